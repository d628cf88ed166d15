//! A line in the words of players: it is refused, with the line to type in its place.

use super::corrected::corrected;
use super::failure::{Failure, Instead};
use crate::show::card_letters::own_letters;
use crate::show::diagnostic::Diagnostic;
use crate::show::local_words::local_word;
use crate::show::parse_error::{instead, parse_error, parse_errors, to_type};
use ginscore_notation::{Mistakes, ParseError, ParseErrorKind, Span, nearest, reworded};

/// The failure for a line with mistakes, whose hand starts at byte `from`. If the line can be read once its words are
/// written as they are typed, only that is said.
pub(super) fn unread(
    line: &str,
    (from, names): (usize, &[&str]),
    mistakes: Mistakes<ParseError>,
    reads: impl Fn(&str) -> Result<(), Mistakes<ParseError>>,
) -> Failure {
    let unknown = unknown_name(line, &mistakes);
    let Some(meant) = reworded(line, from, names, own_letters(), &reads) else {
        let meant = corrected(line, mistakes.kept());
        let instead = (meant != line && reads(&meant).is_ok()).then(|| Instead::rewritten(line, meant));
        let failure = match unknown {
            Some(unknown) => with_unknown_name(line, &unknown, names, reads),
            None => Failure::unreadable(parse_errors(line, mistakes)),
        };
        return Failure { instead: failure.instead.or(instead), ..failure };
    };
    let reports = parse_errors(line, mistakes);
    // Programs get the code of the first mistake, as without the words.
    let report = instead(line, &meant);
    let code = reports.kept().first().map_or(report.code, |first| first.code);
    Failure::unreadable([Diagnostic { code, ..report }]).perhaps_meaning(line, &meant.lines)
}

/// The name that no player has. A word of another language explains the other mistakes.
fn unknown_name(line: &str, mistakes: &Mistakes<ParseError>) -> Option<ParseError> {
    if mistakes.kept().iter().any(|one| local_word(line, one).is_some()) {
        return None;
    }
    let is_name = |one: &&ParseError| {
        matches!(one.what, ParseErrorKind::UnknownPlayer { .. }) && one.span.start < one.span.end
    };
    let unknown = mistakes.kept().iter().find(is_name)?;
    Some(first_word(line, unknown).unwrap_or_else(|| unknown.clone()))
}

/// The mistake in the first word only, if it is nearly the name of one player: the words after it may be cards.
fn first_word(line: &str, unknown: &ParseError) -> Option<ParseError> {
    let ParseErrorKind::UnknownPlayer { meant, players, command: None } = &unknown.what else { return None };
    let typed = line.get(unknown.span.start..unknown.span.end)?;
    let (first, _) = typed.split_once(' ').filter(|_| meant.is_empty())?;
    let near = |name: &&String| nearest(first, [name.as_str()]).is_some();
    let near: Vec<String> = players.iter().filter(near).cloned().collect();
    if near.len() != 1 {
        return None;
    }
    let span = Span::new(unknown.span.start, unknown.span.start + first.len());
    let what = ParseErrorKind::UnknownPlayer { meant: near, players: players.clone(), command: None };
    Some(ParseError { span, what })
}

/// The failure for a line with such a name, and for nothing else in it: its cards may be those of somebody who writes them
/// in another way. If one player may be meant and the line can be read then, that is the line to type.
fn with_unknown_name(
    line: &str,
    unknown: &ParseError,
    names: &[&str],
    reads: impl Fn(&str) -> Result<(), Mistakes<ParseError>>,
) -> Failure {
    let report = parse_error(line, unknown);
    let named = || {
        let ParseErrorKind::UnknownPlayer { meant, .. } = &unknown.what else { return None };
        let [name] = meant.as_slice() else { return None };
        let (before, after) = (line.get(..unknown.span.start)?, line.get(unknown.span.end..)?);
        let end = before.len() + name.len();
        reworded(&format!("{before}{name}{after}"), end, names, own_letters(), reads)
    };
    let Some(meant) = named() else { return Failure::unreadable([report]) };
    Failure::unreadable([report.hinted(to_type(&meant.lines))]).perhaps_meaning(line, &meant.lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::record::read_pair;
    use crate::messages::{Lang, speaking};
    use ginscore_notation::{Roster, read_side, tokens};
    use ginscore_rules::players::{Lineup, Opponents};

    fn cards(line: &str) -> Result<(), Mistakes<ParseError>> {
        let mut mistakes = Mistakes::none();
        read_side(&tokens(line, 0), &mut mistakes);
        if mistakes.is_empty() { Ok(()) } else { Err(mistakes) }
    }

    /// The answer to what is typed in a language; Spanish and French are typed to the English program.
    fn answer(lang: &str, typed: &str) -> String {
        let roster = Roster::new(Lineup::TWO, &["Anna", "Bruno"], None).unwrap();
        let lang = Lang::with_tag(lang).unwrap_or_default();
        let hand = ["Anna", "empate", "patta", "remis", "unent"].iter().any(|first| typed.starts_with(first));
        let read = |line: &str| match hand {
            true => read_pair(line, &roster, Opponents::two()).map(drop),
            false => cards(line).map_err(|mistakes| unread(line, (0, &[]), mistakes, cards)),
        };
        let Err(failure) = speaking(lang, || read(typed)) else { return "=".to_owned() };
        let reports = failure.reports;
        if reports.count() != 1 {
            return format!("! {} reports", reports.count());
        }
        match failure.instead {
            Some(instead) => {
                assert!(read(&instead.meant).is_ok(), "{typed}: {}", instead.meant);
                instead.meant
            }
            None => format!("? {}", reports.kept()[0].hint.clone().unwrap_or_default()),
        }
    }

    #[test]
    fn cards_after_an_unknown_name_are_no_mistakes_of_their_own() {
        let roster = Roster::new(Lineup::TWO, &["Anna", "Bruno"], None).unwrap();
        let failure = |line: &str| {
            let read = || read_pair(line, &roster, Opponents::two()).unwrap_err();
            speaking(Lang::with_tag("de").unwrap(), read)
        };
        let near = failure("Anan 10herz 4karo v 23");
        assert_eq!(near.reports.count(), 1);
        assert_eq!(near.instead.unwrap().meant, "Anna 10he 4ka v 23");
        let words = failure("Anan Herz 10 Karo 4 v 23");
        assert_eq!(words.reports.count(), 1);
        assert!(words.reports.kept()[0].message.contains("`Anan`"));
        assert_eq!(words.instead.unwrap().meant, "Anna 10he 4ka v 23");
        assert_eq!(failure("Anan Dame Herz v 23").instead.unwrap().meant, "Anna Dhe v 23");
        let far = failure("Xyz 10herzz 4pikk v 23");
        assert_eq!(far.reports.count(), 1);
        assert!(far.reports.kept()[0].message.contains("Xyz") && far.instead.is_none());
        let known = failure("Anna herzz pikk v 23");
        assert!(known.reports.count() > 1, "the name is that of a player");
    }

    #[test]
    fn cards_as_people_write_them() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cards-as-written.tsv");
        let known = std::fs::read_to_string(path).unwrap();
        let rows: Vec<String> = known
            .lines()
            .map(|row| match row.split('\t').collect::<Vec<_>>().as_slice() {
                [lang, typed, _] => format!("{lang}\t{typed}\t{}", answer(lang, typed)),
                _ => row.to_owned(),
            })
            .collect();
        for lang in ["en", "de", "it", "pl", "pt-BR", "pt-PT", "es", "fr"] {
            let of_language = rows.iter().filter(|row| row.starts_with(&format!("{lang}\t")));
            assert!(of_language.count() >= 20, "{lang}");
        }
        assert!(rows.len() > 200, "{}", rows.len());
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, rows.join("\n") + "\n").unwrap();
        } else {
            for (row, known) in rows.iter().zip(known.lines()) {
                assert!(!row.contains("\t!"), "{row}");
                assert_eq!(row, known);
            }
        }
    }
}
