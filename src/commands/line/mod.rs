//! A line in a shell: `ginscore Ann 4 v 23`, and `hand` before it.

pub(crate) mod hand;
pub mod slips;
pub(crate) mod words;
pub(crate) mod operation;
pub(crate) mod reading;
pub mod record;
mod mistyped;
mod unnumbered;
pub mod doubts;

use std::ffi::OsString;

use crate::commands::answer::{Answer, Answered};
use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::commands::line::operation::{Asking, Detail, record_line};
use crate::commands::line::words::{AT_TABLE, command_meant};
use crate::commands::prompt::complete;
use crate::say::text::{Style, Text};
use crate::say::{
    Fixed, Message, in_english, written::diagnostic::DidYouMean, written::script_lines as lines_say,
    written::shell_line as say,
};
use crate::show::code::Code;
use crate::show::hand::entrants::{hand_arithmetic, hand_headline, hand_summed};
use crate::show::hand::ruling::{in_sentences, laid_down};
use crate::show::help::of_line;
use crate::show::json;
use crate::show::mistakes::integrity::unfit_seal;
use crate::show::mistakes::parse_error::to_type;
use crate::show::series::correction::numbered;
use crate::show::series::standing::after_hand;
use crate::show::words::ticked;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{LineKind, begins_note, split_note};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

/// Records a line that was typed in a shell, as it is or after `hand`. At a terminal, asks for missing parts of a hand.
pub(crate) fn run(mut line: String, advise: bool, env: &Env) -> Answered {
    if matches!(LineKind::of(&line), LineKind::New | LineKind::Command | LineKind::LedgerOperation) {
        return Err(no_line(&line).into());
    }
    // Without a series a mistyped command is a mistake, too.
    let name = env.series_name().map_err(|failure| match is_mistyped(&line) {
        true => no_line(&line),
        false => failure,
    })?;
    let mut known = None;
    if env.ask && LineKind::of(&line) != LineKind::Operation {
        let opened = env.book.read(&name)?;
        let is_read = reading::to_record(&line, &opened.series)?.is_some();
        let (score, roster) = (opened.series.score(), opened.series.roster());
        if !is_read && !score.is_over() && roster.lineup().is_two_players() {
            line = complete(line, &roster.pair(Opponents::two()), score.house())?;
        }
        known = Some(opened);
    }
    let asking = &mut Asking::outside(advise, env);
    let answered = record_line(&name, &mut known, None, &line, Detail::Whole, env, asking);
    if let Some(unfit) = known.as_ref().and_then(|opened| opened.chain.unfit()) {
        env.warn_all(&[unfit_seal(&name, &unfit).of_series(&name)].into());
    }
    answered
}

/// Records the words of a line, or says what such a line does if the last one asks for it.
pub(crate) fn of_words(words: &[OsString], env: &Env) -> Answered {
    let words: Option<Vec<&str>> = words.iter().map(|word| word.to_str()).collect();
    let Some(words) = words else {
        let message = lines_say::NotText.text();
        return Err(Failure::mistake(Code::BadLine, message, say::NotTextHint).into());
    };
    let line = words.join(" ");
    match words.as_slice() {
        [first, .., "--help" | "-h"] if !words.iter().any(|word| begins_note(word)) => {
            let row = in_english(|| of_line(first));
            Ok(Answer { text: row.into(), ..Answer::default() })
        }
        _ => run(line, false, env),
    }
}

/// Returns true if the first word of a line is rather a command than the name of a player.
fn is_mistyped(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else { return false };
    let is_alone = words.next().is_none() && !first.contains(|sign: char| sign.is_ascii_digit());
    let is_hand = line.contains(['+', '@']) || line.contains(" v ");
    LineKind::of(line) == LineKind::Hand
        && first != "draw"
        && !is_hand
        && (is_alone || command_meant(first).is_some())
}

pub(crate) fn no_line(line: &str) -> Failure {
    let word = line.split_whitespace().next().unwrap_or_default();
    let is_of_shell = |meant: &String| *meant != word.to_lowercase() || !AT_TABLE.contains(&meant.as_str());
    let hint = match command_meant(word).filter(is_of_shell) {
        _ if LineKind::of(line) == LineKind::LedgerOperation => renames(line),
        Some(meant) => DidYouMean { meant: ticked(&meant) }.said(),
        None => say::NoLineHint.said(),
    };
    Failure::mistake(Code::BadOption, say::NoLine { word: ticked(word) }, hint)
}

/// The hint for a line that renames a player: only the ledger has such lines. The command knows more than one series.
pub(crate) fn renames(line: &str) -> String {
    to_type(&[format!("ginscore players {}", split_note(line).0.trim())])
}

pub(crate) fn recorded(
    opened: &OpenedSeries,
    number: usize,
    hand: &PlayedHand,
    detail: Detail,
    env: &Env,
) -> Answer {
    let Some(round) = opened.series.scored(number) else {
        return Answer { recorded: true, ..Answer::default() };
    };
    let (roster, score) = (opened.series.roster(), opened.series.score());
    let text = || {
        let plain = env.look.plain;
        let first = if plain {
            hand_headline(&hand.ruling, hand.opponents, roster)
        } else {
            hand_summed(hand, score.house(), roster)
        };
        let mut text = Text::from(numbered(number, first, roster).in_style(Style::Strong));
        if detail == Detail::Whole {
            text.append(shown(opened, hand, plain));
        }
        after_hand(score, round, roster, plain).into_iter().for_each(|line| text.push(line.indented()));
        text
    };
    env.recorded(text, || json::recorded(number, round, hand, roster, opened.seal()))
}

/// The cards of a hand; in plain text, also its sum.
pub(crate) fn shown(opened: &OpenedSeries, hand: &PlayedHand, plain: bool) -> Text {
    let roster = opened.series.roster();
    let names = &roster.pair(hand.opponents);
    if plain {
        let sum = hand_arithmetic(hand, opened.series.score().house(), roster);
        in_sentences(&hand.ruling, names, sum)
    } else {
        laid_down(&hand.ruling, names)
    }
}
