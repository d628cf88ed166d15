//! The board, when it can be opened.

use serde::Serialize;

use super::{WithSchema, answer};

/// Where the score of a series is shown.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BoardView {
    series: String,
    url: String,
    /// The address for those who enter, with `--enter`.
    #[serde(skip_serializing_if = "Option::is_none")]
    enter: Option<String>,
}

/// The address at which the score of a series is shown.
pub fn board(series: &str, url: &str, enter: Option<&str>) -> WithSchema<BoardView> {
    answer(BoardView { series: series.to_owned(), url: url.to_owned(), enter: enter.map(str::to_owned) })
}
