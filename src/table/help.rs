//! `help` at the table: a short list with the players' names, or one word explained.

use crate::commands::rules::explain::explained as topic_explained;
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::{BESIDES, IN_DISPUTES, TO_LOOK_UP};
use crate::say::written::{commands, diagnostic::DidYouMean, lines, prompt, table_help as say};
use crate::say::{Fixed, Message};
use crate::show::cards::letters::in_own_letters;
use crate::show::code::Code;
use crate::show::help::said;
use crate::show::rulebook::{Topic, hyphenated, is_term, topics};
use crate::show::rules::explain;
use crate::show::words::{quoted, ticked};
use clap::{Command, CommandFactory};
use ginscore_notation::{Roster, typed_lines, unaccented};
use ginscore_rules::players::Entrant;
use unicode_width::UnicodeWidthStr;

use crate::commands::words::{
    AMEND, CARDS, DELETE, INSERT, MISDEAL, SCORE, UNDO, command_meant, means, own_word, stands_for,
};
use crate::table::args::TableLine;

/// The lines and commands of which the help has the word of the language.
const OWN_WORDS: [&str; 7] = [UNDO, AMEND, INSERT, DELETE, MISDEAL, SCORE, "quit"];

/// Shows what can be typed, or explains the word.
pub(crate) fn help(about: &str, roster: Option<&Roster>, env: &Env) -> Result<String, Failure> {
    Ok(match about {
        "" => {
            // The first of each side.
            let name = |entrant, other: &str| {
                let seat = roster.and_then(|roster| roster.lineup().members(entrant).next());
                roster
                    .zip(seat)
                    .map_or_else(|| other.to_owned(), |(roster, seat)| roster.name(seat).to_owned())
            };
            let (one, two) = (name(Entrant::First, "Ann"), name(Entrant::Second, "Bob"));
            short(&one, &two, &more_players(roster, usize::from(env.look.width)), usize::from(env.look.width))
        }
        about => explained(about, env)?,
    })
}

/// The list of what can be typed, short enough for a small terminal.
fn short(one: &str, two: &str, more_players: &str, width: usize) -> String {
    let of_commands = |title, commands: &[&str]| {
        let shown: Vec<String> = commands.iter().map(|command| in_language(command, two)).collect();
        group(title, &shown.iter().map(String::as_str).collect::<Vec<_>>(), width)
    };
    let lines: Vec<&str> = typed_lines().map(|row| row.short).filter(|short| !short.is_empty()).collect();
    let groups = [
        of_commands(say::OtherLines.text(), &lines),
        of_commands(say::Looking.text(), &TO_LOOK_UP),
        of_commands(say::Disputes.text(), &IN_DISPUTES),
        of_commands(say::More.text(), &BESIDES),
        own_words(width),
    ]
    .concat();
    let (counts, cards) = (say::ExampleCounts { one, two }.said(), say::ExampleCards.text());
    let hand = in_own_letters("4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s");
    let signs_example = in_own_letters("@7s  x 5d");
    let (letters_example, letters) = (say::LettersExample.text(), say::Letters.text());
    let (points, signs) = (say::ExamplePoints.text(), say::Signs.text());
    let note = say::NoteExample.text();
    let (asked, more_help) = (say::Asked.text(), say::MoreHelp.text());
    format!(
        "\
{one} 4 v 23
    {counts}
{one} {hand}
    {cards}
{letters_example}
    {letters}
{one} +18
    {points}
{signs_example}  # {note}
    {signs}
{asked}
{more_players}{groups}{more_help}
"
    )
}

/// A line or a command of the short help in the language in use, with its letters of cards and with a player's name.
fn in_language(command: &str, player: &str) -> String {
    let typed_there = |word| match word {
        "HAND" => say::AHand.text(),
        "CARDS" => say::SomeCards.text(),
        "TOPIC" => say::ATopic.text(),
        "NAME" => say::RulesName.text(),
        "REASON" => say::ReasonExample.text(),
        "PLAYER" => player,
        word => word,
    };
    in_own_letters(command).split(' ').map(typed_there).collect::<Vec<_>>().join(" ")
}

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
        group(say::ARound.text(), &[&both, &format!("draw {one}"), &format!("{side} +8 boxes 3")], width)
    } else if lineup.is_two_players() {
        String::new()
    } else {
        group(say::WhoPlays.text(), &[&format!("seat {}", last(Entrant::Second))], width)
    }
}

/// The words of the language that stand for those of the notation, the first of each; none in English.
fn own_words(width: usize) -> String {
    let mut words: Vec<String> = OWN_WORDS.iter().filter_map(|word| own_word(word)).collect();
    if words.is_empty() {
        return String::new();
    }
    words.insert(0, prompt::AnswerDraw.text().to_owned());
    group(say::OwnWords.text(), &words.iter().map(String::as_str).collect::<Vec<_>>(), width)
}

/// Commands after a title; none of them is broken at the end of a line.
fn group(title: &str, commands: &[&str], width: usize) -> String {
    let mut text = title.to_owned();
    let mut column = title.width();
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

fn explained(word: &str, env: &Env) -> Result<String, Failure> {
    let (word, sources) = match word.strip_suffix("--sources") {
        Some(word) => (word.trim_end(), true),
        None => (word, false),
    };
    let low = word.to_lowercase();
    if let Some(row) = of_word(&low) {
        return Ok(row);
    }
    let root = TableLine::command();
    let found = low.split_whitespace().try_fold(&root, |command, name| command.find_subcommand(name));
    if let Some(command) = found {
        let row = if low.contains(' ') { None } else { of_word(command.get_name()) };
        return Ok(row.unwrap_or_else(|| of_command(command)));
    }
    if let Some(meant) = stands_for(&low).filter(|meant| *meant != low && !is_term(&low)) {
        return explained(meant.split(" --").next().unwrap_or(meant), env);
    }
    match low.as_str() {
        "quit" | "exit" | "q" => return Ok(format!("{}\n", say::AboutQuit.text())),
        "help" | "?" => return Ok(format!("{}\n", say::AboutHelp.text())),
        // Signs of a line, and what the boards do, are explained where they are used.
        "v" => return explained("hand", env),
        "@" => return explained("knock-card", env),
        "phone" => return explained("board", env),
        card if card != "cards" && means(card, CARDS) => return explained("cards", env),
        _ => {}
    }
    // How the cards are typed comes before what they are.
    let typed = |topic: &Topic| match topic.name {
        "cards" => format!("{}\n    {}\n\n", say::LettersExample.text(), say::Letters.text()),
        _ => String::new(),
    };
    let page = |topic| typed(topic) + &topic_explained(topic, sources, env);
    // Accents may be missing, as they are in names.
    let plain = unaccented(&hyphenated(word));
    let unaccented_term =
        || topics().iter().find(|topic| topic.all_terms().any(|term| unaccented(term) == plain));
    explain::topic(word).or_else(|failure| unaccented_term().ok_or(failure)).map(page).map_err(|_| {
        let hint = match command_meant(&low) {
            Some(near) => DidYouMean { meant: ticked(&near) }.said(),
            None => say::UnknownWordHint.said(),
        };
        let message = say::UnknownWord { word }.said();
        Failure::mistake(Code::UnknownTopic, message, hint)
    })
}

/// What a line or a command is for: an example, and its meaning.
fn of_word(word: &str) -> Option<String> {
    let (_, meaning, example) = lines::all().chain(commands::all()).find(|(name, ..)| *name == word)?;
    Some(said(example, meaning))
}

/// The description of a command that few people type at a table.
fn of_command(command: &Command) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("ginscore ", "");
    let about = command.get_long_about().or(command.get_about()).map(ToString::to_string).unwrap_or_default();
    format!("{usage}\n{about}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::WORDS;
    use crate::say::in_english;
    use std::collections::BTreeSet;

    #[test]
    fn the_table_says_of_a_command_what_its_own_help_says() {
        in_english(|| {
            let explained = lines::all().map(|(name, ..)| name).collect::<BTreeSet<_>>();
            let typed = typed_lines().map(|row| row.word).chain(["hand"]).collect();
            assert_eq!(explained, typed);
            // `check` and `verify` are `judge`; the last two are for a shell.
            let others = ["hand", "check", "verify", "completions", "man"];
            let words = WORDS.into_iter().filter(|word| !others.contains(word)).collect::<BTreeSet<_>>();
            assert_eq!(commands::all().map(|(name, ..)| name).collect::<BTreeSet<_>>(), words);
            for (name, meaning, example) in commands::all() {
                assert!(example.starts_with(name), "{name}: {example}");
                if let Some(command) = TableLine::command().find_subcommand(name) {
                    assert_eq!(command.get_about().unwrap().to_string(), meaning, "{name}");
                }
            }
        });
    }
}
