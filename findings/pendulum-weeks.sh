#!/usr/bin/env bash
# pendulum 3.3.0: a week after Friday at 19:30 is Friday at 18:30, if the week is a timedelta.
#
# Sworn: a pendulum.DateTime, which is a datetime, and a timedelta add up to what a datetime of the same zone gives: 19:30.
# Seen: an hour less when summer time ends in between, since a timedelta counts as seconds. A pendulum.duration of one week,
# which is a timedelta and equal to it, gives 19:30.
source "$(dirname "$0")/common.bash"

python_with pendulum==3.3.0 python-dateutil==4.0.0 tzdata==2026.6

seen=$(
    "$folder/venv/bin/python" - <<'END'
from datetime import datetime, timedelta
from importlib.metadata import version
from zoneinfo import ZoneInfo

import pendulum

print("pendulum", version("pendulum"))
plain = datetime(2026, 10, 23, 19, 30, tzinfo=ZoneInfo("Europe/Berlin"))
evening = pendulum.instance(plain)
week = timedelta(weeks=1)
print("equal:", evening == plain, pendulum.duration(weeks=1) == week, isinstance(pendulum.duration(weeks=1), timedelta))
print("datetime + timedelta:", plain + week)
print("pendulum + timedelta:", evening + week)
print("pendulum + duration:", evening + pendulum.duration(weeks=1))
END
)
expected='pendulum 3.3.0
equal: True True True
datetime + timedelta: 2026-10-30 19:30:00+01:00
pendulum + timedelta: 2026-10-30 18:30:00+01:00
pendulum + duration: 2026-10-30 19:30:00+01:00'
as_expected
