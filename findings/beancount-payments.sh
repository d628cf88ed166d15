#!/usr/bin/env bash
# beancount 3.2.3: a payment that is 0.004 short balances, unless the other amount is a whole number.
#
# Sworn: what Bob pays for gin and what Ann gets must be the same, or the ledger is in error.
# Seen: half a unit of the last decimal may be missing, and the decimals are those of the entry itself, the fewest of all:
# next to 1.00, a payment of 0.996 passes; next to 1, which has none, it does not.
source "$(dirname "$0")/common.bash"

python_with beancount==3.2.3 click==8.5.1 python-dateutil==4.0.0 regex==2026.11.19 tzdata==2026.6

seen=$(
    "$folder/venv/bin/python" - <<'END'
import beancount
from beancount import loader

print("beancount", beancount.__version__)
for got, paid in ("1.00", "1.00"), ("1.00", "0.996"), ("1.00", "0.994"), ("1", "0.996"):
    _, errors, _ = loader.load_string(f"""
2026-11-20 open Income:Ann EUR
2026-11-20 open Income:Bob EUR
2026-11-20 * "Bob pays Ann for the evening"
  Income:Ann  {got} EUR
  Income:Bob  -{paid} EUR
""")
    print(f"Ann gets {got}, Bob pays {paid}: {'in error' if errors else 'balanced'}")
END
)
expected='beancount 3.2.3
Ann gets 1.00, Bob pays 1.00: balanced
Ann gets 1.00, Bob pays 0.996: balanced
Ann gets 1.00, Bob pays 0.994: in error
Ann gets 1, Bob pays 0.996: in error'
as_expected
