"""Prints the figures of benches/stats.sql over a CSV file of rows; without a file, only starts DuckDB."""

import json
import pathlib
import sys

import duckdb

for rows in sys.argv[1:]:
    duckdb.execute("SET VARIABLE rows = ?", [rows])
    answer = duckdb.sql(pathlib.Path(__file__).with_name("stats.sql").read_text(encoding="utf-8"))
    print(json.dumps([dict(zip(answer.columns, row)) for row in answer.fetchall()]))
