//! The properties of a merge, on random pairs of copies.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::testing::Random;
use ginscore_notation::{Event, RecordedHand};
use ginscore_rules::players::{Entrant, Opponents, Player};

/// What is recorded in a copy.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    /// Hands and corrections.
    All,
    /// Hands and corrections, and what happens between hands.
    Between,
    /// New hands only.
    OnlyHands,
    /// New hands of only four texts.
    FewTexts,
}

/// A person who records in a copy, whose clock may be wrong.
struct Recorder<'r> {
    random: &'r mut Random,
    next: &'r mut u64,
    minutes: i64,
    mode: Mode,
}

impl Recorder<'_> {
    /// A hand that is like no other, or one of few.
    fn hand(&mut self, opponents: Opponents, written: &Written) -> RecordedHand {
        let names = written.series.roster().pair(opponents);
        let by = if self.random.next(2) == 0 { names.get(Player::One) } else { names.get(Player::Two) };
        *self.next += 1;
        let line = match self.mode {
            Mode::FewTexts => format!("{by} +{}", 1 + self.random.next(2)),
            // Both write down what was played.
            Mode::OnlyHands if written.series.roster().lineup().has_rounds() && self.random.next(40) > 0 => {
                let round = written.series.score().rounds().len();
                let round = round + usize::from(written.series.score().open_round().is_none());
                let [one, two] =
                    [Player::One, Player::Two].map(|player| usize::from(names.get(player).as_bytes()[0]));
                let points = 100 + 10 * round + (2 * one + two) % 10;
                format!("{} +{points} # p{points}", names.get(Player::One))
            }
            _ if written.series.roster().lineup().has_rounds() => {
                format!("{by} +{} # t{}", *self.next, *self.next)
            }
            _ if self.random.next(9) == 0 => format!("draw # t{}", *self.next),
            _ => format!("{by} {} v {} # t{}", self.random.next(8), 10 + self.random.next(60), *self.next),
        };
        let read = ginscore_notation::read_hand(&line, &names).unwrap();
        RecordedHand { opponents, claim: read.claim, note: read.note }
    }

    /// The hands of a whole round. One line has one note, that of the last.
    fn round(&mut self, written: &Written) -> Vec<RecordedHand> {
        let all = written.series.score().next_round();
        let mut hands: Vec<RecordedHand> =
            all.into_iter().map(|opponents| self.hand(opponents, written)).collect();
        let before_last = hands.len().saturating_sub(1);
        hands.iter_mut().take(before_last).for_each(|hand| hand.note = None);
        hands
    }

    /// The same hand with another result.
    fn amended(&mut self, hand: &RecordedHand, written: &Written) -> RecordedHand {
        let names = written.series.roster().pair(hand.opponents);
        let token = token(&Operation::Hand(hand.clone()).write(written.series.roster()));
        let line = match token.strip_prefix('+') {
            Some(points) => format!("{} +{points} boxes {}", names.get(Player::One), 1 + self.random.next(9)),
            None => format!(
                "{} {} v {} # {token}",
                names.get(Player::One),
                self.random.next(8),
                10 + self.random.next(60)
            ),
        };
        let read = ginscore_notation::read_hand(&line, &names).unwrap();
        RecordedHand { opponents: hand.opponents, claim: read.claim, note: read.note }
    }

    fn operation(&mut self, written: &Written) -> Operation {
        let series = &written.series;
        let hands = series.all_hands().len();
        let rounds = series.score().rounds().len();
        let kind = match self.mode {
            Mode::OnlyHands | Mode::FewTexts => 99,
            Mode::All => self.random.next(20),
            Mode::Between => self.random.next(26),
        };
        let number = 1 + self.random.index(rounds);
        match kind {
            0 | 1 => Operation::Undo,
            2 => Operation::Redo,
            3 | 4 if hands > 0 => {
                let (number, hand) = series.hands().nth(self.random.index(hands)).unwrap();
                let hand = hand.recorded();
                Operation::Amend(number, self.amended(&hand, written))
            }
            5 => Operation::Delete(number),
            6 => Operation::Insert(number, self.round(written)),
            20 => operation_in(series, "misdeal"),
            21 => operation_in(series, &format!("witness w{}", self.random.next(1000))),
            22 | 23 => {
                let name = series.roster().entrant(Entrant::First);
                operation_in(series, &format!("adjust \"{name}\" +{} # why", 1 + self.random.next(9)))
            }
            24 => Operation::Event(Event::Deal(Entrant::Second)),
            25 => operation_in(series, "@7s"),
            _ => {
                let playing = series.score().playing();
                let opponents = playing.get(self.random.index(playing.len())).copied();
                Operation::Hand(self.hand(opponents.unwrap_or(Opponents::two()), written))
            }
        }
    }

    fn record(&mut self, written: &mut Written) {
        let operation = self.operation(written);
        // A clock may be set back.
        self.minutes +=
            if self.random.next(12) == 0 { -9 } else { i64::try_from(self.random.next(7)).unwrap() };
        written.try_add(&operation, time(self.minutes));
    }
}

/// What no other hand has: the note, or the points.
fn token(line: &str) -> String {
    let after = |mark: &str| line.split(mark).nth(1);
    match after("# ") {
        Some(note) => note.to_owned(),
        None => format!("+{}", after("+").unwrap().split(' ').next().unwrap()),
    }
}

/// The hands that count, by what no other hand has.
fn by_token(written: &Written) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in written.hands() {
        all.entry(token(&line)).or_default().push(line);
    }
    all
}

/// The hands in rounds: within a round, the order means nothing.
fn in_rounds(written: &Written) -> Vec<(usize, String)> {
    let line = |hand: RecordedHand| Operation::Hand(hand).write(written.series.roster());
    let mut hands: Vec<_> =
        written.series.hands().map(|(number, hand)| (number, line(hand.recorded()))).collect();
    hands.sort();
    hands
}

#[derive(Debug, Default)]
struct Tally {
    pairs: usize,
    merged: usize,
    refused: BTreeMap<&'static str, usize>,
    ordered_otherwise: usize,
    rebased: usize,
}

fn kind(refusal: &MergeRefusal) -> &'static str {
    match refusal {
        MergeRefusal::NotCopies => "not copies",
        MergeRefusal::Changed { .. } => "changed on both",
        MergeRefusal::RoundDiffers { .. } => "round differs",
        MergeRefusal::Rules { .. } => "rules",
        MergeRefusal::Stopped { .. } => "stopped",
        MergeRefusal::Renamed { .. } => "renamed",
        MergeRefusal::Undone { .. } => "undone",
        MergeRefusal::NoSuchPlace(_) => "no such place",
    }
}

/// A pair of copies with what they have in common, and some earlier states of the second.
struct Pair {
    base: Written,
    here: Written,
    there: Written,
    earlier: Vec<Written>,
}

fn pair(random: &mut Random, start: &Written, mode: Mode, most: u64) -> Pair {
    let mut next = 0;
    let minutes = 60;
    let mut base = start.clone();
    let mut recorder = Recorder { random, next: &mut next, minutes, mode };
    for _ in 0..recorder.random.next(8) {
        recorder.record(&mut base);
    }
    let (mut here, mut there) = (base.clone(), base.clone());
    let minutes = recorder.minutes;
    let skewed = minutes + i64::try_from(random.next(60)).unwrap() - 30;
    let (ours, theirs) = (2 + random.next(most - 1), 2 + random.next(most - 1));
    let mut first = Recorder { random, next: &mut next, minutes, mode };
    // The same hand on both: sometimes at the start, sometimes later.
    let same = first.random.next(4);
    let many = ours.max(theirs);
    let mut minutes_there = skewed;
    let mut earlier = Vec::new();
    for nth in 0..many {
        if same == nth && mode != Mode::FewTexts && !here.series.score().is_over() {
            let playing = here.series.score().playing();
            if let Some(opponents) =
                playing.first().filter(|one| there.series.score().playing().contains(one))
            {
                let hand = Operation::Hand(first.hand(*opponents, &here));
                here.try_add(&hand, time(first.minutes));
                // Within one second and after the same hands, it would be the same entry.
                there.try_add(&hand, time(minutes_there) + chrono::TimeDelta::seconds(7));
            }
        }
        if nth < ours {
            first.record(&mut here);
        }
        if nth < theirs {
            let mut second =
                Recorder { random: first.random, next: first.next, minutes: minutes_there, mode };
            second.record(&mut there);
            minutes_there = second.minutes;
            if second.random.next(3) == 0 {
                earlier.push(there.clone());
            }
            let Recorder { random, next, .. } = second;
            first = Recorder { random, next, minutes: first.minutes, mode };
        }
    }
    Pair { base, here, there, earlier }
}

/// P1: what counts is what either copy made of what both had; P2 and P9 need no more than this.
fn check_hands(pair: &Pair, merged: &Written, seed: u64) {
    let [base, here, there, all] = [&pair.base, &pair.here, &pair.there, merged].map(by_token);
    let mut tokens: Vec<&String> =
        [&base, &here, &there, &all].into_iter().flat_map(BTreeMap::keys).collect();
    tokens.sort();
    tokens.dedup();
    for token in tokens {
        let [base, here, there, all] =
            [&base, &here, &there, &all].map(|all| all.get(token).cloned().unwrap_or_default());
        if base.is_empty() && here == there && here.len() == 1 {
            // The same hand on both, taken once or, if it does not come first in both, twice.
            assert!(all == here || all == [here.clone(), there].concat(), "{seed}: {token}: {all:?}");
            continue;
        }
        let expected = if here == base { &there } else { &here };
        assert!(
            here == base || there == base || here == there || base.is_empty(),
            "{seed}: {token} was not refused"
        );
        if base.is_empty() && !here.is_empty() && !there.is_empty() {
            // The same hand, and one of the copies amended it: then these are two hands.
            assert_eq!(all.len(), 2, "{seed}: {token}");
            continue;
        }
        assert_eq!(
            &all, expected,
            "{seed}: {token}: base {base:?} here {here:?} there {there:?}\n{}\n=====\n{}\n=====\n{}",
            pair.here.text, pair.there.text, merged.text
        );
    }
}

fn check(seed: u64, start: &Written, mode: Mode, most: u64, tally: &mut Tally) {
    let random = &mut Random(seed);
    let pair = pair(random, start, mode, most);
    let Pair { here, there, .. } = &pair;
    tally.pairs += 1;
    let (one, other) = (here.merging(there, None, true), there.merging(here, None, true));
    let ((one, how), (other, _)) = match (one, other) {
        (Ok(one), Ok(other)) => (one, other),
        (Err(refusal), Err(_)) => {
            *tally.refused.entry(kind(&refusal)).or_default() += 1;
            return;
        }
        (one, other) => panic!(
            "{seed}: refused one way only: {:?} {:?}\n{}\n=====\n{}",
            one.map(|_| ()),
            other.map(|_| ()),
            here.text,
            there.text
        ),
    };
    tally.merged += 1;
    if mode != Mode::FewTexts {
        check_hands(&pair, &one, seed);
    }
    // P2
    assert!(one.text.starts_with(&here.text), "{seed}");
    // P3
    for known in pair.earlier.iter().chain([there, &pair.base]) {
        let again = one.merging(known, None, true).unwrap().1;
        assert!(matches!(again.merged, Merged::Nothing) && again.text.is_none(), "{seed}");
    }
    // P4
    assert_eq!(in_rounds(&one), in_rounds(&other), "{seed}\n{}\n=====\n{}", one.text, other.text);
    let depends = matches!(&how.merged, Merged::Merge(merge) if merge.report.depends_on_direction);
    let same = one.series.score().sheets() == other.series.score().sheets();
    assert!(same || mode == Mode::Between && depends, "{seed}\n{}\n=====\n{}", one.text, other.text);
    tally.ordered_otherwise += usize::from(!same);
    // P5
    for with_codes in [true, false] {
        let (both, how) = one.merging(&other, None, with_codes).unwrap();
        let no_hands = matches!(how.merged, Merged::Nothing | Merged::OnlyCodes(_));
        assert!(no_hands || mode == Mode::Between, "{seed}: {:?}", how.merged);
        assert_eq!(both.hands(), one.hands(), "{seed}");
        assert!(with_codes || how.text.is_none() || mode == Mode::Between, "{seed}");
    }
    // P6
    let merged = read_series(&one.text).unwrap().chain;
    for copy in [here, there] {
        let chain = read_series(&copy.text).unwrap().chain;
        for code in (0..=chain.len()).map(|entries| chain.code(chain.after(entries).unwrap())) {
            assert!(merged.find(code).is_some() || merged.find_other(code).is_some(), "{seed}: {code}");
        }
    }
    // P7
    if let Some(ahead) = pair.earlier.first() {
        let merged = ahead.merged(there, None).unwrap();
        assert_eq!((merged.hands(), merged.series.score()), (there.hands(), there.series.score()), "{seed}");
    }
    // P8
    if matches!(mode, Mode::OnlyHands | Mode::FewTexts) {
        let has_rounds = start.series.roster().lineup().has_rounds();
        let texts = |hands: Vec<(usize, String)>| -> BTreeSet<String> {
            hands.into_iter().map(|(_, hand)| hand).collect()
        };
        let rebased = pair.earlier.iter().chain([there]).try_fold(here.clone(), |rebased, commit| {
            rebased.merging(commit, None, true).map(|(rebased, _)| rebased)
        });
        match rebased {
            Ok(rebased) => {
                let (rebased_hands, hands) = (in_rounds(&rebased), in_rounds(&one));
                let same = rebased_hands == hands;
                // A hand that is equal on both is taken once, or twice: that depends on the rounds around it.
                assert!(same || has_rounds, "{seed}\n{}\n====\n{}", here.text, there.text);
                assert_eq!(texts(rebased_hands), texts(hands), "{seed}");
                tally.rebased += usize::from(same);
            }
            // A round that is open in a commit, and that differs, may turn out to be another one.
            Err(why) => {
                assert!(has_rounds && matches!(why, MergeRefusal::RoundDiffers { .. }), "{seed}: {why:?}");
            }
        }
    }
    // Both go on, and are merged again.
    let mut next = 5000;
    let (mut one, mut other) = (one, other);
    let mut recorder = Recorder { random, next: &mut next, minutes: 900, mode };
    for _ in 0..4 {
        recorder.record(&mut one);
        recorder.record(&mut other);
    }
    let again = one.merged(&other, None);
    let other_way = other.merged(&one, None);
    assert!(
        again.is_ok() == other_way.is_ok(),
        "{seed}: {:?} {:?}\n{}\n=====\n{}",
        again.as_ref().err(),
        other_way.as_ref().err(),
        one.text,
        other.text
    );
    if let (Ok(again), Ok(other_way)) = (again, other_way) {
        assert_eq!(in_rounds(&again), in_rounds(&other_way), "{seed}");
    }
}

fn check_all(name: &str, start: &Written, mode: Mode, seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        // A few long evenings, and many short ones.
        check(seed, start, mode, if seed % 10 == 0 { 40 } else { 10 }, &mut tally);
    }
    eprintln!("{name}: {tally:?}");
    assert!(tally.merged * 4 > tally.pairs, "{name}: {tally:?}");
    tally
}

/// How many pairs of each kind are tried.
fn pairs() -> u64 {
    std::env::var("GINSCORE_MERGE_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(125)
}

#[test]
fn two_players() {
    check_all("two players", &Written::two(), Mode::All, 0..pairs());
}

#[test]
fn two_players_with_events() {
    check_all("two players, with events", &Written::two(), Mode::Between, 10_000..10_000 + pairs());
}

#[test]
fn hollywood() {
    let header = with(header("standard"), &[("target", "100000"), ("columns", "3")]);
    check_all("Hollywood", &Written::new(header), Mode::All, 20_000..20_000 + pairs());
}

/// The end of the series may come before a hand of the other copy.
#[test]
fn to_a_target() {
    let header = with(header("standard"), &[("target", "700")]);
    let tally = check_all("to a target", &Written::new(header), Mode::OnlyHands, 30_000..30_000 + pairs());
    assert!(tally.refused.contains_key("rules"), "{tally:?}");
}

#[test]
fn only_hands() {
    check_all("only hands", &Written::two(), Mode::OnlyHands, 40_000..40_000 + pairs());
}

#[test]
fn hands_of_few_texts() {
    check_all("few texts", &Written::two(), Mode::FewTexts, 50_000..50_000 + pairs());
}

#[test]
fn partners() {
    check_all("partners", &Written::partners(), Mode::All, 60_000..60_000 + pairs());
}

#[test]
fn partners_who_only_add() {
    let start = &Written::partners();
    let tally = check_all("partners who only add", start, Mode::OnlyHands, 70_000..70_000 + pairs());
    assert!(tally.rebased * 4 > tally.merged * 3, "{tally:?}");
}

#[test]
fn partners_with_events() {
    check_all("partners, with events", &Written::partners(), Mode::Between, 80_000..80_000 + pairs());
}
