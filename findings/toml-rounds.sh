#!/usr/bin/env bash
# toml 0.10.2: hands that are lists of tables in a list of rounds are written without their values.
#
# Sworn: what dumps() writes, loads() of the same package reads back, or dumps() refuses it; it reads such lists.
# Seen: of each table only the names of its keys are left, as a list. Players and points are gone, without an error. One
# level less, and it is right.
source "$(dirname "$0")/common.bash"

python_with toml==0.10.2

seen=$(
    "$folder/venv/bin/python" - <<'END'
import json

import toml

print("toml", toml.__version__)
for text in (
    'hands = [{winner = "Ann", points = 18}]',
    'rounds = [[{winner = "Ann", points = 18}, {winner = "Bob", points = 43}]]',
):
    read = toml.loads(text)
    print("read:", json.dumps(read))
    print("written and read again:", json.dumps(toml.loads(toml.dumps(read))))
END
)
expected='toml 0.10.2
read: {"hands": [{"winner": "Ann", "points": 18}]}
written and read again: {"hands": [{"winner": "Ann", "points": 18}]}
read: {"rounds": [[{"winner": "Ann", "points": 18}, {"winner": "Bob", "points": 43}]]}
written and read again: {"rounds": [[["winner", "points"], ["winner", "points"]]]}'
as_expected
