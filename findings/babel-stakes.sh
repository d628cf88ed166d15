#!/usr/bin/env bash
# Babel 2.19.0: a stake of 0.10, read in a language with decimal commas, is 10.
#
# Sworn: parse_decimal("0.10", locale="de") is refused, or is a tenth: no number has its separator of thousands there.
# Seen: 10, a hundred times the stake, and 1.5 is 15. Only strict=True refuses them; "0,10" is a tenth.
source "$(dirname "$0")/common.bash"

python_with babel==2.19.0

seen=$(
    "$folder/venv/bin/python" - <<'END'
import babel
from babel.numbers import NumberFormatError, parse_decimal

print("Babel", babel.__version__)
for stake in "0,10", "0.10", "1.5", "0.05":
    try:
        strict = parse_decimal(stake, locale="de", strict=True)
    except NumberFormatError:
        strict = "refused"
    print(f"stake {stake}: {parse_decimal(stake, locale='de')}, strict {strict}")
END
)
expected='Babel 2.19.0
stake 0,10: 0.10, strict 0.10
stake 0.10: 10, strict refused
stake 1.5: 15, strict refused
stake 0.05: 5, strict refused'
as_expected
