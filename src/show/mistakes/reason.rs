//! Why a file cannot be read or written.

use std::io::{self, ErrorKind};

use crate::say::{Fixed, Message, written::reason as say};
use ginscore_ledger::book::NotUsed;
use ginscore_notation::shown;

/// The reason for an error of a file, as a clause. Few of the system's reasons are common; a rare one keeps the system's
/// words, often English, without the number that only programs understand.
pub fn reason(error: &io::Error) -> String {
    if let Some(why) = NotUsed::of(error) {
        return not_used(why);
    }
    let common = match error.kind() {
        ErrorKind::NotFound => say::NotFound.text(),
        ErrorKind::PermissionDenied => say::PermissionDenied.text(),
        ErrorKind::AlreadyExists => say::AlreadyExists.text(),
        ErrorKind::NotADirectory => say::NotADirectory.text(),
        ErrorKind::IsADirectory => say::IsADirectory.text(),
        ErrorKind::DirectoryNotEmpty => say::DirectoryNotEmpty.text(),
        ErrorKind::StorageFull => say::StorageFull.text(),
        ErrorKind::QuotaExceeded => say::QuotaExceeded.text(),
        ErrorKind::FileTooLarge => say::FileTooLarge.text(),
        ErrorKind::ReadOnlyFilesystem => say::ReadOnlyFilesystem.text(),
        ErrorKind::InvalidFilename => say::InvalidFilename.text(),
        ErrorKind::ResourceBusy => say::ResourceBusy.text(),
        ErrorKind::InvalidData => say::NotUtf8.text(),
        _ => return in_words_of_the_system(error),
    };
    common.to_owned()
}

fn not_used(why: &NotUsed) -> String {
    match why {
        NotUsed::IsNotAFile => say::IsNotAFile.said(),
        NotUsed::IsNotADirectory => say::IsNotADirectory.said(),
        NotUsed::IsALink(Some(to)) => say::IsALinkTo { to: shown(&to.display().to_string()) }.said(),
        NotUsed::LeadsNowhere(to) => say::LeadsNowhere { to: shown(&to.display().to_string()) }.said(),
        NotUsed::IsALink(None) => say::IsALink.said(),
        NotUsed::HasNoReader => say::HasNoReader.said(),
        NotUsed::IsNotASeriesName(_) => say::IsNotASeriesName.said(),
    }
}

fn in_words_of_the_system(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};
    use ginscore_ledger::book::SeriesNameError;

    #[test]
    fn a_common_reason_is_said_in_the_language() {
        let missing = std::fs::File::open("/nowhere/at/all").unwrap_err();
        assert_eq!(reason(&missing), "no such file or directory");
        assert_eq!(
            speaking(Lang::with_tag("de").unwrap(), || reason(&missing)),
            "Datei oder Verzeichnis nicht gefunden"
        );
        let link = io::Error::from(NotUsed::IsALink(Some("/etc/\u{1b}x".into())));
        assert_eq!(reason(&link), "it is a link to /etc/\\u{1b}x");
    }

    #[test]
    fn a_name_that_a_series_cannot_have_is_said_in_the_language() {
        let device = io::Error::from(NotUsed::IsNotASeriesName(SeriesNameError::Device));
        assert_eq!(reason(&device), "no series can have that name on every system");
        let german = speaking(Lang::with_tag("de").unwrap(), || reason(&device));
        assert_eq!(german, "so kann eine Serie nicht auf jedem System heißen");
    }

    #[test]
    fn a_rare_reason_keeps_the_words_of_the_system() {
        assert_eq!(reason(&io::Error::from_raw_os_error(5)), "input/output error");
        assert_eq!(reason(&io::Error::other("The disk is gone")), "the disk is gone");
    }
}
