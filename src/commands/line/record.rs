//! Recording in a series: a line is judged and written, and is safe on disk before it is reported.

use crate::commands::env::Env;
use crate::commands::env::clock::now;
use crate::commands::failure::Failure;
use crate::commands::line::mistyped::not_cards;
use crate::commands::line::reading::to_record;
use crate::commands::line::slips;
use crate::commands::line::unnumbered::unnumbered;
use crate::commands::line::words::{command_meant, hand_to_amend, program_words};
use crate::commands::new::lineup::dealer;
use crate::say::{Message, written::parse_error::NotYetRecorded, written::record as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::{is_against_rules, parse_error, parse_errors, to_type, turns_of};
use crate::show::mistakes::refusal::{no_big_gin, refusal};
use crate::show::words::{all_of, one_of, ticked};
use ginscore_ledger::book::{BookError, OpenedSeries, Recorded};
use ginscore_ledger::model::{NotDone, Refusal, Series};
use ginscore_notation::{
    At, Event, LineKind, Mistakes, Operation, ParseError, ParsedHand, Roster, SeatedHand, Span, Turn,
    check_note, read_seated, split_note, split_round, within_length,
};
use ginscore_rules::cards::{Card, Suit};
use ginscore_rules::hand::{Defender, Fault, HandClaim, Knocker, judge};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Opponents;

/// Records a line in the series of that name if this is right once nobody else can write, and warns of what was found on the
/// way. `known` is the series as it was read before, if it was: it is not read again if its file is the same.
pub fn record_if<E: From<Failure>>(
    name: &str,
    known: Option<&OpenedSeries>,
    line: &str,
    precondition: impl FnOnce(&OpenedSeries) -> Result<(), E>,
    env: &Env,
) -> Result<Recorded, E> {
    let now = now()?;
    // Before the lock is taken: others do not wait while a long line is refused.
    within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
    let mut read = None;
    let operation = |opened: &OpenedSeries| -> Result<Operation, E> {
        precondition(opened)?;
        Ok(read.insert(Read::new(line, &opened.series)?).operation.clone())
    };
    let recorded = env.book.record(name, known, now, operation, &mut || env.waiting());
    let recorded = recorded.map_err(|error| not_recorded(error, line, read.as_ref()))??;
    env.confirm(recorded.durability, &recorded.findings);
    Ok(recorded)
}

/// What a line would be if it was recorded now. Nothing is written.
pub fn rehearse(opened: &OpenedSeries, line: &str, env: &Env) -> Result<Recorded, Failure> {
    within_length(line).map_err(|mistake| Failure::misread(line, &mistake))?;
    let read = Read::new(line, &opened.series)?;
    env.book
        .rehearse(opened, now()?, read.operation.clone())
        .map_err(|error| not_recorded(error, line, Some(&read)))
}

/// Plays the hands of a line in a series in memory.
pub fn play(line: &str, series: &mut Series) -> Result<(), Failure> {
    let meant = to_record(line, series)?;
    for line in hands_of(meant.as_deref().unwrap_or(line), series)? {
        let read = Read::new(&line, series)?;
        let played = series.act(read.operation.clone());
        played.map_err(|why| refused(&why, &read.roster, &line, Some(&read)).naming(&read.roster))?;
    }
    Ok(())
}

/// The failure of a line that was not recorded. `read` is the line as it was read, if it was.
fn not_recorded(error: BookError, line: &str, read: Option<&Read>) -> Failure {
    match (error, read) {
        (BookError::Refused { refusal, .. }, Some(read)) => {
            refused(&refusal, &read.roster, line, Some(read)).naming(&read.roster)
        }
        (error, _) => error.into(),
    }
}

struct Read {
    roster: Roster,
    house: HouseRules,
    operation: Operation,
}

impl Read {
    fn new(line: &str, series: &Series) -> Result<Read, Failure> {
        let (roster, house) = (series.roster().clone(), series.header().house.clone());
        Ok(Read { roster, house, operation: operation(line, series)? })
    }
}

/// Returns true if a hand of the series has clubs.
pub fn has_clubs(series: &Series) -> bool {
    let is_club = |card: Card| card.suit == Suit::Clubs;
    let in_hand = |claim: &HandClaim| {
        let HandClaim::Showdown(hand) = claim else { return false };
        let up = claim.knock_card().is_some_and(is_club);
        let own = match &hand.knocker {
            Knocker::Cards(laid) => laid.cards().any(is_club),
            Knocker::Deadwood(left) => left.iter().copied().any(is_club),
            Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => false,
        };
        let others = match &hand.defender {
            Defender::Cards { laid, layoffs } => laid.cards().chain(layoffs.iter().copied()).any(is_club),
            Defender::Deadwood { left, layoffs } => left.iter().chain(layoffs.iter()).copied().any(is_club),
            Defender::Count(_) => false,
        };
        up || own || others
    };
    series.hands().any(|(_, hand)| in_hand(hand.ruling.claim()))
}

pub fn operation(line: &str, series: &Series) -> Result<Operation, Failure> {
    let named = |failure: Failure| failure.naming(series.roster());
    match series.read(line) {
        Ok(operation) => {
            can_deal(line, &operation, series)?;
            slips::check(line, &operation).map_err(named)?;
            match check_note(line).err() {
                None => Ok(operation),
                Some(mistake) => Err(named(misread(line, [mistake].into(), series.roster(), &[]))),
            }
        }
        Err(why) => Err(not_done(why, line, series)),
    }
}

/// Fails if the player of a `deal` sits out or, where the one who sits out deals, if the player does not.
fn can_deal(line: &str, operation: &Operation, series: &Series) -> Result<(), Failure> {
    if matches!(operation, Operation::Event(Event::Deal(_))) {
        let name = split_note(line).0.get(Operation::subject_at(line)..).unwrap_or_default();
        dealer(name.trim(), series.roster(), series.score())?;
    }
    Ok(())
}

pub fn not_done(why: NotDone, line: &str, series: &Series) -> Failure {
    if let NotDone::Misread(mistakes) = &why
        && let Some(failure) = unnumbered(line, series)
            .or_else(|| not_yet(mistakes.kept(), line, series))
            .or_else(|| Failure::false_gin(line, series))
    {
        return failure;
    }
    let failure = match why {
        NotDone::Misread(mut mistakes) => {
            if let Err(mistake) = check_note(line) {
                mistakes.push(mistake);
            }
            misread(line, mistakes, series.roster(), &series.score().playing())
        }
        NotDone::Refused(refusal) => {
            let read = Operation::read(line, series.roster(), Turn::of(series.score())).ok();
            let (roster, house) = (series.roster().clone(), series.header().house.clone());
            let read = read.map(|operation| Read { roster, house, operation });
            refused(&refusal, series.roster(), line, read.as_ref())
        }
    };
    failure.naming(series.roster())
}

/// The lines of the hands of a line, one after another: those of a round are separated by semicolons, and `draw` alone is
/// one hand for each pair that is still playing.
/// Fails if one of them cannot be read, or if the rules do not allow one of several. Then none is recorded.
pub fn hands_of(line: &str, series: &Series) -> Result<Vec<String>, Failure> {
    series.hands_of(line).map_err(|(part, why)| {
        twice_in(&why, series).unwrap_or_else(|| not_done(why, &part, series).naming(series.roster()))
    })
}

/// The failure of a line with two hands of one player, who had none before it.
fn twice_in(why: &NotDone, series: &Series) -> Option<Failure> {
    let NotDone::Misread(mistakes) = why else { return None };
    let [At { what: ParseError::NotPlaying { player, lineup, .. }, .. }] = mistakes.kept() else {
        return None;
    };
    let seat = series.roster().find(player)?;
    let was_playing = series.score().playing().iter().any(|pair| pair.player(seat).is_some());
    was_playing.then(|| {
        let report = Diagnostic::new(Code::NotPlaying, say::TwiceInLine { player: ticked(player) });
        Failure::refused([report.by(turns_of(*lineup)).hinted(say::TwiceInLineHint)])
    })
}

/// The failure of an amendment of a hand that is still to come in the open round.
fn not_yet(mistakes: &[At<ParseError>], line: &str, series: &Series) -> Option<Failure> {
    let [At { what: ParseError::NotPlaying { player, lineup, .. }, .. }] = mistakes else {
        return None;
    };
    let (amend, hand) = line.split_at_checked(Operation::subject_at(line))?;
    let number = hand_to_amend(amend)?;
    let is_open = series.score().open_round().is_some() && number == series.score().rounds().len();
    is_open.then(|| {
        let report = Diagnostic::new(Code::NotPlaying, NotYetRecorded { player: ticked(player) });
        Failure::refused([report.by(turns_of(*lineup)).hinted(to_type(&[hand.trim().to_owned()]))])
    })
}

/// The first hand of a line. Only `draw` in a round without an open hand has none.
fn first(line: &str, hands: Vec<SeatedHand>) -> Result<SeatedHand, Failure> {
    let none = || Failure::unreadable([parse_error(line, &ParseError::NoHand.at(Span::new(0, line.len())))]);
    hands.into_iter().next().ok_or_else(none)
}

pub fn read_pair(line: &str, roster: &Roster, pair: Opponents) -> Result<ParsedHand, Failure> {
    Ok(first(line, read(line, roster, &[pair])?)?.hand)
}

/// The hands of a line, or everything that cannot be read in it. `playing` are the pairs whose turn it is.
pub fn read(line: &str, roster: &Roster, playing: &[Opponents]) -> Result<Vec<SeatedHand>, Failure> {
    let mut mistakes = match read_seated(line, roster, playing) {
        Ok(read) => match check_note(line) {
            Ok(()) => return Ok(read),
            Err(_) => Mistakes::none(),
        },
        Err(mistakes) => mistakes,
    };
    if let Err(mistake) = check_note(line) {
        mistakes.push(mistake);
    }
    Err(misread(line, mistakes, roster, playing))
}

/// The failure of a line that cannot be read. The part before its hand is not shown. `playing` are the pairs whose turn it is.
fn misread(
    line: &str,
    mistakes: Mistakes<At<ParseError>>,
    roster: &Roster,
    playing: &[Opponents],
) -> Failure {
    let at = Operation::subject_at(line);
    let (operation, line) = line.split_at_checked(at).unwrap_or_default();
    let mistakes = mistakes.map(|mistake| {
        let Span { start, end } = mistake.span;
        mistake.what.at(Span::new(start.saturating_sub(at), end.saturating_sub(at)))
    });
    // Other lines name players, too, but no command could be meant by them.
    let is_hand = operation.is_empty();
    let mistakes = if is_hand { mistakes.map(|mistake| or_command(mistake, line)) } else { mistakes };
    if is_against_rules(mistakes.kept()) {
        let hint = naming_both(operation, line, mistakes.kept(), roster);
        let reports = parse_errors(line, mistakes);
        return Failure::refused(match hint {
            Some(hint) => reports.map(|report| report.hinted(hint.clone())),
            None => reports,
        });
    }
    let is_unknown = |mistake: &&At<ParseError>| {
        matches!(mistake.what, ParseError::UnknownPlayer { .. }) && mistake.span.start < mistake.span.end
    };
    // What comes after an unknown name may not be cards at all.
    let Some(unknown) = mistakes.kept().iter().find(is_unknown) else {
        // A part of a round is not the whole line.
        return match is_hand && !roster.lineup().has_rounds() {
            true => not_cards(line, mistakes, roster, playing),
            false => Failure::unreadable(parse_errors(line, mistakes)),
        };
    };
    let report = parse_error(line, unknown);
    match nearest_line(line, unknown, roster, playing) {
        Some(near) => {
            let is_name = matches!(unknown.what, ParseError::UnknownPlayer { command: None, .. });
            let report =
                if is_name { report.hinted(to_type(&[format!("{operation}{near}")])) } else { report };
            Failure::unreadable([report]).perhaps_meaning(line, &[near])
        }
        None => Failure::unreadable([report]),
    }
}

/// The line with the one name or command that is near its unknown first words, if that can be read.
fn nearest_line(
    line: &str,
    unknown: &At<ParseError>,
    roster: &Roster,
    playing: &[Opponents],
) -> Option<String> {
    let ParseError::UnknownPlayer { meant, command, .. } = &unknown.what else { return None };
    let (near_word, is_command) = match (command, meant.as_slice()) {
        // A whole line is only an example.
        (Some(command), _) if !command.contains(' ') => (command, true),
        (None, [name]) => (name, false),
        _ => return None,
    };
    let begins = line.len() - line.trim_start().len();
    let first = begins + line.trim_start().split(char::is_whitespace).next()?.len();
    let end = if is_command { first } else { unknown.span.end };
    let (before, after) = (line.get(..unknown.span.start.min(end))?, line.get(end..)?);
    let near = format!("{before}{near_word}{after}");
    let reads = match LineKind::of(&near) {
        // Whether its words fit is a matter of the command.
        LineKind::Command | LineKind::New => true,
        LineKind::Hand if is_command => program_words().any(|word| word == near_word),
        LineKind::Hand => read_seated(&near, roster, playing).is_ok(),
        LineKind::Operation => Operation::read(&near, roster, Turn::NAMED).is_ok(),
        LineKind::Nothing | LineKind::LedgerOperation => false,
    };
    reads.then_some(near)
}

/// The hint for the hand of a player whose turn it was not, in a line that corrects or inserts it: the same line with the
/// names of both players. `None` for a hand that is played now, and for a round of several hands.
fn naming_both(operation: &str, line: &str, mistakes: &[At<ParseError>], roster: &Roster) -> Option<String> {
    let lineup = roster.lineup();
    let [At { what: ParseError::NotPlaying { player, playing, .. }, .. }] = mistakes else {
        return None;
    };
    if operation.is_empty() || lineup.has_rounds() {
        return None;
    }
    let seat = roster.find(player)?;
    let with = |other| {
        let read = read_seated(line, roster, &[Opponents::new(lineup, seat, other)?]).ok()?;
        let hand = Operation::Hand(read.into_iter().next()?.into()).write(roster);
        Some(ticked(&format!("{} {hand}", operation.trim())))
    };
    let lines: Vec<String> = lineup.seats().filter_map(with).collect();
    let pairs: Vec<String> = playing.iter().map(|pair| all_of(pair)).collect();
    Some(say::NameBothHint { pairs: pairs.join(", "), lines: one_of(&lines) }.said())
}

/// The mistake of an unknown player; if no player and no word of the notation is similar, a command may be.
fn or_command(mut mistake: At<ParseError>, line: &str) -> At<ParseError> {
    if let ParseError::UnknownPlayer { meant, command, .. } = &mut mistake.what
        && meant.is_empty()
        && !line.contains(" v ")
    {
        let typed = line.split_whitespace().next().unwrap_or_default();
        *command = command_meant(typed);
    }
    mistake
}

fn refused(refused: &Refusal, roster: &Roster, line: &str, read: Option<&Read>) -> Failure {
    if let Refusal::Faults(found) = refused
        && let Some(failure) = read.and_then(|read| against_rules(found, line, read))
    {
        return failure;
    }
    let report = match refused {
        Refusal::NoBigGin => {
            let gin =
                read.and_then(|read| read.operation.gin_for_big_gin().map(|line| line.write(&read.roster)));
            let failure = Failure::refused([no_big_gin(gin.as_deref())]);
            return failure.perhaps_meaning(line, gin.as_slice());
        }
        Refusal::WholeRound(round) => {
            let hand = line.get(Operation::subject_at(line)..).unwrap_or_default().trim();
            refusal(refused, roster).hinted(say::WholeRoundHint { round, line: hand })
        }
        _ => refusal(refused, roster),
    };
    // A number that no hand has is a mistake of the line.
    match refused {
        Refusal::NoSuchHand(_) => Failure::unreadable([report]),
        _ => Failure::refused([report]),
    }
}

/// The refusal of the hand of a line that the rules do not allow: the first one, if it has several.
fn against_rules(found: &[Fault], line: &str, read: &Read) -> Option<Failure> {
    let Read { roster, house, operation } = read;
    let at = Operation::subject_at(line);
    let line = line.get(at..).unwrap_or_default();
    let hands = operation.hands();
    // A knock card that was announced is not in the line.
    let hand = hands.iter().find(|hand| judge(&hand.claim, house).is_err()).or(hands.first())?;
    let parsed = |text: &str| {
        let read = read_seated(text, roster, &[hand.opponents]).ok()?;
        read.into_iter().next().map(|read| read.hand)
    };
    let several = if roster.lineup().has_rounds() { split_round(line) } else { vec![line.to_owned()] };
    let part = several.iter().filter_map(|part| parsed(part)).find(|read| read.claim == hand.claim)?;
    Some(slips::refused(found, &roster.pair(hand.opponents), house, line, &part, parsed))
}
