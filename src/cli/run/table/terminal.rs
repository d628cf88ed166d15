//! An evening at a terminal, with a line editor and questions. A bad line stays to be fixed, with the cursor at the
//! mistake.

use super::evening::{After, Evening};
use crate::cli::context::{Context, Output};
use crate::cli::editor::{Draft, LineEditor, Typed};
use crate::cli::failure::{Change, Failure, Instead, Stop};
use crate::cli::options::{NewOptions, Rules};
use crate::cli::run::{new, score, witness};
use crate::cli::tell_people;
use crate::messages::{Fixed, Message, written::cli_table as say};
use crate::show::entrants::deals;
use crate::show::terms::{all_over, seated};
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{shown, split_note, write_seated};
use ginscore_rules::sheets::Sheet;

/// What follows a line at a terminal.
#[derive(Debug, Default)]
pub(super) struct Next {
    /// The text with which the next line starts.
    pub(super) draft: Draft,
    /// A line that the up arrow brings, in plain text in place of a draft.
    pub(super) offered: Option<String>,
    /// True at the end of the evening.
    pub(super) quit: bool,
}

impl Evening {
    /// Reads lines at a terminal.
    pub(super) fn at_terminal(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        if self.series.is_none() && !context.has_series() {
            no_series(context, screen)?;
        } else {
            self.opened = Some(context.open_named(&self.series(context)?, screen)?);
            self.welcome(context, screen)?;
        }
        context.remark(screen, say::HowToType.text());
        context.remark(screen, say::Keys.text());
        let mut known = self.roster(context);
        let mut editor = LineEditor::new(known.as_ref())?;
        let mut draft = Draft::default();
        loop {
            screen.out.flush()?;
            self.update_page(context, screen);
            let next = match editor.read(&self.prompt(context), &std::mem::take(&mut draft))? {
                Typed::Line(line) if line.trim().is_empty() => self.entered(&mut editor, context, screen),
                Typed::Line(line) if asks_for_witness(&line) => self.witness(&mut editor, context, screen),
                Typed::Line(line) => self.run_line(&line, context, screen),
                Typed::End => break,
                Typed::Interrupted => return Err(interrupted(context, screen)),
            };
            let next = self.mended("", next, context, screen)?;
            if next.quit {
                break;
            }
            if let Some(line) = next.offered {
                editor.remember(&line);
            }
            draft = next.draft;
            // Another series has other players, and a player may have another name.
            let roster = self.roster(context);
            if roster != known {
                editor.know(roster.as_ref());
                known = roster;
            }
        }
        self.farewell(context, screen)
    }

    /// The sheet at the end of the evening, and the settlement if any game is closed.
    fn farewell(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        if self.series(context).is_err() {
            return Ok(());
        }
        let opened = self.opened(context)?;
        score::of(opened, context, screen)?;
        let mut games = opened.series.score().sheets().iter().flat_map(Sheet::columns);
        if games.any(|game| game.winner().is_some()) {
            settlement(opened, context, screen)?;
        }
        Ok(())
    }

    /// Runs a line. If it is refused, says why and gives it back.
    pub(super) fn run_line(
        &mut self,
        line: &str,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        if let Some(draft) = self.draft_to_amend(line, context) {
            return Ok(Next { draft, ..Next::default() });
        }
        let was = self.state(context);
        let after = match self.line(line, context, screen) {
            Ok(after) => after,
            Err(stop) => return self.mended(line, Err(stop), context, screen),
        };
        let now = self.state(context);
        let name = |state: &Option<(String, bool)>| state.as_ref().map(|(name, _)| name.clone());
        let over = |state: &Option<(String, bool)>| state.as_ref().is_some_and(|(_, over)| *over);
        if now.is_none() && was.is_some() {
            no_series(context, screen)?;
        } else if name(&was) != name(&now) {
            self.welcome(context, screen)?;
        } else if over(&now) && !over(&was) {
            self.settled(context, screen)?;
        }
        Ok(match after {
            After::On => Next::default(),
            After::Quit => Next { quit: true, ..Next::default() },
            After::Offer(line) => {
                screen.out.flush()?;
                context.remark(screen, say::EnterRecords.text());
                Next { draft: Draft::new(line), ..Next::default() }
            }
        })
    }

    /// Tells a failure, and gives the line back with the cursor at the first mistake. In plain text, the next line starts
    /// empty, since a screen reader may read a line again at every key that changes it; the line is in the history.
    fn mended(
        &mut self,
        line: &str,
        next: Result<Next, Stop>,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        match next {
            Err(Stop::Failure(failure)) => {
                let failure = match self.roster(context) {
                    Some(roster) => failure.naming(&roster),
                    None => failure,
                };
                let draft = at_mistake(line, &failure);
                let instead = failure.instead.as_ref().and_then(|instead| with_hand(line, instead));
                tell_people(failure, context, screen);
                if context.look.plain {
                    if let Some((line, _)) = &instead {
                        context.remark(screen, say::OfferedOnUp { line }.line());
                    } else if draft != Draft::default() && !std::mem::replace(&mut self.told, true) {
                        context.remark(screen, say::LineOnUp.text());
                    }
                    return Ok(Next { offered: instead.map(|(line, _)| line), ..Next::default() });
                }
                if let Some((text, change)) = instead {
                    let told = match change {
                        Change::Exchanged => say::ExchangedBelow.text(),
                        Change::Rewritten => say::RewrittenBelow.text(),
                    };
                    context.remark(screen, told);
                    return Ok(Next { draft: Draft::new(text), ..Next::default() });
                }
                if draft != Draft::default() && !std::mem::replace(&mut self.told, true) {
                    context.remark(screen, say::LineBelow.text());
                }
                Ok(Next { draft, ..Next::default() })
            }
            next => next,
        }
    }

    /// Enter alone asks for a hand. After the end of a series it starts the next one.
    fn entered(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        if self.series(context).is_err() {
            no_series(context, screen)?;
            return Ok(Next::default());
        }
        let opened = self.opened(context)?;
        if !opened.series.score().is_over() {
            return self.guided(editor, context, screen);
        }
        // What stays the same was said after the last hand.
        let told = Context { quiet: true, ..context.clone() };
        let next = new::start_like(opened, &NewOptions::default(), &told, screen)?;
        self.take_up(next);
        self.welcome(context, screen)?;
        Ok(Next::default())
    }

    /// The sheet, if it has hands, and the terms of the series: its rules, its stake and who deals.
    fn welcome(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        let opened = self.opened(context)?;
        if opened.series.hands().next().is_some() {
            score::of(opened, context, screen)?;
            // Before the remarks, which are not buffered.
            screen.out.flush()?;
        }
        context.remark(screen, seated(&opened.series).trim_end());
        self.settled(context, screen)
    }

    /// The settlement and how to play on, if the series is over.
    fn settled(&mut self, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
        let opened = self.opened(context)?;
        if !opened.series.score().is_over() {
            return Ok(());
        }
        settlement(opened, context, screen)?;
        // Before the remarks, which are not buffered.
        screen.out.flush()?;
        context.remark(screen, all_over(&opened.series).trim_end());
        Ok(())
    }

    /// The name of the series, and whether it is over.
    fn state(&mut self, context: &Context) -> Option<(String, bool)> {
        self.opened(context).ok().map(|opened| (opened.name.clone(), opened.series.score().is_over()))
    }

    /// `amend 3` alone: the hand as it was recorded, to be changed.
    fn draft_to_amend(&mut self, line: &str, context: &Context) -> Option<Draft> {
        let mut words = line.split_whitespace();
        words.next().filter(|word| word.eq_ignore_ascii_case("amend"))?;
        let number = words.next()?.parse().ok().filter(|_| words.next().is_none())?;
        let series = &self.opened(context).ok()?.series;
        let hands = series.round(number);
        // Of a round with several hands, the line says which one.
        let [hand] = hands.as_slice() else {
            return None;
        };
        let was = write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), series.roster());
        Some(Draft::new(format!("amend {number} {}", shown(&was))))
    }

    /// The `witness` line with the other player's word, if there is one.
    fn witness(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<Next, Stop> {
        if self.series(context).is_err() {
            return Ok(Next::default());
        }
        witness::show_seal_before(self.opened(context)?, context, screen);
        match editor.answer(&format!("{}: ", witness::question()), &Draft::default())? {
            Typed::Line(word) if !word.trim().is_empty() => {
                self.run_line(&format!("witness {word}"), context, screen)
            }
            Typed::Line(_) | Typed::End | Typed::Interrupted => Ok(Next::default()),
        }
    }

    /// The prompt, with the dealer if known.
    fn prompt(&mut self, context: &Context) -> String {
        let Ok(opened) = self.opened(context) else {
            return "> ".to_owned();
        };
        let score = opened.series.score();
        match score.dealer() {
            _ if score.is_over() => format!("{}> ", say::PlayOn.text()),
            Some(dealer) => format!("{}> ", shown(&deals(score, dealer, opened.series.roster()))),
            None => "> ".to_owned(),
        }
    }
}

/// A refused line with the cursor at the first place that a report points at. If no report points at anything, there is
/// nothing to fix in it, and the next line starts empty.
fn at_mistake(line: &str, failure: &Failure) -> Draft {
    let place = failure.reports.kept().iter().find_map(|report| {
        let excerpt = report.excerpt.as_ref().filter(|excerpt| excerpt.at.is_none())?;
        // In a long line, only a part is shown; a line whose spaces were joined is not found.
        let start = line.find(excerpt.line.as_str());
        Some(start.map_or(usize::MAX, |start| start + excerpt.marks.first().map_or(0, |mark| mark.start)))
    });
    place.map_or_else(Draft::default, |place| Draft::new(line.to_owned()).at(place))
}

/// The line with the hand that was perhaps meant at its end. `None` if the hand was not typed in this line as it was
/// read.
fn with_hand(line: &str, instead: &Instead) -> Option<(String, Change)> {
    let before = line.trim_end().strip_suffix(instead.typed.trim())?;
    Some((format!("{before}{}", shown(instead.meant.trim_start())), instead.change))
}

/// Says how to start if no series is the current one.
fn no_series(context: &Context, screen: &mut Output<'_>) -> Result<(), Failure> {
    let how = match context.book.names()?.as_slice() {
        [] => say::NoSeries.text(),
        _ => say::NoCurrentSeries.text(),
    };
    context.remark(screen, how);
    Ok(())
}

/// Shows the settlement.
fn settlement(opened: &OpenedSeries, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let here = Context { seated: Some(opened.name.clone()), ..context.clone() };
    score::summary(None, &Rules::default(), &here, screen)
}

/// Returns true if a line is `witness` without a word.
fn asks_for_witness(line: &str) -> bool {
    split_note(line).0.trim().eq_ignore_ascii_case("witness")
}

/// Handles Ctrl-C on an empty line.
fn interrupted(context: &Context, screen: &mut Output<'_>) -> Stop {
    let context = Context { at_table: false, ..context.clone() };
    context.remark(screen, say::Interrupted.text());
    Stop::Interrupted
}
