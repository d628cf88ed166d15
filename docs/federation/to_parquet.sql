-- DuckDB: the rows of all clubs, clubs/NAME.jsonl, as Parquet in the directory hands, partitioned by the year in which
-- their series started. Every row gets the name of its club, which is the name of the file.
COPY (
    SELECT parse_filename(filename, true) AS club,
           CAST(start AS TIMESTAMPTZ) AS started,
           CAST(left(start, 4) AS INTEGER) AS year,
           * EXCLUDE (filename)
    FROM read_json(
        'clubs/*.jsonl', format = 'newline_delimited', filename = true,
        -- With their types, because a column may be empty in all of the first rows.
        columns = {
            series: 'VARCHAR', start: 'VARCHAR', player_one: 'VARCHAR', player_two: 'VARCHAR', first_dealer: 'VARCHAR',
            stake: 'VARCHAR', preset: 'VARCHAR', rules: 'VARCHAR', number: 'BIGINT', time: 'VARCHAR', dealer: 'VARCHAR',
            hand: 'VARCHAR', note: 'VARCHAR', "end": 'VARCHAR', winner: 'VARCHAR', points: 'BIGINT', boxes: 'BIGINT',
            sheet: 'BIGINT', columns: 'BIGINT[]', verified: 'BOOLEAN', knock_card: 'VARCHAR', "limit": 'BIGINT',
            knocker: 'VARCHAR', knocker_deadwood: 'BIGINT', defender_deadwood: 'BIGINT', knocker_left: 'BIGINT',
            defender_left: 'BIGINT', lineup: 'VARCHAR', players: 'VARCHAR', sides: 'VARCHAR'
        }
    )
) TO 'hands' (FORMAT parquet, COMPRESSION zstd, PARTITION_BY (year), OVERWRITE);
