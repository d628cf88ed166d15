//! A series as a script that records the same series again. It is in English, whatever the language.

use std::sync::Arc;

use crate::say::in_english;
use crate::show::hand::entrants::{joins_names, new_words};
use crate::show::rules::in_words::{base, forms_of, with_forms};
use crate::show::rules::stake::typed_stake;
use crate::show::series::correction::correction;
use crate::show::series::numbered::has_rounds;
use crate::show::words::quoted;
use ginscore_ledger::model::{Applied, CourseStep, Hand, Header, Outcome, Series, readable};
use ginscore_ledger::text::written;
use ginscore_notation::{Event, Operation, Roster, nearest, shown, shown_lines};
use ginscore_rules::house::{Form, HouseRules, Preset, RuleKey};
use ginscore_rules::players::Lineup;

/// The way in which a `new` line gives the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewLineRules {
    /// In the fewest words. The standard rules need none.
    Shortest,
    /// The same with the name of the standard rules, because the ledger has other rules for new series.
    Named,
    /// With no other preset than `bare`, whose values never change, and every value that differs from it; with the start of
    /// the series, too.
    Bare,
}

/// The script: its `new` line, then the hands that count and the corrections of who deals, in order.
pub fn script(series: &Series, rules: NewLineRules) -> String {
    format!("{}\n{}", first_line(series, rules), lines_of_steps(series, None, Some(rules)))
}

/// The `new` line of a script. The bare one has the rules in force; after any other, what was agreed since stands where it was
/// agreed.
fn first_line(series: &Series, rules: NewLineRules) -> String {
    let header = if rules == NewLineRules::Bare { series.header() } else { series.begun() };
    new_line(header, series.roster(), rules)
}

/// The lines of the script after so many hands.
pub fn script_after(series: &Series, hands: usize) -> String {
    lines_of_steps(series, Some(hands), None)
}

/// The lines after so many hands, or all.
fn lines_of_steps(series: &Series, after: Option<usize>, rules: Option<NewLineRules>) -> String {
    let before = after.unwrap_or(0);
    let text: String = series
        .script()
        .iter()
        .filter(|step| match (step.hand, &step.operation) {
            (_, Operation::Event(Event::Agree(..))) if rules == Some(NewLineRules::Bare) => false,
            (Some((number, _)), _) => number > before,
            (None, _) => step.after >= before,
        })
        .map(|step| format!("{}\n", step.line(series.roster())))
        .collect();
    shown_lines(&text).into_owned()
}

fn line_of_event(event: &Event, roster: &Roster) -> String {
    readable(&Operation::Event(event.clone())).write(roster)
}

/// The line of a hand. It can always be read again.
fn line_of(hand: &Hand, roster: &Roster) -> String {
    readable(&Operation::Hand(hand.recorded())).write(roster)
}

fn lines_of(hands: &[Arc<Hand>], roster: &Roster) -> String {
    hands.iter().map(|hand| line_of(hand, roster)).collect::<Vec<_>>().join("; ")
}

/// The script with everything that was undone or corrected, as comments in their places. If hands were inserted or
/// deleted, or an adjustment deleted or entered after the end, or if other players may have played than those who were to play,
/// or other rules may have allowed it, hands have no place in the order of recording, and the comments come at the end.
pub fn script_with_history(series: &Series, rules: NewLineRules) -> String {
    let two = series.roster().lineup().is_two_players();
    let is_agreed = series.course().any(|step| matches!(step, CourseStep::Event(Event::Agree(..))));
    let moved = |(outcome, _): (&Outcome, bool)| match outcome {
        Outcome::Did(
            Applied::Insert { .. }
            | Applied::Delete { .. }
            | Applied::DeleteAdjustment { .. }
            | Applied::Event { before_end: Some(_), .. },
        ) => true,
        Outcome::Did(Applied::Amend { .. }) => !two || is_agreed,
        Outcome::Did(Applied::Hand(_, hand)) => is_agreed && series.typed(hand).gin_for_big_gin().is_some(),
        _ => false,
    };
    in_english(|| {
        if series.history().any(moved) {
            with_all_recorded(series, rules)
        } else {
            with_comments(series, rules)
        }
    })
}

/// What is numbered: rounds where they have several hands, otherwise hands.
fn hand_or_round(roster: &Roster) -> &'static str {
    if has_rounds(roster) { "round" } else { "hand" }
}

fn with_all_recorded(series: &Series, rules: NewLineRules) -> String {
    let roster = series.roster();
    let what = hand_or_round(roster);
    let mut text = format!("{}# everything that was recorded, in order:\n", script(series, rules));
    for (outcome, counts) in series.history() {
        let undone = matches!(outcome, Outcome::Did(_)) && !counts;
        let later = if undone { "later undone: " } else { "" };
        let line = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => {
                format!("{what} {number}: {}", line_of(hand, roster))
            }
            Outcome::Did(Applied::Insert { number, hands, .. }) => {
                format!("{what} {number} inserted: {}", lines_of(hands, roster))
            }
            Outcome::Did(Applied::Delete { number, hands, .. }) => {
                format!("{what} {number} deleted: {}", lines_of(hands, roster))
            }
            Outcome::Did(Applied::Amend { number, after, .. }) => {
                format!("{what} {number} amended: {}", line_of(after, roster))
            }
            outcome => correction(outcome, roster).to_string(),
        };
        text.push_str(&format!("#   {later}{line}\n"));
    }
    shown_lines(&text).into_owned()
}

/// The script in the order of recording, with comments.
fn with_comments(series: &Series, rules: NewLineRules) -> String {
    let roster = series.roster();
    let what = hand_or_round(roster);
    let mut text = format!("{}\n", first_line(series, rules));
    // After the last hand of a series that is over; before it, its round may have begun.
    let (all, mut seen) = (series.hands().count(), 0);
    for (outcome, counts) in series.history() {
        let line = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => {
                // A hand that counts is written as it is now.
                let of_round = series.round(*number);
                let same = of_round.iter().find(|now| now.opponents == hand.opponents || of_round.len() == 1);
                let now = same.filter(|_| counts).unwrap_or(hand);
                let line = readable(&series.typed(now)).write(roster);
                seen += usize::from(counts);
                if counts { line } else { format!("# later undone: {line}") }
            }
            Outcome::Did(Applied::Event { event: Event::Agree(..), .. })
                if counts && rules == NewLineRules::Bare =>
            {
                continue;
            }
            Outcome::Did(Applied::Event {
                event: event @ (Event::Adjust(..) | Event::Agree(..)), ..
            }) if counts => line_of_event(event, roster),
            Outcome::Did(Applied::Event { event: event @ Event::Stop(_), .. })
                if counts && series.score().is_stopped() =>
            {
                line_of_event(event, roster)
            }
            Outcome::Did(Applied::Event { event: Event::KnockCard(_), .. })
                if counts && lost_its_card(series, seen + 1) =>
            {
                format!("# {}", correction(outcome, roster))
            }
            Outcome::Did(Applied::Event { event, .. }) if counts && (seen < all || !series.is_finished()) => {
                line_of_event(event, roster)
            }
            Outcome::Did(Applied::Amend { number, before, .. }) => {
                let was = lines_of(before, roster);
                match counts {
                    true => format!("# {what} {number} was amended; it was: {was}"),
                    false => format!("# later undone: amendment of {what} {number}, which was: {was}"),
                }
            }
            outcome => format!("# {}", correction(outcome, roster)),
        };
        text.push_str(&line);
        text.push('\n');
    }
    shown_lines(&text).into_owned()
}

/// Returns true for a hand of two players that was amended to have no knock card: one that was announced would be its own again.
fn lost_its_card(series: &Series, number: usize) -> bool {
    let hands = series.round(number);
    series.roster().lineup().is_two_players()
        && !hands.is_empty()
        && hands.iter().all(|hand| hand.ruling.claim().knock_card().is_none())
}

/// The `new` line that begins a series of these players like one with this header: the players, the built-in preset with the forms of the game, every value that differs from them,
/// and the rest that is agreed: `new Ann Bob pagat hollywood stake=0.10`. A preset that players saved is not named, because
/// the line can be read where it is not saved.
pub fn new_line(header: &Header, roster: &Roster, rules: NewLineRules) -> String {
    let words = player_words(roster).into_iter().chain(agreed_words(header, roster, rules));
    words.map(|word| quoted(&shown(&word))).collect::<Vec<_>>().join(" ")
}

/// The words after the names.
pub(crate) fn agreed_words(header: &Header, roster: &Roster, rules: NewLineRules) -> Vec<String> {
    let mut words = rule_words(&header.preset, &header.house, roster.lineup(), rules);
    if let Lineup::InTurn { out } = roster.lineup() {
        words.push(format!("out={}", roster.entrant(out)));
    }
    words.extend(roster.side_names().map(|(one, two)| format!("sides={one},{two}")));
    words.extend(header.stake.map(|stake| format!("stake={}", typed_stake(stake))));
    words
        .extend(header.first_dealer.map(|dealer| format!("dealer={}", dealer_word(&roster.entrant(dealer)))));
    words.extend((rules == NewLineRules::Bare).then(|| format!("start={}", written(header.start))));
    words
}

/// A dealer's name that cannot be taken for the rule that says who deals, which is in small letters.
fn dealer_word(name: &str) -> String {
    let is_rule = RuleKey::Dealer.words().contains(&name);
    if is_rule { name.to_uppercase() } else { name.to_owned() }
}

/// The words for the players of a new series.
pub(crate) fn player_words(roster: &Roster) -> Vec<String> {
    // Without quotation marks, a preset's name would be the rules, `a=b` one of them, and `und` nothing.
    let is_name = |word: &str| Preset::named(word).is_none() && !word.contains('=') && !joins_names(word);
    let mut words: Vec<String> = new_words(roster)
        .into_iter()
        .map(|word| if is_name(&word) { word } else { format!("\"{word}\"") })
        .collect();
    // In quotation marks the last of three names or more is not taken for a mistyped preset.
    let presets = || Preset::ALL.iter().map(|preset| preset.name);
    let is_near = |name: &String| !name.starts_with('"') && nearest(name, presets()).is_some();
    let last = words.last_mut().filter(|last| roster.players().len() > 2 && is_near(last));
    if let Some(last) = last {
        *last = format!("\"{last}\"");
    }
    words
}

/// The words that choose these rules: a preset, the forms of the game that go over it, and the values that differ. Of several
/// ways to say it, the shortest.
pub fn rule_words(preset: &str, house: &HouseRules, lineup: Lineup, rules: NewLineRules) -> Vec<String> {
    let (preset, forms) = match rules {
        NewLineRules::Bare => (Preset::BARE, Vec::new()),
        NewLineRules::Shortest | NewLineRules::Named => {
            let preset = base(preset, house);
            // `hollywood` alone is the preset of that name, or the form over the ledger's own rules.
            let is_form = Form::named(preset.name).is_some();
            let preset = if is_form && rules == NewLineRules::Named { Preset::STANDARD } else { preset };
            (preset, forms_of(preset, house, lineup))
        }
    };
    let of_preset = preset.values_for(lineup);
    let of_forms = with_forms(preset, of_preset, &forms).for_lineup(lineup);
    let values = of_forms.differences(house).into_iter().filter(|(key, ..)| key.applies_to(lineup, house));
    let values = values.map(|(key, _, value)| format!("{key}={value}"));
    let is_standard = preset.name == Preset::STANDARD.name;
    let is_named = !is_standard || rules == NewLineRules::Named || !forms.is_empty();
    let words = is_named.then(|| preset.name.to_owned()).into_iter();
    words.chain(forms.iter().map(|form| form.name().to_owned())).chain(values).collect()
}
