//! A series as a script that records the same series again. It is in English, whatever the language.

use std::sync::Arc;

use super::correction::{correction, has_rounds};
use super::entrants::new_words;
use super::house::differences;
use super::rules_in_words::base;
use super::words::quoted;
use crate::messages::in_english;
use ginscore_ledger::model::{Applied, CourseStep, Event, Hand, Outcome, Series};
use ginscore_rules::notation::{LONGEST_NOTE, Roster, shown, shown_lines, write_adjustment, write_seated};
use ginscore_rules::rules::{Lineup, Opponents, STANDARD, Score, Stake, values_for};

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
    let roster = series.roster();
    let mut text = String::new();
    let mut hands = 0;
    let mut seats = Seats::new(series);
    let all = series.score().rounds().len();
    let mut witnessed = witnessed.iter().peekable();
    for step in series.course() {
        let line = match step {
            CourseStep::Hand(number, hand) => {
                while let Some((_, word)) = witnessed.next_if(|(after, _)| *after <= hands) {
                    text.push_str(&format!("witness {word}\n"));
                }
                hands = number;
                let seat = seats.before(hand, roster).filter(|_| number > before);
                text.extend(seat.map(|line| format!("{line}\n")));
                Some(line_of(hand, roster)).filter(|_| number > before)
            }
            // Nothing comes after the end of a series, which a correction may have moved forward.
            CourseStep::Event(Event::Deal(_) | Event::KnockCard(_) | Event::Misdeal(_))
                if is_finished(series) && hands == all =>
            {
                None
            }
            CourseStep::Event(Event::Stop(_)) if !series.score().is_stopped() => None,
            // A knock card that was announced is written with its hand.
            CourseStep::Event(Event::KnockCard(card)) if series.announced() != Some(*card) => None,
            CourseStep::Event(Event::KnockCard(_)) if hands < all => None,
            CourseStep::Event(event @ Event::Seat(..)) => {
                let line = seats.seated(event).then(|| line_of_event(event, roster));
                line.filter(|_| hands >= before && !(is_finished(series) && hands == all))
            }
            CourseStep::Event(event) => Some(line_of_event(event, roster)).filter(|_| hands >= before),
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
fn line_of_event(event: &Event, roster: &Roster) -> String {
    let with_note = |word: &str, note: &Option<String>| match note {
        None => word.to_owned(),
        Some(note) => format!("{word} # {}", readable(note)),
    };
    match event {
        Event::Deal(dealer) => format!("deal {}", roster.entrant(*dealer)),
        Event::Seat(seat, with, note) => {
            let names = [Some(*seat), *with].into_iter().flatten().map(|seat| quoted(roster.name(seat)));
            with_note(&format!("seat {}", names.collect::<Vec<_>>().join(" ")), note)
        }
        Event::KnockCard(card) => format!("@{}", card.to_string().to_ascii_lowercase()),
        Event::Misdeal(note) => with_note("misdeal", note),
        Event::Adjust(adjustment, reason) => {
            format!("adjust {}", write_adjustment(adjustment, &readable(reason), roster))
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
fn line_of(hand: &Hand, roster: &Roster) -> String {
    let note = hand.note.as_deref().map(readable);
    write_seated(hand.ruling.claim(), hand.opponents, note.as_deref(), roster)
}

/// The lines of several hands, on one.
fn lines_of(hands: &[Arc<Hand>], roster: &Roster) -> String {
    hands.iter().map(|hand| line_of(hand, roster)).collect::<Vec<_>>().join("; ")
}

/// Who is to play, while the hands are written one after another. After a correction it may not be the turn of those who
/// played: then a line says so.
struct Seats {
    score: Score,
}

impl Seats {
    fn new(series: &Series) -> Seats {
        let header = series.header();
        Seats { score: Score::of(header.roster.lineup(), header.house.clone(), header.first_dealer) }
    }

    /// The line before a hand of players whose turn it is not.
    fn before(&mut self, hand: &Hand, roster: &Roster) -> Option<String> {
        if roster.lineup().is_two_players() {
            return None;
        }
        let playing = self.score.playing();
        let has_turn = roster.lineup().has_rounds() || playing.contains(&hand.opponents);
        let line = match hand.opponents {
            Opponents::Players(seats) if !has_turn => {
                self.score.seat(seats.one, Some(seats.two));
                Some(format!("seat {} {}", quoted(roster.name(seats.one)), quoted(roster.name(seats.two))))
            }
            _ => None,
        };
        // The hands of a series are those of its lineup, so this cannot fail before its end.
        let _ = self.score.play(hand.played());
        line
    }

    /// Seats the players of an event. Returns false if a correction has left the seating no choice.
    fn seated(&mut self, event: &Event) -> bool {
        match event {
            Event::Seat(seat, with, _) => self.score.seat(*seat, *with),
            _ => false,
        }
    }
}

/// The script with everything that was undone or corrected, as comments in their places. If hands were inserted or
/// deleted, or if other players may have played than those who were to play, hands have no place in the order of
/// recording, and the comments come at the end.
pub fn script_with_history(series: &Series, standard: StandardRules) -> String {
    let two = series.roster().lineup().is_two_players();
    let moved = |(outcome, _): (&Outcome, bool)| match outcome {
        Outcome::Did(Applied::Insert { .. } | Applied::Delete { .. }) => true,
        Outcome::Did(Applied::Amend { .. }) => !two,
        _ => false,
    };
    in_english(|| {
        if series.history().any(moved) {
            with_all_recorded(series, standard)
        } else {
            with_comments(series, standard)
        }
    })
}

/// What is numbered: rounds where they have several hands, otherwise hands.
fn hand_or_round(roster: &Roster) -> &'static str {
    if has_rounds(roster) { "round" } else { "hand" }
}

/// The script, and everything that was recorded, in that order, as comments.
fn with_all_recorded(series: &Series, standard: StandardRules) -> String {
    let roster = series.roster();
    let what = hand_or_round(roster);
    let mut text = format!("{}# everything that was recorded, in order:\n", script(series, standard));
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
            outcome => correction(outcome, roster),
        };
        text.push_str(&format!("#   {later}{line}\n"));
    }
    shown_lines(&text).into_owned()
}

/// The script in the order of recording, with comments.
fn with_comments(series: &Series, standard: StandardRules) -> String {
    let roster = series.roster();
    let what = hand_or_round(roster);
    let mut text = format!("{}\n", new_line(series, standard));
    let all = series.score().rounds().len();
    let is_past_end = |after: usize| is_finished(series) && after >= all;
    for (outcome, counts) in series.history() {
        let line = match outcome {
            Outcome::Did(Applied::Hand(number, hand)) => {
                // A hand that counts is written as it is now.
                let of_round = series.round(*number);
                let same = of_round.iter().find(|now| now.opponents == hand.opponents || of_round.len() == 1);
                let now = same.filter(|_| counts).unwrap_or(hand);
                let line = line_of(now, roster);
                if counts { line } else { format!("# later undone: {line}") }
            }
            Outcome::Did(Applied::Event { event: event @ Event::Adjust(..), .. }) if counts => {
                line_of_event(event, roster)
            }
            Outcome::Did(Applied::Event { event: event @ Event::Stop(_), .. })
                if counts && series.score().is_stopped() =>
            {
                line_of_event(event, roster)
            }
            Outcome::Did(Applied::Event { event, after }) if counts && !is_past_end(*after) => {
                line_of_event(event, roster)
            }
            Outcome::Did(Applied::Amend { number, before, .. }) => {
                let was = lines_of(before, roster);
                match counts {
                    true => format!("# {what} {number} was amended; it was: {was}"),
                    false => format!("# later undone: amendment of {what} {number}, which was: {was}"),
                }
            }
            Outcome::Witnessed(word) => format!("witness {word}"),
            outcome => format!("# {}", correction(outcome, roster)),
        };
        text.push_str(&line);
        text.push('\n');
    }
    shown_lines(&text).into_owned()
}

/// The `new` line: the built-in preset, and every value that differs from it. A preset that players saved is not named,
/// because the line can be read where it is not saved.
pub fn new_line(series: &Series, standard: StandardRules) -> String {
    let (header, roster) = (series.header(), series.roster());
    let lineup = roster.lineup();
    let preset = base(&header.preset, &header.house);
    let mut words = new_words(roster);
    if let Lineup::InTurn { out } = lineup {
        words.extend(["--out".to_owned(), roster.entrant(out)]);
    }
    if let Some((one, two)) = roster.side_names() {
        words.extend(["--sides".to_owned(), format!("{one},{two}")]);
    }
    if preset.name != STANDARD.name || standard == StandardRules::Named {
        words.extend(["--rules".to_owned(), preset.name.to_owned()]);
    }
    for (key, _, value) in differences(&values_for(lineup, preset.name, preset.values()), &header.house) {
        words.extend(["--set".to_owned(), format!("{key}={value}")]);
    }
    if let Some(dealer) = header.first_dealer {
        words.extend(["--dealer".to_owned(), roster.entrant(dealer)]);
    }
    if let Some(stake) = header.stake {
        // With three decimals it would be unclear to type, `1.500`.
        let typed = stake.to_string();
        let zero = if Stake::is_unclear(&typed) { "0" } else { "" };
        words.extend(["--stake".to_owned(), format!("{typed}{zero}")]);
    }
    words.iter().map(|word| quoted(&shown(word))).collect::<Vec<_>>().join(" ")
}
