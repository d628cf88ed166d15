"""Runs the queries of a page in DuckDB, in the folder in which the exported rows are.

    pip install duckdb
    python tests/query/run.py docs/formats/queries.md

Prints the answer of each query that selects as one JSON list of lists of objects. Numbers with decimals are texts.
"""

import json
import pathlib
import re
import sys

import duckdb

answers = []
page = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
for query in re.findall(r"```sql\n(.*?)```", page, re.DOTALL):
    answer = duckdb.sql(query)
    if query.startswith("SELECT"):
        answers.append([dict(zip(answer.columns, row)) for row in answer.fetchall()])
print(json.dumps(answers, default=str))
