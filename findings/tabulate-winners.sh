#!/usr/bin/env bash
# tabulate 0.10.0: a table of games prints the winner Nan as `nan`, and to the right, until somebody else wins one.
#
# Sworn: a column of names is a column of names, and each is printed as it is.
# Seen: Nan's name alone is a number, which is printed in small letters; next to another winner it is a name again.
source "$(dirname "$0")/common.bash"

python_with tabulate==0.10.0

seen=$(
    "$folder/venv/bin/python" - <<'END'
from importlib.metadata import version
from tabulate import tabulate

print("tabulate", version("tabulate"))
games = [["Nan", 231], ["Nan", 164]]
for rows in games, games + [["Bob", 148]]:
    print(tabulate(rows, headers=["winner", "worth"]))
END
)
expected='tabulate 0.10.0
  winner    worth
--------  -------
     nan      231
     nan      164
winner      worth
--------  -------
Nan           231
Nan           164
Bob           148'
as_expected
