#!/usr/bin/env bash
# ics 0.7.3: an evening at half past seven, of no time zone, is written as half past seven in UTC.
#
# Sworn: a beginning without an offset is a floating time (RFC 5545), DTSTART:20261120T193000, the same hour in every calendar.
# Seen: a Z after it. Whoever lives an hour east of Greenwich is invited for half past eight.
source "$(dirname "$0")/common.bash"

python_with arrow==1.4.0 attrs==26.1.0 ics==0.7.3 python-dateutil==4.0.0 six==1.17.0 TatSu==5.15.1 tzdata==2026.6

seen=$(
    "$folder/venv/bin/python" - <<'END'
from datetime import datetime
from importlib.metadata import version
from ics import Event

print("ics", version("ics"))
for begin in "2026-11-20 19:30:00", datetime(2026, 11, 20, 19, 30), "2026-11-20T19:30:00+01:00":
    lines = Event(name="Gin rummy", begin=begin).serialize().splitlines()
    print(begin, *(line for line in lines if line.startswith("DTSTART")))
END
)
expected='ics 0.7.3
2026-11-20 19:30:00 DTSTART:20261120T193000Z
2026-11-20 19:30:00 DTSTART:20261120T193000Z
2026-11-20T19:30:00+01:00 DTSTART:20261120T183000Z'
as_expected
