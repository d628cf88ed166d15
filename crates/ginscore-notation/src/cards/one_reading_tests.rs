//! Every short word of cards has one reading. The words are put together from the forms of a group, and not found with
//! the readers that are tested.

use std::collections::HashMap;

use crate::cards::card_word::{is_national, read_group};
use crate::cards::group::{Group, read_english};
use crate::cards::national_letters::NationalLetters;
use crate::lines::first_words;
use crate::words::is_reserved;
use ginscore_rules::cards::{Card, Rank, Suit};

/// A spelling of a rank or a suit. `own` is true for one that English does not have, and `symbol` for a suit symbol.
#[derive(Clone, Debug)]
struct Spelled<T> {
    text: String,
    what: T,
    own: bool,
    symbol: bool,
}

/// The spellings of an alphabet, with those ranks alone that the larger forms are put together from.
struct Alphabet {
    ranks: Vec<Spelled<Rank>>,
    few: Vec<Spelled<Rank>>,
    suits: Vec<Spelled<Suit>>,
    national: bool,
}

fn symbols() -> impl Iterator<Item = Spelled<Suit>> {
    let one = |suit: Suit| Spelled { text: suit.symbol().to_string(), what: suit, own: false, symbol: true };
    Suit::ALL.into_iter().map(one)
}

fn few(ranks: &[Spelled<Rank>]) -> Vec<Spelled<Rank>> {
    let some = [Rank::Ace, Rank::Four, Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];
    ranks.iter().filter(|rank| some.contains(&rank.what)).cloned().collect()
}

/// English: all ranks, the ten as `t` and as `10`.
fn english() -> Alphabet {
    let letter = |rank: Rank| Spelled {
        text: rank.letter().to_ascii_lowercase().to_string(),
        what: rank,
        own: false,
        symbol: false,
    };
    let mut ranks: Vec<_> = Rank::ALL.into_iter().map(letter).collect();
    ranks.push(Spelled { text: "10".to_owned(), what: Rank::Ten, own: false, symbol: false });
    let letter = |suit: Suit| Spelled {
        text: suit.letter().to_ascii_lowercase().to_string(),
        what: suit,
        own: false,
        symbol: false,
    };
    let suits = Suit::ALL.into_iter().map(letter).chain(symbols()).collect();
    Alphabet { few: few(&ranks), ranks, suits, national: false }
}

/// All six languages at once, each spelling once.
fn national() -> Alphabet {
    let mut ranks: Vec<Spelled<Rank>> = Vec::new();
    let mut suits: Vec<Spelled<Suit>> = Vec::new();
    for language in NationalLetters::ALL {
        for rank in Rank::ALL {
            let english = Rank::from_letter(language.rank(rank)).is_some();
            let text = match rank {
                Rank::Ten => "10".to_owned(),
                _ => language.rank(rank).to_ascii_lowercase().to_string(),
            };
            if !ranks.iter().any(|known| known.text == text) {
                ranks.push(Spelled { text, what: rank, own: !english, symbol: false });
            }
        }
        // Faces that are read and not written, as the Italian F.
        for (letter, what) in ('A'..='Z').filter_map(|letter| Some((letter, language.face(letter)?))) {
            let text = letter.to_ascii_lowercase().to_string();
            if !ranks.iter().any(|known| known.text == text) {
                ranks.push(Spelled { text, what, own: true, symbol: false });
            }
        }
        for suit in Suit::ALL {
            let text = language.suit(suit).to_owned();
            if !suits.iter().any(|known| known.text == text) {
                suits.push(Spelled { text, what: suit, own: true, symbol: false });
            }
        }
    }
    suits.extend(symbols());
    Alphabet { few: few(&ranks), ranks, suits, national: true }
}

/// The readings of each word: its cards in order.
struct Readings {
    all: HashMap<String, Vec<Vec<Card>>>,
    national: bool,
}

impl Readings {
    /// Adds a reading. `plain` is true for a single card and a range, in which symbols may follow a national face. No
    /// word has symbols and suits of two letters.
    fn add(
        &mut self,
        text: String,
        ranks: &[&Spelled<Rank>],
        suits: &[&Spelled<Suit>],
        cards: Vec<Card>,
        plain: bool,
    ) {
        let own = ranks.iter().any(|rank| rank.own) || suits.iter().any(|suit| suit.own);
        let symbols = suits.iter().any(|suit| suit.symbol);
        let mixed = symbols && (!plain || suits.iter().any(|suit| suit.own));
        if self.national && (!own || mixed) {
            return;
        }
        let readings = self.all.entry(text).or_default();
        if !readings.contains(&cards) {
            readings.push(cards);
        }
    }
}

fn up_to(from: Rank, to: Rank) -> Vec<Rank> {
    Rank::ALL.into_iter().filter(|rank| (from..=to).contains(rank)).collect()
}

/// The ways to take up to four spellings one after another, each fitting the one before.
fn in_a_row<T: Copy>(all: &[Spelled<T>], fits: impl Fn(&[&Spelled<T>], T) -> bool) -> Vec<Vec<Spelled<T>>> {
    let mut rows: Vec<Vec<Spelled<T>>> = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..4 {
        let upto = rows.len();
        for row in from..upto {
            let before: Vec<&Spelled<T>> = rows[row].iter().collect();
            let longer: Vec<Vec<Spelled<T>>> = all
                .iter()
                .filter(|next| fits(&before, next.what))
                .map(|next| rows[row].iter().chain([next]).cloned().collect())
                .collect();
            rows.extend(longer);
        }
        from = upto;
    }
    rows.remove(0);
    rows
}

fn texts<T>(all: &[&Spelled<T>]) -> String {
    all.iter().map(|one| one.text.as_str()).collect()
}

/// Every word of the alphabet, with all of its readings.
fn words(of: &Alphabet) -> Readings {
    let mut words = Readings { all: HashMap::new(), national: of.national };
    // R-R S and R S-R S, over all ranks.
    for from in &of.ranks {
        for to in of.ranks.iter().filter(|to| from.what < to.what) {
            for suit in &of.suits {
                let cards: Vec<Card> =
                    up_to(from.what, to.what).into_iter().map(|rank| Card::new(rank, suit.what)).collect();
                let text = format!("{}-{}{}", from.text, to.text, suit.text);
                words.add(text, &[from, to], &[suit], cards.clone(), true);
                for one in of.suits.iter().filter(|one| one.what == suit.what) {
                    let text = format!("{}{}-{}{}", from.text, one.text, to.text, suit.text);
                    words.add(text, &[from, to], &[one, suit], cards.clone(), true);
                }
            }
        }
    }
    // R...R S: up to four ranks, upwards in national letters, and in any order in English ones.
    let upwards = |before: &[&Spelled<Rank>], next: Rank| {
        let last = before.last();
        if of.national {
            last.is_none_or(|last| last.what < next)
        } else {
            before.iter().all(|one| one.what != next)
        }
    };
    for row in in_a_row(&of.few, upwards) {
        let ranks: Vec<&Spelled<Rank>> = row.iter().collect();
        for suit in &of.suits {
            let cards = ranks.iter().map(|rank| Card::new(rank.what, suit.what)).collect();
            words.add(texts(&ranks) + &suit.text, &ranks, &[suit], cards, ranks.len() == 1);
        }
    }
    // R S...S: up to four suits, in any order.
    let other = |before: &[&Spelled<Suit>], next: Suit| before.iter().all(|one| one.what != next);
    for row in in_a_row(&of.suits, other) {
        let suits: Vec<&Spelled<Suit>> = row.iter().collect();
        for rank in &of.few {
            let cards = suits.iter().map(|suit| Card::new(rank.what, suit.what)).collect();
            words.add(rank.text.clone() + &texts(&suits), &[rank], &suits, cards, suits.len() == 1);
        }
    }
    // (R S)...(R S): two whole cards of all, and three of a few ranks.
    let singles = |ranks: &[Rank]| -> Vec<(Spelled<Rank>, Spelled<Suit>)> {
        let ranks = of.few.iter().filter(|rank| ranks.contains(&rank.what));
        ranks.flat_map(|rank| of.suits.iter().map(|suit| (rank.clone(), suit.clone()))).collect()
    };
    let all = singles(&Rank::ALL);
    let few = singles(&[Rank::Ace, Rank::King]);
    let written = |cards: &[&(Spelled<Rank>, Spelled<Suit>)]| -> String {
        cards.iter().map(|(rank, suit)| format!("{}{}", rank.text, suit.text)).collect()
    };
    let mut whole = |cards: &[&(Spelled<Rank>, Spelled<Suit>)]| {
        let ranks: Vec<&Spelled<Rank>> = cards.iter().map(|(rank, _)| rank).collect();
        let suits: Vec<&Spelled<Suit>> = cards.iter().map(|(_, suit)| suit).collect();
        let read = cards.iter().map(|(rank, suit)| Card::new(rank.what, suit.what)).collect();
        words.add(written(cards), &ranks, &suits, read, false);
    };
    for one in &all {
        for two in &all {
            whole(&[one, two]);
        }
    }
    for one in &few {
        for two in &few {
            for three in &few {
                whole(&[one, two, three]);
            }
        }
    }
    words
}

fn cards(group: Group) -> Vec<Card> {
    group.cards().into_iter().map(|named| named.card).collect()
}

/// The national words with one reading that is refused all the same, because people may mean another one.
fn is_unclear(word: &str) -> bool {
    word.ends_with("qka")
}

#[test]
fn a_national_word_has_one_reading_and_is_not_english() {
    let words = words(&national());
    assert!(words.all.len() > 100_000, "{}", words.all.len());
    for (word, readings) in &words.all {
        let [reading] = readings.as_slice() else {
            panic!("{word} has {} readings: {readings:?}", readings.len());
        };
        assert!(read_english(word, 0).is_err(), "{word} is English");
        match read_group(word, 0) {
            Ok(group) => assert_eq!(cards(group), *reading, "{word}"),
            Err(mistake) => assert!(is_unclear(word), "{word}: {mistake}"),
        }
        assert!(!is_unclear(word) || read_group(word, 0).is_err(), "{word}");
        assert!(!is_reserved(word), "{word} is a word of the notation");
    }
}

#[test]
fn an_english_word_has_one_reading_which_is_as_before() {
    let words = words(&english());
    assert!(words.all.len() > 25_000, "{}", words.all.len());
    for (word, readings) in &words.all {
        let [reading] = readings.as_slice() else {
            panic!("{word} has {} readings: {readings:?}", readings.len());
        };
        assert_eq!(read_english(word, 0).map(cards).as_ref(), Ok(reading), "{word}");
        assert_eq!(read_group(word, 0), read_english(word, 0), "{word}");
        assert!(!is_national(word), "{word}");
    }
}

#[test]
fn upper_and_lower_case_mean_the_same() {
    for word in [
        "4-7es", "vdrou", "9pacoou", "9krkahe", "9fiqucu", "bdkpi", "wdkki", "d♦", "9-b♣", "4pa5tr", "fcu",
        "fdrpi",
    ] {
        let (lower, upper) = (read_group(word, 0), read_group(&word.to_uppercase(), 0));
        assert!(lower.is_ok(), "{word}");
        assert_eq!(lower, upper, "{word}");
    }
}

#[test]
fn a_command_is_never_a_card() {
    for word in first_words() {
        assert!(read_group(word, 0).is_err(), "{word}");
    }
}
