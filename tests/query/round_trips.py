"""Sends exported rows through other programs, and imports what they write into an empty ledger.

    pip install duckdb pandas polars csvkit
    apt-get install miller sqlite3 libreoffice-calc gnumeric
    python tests/query/round_trips.py GINSCORE

Exports the ledger in use. Prints a row for each program that is installed, as docs/formats/rows.md has it: its name and
version, what it changed, and what import did.
"""

import csv
import importlib
import importlib.metadata
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# DuckDB writes times with the offset of the computer.
os.environ["TZ"] = "UTC"
GINSCORE = os.path.abspath(sys.argv[1])
BIN = pathlib.Path(sys.executable).parent


def run(*words, **options):
    words = [str(word) for word in words]
    done = subprocess.run(words, check=True, capture_output=True, text=True, **options)
    return done.stdout + done.stderr


def duckdb(source, target):
    tool = importlib.import_module("duckdb")
    kind = "format json" if target.suffix == ".jsonl" else "format csv, header"
    tool.sql(f"COPY (FROM '{source}') TO '{target}' ({kind})")


def pandas(source, target):
    tool = importlib.import_module("pandas")
    if source.suffix == ".csv":
        return tool.read_csv(source).to_csv(target, index=False)
    rows = [json.loads(line) for line in source.open(encoding="utf-8")]
    return tool.json_normalize(rows).to_csv(target, index=False)


def polars(source, target):
    tool = importlib.import_module("polars")
    if source.suffix == ".csv":
        return tool.read_csv(source, try_parse_dates=True).write_csv(target)
    return tool.read_ndjson(source).write_ndjson(target)


def miller(source, target):
    kinds = {".csv": "--icsv", ".jsonl": "--ijsonl"}, {".csv": "--ocsv", ".json": "--ojson"}
    sort = ["flatten", "then", "unsparsify", "then", "sort", "-nr", "number"]
    target.write_text(run("mlr", kinds[0][source.suffix], kinds[1][target.suffix], *sort, source), encoding="utf-8")


def csvkit(source, target):
    rows = run(BIN / "csvsort", "-r", "-c", "number", source) if source.suffix == ".csv" else run(
        BIN / "in2csv", "-f", "ndjson", source)
    target.write_text(rows, encoding="utf-8")


def sqlite(source, target):
    lines = [".mode csv", f".import {source} hands", ".headers on"]
    lines += [".mode list"] if target.suffix == ".txt" else []
    target.write_text(run("sqlite3", input="\n".join([*lines, "SELECT * FROM hands;"])), encoding="utf-8")


def libreoffice(source, target):
    made = target.parent / "made"
    for kind, file in ("xlsx", source), ("csv", made / (source.stem + ".xlsx")):
        run("soffice", f"-env:UserInstallation=file://{made}/profile", "--headless", "--convert-to", kind, "--outdir", made, file)
    (made / (source.stem + ".csv")).rename(target)


def gnumeric(source, target):
    run("ssconvert", source, target)


def of_module(name):
    return lambda: importlib.metadata.version(name)


def said(*words):
    return lambda: re.search(r"\d+\.[\d.]*\d", run(*words)).group()


# The program, its version, how it is called, and the formats that it reads and writes.
TRIPS = [
    ("DuckDB", of_module("duckdb"), duckdb, ["csv csv", "jsonl jsonl", "jsonl csv"]),
    ("pandas", of_module("pandas"), pandas, ["csv csv", "jsonl csv"]),
    ("Polars", of_module("polars"), polars, ["csv csv", "jsonl jsonl"]),
    ("Miller", said("mlr", "--version"), miller, ["csv csv", "jsonl json", "jsonl csv"]),
    ("csvkit", of_module("csvkit"), csvkit, ["csv csv", "jsonl csv"]),
    ("SQLite", said("sqlite3", "--version"), sqlite, ["csv csv", "csv txt"]),
    ("LibreOffice", said("soffice", "--version"), libreoffice, ["csv csv"]),
    ("Gnumeric", said("ssconvert", "--version"), gnumeric, ["csv csv"]),
]


def texts(file):
    """The rows of a file by number and hand, with each cell as it is written."""
    if file.suffix == ".csv":
        rows = list(csv.DictReader(file.open(encoding="utf-8", newline="")))
    elif file.suffix == ".txt":
        rows = list(csv.DictReader(file.open(encoding="utf-8", newline=""), delimiter="|"))
    elif file.suffix == ".json":
        rows = json.loads(file.read_text(encoding="utf-8"))
    else:
        rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    return {(int(float(row["number"])), row["hand"]): row for row in rows}


def changes(before, after):
    """The columns that another program wrote otherwise."""
    found = []
    for key, row in before.items():
        other = after.get(key, {})
        found += [name for name, cell in row.items() if name not in found and other.get(name) != cell]
    return [name for name in next(iter(before.values())) if name in found]


def ginscore(folder, *words):
    done = subprocess.run([GINSCORE, "--ledger", str(folder), *words], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def ticked(names):
    return ", ".join(f"`{name}`" for name in names) or "nothing"


def row(name, version, tool, reads, writes):
    """A row of the table for one program."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        before, written, back = folder / f"hands.{reads}", folder / f"there.{writes}", folder / f"back.{reads}"
        run(GINSCORE, "export", "--all", "--format", reads, "-o", before, "--quiet")
        tool(before, written)
        changed = ticked(changes(texts(before), texts(written))) if reads == writes else "the format"
        status, _, error = ginscore(folder / "ledger", "import", str(written))
        if status:
            done = error.splitlines()[0].replace(f"{folder}/", "")
        else:
            ginscore(folder / "ledger", "export", "--all", "--format", reads, "-o", str(back), "--quiet")
            left = changes(texts(before), texts(back))
            done = f"all rows, with that {ticked(left)}" if left else "all rows"
        return f"| {name} {version} | {reads} to {writes} | {changed} | {done} |"


for name, version, tool, trips in TRIPS:
    try:
        found = version()
    except (importlib.metadata.PackageNotFoundError, FileNotFoundError):
        continue
    for trip in trips:
        print(row(name, found, tool, *trip.split()), flush=True)
