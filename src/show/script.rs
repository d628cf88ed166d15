//! A series as a script that records the same series again.

use super::correction::correction;
use super::house::differences;
use super::rules_in_words::base;
use super::words::quoted;
use ginscore_ledger::model::{Applied, CourseStep, Hand, Header, Outcome, Series};
use ginscore_rules::notation::{LONGEST_NOTE, Names, shown, shown_lines, write_hand};
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
    format!("{}\n{}", new_line(series.header(), standard), lines_behind(series, 0, series.witnessed()))
}

/// The lines of the script after so many hands, without the words of witnesses.
pub fn script_behind(series: &Series, hands: usize) -> String {
    lines_behind(series, hands, &[])
}

/// The lines after so many hands, with these words of witnesses, each with the number of hands before it.
fn lines_behind(series: &Series, before: usize, witnessed: &[(usize, String)]) -> String {
    let header = series.header();
    let mut text = String::new();
    let mut hands = 0;
    let mut witnessed = witnessed.iter().peekable();
    for step in series.course() {
        if matches!(step, CourseStep::Hand(..)) {
            while let Some((_, word)) = witnessed.next_if(|(after, _)| *after <= hands) {
                text.push_str(&format!("witness {word}\n"));
            }
        }
        let line = match step {
            // Nobody deals after the end of a series, which an amendment may have moved forward.
            CourseStep::Deal(_) if series.score().is_over() && hands == series.hands().len() => continue,
            CourseStep::Deal(dealer) => format!("deal {}", header.names.get(dealer)),
            CourseStep::Hand(number, hand) => {
                hands = number;
                line_of(hand, &header.names)
            }
        };
        let is_behind = hands > before || hands == before && matches!(step, CourseStep::Deal(_));
        if is_behind {
            text.push_str(&format!("{line}\n"));
        }
    }
    // Words whose hands were undone since come last.
    text.extend(witnessed.map(|(_, word)| format!("witness {word}\n")));
    shown_lines(&text).into_owned()
}

/// The line of a hand. It can always be read again: a note that is too long, from before there was a limit, is cut.
fn line_of(hand: &Hand, names: &Names) -> String {
    let note = hand.note.as_deref().map(shown).map(|note| match note.char_indices().nth(LONGEST_NOTE) {
        None => note.into_owned(),
        Some(_) => note.chars().take(LONGEST_NOTE - 1).chain(['…']).collect(),
    });
    write_hand(hand.ruling.claim(), note.as_deref(), names)
}

/// The script with everything that was undone, amended or corrected, as comments in their places.
pub fn script_with_history(series: &Series, standard: StandardRules) -> String {
    let header = series.header();
    let names = &header.names;
    let mut text = format!("{}\n", new_line(header, standard));
    let behind = |after: usize| series.score().is_over() && after >= series.hands().len();
    for (effect, stands) in series.history() {
        let line = match effect {
            Outcome::Did(Applied::Hand(number, hand)) => {
                // A hand that counts is written as it is now.
                let now = series.hands().get(number - 1).filter(|_| stands).unwrap_or(hand);
                let line = line_of(now, names);
                if stands { line } else { format!("# later undone: {line}") }
            }
            Outcome::Did(Applied::Deal { dealer, after }) if stands && !behind(*after) => {
                format!("deal {}", names.get(*dealer))
            }
            Outcome::Did(Applied::Amend { number, before, .. }) => {
                let was = line_of(before, names);
                match stands {
                    true => format!("# hand {number} was amended; it was: {was}"),
                    false => format!("# later undone: amendment of hand {number}, which was: {was}"),
                }
            }
            Outcome::Witnessed(word) => format!("witness {word}"),
            effect => format!("# {}", correction(effect, names)),
        };
        text.push_str(&line);
        text.push('\n');
    }
    shown_lines(&text).into_owned()
}

/// The `new` line: the built-in preset, and every value that differs from it. A preset that players saved is not named,
/// because the line can be read where it is not saved.
pub fn new_line(header: &Header, standard: StandardRules) -> String {
    let preset = base(&header.preset, &header.house);
    let mut words = vec!["new".to_owned()];
    words.extend(Player::BOTH.map(|player| header.names.get(player).to_owned()));
    if preset.name != STANDARD.name || standard == StandardRules::Named {
        words.extend(["--rules".to_owned(), preset.name.to_owned()]);
    }
    for (key, _, value) in differences(&preset.values(), &header.house) {
        words.extend(["--set".to_owned(), format!("{key}={value}")]);
    }
    if let Some(dealer) = header.first_dealer {
        words.extend(["--dealer".to_owned(), header.names.get(dealer).to_owned()]);
    }
    if let Some(stake) = header.stake {
        words.extend(["--stake".to_owned(), stake.to_string()]);
    }
    words.iter().map(|word| quoted(&shown(word))).collect::<Vec<_>>().join(" ")
}
