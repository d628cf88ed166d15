#!/usr/bin/env bash
# rich 15.0.0: a run of court cards in brackets is not printed, and a run of other cards is.
#
# Sworn: "[kh qh jh]" is printed as it is, like "[7d 8d 9d]", or refused, since there is no style of that name.
# Seen: nothing is left of it, not even the brackets: an unknown style in small letters is passed over in silence.
source "$(dirname "$0")/common.bash"

python_with markdown-it-py==4.3.0 mdurl==0.1.2 Pygments==2.21.0 rich==15.0.0

seen=$(
    "$folder/venv/bin/python" - <<'END'
from importlib.metadata import version
from io import StringIO
from rich.console import Console

print("rich", version("rich"))
for hand in "Ann [7d 8d 9d] v 23", "Ann [kh qh jh] v 23", "Ann [Kh Qh Jh] v 23", "Ann [as 2s 3s] gin":
    console = Console(file=StringIO(), color_system=None)
    console.print(hand)
    print(hand, "=>", console.file.getvalue().rstrip("\n"))
END
)
expected='rich 15.0.0
Ann [7d 8d 9d] v 23 => Ann [7d 8d 9d] v 23
Ann [kh qh jh] v 23 => Ann  v 23
Ann [Kh Qh Jh] v 23 => Ann [Kh Qh Jh] v 23
Ann [as 2s 3s] gin => Ann  gin'
as_expected
