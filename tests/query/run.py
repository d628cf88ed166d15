"""Runs the query of hands.sql over rows that ginscore exported, in DuckDB.

    pip install duckdb
    ginscore export --all --format jsonl > hands.jsonl
    python tests/query/run.py hands.jsonl

It prints the answer as one JSON list of objects.
"""

import json
import pathlib
import sys

import duckdb

rows = sys.argv[1]
query = pathlib.Path(__file__).with_name("hands.sql")
text = query.read_text(encoding="utf-8").replace("'hands.jsonl'", "'" + rows.replace("'", "''") + "'")
answer = duckdb.sql(text)
print(json.dumps([dict(zip(answer.columns, row)) for row in answer.fetchall()]))
