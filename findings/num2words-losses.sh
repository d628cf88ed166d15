#!/usr/bin/env bash
# num2words 0.5.14: a loss of less than one is said like a gain, in English, German and French.
#
# Sworn: -0.50 is "minus zero point five", as -1.50 is "minus one point five"; as a sum of euros it is said with its "minus".
# Seen: "zero point five", like 0.50: the sign is that of the whole number, and zero has none.
source "$(dirname "$0")/common.bash"

python_with docopt==0.6.2 num2words==0.5.14

seen=$(
    "$folder/venv/bin/python" - <<'END'
from decimal import Decimal
from importlib.metadata import version

from num2words import num2words

print("num2words", version("num2words"))
for net in "0.50", "-0.50", "-1.50":
    print(f"{net}:", "; ".join(num2words(Decimal(net), lang=language) for language in ("en", "de", "fr")))
print("-0.50 EUR:", num2words(Decimal("-0.50"), to="currency", currency="EUR"))
END
)
expected='num2words 0.5.14
0.50: zero point five; null Komma fünf; zéro virgule cinq
-0.50: zero point five; null Komma fünf; zéro virgule cinq
-1.50: minus one point five; minus eins Komma fünf; moins un virgule cinq
-0.50 EUR: minus zero euro, fifty cents'
as_expected
