//! A line in a shell: `ginscore Ann 4 v 23`, and `hand` before it.

pub(crate) mod hand;
mod initials;
pub(crate) mod slips;
pub(crate) mod purpose;
pub(crate) mod desk;
pub(crate) mod reading;
pub(crate) mod spoken_cards;
pub(crate) mod record;
pub(crate) mod refused;
pub(crate) mod corrected;
mod mistyped;
mod nameless;
mod unnumbered;
pub mod doubts;
mod first_times;

use std::ffi::OsString;

use crate::commands::line::record::{Asking, Detail, record_line};
use crate::commands::line::refused::{is_mistyped, no_line};
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::prompt::complete;
use crate::commands::series::{across_seam, redone_start};
use crate::say::text::{Style, Text};
use crate::say::{Fixed, in_english, written::script_lines as lines_say, written::shell_line as say};
use crate::show::code::Code;
use crate::show::hand::entrants::{hand_arithmetic, hand_headline, hand_summed};
use crate::show::hand::ruling::{in_sentences, laid_down};
use crate::show::help::of_line;
use crate::show::json;
use crate::show::mistakes::integrity::unfit_seal;
use crate::show::series::numbered::numbered;
use crate::show::series::standing::after_hand;
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{LineKind, begins_note};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::PlayedHand;

/// The series that lines are for, if it can be read.
pub(crate) fn current(env: &Env) -> Option<OpenedSeries> {
    env.book.read(&env.series_name().ok()?).ok()
}

/// Records a line that was typed in a shell, as it is or after `hand`. At a terminal, asks for missing parts of a hand. The series may
/// have been read before.
pub(crate) fn run(mut line: String, advise: bool, known: Option<OpenedSeries>, env: &Env) -> Answered {
    // Without a series a mistyped command is a mistake, too.
    let name = env.series_name().map_err(|failure| match is_mistyped(&line) {
        true => no_line(&line, None),
        false => failure,
    })?;
    let opened = env.book.refresh(&name, known)?;
    if let Some(answer) = redone_start(&line, &opened, env)? {
        return Ok(answer);
    }
    let (score, roster) = (opened.series.score(), opened.series.roster());
    let can_ask = env.ask && !score.is_over() && roster.lineup().is_two_players();
    if can_ask && LineKind::of(&line) != LineKind::Operation && desk::is_incomplete(&line, &opened.series) {
        line = complete(line, &roster.pair(Opponents::two()), score.house())?;
    }
    let mut known = Some(opened);
    let asking = &mut Asking::outside(advise, env);
    let answered = record_line(&name, &mut known, None, &line, Detail::Whole, env, asking);
    if let Some(unfit) = known.as_ref().and_then(|opened| opened.chain.unfit()) {
        env.warn_all(&[unfit_seal(&name, &unfit).of_series(&name)].into());
    }
    across_seam(answered, &name, env)
}

/// The command that the words of a line stand for, as `history`, `game 1` and `who won` do. `None` if they can be a line.
pub(crate) fn command_of(words: &[OsString], opened: &OpenedSeries) -> Option<String> {
    let words: Option<Vec<&str>> = words.iter().map(|word| word.to_str()).collect();
    reading::command(&words?.join(" "), &opened.series)
}

/// Records the words of a line, or says what such a line does if the last one asks for it.
pub(crate) fn of_words(words: &[OsString], known: Option<OpenedSeries>, env: &Env) -> Answered {
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
        _ => run(line, false, known, env),
    }
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
