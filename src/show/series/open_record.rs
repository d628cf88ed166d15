//! A series as an open record: a text that needs no preset, for other programs. `docs/record.md` says what it means.

use crate::show::hand::entrants::new_words;
use crate::show::series::script::dealer_word;
use crate::show::stake::typed_stake;
use crate::show::words::quoted;
use ginscore_ledger::model::{Series, readable};
use ginscore_ledger::text::written;
use ginscore_notation::{shown, shown_lines};
use ginscore_rules::hand::End;
use ginscore_rules::house::{HouseRules, KnockCard, Preset, RuleKey, RuleSettings, ShutoutAward};
use ginscore_rules::players::Lineup;

/// The first line.
pub const FIRST_LINE: &str = "# gin 1";

/// The name of the rules in which nothing is changed from [`RuleSettings::neutral`].
pub const BARE: &str = "bare";

/// The record of a series: its rules key by key, and the lines that count.
pub fn open_record(series: &Series) -> String {
    let roster = series.roster();
    let lines = series.script().into_iter().map(|step| readable(&step.operation));
    let lines: String = lines.map(|operation| format!("{}\n", operation.write(roster))).collect();
    shown_lines(&format!("{FIRST_LINE}\n{}\n{lines}", new_line(series))).into_owned()
}

/// The `new` line: everything that is not neutral, and every choice that can matter.
fn new_line(series: &Series) -> String {
    let (header, roster) = (series.header(), series.roster());
    let (lineup, house) = (roster.lineup(), &header.house);
    let marked = |word: String| match Preset::named(&word).is_some() || word.contains('=') {
        true => format!("\"{word}\""),
        false => word,
    };
    let mut words: Vec<String> = new_words(roster).into_iter().map(marked).collect();
    words.extend([BARE.to_owned(), format!("start={}", written(header.start))]);
    words.extend(header.stake.map(|stake| format!("stake={}", typed_stake(stake))));
    words
        .extend(header.first_dealer.map(|dealer| format!("dealer={}", dealer_word(&roster.entrant(dealer)))));
    if let Lineup::InTurn { out } = lineup {
        words.push(format!("out={}", roster.entrant(out)));
    }
    words.extend(roster.side_names().map(|(one, two)| format!("sides={one},{two}")));
    let differs: Vec<&str> =
        RuleSettings::neutral().differences(house).into_iter().map(|(key, ..)| key).collect();
    let said = |key: &&RuleKey| {
        let name = key.name;
        key.concerns(lineup, house) && (differs.contains(&name) || can_matter(name, lineup, house))
    };
    words.extend(RuleKey::all().filter(said).map(|key| format!("{}={}", key.name, key.read(house))));
    words.iter().map(|word| quoted(&shown(word))).collect::<Vec<_>>().join(" ")
}

/// Returns true if a rule is written even with its neutral value: those that are a choice, where they can change anything.
fn can_matter(key: &str, lineup: Lineup, house: &HouseRules) -> bool {
    let values: &RuleSettings = house;
    match key {
        "knock_limit" | "target" | "undercut_tie" | "sheet_winner" | "dealer" | "drawn_hand_dealer"
        | "pairing" | "payment" | "newcomer_deals" => true,
        "ace_knock_card" => values.knock_card == KnockCard::Upcard,
        "doubled_boxes" => !values.doubling_suits.is_empty(),
        "box_timing" => values.box_value.get() > 0,
        "shutout.test" => values.shutout.award != ShutoutAward::None,
        "column_entry" => values.columns.get() > 1,
        "bonus_boxes" => {
            let extra = [End::Gin, End::BigGin, End::Undercut, End::GinOff].map(|end| house.extra_boxes(end));
            lineup.has_rounds() && extra.iter().any(|boxes| *boxes > 0)
        }
        _ => false,
    }
}
