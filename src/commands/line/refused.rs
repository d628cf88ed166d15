//! What is wrong with a line that cannot be read or is refused, with the lines that may be meant. Whether such a line can be
//! read is asked in one place.

use crate::commands::line::corrected::{Corrected, correction};
use crate::commands::line::mistyped::{is_remark, mistyped, out_of_place};
use crate::commands::line::nameless::{number_alone, without_name};
use crate::commands::line::purpose::Purpose;
use crate::commands::line::slips;
use crate::commands::line::spoken_cards::count_of_cards;
use crate::commands::line::unnumbered::unnumbered;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    AMEND, ASKS, AT_TABLE, NOTS, TOS, UNDO, command_meant, count_in_words, means, program_words,
    stands_for_command,
};
use crate::say::{
    Message, written::diagnostic::DidYouMean, written::parse_error::NotYetRecorded,
    written::reading as reading_say, written::record as say, written::rule_fault::KnockCardMissingHint,
    written::shell_line as line_say,
};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::hand::ruling::headline;
use crate::show::mistakes::parse_error::{is_against_rules, parse_error, parse_errors, to_type, turns_of};
use crate::show::mistakes::refusal::{no_big_gin, refusal};
use crate::show::words::{all_of, one_of, ticked};
use ginscore_ledger::model::{NotDone, Refusal, Series};
use ginscore_notation::{
    At, Entry, LineKind, Mistakes, Operation, ParseError, Part, SeatedHand, TokenKind, check_note,
    read_seated, shown, split_note,
};
use ginscore_rules::hand::{Fault, judge};
use ginscore_rules::players::Opponents;

/// Returns true if the first word of a line is rather a command than the name of a player.
pub(super) fn is_mistyped(line: &str) -> bool {
    is_no_line(line, |first| {
        let is_alone = line.trim() == first && !first.contains(|sign: char| sign.is_ascii_digit());
        let is_hand = line.contains(['+', '@']) || has_against(line);
        !is_hand && (is_alone || command_meant(first).is_some())
    })
}

/// Returns true for a line that begins with a command, or with a word of a hand that may be one.
fn is_no_line(line: &str, may_be_command: impl FnOnce(&str) -> bool) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    match LineKind::of(line) {
        LineKind::New | LineKind::Command | LineKind::LedgerOperation => true,
        LineKind::Hand => !first.eq_ignore_ascii_case("draw") && may_be_command(first),
        LineKind::Operation | LineKind::Nothing => false,
    }
}

/// The failure of a line that begins with no word of a line: with a command, or with a word that may be meant as one.
///
/// At the end of a series it is said how the next one begins.
pub(crate) fn no_line(line: &str, series: Option<&Series>) -> Failure {
    let word = line.split_whitespace().next().unwrap_or_default();
    let low = word.to_lowercase();
    let is_at_table = AT_TABLE.contains(&low.as_str());
    if LineKind::of(line) == LineKind::LedgerOperation {
        return Failure::mistake(Code::BadOption, line_say::NoLine { word: ticked(word) }, renames(line));
    }
    if program_words().any(|known| known == word) && !is_at_table {
        let hint = to_type(&[format!("ginscore {low}")]);
        return Failure::mistake(Code::BadOption, line_say::CommandNoLine { word: ticked(word) }, hint);
    }
    let is_glued = series.is_some_and(|series| begins_with_name(line, series));
    let meant = command_of(line).filter(|meant| !is_glued && (*meant != low || !is_at_table));
    let hint = match meant {
        Some(meant) => {
            let hint = DidYouMean { meant: ticked(&meant) }.said();
            let failure = Failure::mistake(Code::BadOption, line_say::NoLine { word: ticked(word) }, hint);
            return failure.perhaps(vec![meant]);
        }
        None if line.split_whitespace().count() > SENTENCE || means(&low, ASKS) => {
            return not_understood(Code::BadOption, line, series);
        }
        None => how_to_go_on(series),
    };
    Failure::mistake(Code::BadOption, line_say::NoLine { word: ticked(word) }, hint)
}

/// The failure of a sentence. What is wrong with its first word says nothing of it.
fn not_understood(code: Code, line: &str, series: Option<&Series>) -> Failure {
    let typed = ticked(&shown(split_note(line).0.trim()));
    let first = Part::of(line).0.first_word().0;
    let hint = match means(first, ASKS) || line.contains('?') {
        true => line_say::NoAnswerHint.said(),
        false => how_to_go_on(series),
    };
    let report = Diagnostic::new(code, line_say::NotUnderstood { typed });
    Failure::unreadable([report.hinted(hint)])
}

/// What can be typed: a hand or, at the end of a series, the next one.
fn how_to_go_on(series: Option<&Series>) -> String {
    match series.is_some_and(|series| series.score().is_over()) {
        true => line_say::NoLineOverHint.said(),
        false => line_say::NoLineHint.said(),
    }
}

/// Returns true for words that are rather said of a hand than its cards.
fn has_words(line: &str) -> bool {
    let (part, _) = Part::of(line);
    let words = part.tokens();
    let is_word = |word: &str| is_remark(word) && count_in_words(&[word]).is_none();
    words.iter().filter(|word| is_word(word.text)).count() > SENTENCE
}

/// The most cards of a player.
const HAND: usize = 11;

/// So many words may be a sentence, and more are one.
const SENTENCE: usize = 3;

/// The command that is meant by the first word of a line. In a sentence, a word that is only similar to a command means nothing.
/// With words after it, what else stands for a command that changes something may be said of anything: `no, Ann deals`.
fn command_of(line: &str) -> Option<String> {
    // `oops, only one draw`
    let first = Part::of(line).0.first_word().0.trim_end_matches(',');
    let count = line.split_whitespace().count();
    let stands = stands_for_command(first);
    let changes = stands.as_ref().is_some_and(|word| LineKind::of(word) == LineKind::Operation);
    // `amned 1 draw`
    let is_numbered = line.split_whitespace().nth(1).is_some_and(|word| word.parse::<usize>().is_ok());
    if is_numbered && count >= SENTENCE {
        command_meant(first).filter(|word| correction(word).is_some())
    } else if count < SENTENCE && !(changes && count > 1 && means(first, NOTS)) {
        command_meant(first)
    } else {
        stands.filter(|_| !changes)
    }
}

/// Returns true for a line that begins with a command of the program, and with no player.
pub(super) fn begins_with_command(line: &str, series: &Series) -> bool {
    let is_command = |first: &str| program_words().any(|known| first.eq_ignore_ascii_case(known));
    is_no_line(line, |first| is_command(first) && series.roster().lead_entrant(line).is_err())
}

/// The hint for a line that renames a player: only the ledger has such lines. The command knows more than one series.
pub(crate) fn renames(line: &str) -> String {
    let words = split_note(line).0.split_whitespace();
    // `rename Ann to Anna`
    let names: Vec<&str> =
        words.enumerate().filter(|(at, word)| *at != 2 || !means(word, TOS)).map(|(_, word)| word).collect();
    to_type(&[format!("ginscore players {}", names.join(" "))])
}

/// The failure of a line that cannot be played.
pub(crate) fn not_done(why: NotDone, line: &str, series: &Series) -> Failure {
    match why {
        NotDone::Misread(mut mistakes) => {
            if let Some(failure) = unnumbered(line, series)
                .or_else(|| not_yet(mistakes.kept(), line, series))
                .or_else(|| twice_in(mistakes.kept(), line, series))
                .or_else(|| false_gin(mistakes.kept(), line, series))
            {
                return failure;
            }
            // Only a hand of a round is drawn by a name.
            let is_draw = matches!(mistakes.kept(), [At { what: ParseError::MoreThanADraw, .. }]);
            if is_draw && !series.roster().lineup().has_rounds() {
                let failure = Failure::unreadable(parse_errors(line, mistakes));
                return failure.hinting(&["draw".to_owned()]);
            }
            if let Err(mistake) = check_note(line) {
                mistakes.push(mistake);
            }
            misread(line, mistakes, series)
        }
        NotDone::Refused(refusal, entry) => refused(&refusal, line, entry.as_deref(), series),
    }
}

/// The failure of a line with two hands of one player, who had none before it.
fn twice_in(mistakes: &[At<ParseError>], line: &str, series: &Series) -> Option<Failure> {
    let [At { what: ParseError::NotPlaying { player, lineup, .. }, .. }] = mistakes else {
        return None;
    };
    let seat = series.roster().find(player)?;
    let was_playing = series.score().playing().iter().any(|pair| pair.player(seat).is_some());
    (LineKind::of(line) == LineKind::Hand && lineup.has_rounds() && was_playing).then(|| {
        let report = Diagnostic::new(Code::NotPlaying, say::TwiceInLine { player: ticked(player) });
        Failure::refused([report.by(turns_of(*lineup)).hinted(say::TwiceInLineHint)])
    })
}

/// The failure of an amendment of a hand that is still to come in the open round.
fn not_yet(mistakes: &[At<ParseError>], line: &str, series: &Series) -> Option<Failure> {
    let [At { what: ParseError::NotPlaying { player, lineup, .. }, .. }] = mistakes else {
        return None;
    };
    let corrected = Corrected::of(line).filter(|corrected| corrected.word == AMEND)?;
    let is_open = series.score().open_round().is_some() && corrected.number == series.score().rounds().len();
    is_open.then(|| {
        let hand = corrected.hand.text().trim();
        wrong_with(hand, series).unwrap_or_else(|| {
            let report = Diagnostic::new(Code::NotPlaying, NotYetRecorded { player: ticked(player) });
            Failure::refused([report.by(turns_of(*lineup))]).hinting(&[hand.to_owned()])
        })
    })
}

/// The failure of a line with `gin` before cards that are not gin: what the hand is by these rules, and its line.
fn false_gin(mistakes: &[At<ParseError>], line: &str, series: &Series) -> Option<Failure> {
    let [mistake @ At { what: ParseError::NotGin(_), span }] = mistakes else { return None };
    let meant = format!("{}{}", line.get(..span.start)?, line.get(span.end..)?.trim_start());
    let entries = series.hands_to_judge(&meant).ok()?;
    let hand = entries.first()?.operation.hands().first()?;
    let card = hand.claim.knock_card().or_else(|| series.announced());
    let house = series.score().house();
    let failure = Failure::refused([parse_error(line, mistake)]);
    let ruling = match judge(&hand.claim.clone().with_knock_card(card), house) {
        Ok(ruling) => ruling,
        // What else is wrong with the hand: the limit, if it is that.
        Err(faults) => {
            let hint = faults.iter().find_map(|fault| match fault {
                Fault::KnockOverLimit { limit, .. } => Some(say::GinIsNoKnock { limit: *limit }.said()),
                Fault::KnockCardMissing => Some(KnockCardMissingHint.said()),
                _ => None,
            });
            return hint.map(|hint| failure.hinted(&hint));
        }
    };
    let headline = headline(&ruling, &series.roster().pair(hand.opponents));
    let hint = say::GinIsKnock { headline, line: ticked(&shown(&meant)) }.line();
    let reports = failure.reports.map(|report| report.hinted(hint.clone()));
    Some(Failure { reports, ..failure }.perhaps(vec![meant]))
}

/// The failure of a line that cannot be read.
fn misread(line: &str, mistakes: Mistakes<At<ParseError>>, series: &Series) -> Failure {
    let is_hand = LineKind::of(line) == LineKind::Hand;
    let mistakes =
        mistakes.map(|mistake| or_command(mistake, line, is_hand && !begins_with_name(line, series)));
    if is_against_rules(mistakes.kept()) {
        let amended = Corrected::of(line).filter(|corrected| corrected.word == AMEND);
        if let Some(amended) = amended.filter(|amended| series.scored(amended.number).is_none()) {
            return refused(&Refusal::NoSuchHand(amended.number), line, None, series);
        }
        return not_playing(line, mistakes, series);
    }
    if let Some(failure) = number_alone(line, series) {
        return failure;
    }
    if let Some(count) = count_of_cards(line) {
        // The cards of both, without the `v` between them.
        if count > HAND {
            let missing = ParseError::NoOtherSide.at(Part::of(line).0.end());
            return Failure::unreadable([parse_error(line, &missing)]);
        }
        let cards = split_note(line).0.trim();
        let why = reading_say::InPart { typed: ticked(&shown(cards)) }.said();
        return Failure::unreadable([Diagnostic::new(Code::BadLine, why)])
            .hinting(&[format!("judge {cards}")]);
    }
    if let Some(meant) = out_of_place(line, mistakes.kept(), |line| can_be_recorded(line, series)) {
        return Failure::unreadable(parse_errors(line, mistakes)).hinting(&[meant]);
    }
    let is_unknown = |mistake: &&At<ParseError>| {
        matches!(mistake.what, ParseError::UnknownPlayer { .. }) && mistake.span.start < mistake.span.end
    };
    let is_told = is_hand && !has_against(line) && (has_words(line) || line.contains('?'));
    // What comes after an unknown name may not be cards at all.
    let Some(unknown) = mistakes.kept().iter().find(is_unknown) else {
        let of_each = without_name(line, mistakes.kept(), series);
        if let Some(first) = mistakes.kept().first().filter(|_| is_told) {
            return not_understood(parse_error(line, first).code, line, Some(series));
        }
        let failure = mistyped(line, mistakes, |near| Purpose::Record.can_read(near, series));
        return if of_each.is_empty() { failure } else { failure.hinting(&of_each) };
    };
    // Nobody means a player with words alone that are like no name.
    let is_sentence = is_hand && !has_against(line) && !line.contains(|sign: char| sign.is_ascii_digit());
    let is_no_player = matches!(&unknown.what, ParseError::UnknownPlayer { meant, .. } if meant.is_empty());
    let is_first = unknown.span.start == Part::of(line).0.span().start;
    let failure = match is_no_player && is_first {
        true if is_sentence => no_line(line, Some(series)),
        true if is_told => not_understood(parse_error(line, unknown).code, line, Some(series)),
        _ => Failure::unreadable([parse_error(line, unknown)]),
    };
    let Some(near) = nearest_line(line, unknown, series) else { return failure };
    match unknown.what {
        ParseError::UnknownPlayer { command: None, .. } => failure.hinting(&[near]),
        _ => failure.offering(&near),
    }
}

/// The line with the one name or command that is near its unknown first words, if that can be read.
fn nearest_line(line: &str, unknown: &At<ParseError>, series: &Series) -> Option<String> {
    let ParseError::UnknownPlayer { meant, command, .. } = &unknown.what else { return None };
    let (near_word, is_command) = match (command, meant.as_slice()) {
        // A whole line is only an example.
        (Some(command), _) if !command.contains(' ') => (command, true),
        (None, [name]) => (name, false),
        _ => return None,
    };
    let (first, _) = Part::of(line).0.first_word();
    let end = if is_command { Part::of(line).0.span().start + first.len() } else { unknown.span.end };
    let (before, after) = (line.get(..unknown.span.start.min(end))?, line.get(end..)?);
    let near = format!("{before}{near_word}{after}");
    let reads = match LineKind::of(&near) {
        // Whether its words fit is a matter of the command.
        LineKind::Command | LineKind::New => true,
        LineKind::Hand if is_command && near_word != "draw" => program_words().any(|word| word == near_word),
        LineKind::Hand => Purpose::Record.can_read(&near, series),
        LineKind::Operation => can_be_recorded(&near, series),
        LineKind::Nothing | LineKind::LedgerOperation => false,
    };
    reads.then_some(near)
}

/// The failure of the hand of a player whose turn it was not. In a line that corrects or inserts it, the hint is the same line
/// with the names of both players; where the rules allow none of these, it is what is wrong with the first.
fn not_playing(line: &str, mistakes: Mistakes<At<ParseError>>, series: &Series) -> Failure {
    let lines = naming_both(line, mistakes.kept(), series).unwrap_or_default();
    let legal: Vec<String> = lines.iter().filter(|line| slips::is_legal(line, series)).cloned().collect();
    match (mistakes.kept(), lines.first()) {
        ([At { what: ParseError::NotPlaying { playing, .. }, .. }], Some(_)) if !legal.is_empty() => {
            let pairs: Vec<String> = playing.iter().map(|pair| all_of(pair)).collect();
            let shown: Vec<String> = legal.iter().map(|line| ticked(line)).collect();
            let hint = say::NameBothHint { pairs: pairs.join(", "), lines: one_of(&shown) }.said();
            Failure::refused(parse_errors(line, mistakes)).hinted(&hint).perhaps(legal)
        }
        (_, both) => both
            .filter(|both| *both != line)
            .and_then(|both| wrong_with(both, series))
            .unwrap_or_else(|| Failure::refused(parse_errors(line, mistakes))),
    }
}

/// A line that corrects or inserts the hand of a player whose turn it was not, with the names of both players. `None` for a hand
/// that is played now, and for a round of several hands.
fn naming_both(line: &str, mistakes: &[At<ParseError>], series: &Series) -> Option<Vec<String>> {
    let roster = series.roster();
    let lineup = roster.lineup();
    let [At { what: ParseError::NotPlaying { player, .. }, .. }] = mistakes else {
        return None;
    };
    let corrected = Corrected::of(line).filter(|_| !lineup.has_rounds())?;
    let seat = roster.find(player)?;
    let hand = line.get(corrected.hand.at()..)?;
    let with = |other| {
        let read = read_seated(hand, roster, &[Opponents::new(lineup, seat, other)?]).ok()?;
        let hand = Operation::Hand(read.into_iter().next()?.into()).write(roster);
        Some(corrected.with(&hand))
    };
    Some(lineup.seats().filter_map(with).collect())
}

/// The mistake of an unknown player; if no player and no word of the notation is similar, a command may be. Other lines than hands
/// name players, too, but no command could be meant after their first words.
fn or_command(mut mistake: At<ParseError>, line: &str, is_hand: bool) -> At<ParseError> {
    let is_first = mistake.span.start == Part::of(line).0.span().start;
    if let ParseError::UnknownPlayer { meant, command, .. } = &mut mistake.what {
        if !is_first {
            *command = None;
        } else if is_hand && meant.is_empty() && !has_against(line) {
            *command = command_of(line);
        }
    }
    mistake
}

/// Returns true for `Bobkd qs`, in which a blank is missing after a name.
fn begins_with_name(line: &str, series: &Series) -> bool {
    let first = Part::of(line).0.first_word().0.to_lowercase();
    series.roster().players().iter().any(|name| first.starts_with(&name.to_lowercase()))
}

/// Returns true if a line has the sign between the two sides of a hand.
pub(crate) fn has_against(line: &str) -> bool {
    let words = Part::of(line).0.tokens();
    words.iter().any(|word| word.sign == TokenKind::Against)
}

/// The failure of a line that was read and is refused.
pub(crate) fn refused(refused: &Refusal, line: &str, entry: Option<&Entry>, series: &Series) -> Failure {
    let roster = series.roster();
    if let Refusal::Faults(found) = refused
        && let Some(failure) = entry.and_then(|entry| against_rules(found, line, entry, series))
    {
        let lacks_card = found.contains(&Fault::KnockCardMissing);
        return match lacks_card.then(|| with_recorded_card(line, series)).flatten() {
            Some(line) => failure.hinting(&[line]),
            None => failure,
        };
    }
    let report = match refused {
        Refusal::NoBigGin => {
            let gin = entry.and_then(|entry| entry.operation.gin_for_big_gin());
            let gin = gin.map(|gin| gin.write(roster)).filter(|gin| can_be_recorded(gin, series));
            let failure = Failure::refused([no_big_gin(gin.as_deref())]);
            // Of several hands, it is only one.
            return failure.perhaps(gin.into_iter().filter(|_| !line.contains(';')).collect());
        }
        Refusal::WholeRound(round) => {
            let hand = Corrected::of(line).map_or(line, |corrected| corrected.hand.text()).trim();
            refusal(refused, roster).hinted(say::WholeRoundHint { round, line: hand })
        }
        _ => refusal(refused, roster),
    };
    // A number that no hand has is a mistake of the line.
    match refused {
        Refusal::NoSuchHand(_) | Refusal::NoSuchAdjustment(_) => Failure::unreadable([report]),
        Refusal::SeriesOver => Failure::refused([report]).choices(vec![UNDO.to_owned()]),
        _ => Failure::refused([report]),
    }
}

/// The line of an amendment with the knock card that was recorded with the hand; `None` if there was none, or if the line still
/// could not be recorded.
pub(super) fn with_recorded_card(line: &str, series: &Series) -> Option<String> {
    let corrected = Corrected::of(line).filter(|corrected| corrected.word == AMEND)?;
    let kept = series.round(corrected.number);
    let [hand] = kept.as_slice() else { return None };
    let card = hand.ruling.knock_card()?;
    let note = split_note(line).1.map_or_else(String::new, |note| format!(" # {note}"));
    let line = format!("{} @{card}{note}", corrected.with(corrected.hand.text()));
    can_be_recorded(&line, series).then_some(line)
}

/// Returns true if a line would be recorded. It says nothing of one that would not, since a hint may have a line for which the same
/// is asked.
pub(super) fn can_be_recorded(line: &str, series: &Series) -> bool {
    let mut trial = series.clone();
    series.entries(line).is_ok_and(|entries| {
        entries.into_iter().all(|entry| {
            slips::check(line, &entry, series).is_ok() && trial.act(entry.operation.clone()).is_ok()
        })
    })
}

/// Why a line would not be recorded; `None` if it would.
pub(super) fn wrong_with(line: &str, series: &Series) -> Option<Failure> {
    if can_be_recorded(line, series) {
        return None;
    }
    let entries = match series.entries(line) {
        Ok(entries) => entries,
        Err(why) => return Some(not_done(why, line, series)),
    };
    let mut trial = series.clone();
    entries.into_iter().find_map(|entry| {
        let refused = |why: Refusal| refused(&why, line, Some(&entry), series);
        let slip = slips::check(line, &entry, series).err();
        slip.or_else(|| trial.act(entry.operation.clone()).err().map(refused))
    })
}

/// The refusal of the hand of a line that the rules do not allow: the first one, if it has several.
fn against_rules(found: &[Fault], line: &str, entry: &Entry, series: &Series) -> Option<Failure> {
    let house = &series.header().house;
    // A knock card that was announced is not in the line.
    let is_refused = |hand: &&SeatedHand| judge(&hand.hand.claim, house).is_err();
    let hand = entry.hands.iter().find(is_refused).or(entry.hands.first())?;
    let is_legal = |text: &str| slips::is_legal(text, series);
    Some(slips::refused(found, &series.roster().pair(hand.opponents), line, &hand.hand, is_legal))
}
