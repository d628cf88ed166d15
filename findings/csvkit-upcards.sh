#!/usr/bin/env bash
# csvkit 2.2.0 (agate): a column of upcards without a club, a jack, a queen and a king becomes times.
#
# Sworn: cards such as 7S, 9H and 5D are text to a program that sorts a CSV file by another column.
# Seen: seconds, hours and days: 0:00:07, 9:00:00 and "5 days, 0:00:00". One queen in the column, and they are text.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check csvkit==2.2.0

seen=$(
    cd "$folder"
    csvsort=venv/bin/csvsort
    "$csvsort" --version
    printf 'hand,upcard\n2,9H\n1,7S\n3,5D\n' | "$csvsort" -c hand
    printf 'hand,upcard\n2,9H\n1,7S\n3,QS\n' | "$csvsort" -c hand
)
expected='csvsort 2.2.0
hand,upcard
1,0:00:07
2,9:00:00
3,"5 days, 0:00:00"
hand,upcard
1,7S
2,9H
3,QS'
echo "$seen"
diff <(echo "$expected") <(echo "$seen") >&2
