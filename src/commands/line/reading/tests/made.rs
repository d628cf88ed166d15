//! Lines that a generator makes of the words and signs of hands, with names that begin like them.

use super::told::sized;
use super::*;
use crate::commands::line::desk;
use ginscore_ledger::book::Book;
use ginscore_notation::{Operation, Turn};
use ginscore_rules::house::Bounded;
use ginscore_rules::players::Entrant;

/// Random numbers that are the same in each run: xorshift64.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap()
    }
}

const WORDS: [&str; 44] = [
    "gin",
    "big gin",
    "v",
    "against",
    "/",
    "+",
    "@",
    "@7s",
    "4",
    "23",
    "0",
    "k7",
    "a",
    "k",
    "kd qs",
    "4-7s",
    "9cdh",
    "2h",
    "+19",
    "-10",
    "# k7",
    ";",
    ",",
    "and",
    "undercut",
    "knocked with",
    "was caught with",
    "no",
    "oops",
    "amend 1",
    "insert 1",
    "delete",
    "undo",
    "draw",
    "hand 1 was",
    "not",
    "I",
    "she",
    "penalty",
    "for",
    "agree",
    "box",
    "?",
    "boxes 2",
];

/// Lines that such a run of a million found: the first had no end, since what was offered in its place had the same mistake.
const FOUND: [&str; 4] = ["k gin v gin / kd qs", "insert 1 acekd qs", "amend 1 the k / 2h ac 7", "acekd qs"];

/// Players whose names begin with words of the notation, ranks and words of players.
fn series() -> Vec<Series> {
    let two = [
        ["Ginny", "Knox"],
        ["Ace", "Vi"],
        ["Drew", "Boxer"],
        ["No", "Noah"],
        ["Me", "She"],
        ["Two", "Mary Jo"],
    ];
    let rounds = Lineup::Sides(Bounded::known::<2>());
    let mut all: Vec<Series> = two.iter().map(|names| by_preset("pagat", Lineup::TWO, names)).collect();
    all.push(by_preset("oklahoma", Lineup::TWO, &["Dama", "Karo"]));
    all.push(by_preset("online", Lineup::InTurn { out: Entrant::Third }, &["Ann", "Kai", "Gina"]));
    all.push(by_preset("bare", rounds, &["Gina", "Drew", "Jo", "Two Kings"]));
    for series in &mut all {
        let [one, two, ..] = Lineup::seats(series.roster().lineup()).collect::<Vec<_>>()[..] else {
            continue;
        };
        let [one, two] = [one, two].map(|seat| series.roster().written(seat));
        // Where a card limits the knock, it is typed.
        for hand in [format!("{one} 4 v 23"), format!("{two} 9 v 3"), format!("{one} 4 v 23 @9c")] {
            let _ = series.read(&hand).map(|operation| series.act(operation));
        }
        assert!(!series.score().rounds().is_empty() || series.score().open_round().is_some());
    }
    all
}

fn one<'w>(random: &mut Random, of: &[&'w str]) -> &'w str {
    of[random.below(of.len())]
}

/// The beginning of a name.
fn named(random: &mut Random, names: &[String]) -> String {
    let name = &names[random.below(names.len())];
    let letters = 1 + random.below(name.chars().count());
    name.chars().take(letters).collect::<String>().to_lowercase()
}

/// A hand, or words alone, with up to three words at any place.
fn line(random: &mut Random, names: &[String]) -> String {
    let mut words: Vec<String> = match random.below(4) {
        0 => Vec::new(),
        _ => {
            let own = one(random, &["4", "gin", "big gin", "k", "9", "4-7s 9cdh / 2h ac ad"]);
            let other = one(random, &["23", "7", "k7", "/ kd qs", "kcdh 2-4c / 7h 3d + 8s 9s"]);
            let sign = one(random, &["v", "v", "against", ","]);
            [named(random, names), own.to_owned(), sign.to_owned(), other.to_owned()].into()
        }
    };
    for _ in 0..random.below(4) {
        let word = match random.below(3) {
            0 => named(random, names),
            _ => one(random, &WORDS).to_owned(),
        };
        words.insert(random.below(words.len() + 1), word);
    }
    words.join(" ")
}

/// Reading comes to an end, and what is recorded is written as it reads back.
#[test]
fn made_lines_come_to_an_end_and_read_back() {
    let book = Book::open("/nonexistent".into(), None);
    let (mut random, all) = (Random(55), series());
    let mut recorded = 0;
    let found = FOUND.len() * all.len();
    for at in 0..found + sized(700, 80) {
        let series = &all[at % all.len()];
        let line = match FOUND.get(at / all.len()) {
            Some(line) => (*line).to_owned(),
            None => line(&mut random, series.roster().players()),
        };
        let tag = ["en", "de", "it", "pl", "pt-BR"][random.below(5)];
        let read = speaking(Lang::with_tag(tag).unwrap(), || desk::read(&line, series, &book).line);
        let legal = |entry: &&Entry| series.clone().act(entry.operation.clone()).is_ok();
        for entry in read.iter().flat_map(|read| &read.entries).filter(legal) {
            let written = entry.operation.write(series.roster());
            let again = Operation::read(&written, series.roster(), Turn::NAMED);
            assert_eq!(again.as_ref().ok(), Some(&entry.operation), "{tag}: {line}: {written}");
            recorded += 1;
        }
    }
    assert!(recorded > sized(30, 3), "{recorded}");
}
