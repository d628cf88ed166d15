-- Over the rows of `ginscore export --all --format jsonl`, in DuckDB: tests/query/run.py runs it.
-- How each player's knocks fare, with the knock card for a limit and without.
SELECT knocker, rules.knock_card AS knock_card, count(*) AS knocks,
       count(*) FILTER (winner <> knocker) AS undercut,
       avg(knocker_deadwood) AS knocked_with, sum(defender_left) AS left_by_defenders
FROM read_json_auto('hands.jsonl')
WHERE "end" IN ('knock', 'undercut', 'gin-off', 'tie')
GROUP BY ALL ORDER BY knocker, knock_card;
