//! `help` at the table: a short list with the players' names, or one word explained.

use crate::cli::args::Cli;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::explain;
use crate::show::words::{quoted, ticked};
use clap::{Command, CommandFactory};
use ginscore_rules::notation::{Roster, nearest};
use ginscore_rules::rules::Entrant;
use unicode_width::UnicodeWidthStr;

use crate::cli::script::program_words;

/// Shows what can be typed, or explains the word.
pub(super) fn help(
    about: &str,
    roster: Option<&Roster>,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let text = match about {
        "" => {
            // The first of each side.
            let name = |entrant, other: &str| {
                let seat = roster.and_then(|roster| roster.lineup().members(entrant).next());
                roster
                    .zip(seat)
                    .map_or_else(|| other.to_owned(), |(roster, seat)| roster.name(seat).to_owned())
            };
            let (one, two) = (name(Entrant::First, "Ann"), name(Entrant::Second, "Bob"));
            short(
                &one,
                &two,
                &more_players(roster, usize::from(context.look.width)),
                usize::from(context.look.width),
            )
        }
        about => explained(about, context)?,
    };
    Ok(context.show(screen, text)?)
}

/// The list of what can be typed, short enough for a small terminal.
fn short(one: &str, two: &str, more_players: &str, width: usize) -> String {
    let deal = format!("deal {two}");
    let adjust = format!("adjust {one} +10 # why");
    let groups = [
        group("Corrections:", &["undo", "redo", "amend 3", "insert 3 HAND", "delete 3", &deal], width),
        group("Between hands:", &["@7s", "misdeal", &adjust, "stop"], width),
        group("Looking:", &["score", "summary", "counts", "why 3", "review", "stats", "log"], width),
        group("Disputes:", &["judge HAND", "check QS KS AS", "best CARDS", "rules explain TOPIC"], width),
        group(
            "More:",
            &[
                "new",
                "table",
                "rules save NAME",
                "series",
                "players",
                "standings",
                "export",
                "import",
                "seal",
                "audit",
            ],
            width,
        ),
    ]
    .concat();
    format!(
        "\
{one} 4 v 23
    {one} knocks with 4, and {two} has 23; or `{two} gin v 23`, or `draw`
{one} 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
    melds / deadwood, + laid off; or only the cards, to be arranged
{one} +18
    only the points
@7s  x 5d  # a note
    the knock card, the discard and a note, at the end of a hand
Enter alone asks for the hand.
{more_players}{groups}`help WORD` explains a command or a term of the game; quit ends the evening.
"
    )
}

/// The lines that only a series of more than two players has.
fn more_players(roster: Option<&Roster>, width: usize) -> String {
    let Some(roster) = roster else {
        return String::new();
    };
    let lineup = roster.lineup();
    let last =
        |entrant| lineup.members(entrant).last().map(|seat| quoted(roster.name(seat))).unwrap_or_default();
    if lineup.has_rounds() {
        let side = quoted(&roster.entrant(Entrant::First));
        let (one, two) = (last(Entrant::First), last(Entrant::Second));
        let both = format!("{one} 4 v 23; {two} gin v 12");
        group("A round:", &[&both, &format!("draw {one}"), &format!("{side} +8 boxes 3")], width)
    } else if lineup.is_two_players() {
        String::new()
    } else {
        group("Who plays:", &[&format!("seat {}", last(Entrant::Second))], width)
    }
}

/// Commands after a title; none of them is broken at the end of a line.
fn group(title: &str, commands: &[&str], width: usize) -> String {
    let mut text = title.to_owned();
    let mut column = title.len();
    for (at, command) in commands.iter().enumerate() {
        let gap = if at == 0 { 1 } else { 3 };
        if column + gap + command.width() > width {
            text.push_str("\n  ");
            column = 2;
        } else {
            text.push_str(&" ".repeat(gap));
            column += gap;
        }
        text.push_str(command);
        column += command.width();
    }
    text + "\n"
}

/// What a word means: a command, or a topic of the rulebook.
fn explained(word: &str, context: &Context) -> Result<String, Failure> {
    let low = word.to_lowercase();
    let mut words = low.split_whitespace();
    let mut root = Cli::command();
    root.build();
    let found = words.try_fold(&root, |command, name| command.find_subcommand(name));
    if let Some(command) = found.filter(|command| command.get_name() != "help") {
        return Ok(of_command(command));
    }
    match low.as_str() {
        "quit" | "exit" | "q" => {
            return Ok("quit, exit, q: ends the evening; everything recorded is safe\n".to_owned());
        }
        "help" | "?" => return Ok("help, ?: lists what you can type; `help WORD` explains one\n".to_owned()),
        _ => {}
    }
    explain::topic(word).map(|topic| explain::explained(topic, context.look.width)).map_err(|_| {
        let hint = match nearest(&low, program_words()) {
            Some(near) => format!("did you mean {}?", ticked(near)),
            None => "`help` lists the commands, and `rules explain` the topics of the rulebook".to_owned(),
        };
        let message = format!("there is no command and no topic called {}", ticked(word));
        Failure::unreadable([Diagnostic::new(Code::UnknownTopic, message).hinted(hint)])
    })
}

/// The description and the examples of a command, without the options that every command has.
fn of_command(command: &Command) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("ginscore ", "");
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
    let examples = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let examples = examples.replace("\n  ginscore ", "\n  ");
    let gap = if examples.is_empty() { "" } else { "\n" };
    format!("{usage}\n{about}\n{gap}{examples}\n")
}
