//! The figures of `stats` that rows can give.

/// The column of a query, and the place in the answer of `stats`.
pub(crate) const FIGURES: [(&str, &str); 23] = [
    ("series_played", "/series/played"),
    ("hands_played", "/hands/played"),
    ("hands_won", "/hands/won"),
    ("hands_lost", "/hands/lost"),
    ("points_won", "/points/won"),
    ("points_lost", "/points/lost"),
    ("points_ahead", "/points/ahead"),
    ("boxes", "/boxes"),
    ("won_by_knock", "/wins/knock"),
    ("won_by_gin", "/wins/gin"),
    ("won_by_big_gin", "/wins/big_gin"),
    ("won_by_undercut", "/wins/undercut"),
    ("won_by_gin_off", "/wins/gin_off"),
    ("won_by_points", "/wins/points"),
    ("knocks", "/knocked_with/count"),
    ("knocked_with", "/knocked_with/sum"),
    ("knocks_undercut", "/knocks_undercut"),
    ("caught", "/caught_with/count"),
    ("caught_with", "/caught_with/sum"),
    ("hands_seen", "/left/count"),
    ("points_left", "/left/sum"),
    ("longest_won", "/longest_runs/won"),
    ("longest_lost", "/longest_runs/lost"),
];
