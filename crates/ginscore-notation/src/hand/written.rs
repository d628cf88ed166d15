//! Reading a hand in the form in which it is written.
//!
//! A ledger has little else. This form needs no tokens and no places of its parts, which only a mistake asks for: without
//! it, statistics over a large ledger take a quarter more instructions.

use crate::cards::group::{Group, SpannedCard, read_english, run};
use crate::counts::number;
use crate::words::within_length;
use ginscore_rules::cards::{Card, CardGroups, CardList, Rank, Suit, Upcard};
use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Showdown};
use ginscore_rules::players::Player;

/// Reads a knock or gin of two players as it is written: by counts, or with all melds declared. `None` for any other line,
/// which may be a hand nevertheless: [`read_hand`](crate::read_hand) reads all of them, and gives the same for this one.
pub(crate) fn read_written(line: &str, one: &str, two: &str) -> Option<HandClaim> {
    within_length(line).ok()?;
    let (by, hand) = lead(line, one, two)?;
    let mut words = words(hand);
    let first = words.next()?;
    let (knocker, against) = match (first, number(first)) {
        ("gin", _) => (Knocker::Gin, words.next()),
        ("big-gin", _) => (Knocker::BigGin, words.next()),
        (_, Some(count)) => (Knocker::Count(count.into()), words.next()),
        (_, None) => {
            let (laid, next) = read_laid(first, &mut words)?;
            if is_deadwood(&laid, 0) {
                return None;
            }
            (Knocker::Cards(laid), next)
        }
    };
    if against != Some("v") {
        return None;
    }
    let first = words.next()?;
    let mut read = Showdown {
        by,
        knocker,
        defender: Defender::Cards { laid: Layout::Loose(CardList::EMPTY), layoffs: CardList::EMPTY },
        knock_card: None,
        discard: None,
        accepted: false,
    };
    let mut next = match number(first) {
        Some(count) => {
            read.defender = Defender::Count(count.into());
            words.next()
        }
        None => {
            let (laid, mut next) = read_laid(first, &mut words)?;
            let mut layoffs = CardList::EMPTY;
            let has_plus = next == Some("+");
            if has_plus {
                next = words.next();
                while let Some(card) = next.and_then(single) {
                    layoffs.push(card);
                    next = words.next();
                }
            }
            if is_deadwood(&laid, layoffs.len()) || next == Some("+") || has_plus && layoffs.is_empty() {
                return None;
            }
            read.defender = Defender::Cards { laid, layoffs };
            next
        }
    };
    if let Some(card) = next.and_then(|word| word.strip_prefix('@')) {
        read.knock_card = Some(upcard(card)?);
        next = words.next();
    }
    if next == Some("x") {
        read.discard = Some(words.next().and_then(single)?);
        next = words.next();
    }
    if next == Some("accepted") {
        read.accepted = true;
        next = words.next();
    }
    next.is_none().then_some(HandClaim::Showdown(read))
}

/// The player whose name is at the start of the line, and the rest of it. `None` if either name could be the beginning of
/// the other.
fn lead<'l>(line: &'l str, one: &'l str, two: &'l str) -> Option<(Player, &'l str)> {
    let first_letter = |name: &'l str| name.chars().take(1).flat_map(char::to_lowercase);
    if first_letter(one).eq(first_letter(two)) {
        return None;
    }
    let after = |name: &str| line.strip_prefix(name)?.strip_prefix(' ');
    match after(one) {
        Some(hand) => Some((Player::One, hand)),
        None => after(two).map(|hand| (Player::Two, hand)),
    }
}

/// The words of a hand, with one space between them. Searching for a letter takes longer than going through a word.
fn words(hand: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(hand);
    std::iter::from_fn(move || {
        let left = rest?;
        let end = left.bytes().position(|byte| byte == b' ');
        rest = end.and_then(|end| left.get(end + 1..));
        left.get(..end.unwrap_or(left.len()))
    })
}

/// Reads melds, a slash and deadwood, beginning with `word`. Returns the first word that is not one of them, too.
fn read_laid<'l>(
    mut word: &'l str,
    words: &mut impl Iterator<Item = &'l str>,
) -> Option<(Layout, Option<&'l str>)> {
    let mut melds = CardGroups::default();
    while word != "/" {
        add_meld(word, &mut melds)?;
        word = words.next()?;
    }
    let mut deadwood = CardList::EMPTY;
    let mut next = words.next();
    while let Some(card) = next.and_then(single) {
        deadwood.push(card);
        next = words.next();
    }
    Some((Layout::Spread { melds, deadwood }, next))
}

fn is_deadwood(laid: &Layout, layoffs: usize) -> bool {
    match laid {
        Layout::Spread { melds, deadwood } => melds.is_empty() && deadwood.len() + layoffs < 10,
        Layout::Loose(_) => true,
    }
}

/// Adds the cards of a range such as `4-7s`, of a set such as `9cdh`, or of any other word of several.
fn add_meld(word: &str, melds: &mut CardGroups) -> Option<()> {
    if let &[from, b'-', ref to @ ..] = word.as_bytes()
        && let Some(from) = rank(from)
    {
        let &[to, in_suit] = to else { return None };
        return run(from, rank(to)?, suit(in_suit)?).map(|run| melds.push(run));
    }
    if let [of, suits @ ..] = word.as_bytes()
        && let Some(of) = rank(*of)
        && suits.len() > 1
        && suits.iter().all(|letter| suit(*letter).is_some())
    {
        melds.push(suits.iter().filter_map(|letter| Some(Card::new(of, suit(*letter)?))));
        return Some(());
    }
    match read_english(word, 0) {
        Ok(Group::Compact(cards)) => {
            melds.push(cards.into_iter().map(|SpannedCard { card, .. }| card));
            Some(())
        }
        _ => None,
    }
}

fn single(word: &str) -> Option<Card> {
    let &[of, in_suit] = word.as_bytes() else { return None };
    Some(Card::new(rank(of)?, suit(in_suit)?))
}

/// A card, or its rank alone.
fn upcard(word: &str) -> Option<Upcard> {
    match word.as_bytes() {
        &[of] => Some(rank(of)?.into()),
        _ => single(word).map(Upcard::from),
    }
}

fn rank(letter: u8) -> Option<Rank> {
    LETTERS.get(usize::from(letter))?.0
}

fn suit(letter: u8) -> Option<Suit> {
    LETTERS.get(usize::from(letter))?.1
}

/// The rank and the suit of each letter. Which of them comes next nobody can foresee, the processor neither, so looking it up
/// takes less time than comparing.
#[expect(clippy::indexing_slicing, reason = "the letter is below the length of the table")]
const LETTERS: [(Option<Rank>, Option<Suit>); 128] = {
    let mut letters = [(None, None); 128];
    let mut letter = 0_u8;
    while letter < 128 {
        letters[letter as usize] = (Rank::from_letter(letter as char), Suit::from_letter(letter as char));
        letter += 1;
    }
    letters
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::players::names::Names;
    use crate::read_hand;

    const NAMES: [(&str, &str); 8] = [
        ("Ann", "Bob"),
        ("Mary Jo", "Bob"),
        ("Ann", "Ann Marie"),
        ("Mary", "Mary Astor"),
        ("Carol", "C4"),
        ("Éva", "Zoë"),
        ("éva", "Éva B"),
        ("Upton", "Gina"),
    ];

    /// What is read here is what is read there.
    fn is_read(line: &str, (one, two): (&str, &str)) -> bool {
        let names = Names::new(one, two).unwrap();
        match read_written(line, one, two) {
            None => false,
            Some(claim) => {
                let read = read_hand(line, &names);
                let read = read.unwrap_or_else(|mistakes| panic!("{line}: {mistakes}"));
                assert_eq!((claim, None), (read.claim, read.note), "{line}");
                true
            }
        }
    }

    #[test]
    fn what_the_ledger_has_is_read() {
        for line in [
            "Ann 4 v 23",
            "Bob 0 v 98 @5h x kd accepted",
            "Ann gin v 23",
            "Bob big-gin v 23 @as",
            "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
            "Ann 4-7s 9cdh 2-4h / v kcdh 2-4c / 7h 3d 8s 9s @4d",
            "Ann 4-7s 9cdh 2-5h / v 23",
            "Ann 4 v / 2h 3d 5c 7s 9h jd kc 4s 6h 8d",
            "Bob q-ks 9cdh / 2h v 4-6s / + 7s x 2d",
        ] {
            assert!(is_read(line, ("Ann", "Bob")), "{line}");
        }
        for line in [
            "",
            "Ann",
            "Ann ",
            "Ann 4",
            "Ann 4 v",
            "Ann 4 v ",
            "Ann  4 v 23",
            "ann 4 v 23",
            "Ann 4 v 23 ",
            "Ann 4 vs 23",
            "Ann 4 v 23 # a note",
            "Ann 4 v 23 + 8s",
            "Ann 4 v 23 x",
            "Ann 4 v 10+7",
            "Ann 4 v kq7",
            "Ann 4 v / 7h 3d",
            "Ann / 7h v 23",
            "Ann 4s 5s 6s v 23",
            "Ann 4-7s 9cdh / 2h 23",
            "Ann 4-7s 9cdh / 2h v 23 v 4",
            "Ann 4 v 4-6s / 2h + 7s + 8s",
            "Ann +18",
            "draw",
        ] {
            assert!(!is_read(line, ("Ann", "Bob")), "{line}");
        }
        assert!(!is_read(&format!("Ann {}/ v 23", "4-7s ".repeat(20_000)), ("Ann", "Bob")), "too long");
        // A name that begins like the other one is left to those who know all about names.
        assert!(!is_read("Ann 4 v 23", ("Ann", "Ann Marie")));
        assert!(is_read("Éva 4 v 23", ("Éva", "Zoë")));
    }

    proptest! {
        #[test]
        fn words_in_any_order_are_read_alike(
            names in proptest::sample::select(NAMES.to_vec()),
            first in proptest::sample::select(vec!["one", "two", "Ann", "B", "gin"]),
            words in proptest::collection::vec(proptest::sample::select(vec![
                "4", "23", "007", "99999999999", "gin", "big-gin", "4-7s", "9cdh", "2-4c", "4s5s6s", "4s5s", "q-as", "a-3h",
                "7-4s", "2h", "KD", "10h", "10cd", "4♠", "/", "/", "+", "v", "v", "v", "@5h", "@", "x", "kd", "x5d", "accepted",
                "", "and", "kq7", "10+7", "4,", "boxes", "as", "#", "v23", "big", "gin", "4-7s/", "B5", "pi",
            ]), 0..9),
        ) {
            let first = match first {
                "one" => names.0,
                "two" => names.1,
                other => other,
            };
            is_read(&format!("{first} {}", words.join(" ")), names);
        }

        #[test]
        fn changed_hands_are_read_alike(
            names in proptest::sample::select(NAMES.to_vec()),
            hand in proptest::sample::select(vec![
                "4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s @4d x qh accepted",
                "4-7s 9cdh 2-5h / v kcdh 2-4c / 7h 3d 8s 9s",
                "gin v 23", "4 v / 2h 3d 5c 7s 9h jd kc 4s 6h 8d @5h",
            ]),
            at in 0..80_usize,
            with in proptest::sample::select(vec!["", " ", "v", " v ", "/", " / ", "+", "s", "a", "1", "-", "@", "x", ",", "é", "\"", "#"]),
            removed in 0..3_usize,
        ) {
            let line = format!("{} {hand}", names.0);
            let letters: Vec<char> = line.chars().collect();
            let at = at.min(letters.len());
            let end = (at + removed).min(letters.len());
            let changed: String = letters[..at].iter().copied().chain(with.chars()).chain(letters[end..].iter().copied()).collect();
            is_read(&changed, names);
        }
    }
}
