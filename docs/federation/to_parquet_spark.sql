-- Spark: the rows of all clubs with the name of the club and the year, as to_parquet.sql has them in DuckDB.
CREATE OR REPLACE TEMPORARY VIEW clubs (
    series STRING, start STRING, player_one STRING, player_two STRING, first_dealer STRING, stake STRING, preset STRING,
    rules STRING, number BIGINT, time STRING, dealer STRING, hand STRING, note STRING, end STRING, winner STRING,
    points BIGINT, boxes BIGINT, sheet BIGINT, columns ARRAY<BIGINT>, verified BOOLEAN, knock_card STRING, limit BIGINT,
    knocker STRING, knocker_deadwood BIGINT, defender_deadwood BIGINT, knocker_left BIGINT, defender_left BIGINT,
    lineup STRING, players STRING, sides STRING
) USING json OPTIONS (path 'clubs/*.jsonl', mode 'FAILFAST');

CREATE OR REPLACE TEMPORARY VIEW rows_of_clubs AS
SELECT url_decode(regexp_extract(input_file_name(), '([^/]+)[.]jsonl$', 1)) AS club,
       CAST(start AS TIMESTAMP) AS started,
       CAST(left(start, 4) AS INT) AS year,
       *
FROM clubs;
