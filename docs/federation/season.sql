-- The figures of each player over all hands in `hands`, as `ginscore stats` has them. Runs in DuckDB and in Spark.
WITH
-- A series has all of its players, also those who sat out.
seated AS (
    SELECT DISTINCT h.club, h.series, h.started,
           split_part(coalesce(h.players, concat(h.player_one, ', ', h.player_two)), ', ', seats.seat) AS name
    FROM hands AS h
    CROSS JOIN (VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10)) AS seats(seat)
),
-- A player is the same in all clubs, in capital letters or small ones.
playing AS (
    SELECT lower(name) AS player, name, club, series, started,
           row_number() OVER (PARTITION BY lower(name) ORDER BY started DESC, club DESC, series DESC) AS from_last
    FROM seated
    WHERE name <> ''
),
-- Each hand once for each of its two players. A round that was entered as a whole is no player's hand.
played AS (
    SELECT p.player, p.started, h.club, h.series, h.number, h.end AS ending, h.points, h.boxes,
           h.winner = p.name AS won,
           h.knocker = p.name AS knocked,
           CASE WHEN h.knocker = p.name THEN h.knocker_deadwood ELSE h.defender_deadwood END AS deadwood,
           CASE WHEN h.knocker = p.name THEN h.knocker_left ELSE h.defender_left END AS points_left
    FROM playing AS p
    JOIN hands AS h ON h.club = p.club AND h.series = p.series AND (h.player_one = p.name OR h.player_two = p.name)
),
-- Hands that nobody won do not end a run: each hand has the number of the other kind before it.
decided AS (
    SELECT player, won,
           row_number() OVER (PARTITION BY player ORDER BY started, club, series, number)
           - row_number() OVER (PARTITION BY player, won ORDER BY started, club, series, number) AS run
    FROM played
    WHERE won IS NOT NULL
),
runs AS (SELECT player, won, count(*) AS hands FROM decided GROUP BY player, won, run),
longest AS (
    SELECT player, max(hands) FILTER (WHERE won) AS longest_won, max(hands) FILTER (WHERE NOT won) AS longest_lost
    FROM runs
    GROUP BY player
),
figures AS (
    SELECT player,
           count(*) AS hands_played,
           count(*) FILTER (WHERE won) AS hands_won,
           count(*) FILTER (WHERE NOT won) AS hands_lost,
           sum(points) FILTER (WHERE won) AS points_won,
           sum(points) FILTER (WHERE NOT won) AS points_lost,
           sum(boxes) FILTER (WHERE won) AS boxes,
           count(*) FILTER (WHERE won AND ending = 'knock') AS won_by_knock,
           count(*) FILTER (WHERE won AND ending = 'gin') AS won_by_gin,
           count(*) FILTER (WHERE won AND ending = 'big-gin') AS won_by_big_gin,
           count(*) FILTER (WHERE won AND ending = 'undercut') AS won_by_undercut,
           count(*) FILTER (WHERE won AND ending = 'gin-off') AS won_by_gin_off,
           count(*) FILTER (WHERE won AND ending = 'points') AS won_by_points,
           count(*) FILTER (WHERE knocked AND ending IN ('knock', 'undercut', 'gin-off', 'tie')) AS knocks,
           sum(deadwood) FILTER (WHERE knocked AND ending IN ('knock', 'undercut', 'gin-off', 'tie')) AS knocked_with,
           count(*) FILTER (WHERE knocked AND ending IN ('undercut', 'gin-off')) AS knocks_undercut,
           count(*) FILTER (WHERE NOT knocked AND ending IN ('knock', 'gin', 'big-gin')) AS caught,
           sum(deadwood) FILTER (WHERE NOT knocked AND ending IN ('knock', 'gin', 'big-gin')) AS caught_with,
           count(points_left) AS hands_seen,
           sum(points_left) AS points_left
    FROM played
    GROUP BY player
),
careers AS (
    SELECT player, max(name) FILTER (WHERE from_last = 1) AS name, count(*) AS series_played
    FROM playing
    GROUP BY player
)
SELECT c.name, c.series_played,
       coalesce(f.hands_played, 0) AS hands_played,
       coalesce(f.hands_won, 0) AS hands_won,
       coalesce(f.hands_lost, 0) AS hands_lost,
       CAST(coalesce(f.points_won, 0) AS BIGINT) AS points_won,
       CAST(coalesce(f.points_lost, 0) AS BIGINT) AS points_lost,
       CAST(coalesce(f.points_won, 0) - coalesce(f.points_lost, 0) AS BIGINT) AS points_ahead,
       CAST(coalesce(f.boxes, 0) AS BIGINT) AS boxes,
       coalesce(f.won_by_knock, 0) AS won_by_knock,
       coalesce(f.won_by_gin, 0) AS won_by_gin,
       coalesce(f.won_by_big_gin, 0) AS won_by_big_gin,
       coalesce(f.won_by_undercut, 0) AS won_by_undercut,
       coalesce(f.won_by_gin_off, 0) AS won_by_gin_off,
       coalesce(f.won_by_points, 0) AS won_by_points,
       coalesce(f.knocks, 0) AS knocks,
       CAST(coalesce(f.knocked_with, 0) AS BIGINT) AS knocked_with,
       coalesce(f.knocks_undercut, 0) AS knocks_undercut,
       coalesce(f.caught, 0) AS caught,
       CAST(coalesce(f.caught_with, 0) AS BIGINT) AS caught_with,
       coalesce(f.hands_seen, 0) AS hands_seen,
       CAST(coalesce(f.points_left, 0) AS BIGINT) AS points_left,
       coalesce(l.longest_won, 0) AS longest_won,
       coalesce(l.longest_lost, 0) AS longest_lost
FROM careers AS c
LEFT JOIN figures AS f ON f.player = c.player
LEFT JOIN longest AS l ON l.player = c.player
ORDER BY c.player
