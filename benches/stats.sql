-- The figures of `ginscore stats` over exported rows of series of two players, without more joins than they need. The names
-- of the columns are those of docs/formats/rows.md.
WITH played AS (
    SELECT unnest([player_one, player_two]) AS name, start, series, number, "end" AS ending, winner, knocker, points, boxes,
           knocker_deadwood, defender_deadwood, knocker_left, defender_left
    FROM read_csv(getvariable('rows'))
),
hands AS (
    SELECT name, start, series, number, ending, points, boxes, winner = name AS won, knocker = name AS knocked,
           CASE WHEN knocker = name THEN knocker_deadwood ELSE defender_deadwood END AS deadwood,
           CASE WHEN knocker = name THEN knocker_left ELSE defender_left END AS points_left
    FROM played
),
decided AS (
    SELECT name, won,
           row_number() OVER (PARTITION BY name ORDER BY start, series, number)
           - row_number() OVER (PARTITION BY name, won ORDER BY start, series, number) AS run
    FROM hands
    WHERE won IS NOT NULL
),
runs AS (SELECT name, won, count(*) AS hands FROM decided GROUP BY name, won, run),
longest AS (
    SELECT name, max(hands) FILTER (won) AS longest_won, max(hands) FILTER (NOT won) AS longest_lost FROM runs GROUP BY name
),
figures AS (
    SELECT name,
           count(DISTINCT series) AS series_played,
           count(*) AS hands_played,
           count(*) FILTER (won) AS hands_won,
           count(*) FILTER (NOT won) AS hands_lost,
           coalesce(sum(points) FILTER (won), 0)::BIGINT AS points_won,
           coalesce(sum(points) FILTER (NOT won), 0)::BIGINT AS points_lost,
           points_won - points_lost AS points_ahead,
           coalesce(sum(boxes) FILTER (won), 0)::BIGINT AS boxes,
           count(*) FILTER (won AND ending = 'knock') AS won_by_knock,
           count(*) FILTER (won AND ending = 'gin') AS won_by_gin,
           count(*) FILTER (won AND ending = 'big-gin') AS won_by_big_gin,
           count(*) FILTER (won AND ending = 'undercut') AS won_by_undercut,
           count(*) FILTER (won AND ending = 'gin-off') AS won_by_gin_off,
           count(*) FILTER (won AND ending = 'points') AS won_by_points,
           count(*) FILTER (knocked AND ending IN ('knock', 'undercut', 'gin-off', 'tie')) AS knocks,
           coalesce(sum(deadwood) FILTER (knocked AND ending IN ('knock', 'undercut', 'gin-off', 'tie')), 0)::BIGINT
               AS knocked_with,
           count(*) FILTER (knocked AND ending IN ('undercut', 'gin-off')) AS knocks_undercut,
           count(*) FILTER (NOT knocked AND ending IN ('knock', 'gin', 'big-gin')) AS caught,
           coalesce(sum(deadwood) FILTER (NOT knocked AND ending IN ('knock', 'gin', 'big-gin')), 0)::BIGINT AS caught_with,
           count(points_left) AS hands_seen,
           coalesce(sum(points_left), 0)::BIGINT AS points_left
    FROM hands
    GROUP BY name
)
SELECT figures.*, coalesce(longest_won, 0) AS longest_won, coalesce(longest_lost, 0) AS longest_lost
FROM figures LEFT JOIN longest USING (name)
ORDER BY name
