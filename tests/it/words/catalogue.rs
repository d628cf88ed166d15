//! The error catalogue, `tests/cmd/errors`, shows every code as JSON and every kind of mistake as text. The matches here
//! are exhaustive: a new kind does not compile until it is listed, and fails until a transcript shows it.

use std::fs;

use ginscore::show::code::Code;
use ginscore_ledger::book::StoreError;
use ginscore_ledger::exchange::RowError;
use ginscore_ledger::model::Refusal;
use ginscore_ledger::text::TextError;
use ginscore_notation::{NameError, ParseError};
use ginscore_rules::cards::NotAMeld;
use ginscore_rules::hand::Fault;
use ginscore_rules::house::RuleConflict;

use crate::repository::files_of;

struct Shown {
    output: String,
    status: u8,
}

fn catalogue() -> Vec<Shown> {
    let mut shown = Vec::new();
    for file in files_of("tests/cmd/errors", &["md"]) {
        let mut commands = Vec::new();
        for line in fs::read_to_string(file).unwrap().lines() {
            if line.starts_with("$ ") {
                commands.push(Shown { output: String::new(), status: 0 });
            } else if let (Some(last), Some(status)) = (commands.last_mut(), line.strip_prefix("? ")) {
                last.status = status.parse().unwrap();
            } else if let Some(last) = commands.last_mut() {
                last.output.push_str(line);
                last.output.push('\n');
            }
        }
        shown.extend(commands);
    }
    shown
}

#[test]
fn every_code_is_shown_with_its_status() {
    let catalogue = catalogue();
    for code in Code::ALL {
        let named = format!("\"code\":\"{code}\"");
        // An audit that finds something exits with 1, whatever it finds.
        let has_status =
            |shown: &&Shown| shown.status == code.status() || (code.status() == 3 && shown.status == 1);
        let found = catalogue.iter().filter(has_status).any(|shown| shown.output.contains(&named));
        assert!(
            found,
            "no transcript in tests/cmd/errors shows {code} with --json and status {}",
            code.status()
        );
    }
}

/// The words of the message of each variant. A variant without words wraps an error of another list.
macro_rules! every {
    ($kind:ty: $($variant:pat => $words:expr),+ $(,)?) => {{
        // Never called: the compiler checks that no variant is missing.
        #[allow(dead_code)]
        fn exhaustive(kind: &$kind) {
            match kind { $($variant => {}),+ }
        }
        let words: Vec<&[&str]> = vec![$(&$words),+];
        words.concat()
    }};
}

#[test]
fn every_kind_of_mistake_is_shown() {
    let mistakes = every!(ParseError:
        ParseError::SuitFirst(_) => ["`s4` is not a card: the rank comes first"],
        ParseError::Numbered(..) => ["`1s` is not a card", "`11h` is not a card", "`13c` is not a card"],
        ParseError::NoSuit(_) => ["`7` has no suit"],
        ParseError::NoRank(_) => ["`h` has no rank"],
        ParseError::NotACard => ["`zz` is not a card"],
        ParseError::TwoSuits => ["mixes two suits"],
        ParseError::Backwards => ["is not in ascending order"],
        ParseError::NoSuitOfGroup => ["`4-7` has no suit"],
        ParseError::KingAceOrDiamonds => ["`qka` is unclear: its end may be the queen of diamonds"],
        ParseError::NotAGroup => ["is not a group of cards"],
        ParseError::NoHand => ["the hand is missing"],
        ParseError::PerhapsAgainst => ["the `v` is missing, and"],
        ParseError::Partners => ["these two play on the same side"],
        ParseError::NoCards => ["there are no cards here"],
        ParseError::NoOtherSide => ["the other side is missing"],
        ParseError::NothingBefore => ["there is nothing before the `v`"],
        ParseError::NothingAfter => ["there is nothing after the `v`"],
        ParseError::SecondAgainst => ["there is a second `v`"],
        ParseError::SecondSlash => ["one side has two slashes"],
        ParseError::SlashAfterPlus => ["the slash comes after the plus"],
        ParseError::KnockerLaysOff => ["the knocker cannot lay off cards"],
        ParseError::NothingLaidOff => ["there is nothing after the plus"],
        ParseError::CountAmongCards => ["this side has both a count and laid-off cards"],
        ParseError::GinOutOfPlace => ["`gin` does not belong here"],
        ParseError::NotGin(_) => ["these cards are not gin: the deadwood is 4"],
        ParseError::MoreThanPoints => ["points cannot be combined with anything else"],
        ParseError::MoreThanADraw => ["a draw cannot be combined with anything else"],
        ParseError::NoBoxes => ["the number of boxes is missing"],
        ParseError::BoxesOutOfPlace => ["boxes can only be given with points"],
        ParseError::SecondKnockCard => ["there is a second knock card"],
        ParseError::SecondDiscard => ["there is a second discard"],
        ParseError::NoCardAfter => ["expected one card after `@`", "expected one card after `x`"],
        ParseError::OutOfPlace => ["`+` does not belong here", "`twice` does not belong here"],
        ParseError::NoNumber => ["the number of the hand is missing"],
        ParseError::NoAdjustment => ["is not a number of points with a sign"],
        ParseError::NoReason => ["an adjustment needs a reason"],
        ParseError::NothingAgreed => ["what was agreed is missing"],
        ParseError::NoGame => ["the number of the game is missing after `in`"],
        ParseError::OpenQuote => ["there is an unclosed quotation mark"],
        ParseError::TooLong(_) => ["it has 70,008 bytes, and the limit is 65,536 bytes", "too long: the limit is 65,536 bytes"],
        ParseError::HiddenInNote(_) => ["the note contains U+200B, which is invisible, at character 3"],
        ParseError::LongNote(_) => ["the note has 4001 characters, and the limit is 4000"],
        ParseError::WhichHand(_) => ["the line does not say which hand of the round it is"],
        ParseError::NotPlaying { .. } => ["`Cid` sits out this hand"],
        ParseError::UnknownPlayer { .. } => ["there is no player called `Cid`", "`mary` could be either player", "name is missing"],
    );
    let names = every!(NameError:
        NameError::NoLetter => ["it must start with a letter", "a player's name is empty"],
        NameError::Reserved => ["it contains a word of a command or a line"],
        NameError::Digit => ["a word in it begins with a digit"],
        NameError::Cards => ["a word in it reads as cards"],
        NameError::Sign(_) => ["is part of the notation"],
        NameError::Hidden(_) => ["U+0001, a control character, at character 2", "U+202E, which changes the direction of the text"],
        NameError::TooLong => ["is too long for a name"],
        NameError::Same => ["two of the names are `ann`"],
    );
    let melds = every!(NotAMeld:
        NotAMeld::TooShort => ["a meld has three or more cards"],
        NotAMeld::AceHigh => ["the ace is always low"],
        NotAMeld::Gap(_) => ["6S is missing", "4H, 6H, 7H and 8H are missing"],
        NotAMeld::Mixed => ["it is neither a set of one rank nor a run of one suit"],
    );
    let faults = every!(Fault:
        Fault::DuplicateCard { .. } => ["4S is named twice", "9D is on both sides", "5S is in two melds"],
        Fault::CardCount { .. } => ["the knocker has 9 cards", "the defender has 11 cards", "the defender has 8 cards"],
        Fault::NotAMeld { .. } => [],
        Fault::KnockOverLimit { .. } => ["the limit is 10", "the limit is 3", "only gin can end this hand"],
        Fault::LayoffIllegal { .. } => ["does not fit any of the knocker's melds", "only after 8S and 9S"],
        Fault::LayoffOnGin { .. } => ["cards cannot be laid off against gin"],
        Fault::KnockCardMissing => ["the knock card is missing"],
        Fault::KnockCardSuitMissing(_) => ["`7` has no suit"],
        Fault::BigGinNotMelded { .. } => ["the knocker has eleven cards, but 2H does not meld"],
        Fault::SpreadAmbiguous { .. } => ["cards can be melded in 2 ways with the same deadwood"],
        Fault::CountRange { .. } => ["a count must be from 0 to 98"],
        Fault::PointsRange { .. } => ["the points of a hand must be from 0 to"],
        Fault::BoxesRange { .. } => ["the boxes of a hand must be from 0 to 99"],
    );
    let refused_operations = every!(Refusal:
        Refusal::Faults(_) => ["Ann cannot knock with 14"],
        Refusal::SeriesOver => ["the series is over"],
        Refusal::PastEnd(_) => ["the series would end before hands 2 and 3"],
        Refusal::AgainstAgreed(_) => ["is against these rules"],
        Refusal::RulesConflict(_) => ["cannot be combined"],
        Refusal::NoLongerEnds(_) => ["hand 2 would then not end the series"],
        Refusal::AfterEnd(_) => ["error: the series would end before hand 2"],
        Refusal::NoSuchAdjustment(_) => ["there is no adjustment 2"],
        Refusal::NoSuchHand(_) => ["there is no hand 7"],
        Refusal::NotPlaying(_) => ["it is not their turn"],
        Refusal::NotOpponents(_) => ["one of them has already played in this round"],
        Refusal::NotInRound(_) => ["these two did not play each other in round 1"],
        Refusal::RoundIncomplete(_) => ["a hand of round 1 would be missing"],
        Refusal::NoBigGin => ["these rules have no big gin"],
        Refusal::KnockCardSuitMissing(_) => ["`7` has no suit"],
        Refusal::NoSeat => ["`seat` cannot be used like this"],
        Refusal::WholeRound(_) => ["round 1 was entered as a whole"],
        Refusal::ChangesWhoPlays(_) => ["this would change who plays whom in round 1, which has begun"],
        Refusal::Adjustment(_) => ["game 1 is closed, and a closed game never changes", "the sheet has no game 4", "an adjustment is at most"],
        Refusal::EarlierAdjustment(..) => ["could no longer be entered"],
        Refusal::BadName(..) => [],
        Refusal::NothingToUndo => ["there is nothing to undo"],
        Refusal::NothingToRedo => ["there is nothing to redo"],
    );
    let rule_conflicts = every!(RuleConflict:
        RuleConflict::Multipliers { .. } => ["`column_multipliers` lists 3, but `columns` is 1"],
        RuleConflict::BonusBoxes => ["`bonus_boxes` is `each-side`, but `box_timing` is `each-hand`"],
        RuleConflict::ColumnsInTurn => ["three players in turn cannot play several games side by side"],
        RuleConflict::DifferenceInTurn => ["three players in turn cannot settle by `score-plus-difference`"],
        RuleConflict::Award(_) => ["`shutout.award` 100 cannot be combined with", "`shutout.award` double-points cannot be combined with"],
    );
    let text = every!(TextError:
        TextError::NotToml(_) => ["this is not TOML"],
        TextError::Unreadable(_) => ["this part of the file cannot be read"],
        TextError::Unmerged => ["the file has an unresolved merge conflict"],
        TextError::Newer(_) => ["the file has format 4"],
        TextError::Missing(_) => [".toml: `start` is missing", "error: `points` is missing"],
        TextError::UnknownKey(..) => ["`tarjet` is not a key"],
        TextError::BadText(_) => ["expected an amount of money", "expected two players", "a date and time"],
        TextError::BadValue(..) => ["`undercut_tie` cannot be `\"everybody\"`"],
        TextError::Clash(_) | TextError::BadName(..) | TextError::UnknownPlayer(_) => [],
        TextError::Misread { .. } => ["(bad-card)"],
        TextError::Unlawful { .. } => ["(knock-over-limit)"],
        TextError::Refused { .. } => ["the series would end before hand 2", "there is nothing to redo"],
        TextError::Retired(_) => ["a ledger has no `witness` lines any more"],
        TextError::Unfit { .. } => ["no longer matches its seal", "has no seal, although entries before it do"],
        TextError::Mismatch { .. } => ["entry 1 has `points` 18, but the rules give 19"],
    );
    let rows = every!(RowError:
        RowError::Another(_) => [
            "hands.csv:1: there are no hands in this file", "all.json:1: this file has whole series", "this file has results",
            "this is a file of a ledger", "this is a web page"
        ],
        RowError::NoObject => ["hands.jsonl:2: the line is not a JSON object"],
        RowError::Newer(_) => ["the row has schema 2"],
        RowError::TooManyColumns(_) => ["hands.csv:1: the header has 301 columns, and the limit is 256"],
        RowError::TooFewCells => ["the row has fewer cells than the header has columns"],
        RowError::ManyLines(_) => ["`note` spans more than one line"],
        RowError::TooLong(_) => ["`hand` is longer than 65536 bytes"],
        RowError::Hidden(..) => ["hands.csv:2: `note` contains U+202E, which changes the direction of the text"],
        RowError::TooManyCells => ["the row has more cells than the header has columns"],
        RowError::UnknownColumn(..) => ["there is no column called `knok_card`"],
        RowError::SecondColumn(_) => ["the column `hand` appears twice"],
        RowError::Missing(_) => ["the row has no `hand`", "the row has no `player_two`"],
        RowError::BadCell(..) => ["`start` cannot be `20/11/2026`", "`stake` cannot be `a dime`", "`lineup` cannot be `turns`", "`sides` cannot be `North`"],
        RowError::BadName(..) => ["hands.csv:2: `=cmd()` is not allowed as a player name", "hands.csv:2: `<b>Ann</b>` is not allowed as a player name"],
        RowError::UnknownPreset(_) => ["hands.csv:2: there is no preset called `hollywod`"],
        RowError::UnknownRule(_) => ["hands.csv:2: there is no house rule called `gin_bonnus`"],
        RowError::BadRule(..) => ["hands.csv:2: `target` cannot be `many`"],
        RowError::Clash(_) => ["hands.csv:2: `column_multipliers` lists 3"],
        RowError::Otherwise(_) => ["`player_two` differs from the first row"],
        RowError::UnknownPlayer(..) => ["`dealer` cannot be `Cid`, who is not one of the players"],
        RowError::OutOfOrder { .. } => ["expected hand 2 of the series, but this row is hand 3"],
        RowError::Misread { .. } => ["`1s` is not a card"],
        RowError::Refused { .. } => ["Ann cannot knock with 14", "hands.csv:6: this hand comes after the end"],
        RowError::Mismatch { .. } => ["the row has `points` 20, but the rules give 19"],
    );
    let files = every!(StoreError:
        StoreError::Reading(..) => ["cannot read ~/"],
        StoreError::Decoding(_) => ["is not text"],
        StoreError::Limiting(..) => ["is too long: the limit is 16,777,216 bytes"],
        StoreError::Writing(..) => ["cannot write ~/"],
        StoreError::Locking(_) => ["another ginscore is writing"],
        StoreError::Unlockable(_) => ["is not a regular file"],
        StoreError::Creating(_) => ["already exists"],
    );
    let catalogue = catalogue();
    let errors: Vec<&str> = catalogue
        .iter()
        .filter(|shown| shown.status != 0)
        .flat_map(|shown| shown.output.lines().filter(|line| line.starts_with("error: ")))
        .collect();
    let all = [mistakes, names, melds, faults, refused_operations, rule_conflicts, text, rows, files];
    let all = all.concat();
    let missing: Vec<_> =
        all.iter().filter(|words| !errors.iter().any(|error| error.contains(*words))).collect();
    assert!(missing.is_empty(), "no transcript in tests/cmd/errors says: {missing:#?}");
}

#[test]
fn every_error_has_a_hint() {
    for shown in catalogue().iter().filter(|shown| shown.status != 0) {
        let is_from_clap = shown.output.contains("For more information, try '--help'.");
        let output = format!("\n{}", shown.output);
        let errors: Vec<&str> = output.split("\nerror: ").skip(1).collect();
        assert!(!errors.is_empty(), "{output}");
        assert!(is_from_clap || errors.iter().all(|error| error.contains("\nhint: ")), "{output}");
    }
}
