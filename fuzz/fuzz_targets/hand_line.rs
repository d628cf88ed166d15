//! The referee gives the same ruling if the players are exchanged, and if the arrangement that the program chose is
//! declared. A hand that is legal under some preset can be written and reads back as the same hand, and so does what was agreed.
#![cfg_attr(feature = "libfuzzer", no_main)]

use ginscore_notation::{
    Event, Names, Operation, Roster, Turn, read_hand, read_seated, write_hand, write_seated,
};
use ginscore_rules::hand::judge;
use ginscore_rules::house::{Bounded, HouseRules, Preset, RuleSettings};
use ginscore_rules::players::Lineup;
use ginscore_rules::series::Score;

/// Four players: two play each other, or all in rounds. Whom a line begins with says which they are; most have names whose
/// beginnings are ranks, signs or words, or that begin alike or have blanks.
const PLAYERS: [[&str; 4]; 5] = [
    ["Ann", "Bob", "Cid", "Dan"],
    ["Kai", "Quinn", "Jo", "Jon"],
    ["Ace", "Two Kings", "Tess", "Vi"],
    ["Gina", "Max", "Maxine", "Drew"],
    ["Upton", "Mary Jo", "Ann Two", "Queenie"],
];

fn players(line: &str) -> [&'static str; 4] {
    let line = line.to_lowercase();
    let begins = |players: &&[&str; 4]| players.iter().any(|name| line.starts_with(&name.to_lowercase()));
    *PLAYERS.iter().rev().find(begins).unwrap_or(&PLAYERS[0])
}

fn hand_line(bytes: &[u8]) {
    let Ok(line) = std::str::from_utf8(bytes) else { return };
    let line = line.trim_end();
    seated(line);
    agreed(line);
    let [one, other, ..] = players(line);
    let names = Names::new(one, other).expect("two names");
    let read = match read_hand(line, &names) {
        Ok(read) => read,
        Err(mistakes) => {
            for mistake in mistakes.kept() {
                assert!(mistake.span.start <= mistake.span.end, "{line}: {mistake:?}");
            }
            return;
        }
    };
    let swapped = Names::new(other, one).expect("two names");
    let mirrored = read_hand(line, &swapped).expect("the names are the same");
    let mut is_legal = false;
    for preset in Preset::ALL {
        let house = HouseRules::new(preset.values()).expect("a preset has no conflicts");
        let (one, other) = (judge(&read.claim, &house), judge(&mirrored.claim, &house));
        match (one, other) {
            (Ok(one), Ok(other)) => {
                is_legal = true;
                assert_eq!(
                    (one.points(), one.boxes(), one.end()),
                    (other.points(), other.boxes(), other.end())
                );
                assert_eq!(one.winner(), other.winner().map(|player| player.other()), "{line}");
                // Declaring the arrangement that the program chose gives the same ruling.
                let declared =
                    judge(one.claim(), &house).unwrap_or_else(|faults| panic!("{line}: {faults:?}"));
                assert_eq!((declared.points(), declared.winner()), (one.points(), one.winner()), "{line}");
            }
            (Err(_), Err(_)) => {}
            (one, other) => panic!("{line}: {one:?} and, with the players exchanged, {other:?}"),
        }
    }
    // Only legal hands are ever written.
    if !is_legal {
        return;
    }
    let written = write_hand(&read.claim, read.note.as_deref(), &names);
    let again = read_hand(&written, &names).unwrap_or_else(|mistakes| panic!("{written}: {mistakes:?}"));
    assert_eq!(again.claim, read.claim, "{line} is written as {written}");
    assert_eq!(again.note, read.note, "{line} is written as {written}");
}

/// Rules that can be read are written so that they read back the same, and can be agreed on or contradict each other.
fn agreed(line: &str) {
    let roster = Roster::from(Names::new("Ann", "Bob").expect("two names"));
    let read = |line: &str| Operation::read(line, &roster, Turn::NAMED);
    let Ok(operation @ Operation::Event(Event::Agree(..))) = read(line) else { return };
    let Operation::Event(Event::Agree(agreement, _)) = &operation else { return };
    let _ = HouseRules::new(agreement.applied(RuleSettings::default()));
    let written = operation.write(&roster);
    assert_eq!(read(&written), Ok(operation), "{line} is written as {written}");
}

/// The same line in a round of two sides: a legal hand is written with both players, and reads back whoever plays.
fn seated(line: &str) {
    let lineup = Lineup::Sides(Bounded::known::<2>());
    let [one, other, third, fourth] = players(line);
    let roster = Roster::new(lineup, &[one, third, other, fourth], None).expect("four names");
    let playing = Score::of(lineup, HouseRules::default(), None).playing();
    for read in read_seated(line, &roster, &playing).unwrap_or_default() {
        let legal = |preset: &Preset| {
            judge(&read.hand.claim, &HouseRules::new(preset.values()).expect("a preset has no conflicts"))
                .is_ok()
        };
        if !Preset::ALL.iter().any(legal) {
            continue;
        }
        let written = write_seated(&read.hand.claim, read.opponents, read.hand.note.as_deref(), &roster);
        let again = read_seated(&written, &roster, &[]);
        let again = again.unwrap_or_else(|mistakes| panic!("{line} is written as {written}: {mistakes:?}"));
        let [again] = again.as_slice() else { panic!("{line} is written as {written}") };
        assert_eq!(
            (&again.hand.claim, again.opponents),
            (&read.hand.claim, read.opponents),
            "{line}: {written}"
        );
    }
}

ginscore_fuzz::fuzz!("hand_line", hand_line);
