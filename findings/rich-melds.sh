#!/usr/bin/env bash
# rich 15.0.0: a run of court cards in brackets is not printed, and a run of other cards is.
#
# Sworn: "[kh qh jh]" is printed as it is, like "[7d 8d 9d]", or refused, since there is no style of that name.
# Seen: nothing is left of it, not even the brackets: an unknown style in small letters is passed over in silence.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rich==15.0.0

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
echo "$seen"
diff <(echo "$expected") <(echo "$seen") >&2
