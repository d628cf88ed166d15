//! A series as a script that records the same series again.

use super::correction::correction;
use super::house::differences;
use super::rules_in_words::base;
use super::words::quoted;
use ginscore_ledger::model::{Applied, CourseStep, Event, Hand, Outcome, Series};
use ginscore_rules::notation::{LONGEST_NOTE, Names, shown, shown_lines, write_adjustment, write_hand};
use ginscore_rules::rules::{Player, STANDARD};

/// The way in which a `new` line gives the standard rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandardRules {
    /// It names no rules.
    Unnamed,
    /// It names them, because the ledger has other rules for new series.
    Named,
}

/// The script: its `new` line, then the hands that count and the corrections of who deals, in order.
pub fn script(series: &Series, standard: StandardRules) -> String {
    format!("{}\n{}", new_line(series, standard), lines_after(series, 0, series.witnessed()))
}

/// The lines of the script after so many hands, without the words of witnesses.
pub fn script_after(series: &Series, hands: usize) -> String {
    lines_after(series, hands, &[])
}

/// The lines after so many hands, with these words of witnesses, each with the number of hands before it.
fn lines_after(series: &Series, before: usize, witnessed: &[(usize, String)]) -> String {
    let names = series.names();
    let mut text = String::new();
    let mut hands = 0;
    let mut witnessed = witnessed.iter().peekable();
    for step in series.course() {
        let line = match step {
            CourseStep::Hand(number, hand) => {
                while let Some((_, word)) = witnessed.next_if(|(after, _)| *after <= hands) {
                    text.push_str(&format!("witness {word}\n"));
                }
                hands = number;
                Some(line_of(hand, names)).filter(|_| number > before)
            }
            // Nothing comes after the end of a series, which a correction may have moved forward.
            CourseStep::Event(Event::Deal(_) | Event::KnockCard(_) | Event::Misdeal(_))
                if is_finished(series) && hands == series.hands().len() =>
            {
                None
            }
            CourseStep::Event(Event::Stop(_)) if !series.score().is_stopped() => None,
            // A knock card that was announced is written with its hand.
            CourseStep::Event(Event::KnockCard(card)) if series.announced() != Some(*card) => None,
            CourseStep::Event(Event::KnockCard(_)) if hands < series.hands().len() => None,
            CourseStep::Event(event) => Some(line_of_event(event, names)).filter(|_| hands >= before),
        };
        text.extend(line.map(|line| format!("{line}\n")));
    }
    // Words whose hands were undone since come last.
    text.extend(witnessed.map(|(_, word)| format!("witness {word}\n")));
    shown_lines(&text).into_owned()
}

/// Returns true if the last hand ended the series. What happened before the players stopped is not after the end.
const fn is_finished(series: &Series) -> bool {
    series.score().is_over() && !series.score().is_stopped()
}

/// The line for something that happened between two hands.
fn line_of_event(event: &Event, names: &Names) -> String {
    let with_note = |word: &str, note: &Option<String>| match note {
        None => word.to_owned(),
        Some(note) => format!("{word} # {}", readable(note)),
    };
    match event {
        Event::Deal(dealer) => format!("deal {}", names.get(*dealer)),
        Event::KnockCard(card) => format!("@{}", card.to_string().to_ascii_lowercase()),
        Event::Misdeal(note) => with_note("misdeal", note),
        Event::Adjust(adjustment, reason) => {
            format!("adjust {}", write_adjustment(adjustment, &readable(reason), names))
        }
        Event::Stop(note) => with_note("stop", note),
    }
}

/// A note that can be read again: one that is too long, from before there was a limit, is cut.
fn readable(note: &str) -> String {
    let note = shown(note);
    match note.char_indices().nth(LONGEST_NOTE) {
        None => note.into_owned(),
        Some(_) => note.chars().take(LONGEST_NOTE - 1).chain(['…']).collect(),
    }
}

/// The line of a hand. It can always be read again.
fn line_of(hand: &Hand, names: &Names) -> String {
    let note = hand.note.as_deref().map(readable);
    write_hand(hand.ruling.claim(), note.as_deref(), names)
}

/// The script with everything that was undone or corrected, as comments in their places. If hands were inserted or
/// deleted, hands have no place in the order of recording, and the comments come at the end.
pub fn script_with_history(series: &Series, standard: StandardRules) -> String {
    let moved = |(outcome, _): (&Outcome, bool)| {
        matches!(outcome, Outcome::Did(Applied::Insert { .. } | Applied::Delete { .. }))
    };
    if series.history().any(moved) {
        with_all_recorded(series, standard)
    } else {
        with_comments(series, standard)
    }
}

/// The script, and everything that was recorded, in that order, as comments.
fn with_all_recorded(series: &Series, standard: StandardRules) -> String {
    let names = series.names();
    let mut text = format!("{}# everything that was recorded, in order:\n", script(series, standard));
    for (outcome, counts) in series.history() {
        let undone = matches!(outcome, Outcome::Did(_)) && !counts;
        let later = if undone { "later undone: " } else { "" };
        let line = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => format!("hand {number}: {}", line_of(hand, names)),
            Outcome::Did(Applied::Insert { number, hand, .. }) => {
                format!("hand {number} inserted: {}", line_of(hand, names))
            }
            Outcome::Did(Applied::Delete { number, hand, .. }) => {
                format!("hand {number} deleted: {}", line_of(hand, names))
            }
            Outcome::Did(Applied::Amend { number, after, .. }) => {
                format!("hand {number} amended: {}", line_of(after, names))
            }
            outcome => correction(outcome, names),
        };
        text.push_str(&format!("#   {later}{line}\n"));
    }
    shown_lines(&text).into_owned()
}

/// The script in the order of recording, with comments.
fn with_comments(series: &Series, standard: StandardRules) -> String {
    let names = series.names();
    let mut text = format!("{}\n", new_line(series, standard));
    let is_past_end = |after: usize| is_finished(series) && after >= series.hands().len();
    for (outcome, counts) in series.history() {
        let line = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => {
                // A hand that counts is written as it is now.
                let now = series.hands().get(number - 1).filter(|_| counts).unwrap_or(hand);
                let line = line_of(now, names);
                if counts { line } else { format!("# later undone: {line}") }
            }
            Outcome::Did(Applied::Event { event: event @ Event::Adjust(..), .. }) if counts => {
                line_of_event(event, names)
            }
            Outcome::Did(Applied::Event { event: event @ Event::Stop(_), .. })
                if counts && series.score().is_stopped() =>
            {
                line_of_event(event, names)
            }
            Outcome::Did(Applied::Event { event, after }) if counts && !is_past_end(*after) => {
                line_of_event(event, names)
            }
            Outcome::Did(Applied::Amend { number, before, .. }) => {
                let was = line_of(before, names);
                match counts {
                    true => format!("# hand {number} was amended; it was: {was}"),
                    false => format!("# later undone: amendment of hand {number}, which was: {was}"),
                }
            }
            Outcome::Witnessed(word) => format!("witness {word}"),
            outcome => format!("# {}", correction(outcome, names)),
        };
        text.push_str(&line);
        text.push('\n');
    }
    shown_lines(&text).into_owned()
}

/// The `new` line: the built-in preset, and every value that differs from it. A preset that players saved is not named,
/// because the line can be read where it is not saved.
pub fn new_line(series: &Series, standard: StandardRules) -> String {
    let (header, names) = (series.header(), series.names());
    let preset = base(&header.preset, &header.house);
    let mut words = vec!["new".to_owned()];
    words.extend(Player::BOTH.map(|player| names.get(player).to_owned()));
    if preset.name != STANDARD.name || standard == StandardRules::Named {
        words.extend(["--rules".to_owned(), preset.name.to_owned()]);
    }
    for (key, _, value) in differences(&preset.values(), &header.house) {
        words.extend(["--set".to_owned(), format!("{key}={value}")]);
    }
    if let Some(dealer) = header.first_dealer {
        words.extend(["--dealer".to_owned(), names.get(dealer).to_owned()]);
    }
    if let Some(stake) = header.stake {
        words.extend(["--stake".to_owned(), stake.to_string()]);
    }
    words.iter().map(|word| quoted(&shown(word))).collect::<Vec<_>>().join(" ")
}
