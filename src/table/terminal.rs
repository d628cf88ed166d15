//! An evening at a terminal, with a line editor and questions. After a refused line the prompt is empty: the line that was
//! perhaps meant is offered there, and the refused one is in the history.

use std::collections::VecDeque;

use crate::commands::line::corrected::correction;
use crate::commands::line::desk::next_names;
use crate::commands::line::reading;
use crate::commands::line::record::Detail;
use crate::commands::new::next::{has_several_games, is_noun};
use crate::commands::new::seats::play_on;
use crate::commands::run::answer::{Answer, Answered, Stop, Why};
use crate::commands::run::env::Env;
use crate::commands::run::failure::{Failure, no_such_hand};
use crate::commands::run::plan::Output;
use crate::commands::summary;
use crate::commands::words::{AMEND, GAMES, LASTS, NEW, means};
use crate::say::examples::naming;
use crate::say::{Fixed, Message, written::table as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::integrity::use_of_seal;
use crate::show::sheet::Followed;
use crate::table::editor::{LineEditor, Offer, ReadLine};
use crate::table::evening::{After, Evening};
use crate::table::first_series::{is_hand, is_names};
use crate::table::script::typed_lines;
use ginscore_ledger::book::{OpenedSeries, is_played};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::{LineKind, shown, split_note, write_seated};
use ginscore_rules::series::Score;
use ginscore_rules::sheets::Sheet;

#[derive(Debug, Default)]
pub(crate) struct NextLine {
    pub(crate) offer: Offer,
    /// Lines that were typed already.
    pub(crate) lines: Vec<String>,
    pub(crate) refused: bool,
    pub(crate) quit: bool,
    /// A line was typed at the first question of a series, which is asked again after it.
    pub(crate) asks: bool,
}

/// The lines that say who pays for the closed games of a series that goes on, with its seal.
const RESULT: u16 = 4;

impl Evening {
    pub(crate) fn at_terminal(&mut self, shell: &Env, output: &mut Output<'_>) -> Answered {
        // Of pasted lines, those that come next.
        let mut lines = VecDeque::new();
        let mut asks = false;
        if self.env.series_name().is_err() {
            let is_first = self.env.book.is_empty()?;
            let begun = if is_first { self.first_series(output)? } else { None };
            match begun {
                Some(next) => {
                    asks = next.asks;
                    lines.extend(next.lines);
                }
                None if is_first => self.env.remark(say::TypeNames.text()),
                None => self.no_series()?,
            }
        } else {
            let name = self.series()?;
            let opened = self.env.read(&name)?;
            self.env.remark_copies(&opened);
            self.opened = Some(opened);
            self.welcome(output)?;
        }
        let mut known = self.roster();
        let dims = self.env.look.err.color && !self.env.look.plain;
        self.editor = Some(LineEditor::new(known.as_ref(), dims, &self.env)?);
        let mut before = NextLine::default();
        loop {
            output.out.flush()?;
            // All that was recorded is answered.
            output.recorded = false;
            if lines.is_empty() {
                self.instruct()?;
                self.notice();
                match self.read(&before.offer)? {
                    (ReadLine::Line(text), waited) if before.refused && waited => {
                        self.stopped_paste(&text, &mut before);
                        continue;
                    }
                    // An Enter that was there before the offered line does not take it, and none takes an offer in words.
                    (ReadLine::Line(text), waited) if self.takes_nothing(&text, waited, &before.offer) => {
                        if !waited {
                            before = NextLine::default();
                        }
                        continue;
                    }
                    (ReadLine::Line(text), _) if matches!(&before.offer, Offer::Choice(choice) if choice.is_not_made(&text)) =>
                    {
                        self.env.remark(say::ChooseByNumber.text());
                        continue;
                    }
                    (ReadLine::Line(text), _) => lines.extend(typed_lines(&text)),
                    (ReadLine::End, _) => {
                        self.leaves_unrecorded(&before);
                        break;
                    }
                    (ReadLine::Interrupted, _) => {
                        self.leaves_unrecorded(&before);
                        self.no_longer_waiting();
                        // The next command is typed in the shell.
                        shell.remark(say::AllSafe.text());
                        return Err(Why::Interrupted.into());
                    }
                }
            }
            self.env.measure();
            let line: String = lines.pop_front().unwrap_or_default();
            let line = self.chosen(line, &before);
            self.remember(&line);
            self.wait_for_the_end();
            let typed = line.clone();
            let line = self.without_denial(line, &before);
            let is_denied = line != typed;
            if self.declines(&line, &before) {
                self.leaves_unrecorded(&before);
                before = NextLine::default();
                continue;
            }
            let corrected = self.corrects_offer(&line, &typed, &before);
            if corrected.is_some() {
                before.offer = Offer::Nothing;
            }
            let passed_over = self.says_passed_over(&line, &mut before, output)?;
            let was = self.recorded();
            let next = match line.trim() {
                _ if let Some(failure) = corrected => self.reported(&line, Err(failure.into())),
                "" => self.entered(output),
                typed if self.means_play_on(typed) => self.entered(output),
                _ => self.run_line(&line, output),
            };
            let mut next = self.reported("", next)?;
            let is_same = self.recorded() == was;
            // Whoever leaves is told of the hand that was offered last.
            if next.quit && is_same {
                self.leaves_unrecorded(&before);
            }
            self.passed_over(&line, std::mem::take(&mut before), is_same, &mut next, output)?;
            let is_hand = LineKind::of(&line) == LineKind::Hand && !is_same && !next.refused;
            if let Some(hand) = passed_over.filter(|_| is_hand && !is_denied && next.offer == Offer::Nothing)
            {
                next.offer = self.keeps(&hand, output)?;
            }
            if next.quit {
                break;
            }
            let typed = std::mem::take(&mut self.instead).into_iter().chain(std::mem::take(&mut next.lines));
            typed.collect::<Vec<_>>().into_iter().rev().for_each(|line| lines.push_front(line));
            if (next.refused || matches!(next.offer, Offer::Text(_))) && !lines.is_empty() {
                self.env.remark(say::PasteStopped { lines: lines.len() }.said());
                lines.clear();
            }
            asks |= next.asks;
            // What is offered comes first.
            if asks && lines.is_empty() && matches!(next.offer, Offer::Nothing) && self.series().is_err() {
                next = self.first_series(output)?.unwrap_or_default();
                asks = next.asks;
                lines.extend(std::mem::take(&mut next.lines));
                if self.left_questions {
                    self.env.remark(say::TypeNames.text());
                }
            }
            before = next;
            // Another series has other players, and a player may have another name.
            let roster = self.roster();
            if let Some(editor) = &mut self.editor
                && roster != known
            {
                editor.know(roster.as_ref(), &self.env);
            }
            known = roster;
        }
        self.play_waiting(output)?;
        self.farewell(shell, output)
    }

    /// Says how hands are typed, before the first one of all.
    fn instruct(&mut self) -> Result<(), Failure> {
        let is_first = self.env.book.names()?.len() == 1;
        if !self.instructed && is_first && self.opened().is_ok_and(|opened| opened.chain.is_empty()) {
            self.instructed = true;
            let players = next_names(&self.opened()?.series);
            self.env.remark(naming(players, || say::HowToType.said()));
            self.env.remark(say::Keys.text());
        }
        Ok(())
    }

    /// Reads what is typed, and whether its first key was there before the prompt.
    fn read(&mut self, offer: &Offer) -> Result<(ReadLine, bool), Stop> {
        let prompt = self.prompt();
        self.editor.as_mut().map_or(Ok((ReadLine::End, false)), |editor| editor.read(&prompt, offer))
    }

    pub(crate) fn remember(&mut self, line: &str) {
        let line = line.trim();
        if let Some(editor) = self.editor.as_mut().filter(|_| !line.is_empty()) {
            editor.remember(line);
        }
    }

    pub(crate) fn answer(&mut self, question: &str) -> Result<ReadLine, Stop> {
        self.editor.as_mut().map_or(Ok(ReadLine::End), |editor| editor.answer(question))
    }

    /// Says what is not recorded of a paste in single keys, after a line of it that was refused. Its blank lines take nothing.
    fn stopped_paste(&self, text: &str, before: &mut NextLine) {
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            before.offer = Offer::Nothing;
            self.env.remark(say::NotRecorded { line: shown(line.trim()) }.said());
        }
    }

    pub(crate) fn dims(&self) -> bool {
        self.editor.as_ref().is_some_and(LineEditor::dims)
    }

    /// The sheet at the end of the evening, and the settlement if any game is closed; the result, if nothing was recorded
    /// since they were shown. Of a series in which nothing was played, that of the one before it.
    fn farewell(&mut self, shell: &Env, output: &mut Output<'_>) -> Answered {
        self.no_longer_waiting();
        if self.series().is_err() {
            return Ok(Answer::default());
        }
        let opened = self.opened()?.clone();
        let is_played = |of: &OpenedSeries| is_played(&of.series);
        let last = match is_played(&opened) {
            true => Some(opened.clone()),
            false => summary::series_of_evening(&opened, &self.env).into_iter().rev().find(is_played),
        };
        let Some(last) = last else { return Ok(Answer::default()) };
        let score = last.series.score();
        let any_closed = score.sheets().iter().flat_map(Sheet::columns).any(|game| game.winner().is_some());
        let shown = if any_closed { self.settlement_shown } else { self.sheet_shown };
        let is_news = last.name == opened.name && shown != Some(last.seal());
        // Whoever takes a break sees how it stands on one screen; `summary` has the closed games.
        let is_settled = any_closed && score.is_over();
        if is_news {
            let followed = match is_settled {
                true => Followed::BySettlement,
                false => Followed::ByPrompt { above: if any_closed { RESULT } else { 0 } },
            };
            self.show_sheet(followed, output)?;
        }
        if is_news && is_settled {
            self.show_settlement(output)?;
        } else {
            output.print(Ok(summary::result(&last, any_closed, &self.env)), &self.env)?;
        }
        // The settlement has the seal of a series that goes on, too.
        output.out.flush()?;
        // The next command is typed in the shell.
        match score.is_over() {
            true => shell.remark(use_of_seal(last.seal())),
            false => shell.remark(say::AllSafe.text()),
        }
        Ok(Answer::default())
    }

    pub(crate) fn run_line(&mut self, line: &str, output: &mut Output<'_>) -> Result<NextLine, Stop> {
        // The next Enter plays on with the hands that wait. `undo` takes back the last of them. What else is recorded ends the
        // waiting: it may be what they were meant for.
        if self.takes_back_waiting(line) {
            return Ok(NextLine::default());
        }
        // A note that belongs to no hand would be lost without a word.
        if line.trim_start().starts_with('#') && line.trim().len() > 1 {
            let note = line.trim().trim_start_matches('#').trim();
            let series = self.opened().ok().map(|opened| &opened.series);
            let of_last =
                series.and_then(|series| reading::with_note(series.score().rounds().len(), note, series));
            let alone = Failure::unreadable([Diagnostic::new(Code::BadLine, say::NoteAlone)]);
            let alone = alone.hinting(&of_last.into_iter().collect::<Vec<_>>());
            return self.reported(line, Err(alone.into()));
        }
        self.left_questions = false;
        let was = self.recorded();
        if self.series().is_err()
            && is_hand(line)
            && !is_names(line, &self.env.book)
            && let Some(next) = self.first_series(output)?
        {
            return Ok(next);
        }
        let to_amend = match self.hand_to_amend(line) {
            Ok(text) => text,
            Err(failure) => return self.reported(line, Err(failure.into())),
        };
        if let Some(text) = to_amend {
            return Ok(NextLine { offer: Offer::Text(text), ..NextLine::default() });
        }
        let mut next = self.followed(line, output, Evening::line)?;
        let now = self.recorded();
        if now != was {
            // Of the same series, the first hand is offered, so that it is seen: its next one, or again the next series'.
            let is_same = now.zip(was).is_some_and(|((now, _), (was, _))| now == was);
            if is_same && !self.waiting.is_empty() {
                let hand = self.waiting.remove(0);
                // Of a paste, the next line removes the offer.
                if self.dims() {
                    self.env.remark(say::NotRecorded { line: shown(&hand) }.said());
                }
                next.offer = self.offered(hand, output)?;
            }
            self.no_longer_waiting();
        }
        if !next.refused
            && let Some(hand) = self.has_its_card()
        {
            next.offer = self.offered(hand, output)?;
        }
        Ok(next)
    }

    /// Records a hand that was shown as it would be scored, and confirmed.
    pub(crate) fn run_confirmed(&mut self, line: &str, output: &mut Output<'_>) -> Result<NextLine, Stop> {
        self.followed(line, output, |evening, line, output| {
            output.print(evening.record(line, Detail::Result), &evening.env)?;
            Ok(After::On)
        })
    }

    /// Runs a line, and shows what has come of the series. If the line is refused, says why.
    fn followed(
        &mut self,
        line: &str,
        output: &mut Output<'_>,
        run: impl FnOnce(&mut Evening, &str, &mut Output<'_>) -> Result<After, Stop>,
    ) -> Result<NextLine, Stop> {
        let was = self.state();
        let score = self.opened().ok().map(|opened| opened.series.score().clone());
        let after = match run(self, line, output) {
            Ok(after) => after,
            Err(stop) => {
                // What was answered before it stopped comes before the reason.
                output.out.flush()?;
                return self.reported(line, Err(stop));
            }
        };
        match (was, self.state()) {
            (Some(_), None) => self.no_series()?,
            (Some((was, was_over)), Some((now, is_over))) if was == now => {
                let now = closed_games(self.opened()?.series.score());
                if score.as_ref().is_some_and(|score| closed_games(score) < now) && !self.env.look.plain {
                    let changed = score.as_ref().map_or(Ok(0), |before| self.lines_of_changes(before))?;
                    self.show_sheet_so_far(changed, output)?;
                }
                // A correction after the end may have changed who won.
                if is_over && (!was_over || score.as_ref() != Some(self.opened()?.series.score())) {
                    self.settled(output)?;
                }
            }
            (_, Some(_)) => self.welcome(output)?,
            (None, None) => {}
        }
        Ok(match after {
            After::On => NextLine::default(),
            After::Quit => NextLine { quit: true, ..NextLine::default() },
            After::Offer(line) => {
                if self.dims() {
                    output.out.flush()?;
                    self.env.remark(say::EnterRecords.text());
                }
                NextLine { offer: self.offered(line, output)?, ..NextLine::default() }
            }
        })
    }

    /// Enter alone asks for a hand. After the end of a series it plays on.
    pub(crate) fn entered(&mut self, output: &mut Output<'_>) -> Result<NextLine, Stop> {
        if self.series().is_err() {
            // Whoever left the question is not asked again.
            let asks = !self.left_questions;
            if let Some(next) = asks.then(|| self.first_series(output)).transpose()?.flatten() {
                return Ok(next);
            }
            self.env.remark(say::TypeNames.text());
            return Ok(NextLine::default());
        }
        let opened = self.opened()?.clone();
        if !opened.series.score().is_over() {
            return self.guided(output);
        }
        let (next, is_new) = play_on(&opened, &self.env)?;
        output.recorded |= is_new;
        (self.env.seated, self.opened) = (Some(next.name.clone()), Some(next));
        self.welcome(output)?;
        Ok(NextLine { lines: std::mem::take(&mut self.waiting), ..NextLine::default() })
    }

    /// Returns true for `new` alone, or for words that mean it, after the end of a series.
    fn means_play_on(&mut self, line: &str) -> bool {
        let Ok(OpenedSeries { series, .. }) = self.opened() else { return false };
        // `new`, `new game`
        let is_new = |line: &str| {
            let mut words = split_note(line).0.split_whitespace();
            let first = words.next().is_some_and(|word| word.eq_ignore_ascii_case(NEW));
            first && words.all(|word| is_noun(word) && !(means(word, GAMES) && has_several_games(series)))
        };
        let means = || reading::command(line, series).is_some_and(|meant| meant == NEW);
        series.score().is_over() && (is_new(line) || means())
    }

    /// Says how to start if no series is the current one.
    fn no_series(&self) -> Result<(), Failure> {
        self.env.remark(match self.env.book.names()?.as_slice() {
            [] => say::NoSeries.text(),
            _ => say::NoCurrentSeries.text(),
        });
        Ok(())
    }

    /// The name of the series, and the seal of what is recorded in it.
    fn recorded(&mut self) -> Option<(String, SealCode)> {
        self.opened().ok().map(|opened| (opened.name.clone(), opened.seal()))
    }

    pub(crate) fn state(&mut self) -> Option<(String, bool)> {
        self.opened().ok().map(|opened| (opened.name.clone(), opened.series.score().is_over()))
    }

    /// `amend 3` alone, or `edit last`: the line with the hand as it was recorded, to be changed. Of a draw, nothing is kept.
    fn hand_to_amend(&mut self, line: &str) -> Result<Option<String>, Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [word, number] = words.as_slice() else { return Ok(None) };
        let Some(opened) = self.opened().ok().filter(|_| correction(word) == Some(AMEND)) else {
            return Ok(None);
        };
        let series = &opened.series;
        let last = || means(number, LASTS).then(|| series.score().rounds().len().max(1));
        let Some(number) = number.parse().ok().or_else(last) else { return Ok(None) };
        if LineKind::of(line) == LineKind::Hand && series.read(line).is_ok() {
            return Ok(None);
        }
        match series.round(number).as_slice() {
            [] => Err(no_such_hand(number)),
            [hand] => {
                let (claim, note) = (hand.ruling.claim(), hand.note.as_deref());
                let was = write_seated(claim, hand.opponents, note, series.roster());
                let was = if was == "draw" { "".into() } else { shown(&was) };
                Ok(Some(format!("amend {number} {was}")))
            }
            // Of a round with several hands, the line says which one.
            _ => Ok(None),
        }
    }
}

/// How many games are closed on sheets of several.
fn closed_games(score: &Score) -> usize {
    let several = score.sheets().iter().filter(|sheet| sheet.columns().len() > 1);
    several.flat_map(Sheet::columns).filter(|game| game.winner().is_some()).count()
}
