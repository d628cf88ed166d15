//! A hand in the words of people at a table, as in `Ann knocks with 4 against 33`. It is not read, because such words
//! may mean more than one thing, but the line that was probably meant is found and can be shown.

use crate::card_word::looks_like_cards;
use crate::counts::is_count;
use crate::error::{ParseError, ParseErrorKind};
use crate::names::Names;
use crate::span::Span;
use crate::vocabulary::entries;
use crate::words::{SIGNS, Token, TokenKind, split_note, tokens};
use ginscore_rules::players::Player;

/// The words of a line with changes, and where the changes are.
struct Spoken<'a> {
    words: Vec<&'a str>,
    changed: Option<Span>,
    won: bool,
    /// True if the other player is named before the count, and no word says who knocks.
    names_other: bool,
}

/// No knock has more points by the usual rules.
const HIGHEST_KNOCK: u32 = 10;

/// The mistake of a line whose hand starts at byte `at`: that it is said in such words. `None` if `reads` accepts no
/// line with the same words in the notation. `by` are the players who may have ended it, and `first` is the knock card
/// before their name, or empty.
pub(super) fn spoken(
    line: &str,
    (first, at): (&str, usize),
    by: &[Player],
    names: Option<&Names>,
    reads: impl Fn(&str) -> bool,
) -> Option<ParseError> {
    let (typed, note) = split_note(line);
    let found = tokens(typed.get(at..)?, at);
    let Spoken { words, changed, won, names_other } = rewritten(&found, by, names)?;
    let ordered = in_order(&words, won)?;
    let whole = || Some(found.first()?.span.to(found.last()?.span));
    let span = changed.or_else(|| whole().filter(|_| ordered != words))?;
    let is_high = |count: &str| count.parse::<u32>().map(|count| count > HIGHEST_KNOCK);
    let (by, ordered) = match (by, ordered.as_slice()) {
        // `Bob 30 Ann 4`: Ann knocked.
        ([player], [own, v @ "v", other, marks @ ..])
            if names_other && is_high(own) == Ok(true) && is_high(other) == Ok(false) =>
        {
            (vec![player.other()], [&[*other, v, own], marks].concat())
        }
        _ => (by.to_vec(), ordered),
    };
    let hand = ordered.join(" ").replace("@ ", "@").replace("+ ", "+");
    let note = note.map_or_else(String::new, |note| format!("# {note}"));
    let written = |player: &Player| {
        let name = names.map_or("", |names| names.get(*player));
        let parts = [name, hand.as_str(), first.trim(), note.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = by.iter().map(written).collect();
    let good = lines.iter().all(|written| written != line.trim() && reads(written));
    good.then(|| ParseErrorKind::Spoken(lines).at(span))
}

/// The words without the needless ones, and with a `v` for the other player's name. `None` if a name is in a place
/// where this is not certain.
fn rewritten<'a>(found: &[Token<'a>], by: &[Player], names: Option<&Names>) -> Option<Spoken<'a>> {
    let has_against = found.iter().any(|token| token.sign == TokenKind::Against);
    let mut spoken = Spoken { words: Vec::new(), changed: None, won: false, names_other: false };
    let english = entries(None);
    let mut others = false;
    for token in found {
        let word = token.text.to_lowercase();
        let known = |meaning: &str| {
            let means = |(one, known): &(&str, String)| *one == meaning && *known == word;
            token.sign == TokenKind::Word && english.iter().any(means)
        };
        let named = || {
            let name = word.strip_suffix("'s").unwrap_or(&word);
            let plain = token.sign == TokenKind::Word && !is_count(name) && !looks_like_cards(name);
            names.filter(|_| plain).and_then(|names| names.find(name))
        };
        if known("needless") {
            spoken.change(token.span);
        } else if known("won") {
            spoken.won = true;
            spoken.change(token.span);
        } else if known("gin") {
            spoken.words.push("gin");
            spoken.change(token.span);
        } else if token.sign == TokenKind::Against {
            others = true;
            spoken.against();
        } else if word == "to" && token.sign == TokenKind::Word {
            spoken.change(token.span);
            others = true;
            spoken.against();
        } else if let Some(player) = named() {
            spoken.change(token.span);
            match by {
                [by] if player != *by => {
                    spoken.names_other = true;
                    if !has_against && !others {
                        spoken.against();
                    }
                    others = true;
                }
                [_] if !others => {}
                _ => return None,
            }
        } else {
            spoken.words.push(token.text);
        }
    }
    // Who knocks is said.
    spoken.names_other &= !found.iter().any(|token| token.text.to_lowercase().starts_with("knock"));
    Some(spoken)
}

impl<'a> Spoken<'a> {
    /// Adds a place where the line is changed.
    fn change(&mut self, span: Span) {
        self.changed = Some(self.changed.map_or(span, |before| before.to(span)));
    }

    /// Adds the `v` between the two sides, in place of a comma before it.
    fn against(&mut self) {
        let is_comma = |last: &&str| *last == "," || last.eq_ignore_ascii_case("and");
        if self.words.last().is_some_and(is_comma) {
            self.words.pop();
        }
        self.words.push("v");
    }
}

/// The words in the order of the notation: gin before the other side's count, and a plus before points alone. `None` if
/// there are no words.
fn in_order<'a>(words: &[&'a str], won: bool) -> Option<Vec<&'a str>> {
    Some(match words {
        [] => return None,
        [points, marks @ ..] if won && is_count(points) && marks.first().is_none_or(|mark| is_mark(mark)) => {
            [&["+"], words].concat()
        }
        [count, gin, marks @ ..] if is_count(count) && gin.eq_ignore_ascii_case("gin") => {
            [&["gin", "v", count], marks].concat()
        }
        _ => words.to_vec(),
    })
}

/// Returns true if the word is a sign after which a card follows.
fn is_mark(word: &str) -> bool {
    word.starts_with(SIGNS) || word.eq_ignore_ascii_case("up") || word.eq_ignore_ascii_case("x")
}

#[cfg(test)]
mod tests {
    use crate::line::{read_hand, read_showdown};
    use crate::names::Names;
    use crate::{Mistakes, ParseError, ParseErrorKind};

    fn meant(mistakes: &Mistakes<ParseError>) -> Option<Vec<String>> {
        match mistakes.kept() {
            [ParseError { what: ParseErrorKind::Spoken(lines), .. }] => Some(lines.clone()),
            _ => None,
        }
    }

    #[test]
    fn the_line_that_was_meant() {
        let names = Names::new("Ann", "Bob").unwrap();
        for (line, expected) in [
            ("ann knocks with 4 against 33", "Ann 4 v 33"),
            ("Ann knocks 4, Bob 23", "Ann 4 v 23"),
            ("b has 4, ann has 23", "Bob 4 v 23"),
            ("ann knocks with 4 and bob has 23 # at last", "Ann 4 v 23 # at last"),
            ("ann knocks with 4 against bob's 23", "Ann 4 v 23"),
            ("bob 30 ann 4", "Ann 4 v 30"),
            ("bob 30, ann 4 @7s # late", "Ann 4 v 30 @7s # late"),
            ("ann 8 bob 5", "Ann 8 v 5"),
            ("bob knocks with 30, ann 4", "Bob 30 v 4"),
            ("ann 12 gin", "Ann gin v 12"),
            ("ann 4 to 23", "Ann 4 v 23"),
            ("ann gins, bob has 12 @7s", "Ann gin v 12 @7s"),
            ("ann goes gin 12", "Ann gin 12"),
            (
                "ann knocks with 4-7s 9cdh 2h acd v kcdh 2-4c 7h 3d 8s 9s",
                "Ann 4-7s 9cdh 2h acd v kcdh 2-4c 7h 3d 8s 9s",
            ),
            ("ann won by 18 points", "Ann +18"),
            // There is one `v`, wherever the other player is named.
            ("ann bob 4 v 23", "Ann 4 v 23"),
            ("ann knocks ann 4 bob 23", "Ann 4 v 23"),
        ] {
            let mistakes = read_hand(line, &names).unwrap_err();
            assert_eq!(meant(&mistakes).as_deref(), Some(&[expected.to_owned()][..]), "{line}");
            assert!(read_hand(expected, &names).is_ok(), "{expected}");
        }
        let carded = read_hand("@7s ann knocks with 4 against 33 # late", &names).unwrap_err();
        assert_eq!(meant(&carded).as_deref(), Some(&["Ann 4 v 33 @7s # late".to_owned()][..]));
        let both = ["Ann gin v 12".to_owned(), "Bob gin v 12".to_owned()];
        assert_eq!(meant(&read_hand("12 gin", &names).unwrap_err()).as_deref(), Some(&both[..]));
        let judged = read_showdown("knocks with 4 against 33").unwrap_err();
        assert_eq!(meant(&judged).as_deref(), Some(&["4 v 33".to_owned()][..]));
    }

    #[test]
    fn a_line_that_may_mean_something_else_is_not_rewritten() {
        let names = Names::new("Ann", "Adam").unwrap();
        for line in [
            "ann knocks",
            "ann knocks with 4",
            "ann knocks adam 23 ann 4",
            "ann wins with 4 against",
            // The ace of diamonds is not Adam.
            "ann with 4-6s 9cdh ad 11s v 23",
            "xyz knocks with 4 against 33",
            "ann points",
            "4 ann 23 gin",
            // An ace, rather than Ann.
            "ann 4 a 23",
            // Whose count is the last one?
            "ann 4 adam 23 ann",
            "ann",
            "",
        ] {
            assert_eq!(meant(&read_hand(line, &names).unwrap_err()), None, "{line}");
        }
    }

    /// A player may be called like a card.
    #[test]
    fn a_card_is_no_name() {
        let names = Names::new("As", "Bob").unwrap();
        let mistakes = read_hand("bob knocks 4-7s 9cdh ac as 2h v 23", &names).unwrap_err();
        assert_eq!(meant(&mistakes).as_deref(), Some(&["Bob 4-7s 9cdh ac as 2h v 23".to_owned()][..]));
    }

    /// The caret is at the words that are not in the notation.
    #[test]
    fn the_place_is_that_of_the_words() {
        let names = Names::new("Ann", "Bob").unwrap();
        for (line, words) in
            [("ann knocks with 4 against 33", "knocks with"), ("ann 12 gin @7s", "12 gin @7s")]
        {
            let mistakes = read_hand(line, &names).unwrap_err();
            let span = mistakes.kept()[0].span;
            assert_eq!(&line[span.start..span.end], words);
        }
    }
}
