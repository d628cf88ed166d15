#!/usr/bin/env bash
# python-dateutil 4.0.0: an evening at 7.30 pm begins at seven, and one at 19.30 20 Nov 2026 is in 2019.
#
# Sworn: half past seven with a full stop, as it is written in Britain, is 19:30, like "7:30 pm" and "7h30 pm", or refused.
# Seen: what is behind the stop is left out, without a warning. Before a date, 19.30 is the year 2019, and 2026 the time 20:26.
source "$(dirname "$0")/common.bash"

python_with python-dateutil==4.0.0 tzdata==2026.6

seen=$(
    "$folder/venv/bin/python" - <<'END'
from datetime import datetime

import dateutil
from dateutil.parser import parse

print("dateutil", dateutil.__version__)
for evening in "7:30 pm", "7h30 pm", "7.30 pm", "Friday 20 November at 7.30 pm", "11.45 pm", "19.30 20 Nov 2026":
    print(f"{evening}: {parse(evening, default=datetime(2026, 11, 20))}")
END
)
expected='dateutil 4.0.0
7:30 pm: 2026-11-20 19:30:00
7h30 pm: 2026-11-20 19:30:00
7.30 pm: 2026-11-20 19:00:00
Friday 20 November at 7.30 pm: 2026-11-20 19:00:00
11.45 pm: 2026-11-20 23:00:00
19.30 20 Nov 2026: 2019-11-20 20:26:00'
as_expected
