//! Deleted, restored and renamed series, in words.

use std::path::Path;

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::{counted, one_of, quoted, ticked};
use ginscore_ledger::model::Series;
use ginscore_rules::notation::shown;

/// The question before a series is deleted; `None` stands for a series that cannot be read.
pub fn delete_question(name: &str, series: Option<&Series>) -> String {
    match series {
        Some(series) => {
            let hands = counted(series.hands().count() as u32, "hand");
            format!("Delete the series {name} with {hands}? (y or n)")
        }
        None => format!("Delete the series {name}, which cannot be read? (y or n)"),
    }
}

/// The report that nothing is deleted without a question.
pub fn not_asked(name: &str) -> Diagnostic {
    let message = format!("{} is not deleted without a question, and nobody can be asked here", ticked(name));
    Diagnostic::new(Code::BadOption, message).hinted("add `--yes` to delete it")
}

/// The report that no deleted series, or more than one, has this part in its name.
pub fn not_deleted(part: &str, several: &[String]) -> Diagnostic {
    let names: Vec<String> = several.iter().take(5).map(|name| ticked(name)).collect();
    if names.is_empty() {
        return Diagnostic::new(Code::UnknownSeries, format!("no deleted series is called {}", ticked(part)))
            .hinted("`ginscore series restore` lists them");
    }
    Diagnostic::new(Code::UnknownSeries, format!("{} matches several deleted series", ticked(part)))
        .hinted(format!("write more of the name: {}", one_of(&names)))
}

/// The report that a series has the name already.
pub fn taken(path: &Path) -> Diagnostic {
    Diagnostic::new(Code::LedgerWrite, format!("{} already exists", path.display()))
        .hinted("give one of the two another name with `ginscore series rename`")
        .in_file(path, None)
}

/// The sentences about a deleted series.
pub fn deleted(name: &str, in_trash: &str) -> String {
    let (name, in_trash) = (shown(name), quoted(&shown(in_trash)));
    format!("Deleted series {name}. `ginscore series restore {in_trash}` brings it back.\n")
}

/// The sentence about a restored series.
pub fn restored(name: &str) -> String {
    format!("Restored series {}.\n", shown(name))
}

/// The sentence about a renamed series.
pub fn renamed(old: &str, new: &str) -> String {
    format!("Renamed series {} to {}.\n", shown(old), shown(new))
}

/// The list of deleted series.
pub fn list_deleted(names: &[String]) -> String {
    match names {
        [] => "There are no deleted series.\n".to_owned(),
        names => names.iter().map(|name| format!("  {}\n", shown(name))).collect(),
    }
}
