#!/usr/bin/env bash
# tomlkit 0.15.2: a list of a document, once sorted, is written as it was before.
#
# Sworn: after sort(), the file has the scores in the order in which the program has them, or sort() is refused.
# Seen: the program has the new order, and dumps() writes the old one. To remove the first score after that takes another one
# out of the file. reverse() does reach the file.
source "$(dirname "$0")/common.bash"

python_with tomlkit==0.15.2

seen=$(
    "$folder/venv/bin/python" - <<'END'
import tomlkit

print("tomlkit", tomlkit.__version__)

def show(what, document):
    written = tomlkit.parse(tomlkit.dumps(document))
    print(f"{what}: in the program {list(document['scores'])}, in the file {list(written['scores'])}")

for what, change in (
    ("sorted", lambda scores: scores.sort()),
    ("sorted, 9 added", lambda scores: (scores.sort(), scores.append(9))),
    ("sorted, the first removed", lambda scores: (scores.sort(), scores.pop(0))),
    ("reversed", lambda scores: scores.reverse()),
):
    document = tomlkit.parse("scores = [43, 18, 25]\n")
    change(document["scores"])
    show(what, document)
END
)
expected='tomlkit 0.15.2
sorted: in the program [18, 25, 43], in the file [43, 18, 25]
sorted, 9 added: in the program [18, 25, 43, 9], in the file [43, 18, 25, 9]
sorted, the first removed: in the program [25, 43], in the file [18, 25]
reversed: in the program [25, 18, 43], in the file [25, 18, 43]'
as_expected
