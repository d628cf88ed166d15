-- Runs in DuckDB over the rows of `ginscore export --all --format jsonl`; tests/query/run.py runs it.
-- The results of each player's knocks, with and without a limit from the knock card.
SELECT knocker, rules.knock_card AS knock_card, count(*) AS knocks,
       count(*) FILTER (winner <> knocker) AS undercut,
       avg(knocker_deadwood) AS knocked_with, sum(defender_left) AS left_by_defenders
FROM read_json_auto('hands.jsonl')
WHERE "end" IN ('knock', 'undercut', 'gin-off', 'tie')
GROUP BY ALL ORDER BY knocker, knock_card;
