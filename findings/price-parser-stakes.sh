#!/usr/bin/env bash
# price-parser 0.5.1: half a cent a point is read as five, and a loss as a gain.
#
# Sworn: `0.005` is 0.005, as `0.05` is 0.05, and `-12.90` is -12.90.
# Seen: three digits after a point or a comma are thousands, even after a nought: `0.005` is 5 and `$0.025` is 25, a thousand times
# the stake. The minus is left out, and so are the parentheses of a loss.
source "$(dirname "$0")/common.bash"

python_with attrs==26.1.0 price-parser==0.5.1

seen=$(
    "$folder/venv/bin/python" - <<'END'
from importlib.metadata import version

from price_parser import Price

print("price-parser", version("price-parser"))
for stake in "0.05", "0.005", "0,005 €", "$0.025 a point", "0.0050", "12.90", "-12.90", "(12.90)":
    print(f"{stake}: {Price.fromstring(stake).amount}")
END
)
expected='price-parser 0.5.1
0.05: 0.05
0.005: 5
0,005 €: 5
$0.025 a point: 25
0.0050: 0.0050
12.90: 12.90
-12.90: 12.90
(12.90): 12.90'
as_expected
