#!/usr/bin/env bash
# word2number 1.1: two counts said one after the other become one number, and a wrong one.
#
# Sworn: "four twenty three", a knock with 4 against 23 as people say it, is refused, or read as 4 and 23, or as 423.
# Seen: 83. The words before a ten are added up and multiplied by it. "nine twenty" is 29, without a word of warning.
source "$(dirname "$0")/common.bash"

python_with word2number==1.1

seen=$(
    "$folder/venv/bin/python" - <<'END'
from importlib.metadata import version
from word2number import w2n

print("word2number", version("word2number"))
for said in "twenty three", "four twenty three", "Ann four against twenty three", "nine twenty":
    print(f"{said}: {w2n.word_to_num(said)}")
END
)
expected='word2number 1.1
twenty three: 23
four twenty three: 83
Ann four against twenty three: 83
nine twenty: 29'
as_expected
