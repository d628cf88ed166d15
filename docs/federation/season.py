"""The figures of a season over the rows of many clubs, in DuckDB or in Spark. docs/federation.md explains it.

    ginscore export --all --format jsonl -o clubs/lisbon.jsonl    # in each club
    pip install duckdb                                            # or pyspark, which needs Java
    python docs/federation/season.py duckdb 2026                  # or spark; all years without a year

It reads clubs/*.jsonl in the current directory, writes them to hands/ as Parquet, and prints one JSON object per player.
"""

import json
import pathlib
import sys

here = pathlib.Path(__file__).parent
engine, year = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
season = f"WHERE year = {int(year)}" if year else ""


def statements(name):
    """The statements of a file. Its comments have no semicolon at the end of a line."""
    return [text for text in (here / name).read_text(encoding="utf-8").split(";\n") if text.strip()]


def duckdb():
    import duckdb

    for text in statements("to_parquet.sql"):
        duckdb.execute(text)
    rows = "read_parquet('hands/*/*.parquet', hive_partitioning = true)"
    duckdb.execute(f"CREATE VIEW hands AS SELECT * FROM {rows} {season}")
    answer = duckdb.sql((here / "season.sql").read_text(encoding="utf-8"))
    return [dict(zip(answer.columns, row)) for row in answer.fetchall()]


def spark():
    from pyspark.sql import SparkSession

    spark = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.sql.parquet.compression.codec", "zstd")
        .getOrCreate()
    )
    for text in statements("to_parquet_spark.sql"):
        spark.sql(text)
    spark.table("rows_of_clubs").write.mode("overwrite").partitionBy("year").parquet("hands")
    spark.read.parquet("hands").createOrReplaceTempView("all_hands")
    spark.sql(f"CREATE TEMPORARY VIEW hands AS SELECT * FROM all_hands {season}")
    return [row.asDict() for row in spark.sql((here / "season.sql").read_text(encoding="utf-8")).collect()]


for player in {"duckdb": duckdb, "spark": spark}[engine]():
    print(json.dumps(player, ensure_ascii=False))
