//! The lines of an evening, from a terminal or a pipe.

use crate::cli::advise::record_anyway;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::Rules;
use crate::cli::record::{Request, record};
use crate::cli::run::{best, check, corrections, counts, judge, new, review, rules, score, why};
use crate::cli::script::{Line, read};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use ginscore_ledger::book::OpenedSeries;
use ginscore_rules::rules::Player;

/// The state of an evening.
pub(super) struct Evening {
    /// The series, once known.
    pub(super) series: Option<String>,
    /// The series as it was read or recorded last. It is not read again while its file is the same.
    pub(super) opened: Option<OpenedSeries>,
    /// True while a `new` line is still allowed.
    pub(super) first: bool,
    pub(super) advise: bool,
}

/// Whether the evening continues after a line.
#[derive(PartialEq, Eq)]
pub(super) enum After {
    On,
    Quit,
}

impl Evening {
    pub(super) fn series(&mut self, context: &Context) -> Result<String, Failure> {
        match &self.series {
            Some(name) => Ok(name.clone()),
            None => Ok(self.series.insert(context.series_name()?).clone()),
        }
    }

    /// The series as it is now.
    pub(super) fn opened(&mut self, context: &Context) -> Result<&OpenedSeries, Failure> {
        let name = self.series(context)?;
        let opened = context.book.refresh(&name, self.opened.take())?;
        Ok(self.opened.insert(opened))
    }

    /// Runs one line.
    pub(super) fn line(
        &mut self,
        line: &str,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<After, Stop> {
        let asked = read(line)?;
        if matches!(asked, Line::Nothing) {
            return Ok(After::On);
        }
        let first = std::mem::replace(&mut self.first, false);
        // People get an answer to each line; a program gets one object at the end.
        let shows = !matches!(asked, Line::New(_) | Line::Record(_) | Line::Quit);
        if context.json && shows {
            return Ok(After::On);
        }
        let quiet = Context { quiet: context.quiet || context.json, json: false, ..context.clone() };
        let without =
            matches!(asked, Line::New(_) | Line::Quit | Line::Help | Line::Check(_) | Line::Best(_));
        let context =
            if without { &quiet } else { &Context { series: Some(self.series(context)?), ..quiet.clone() } };
        match asked {
            Line::New(_) if !first => {
                let report = Diagnostic::new(
                    Code::BadLine,
                    "`new` can only be the first line, and only without names on the command line",
                )
                .hinted("type `ginscore table` without names, and `new` as its first line");
                return Err(Failure::unreadable([report]).into());
            }
            Line::New(new) => {
                let opened = new::begin(&new, context, screen)?;
                if !context.quiet {
                    context.show(screen, new::began(&opened))?;
                }
                self.series = Some(opened.name.clone());
                self.opened = Some(opened);
            }
            Line::Quit => return Ok(After::Quit),
            Line::Nothing => {}
            Line::Score => score::score(context, screen)?,
            Line::Summary => score::summary(None, &Rules::default(), context, screen)?,
            Line::Counts => counts::run(context, screen)?,
            Line::Why(number) => why::run(number, context, screen)?,
            Line::Check(groups) => check::run(groups, context, screen)?,
            Line::Best(cards) => best::of_line(cards, context, screen)?,
            Line::Judge(hand) => judge::run(&Rules::default(), hand, context, screen)?,
            Line::Review(number) => review::run(number, context, screen)?,
            Line::Log => score::log(false, context, screen)?,
            Line::Rules => rules::of_series(context, screen)?,
            Line::Help => {
                // Before the first series there are no names yet.
                let opened = self.series(context).and_then(|name| context.read(&name)).ok();
                let names = opened.as_ref().map(|opened| &opened.series.header().names);
                let name = |player, other| names.map_or(other, |names| names.get(player));
                let help = help(name(Player::One, "Ann"), name(Player::Two, "Bob"));
                context.show(screen, help)?;
            }
            Line::Record(request) => self.record(request, context, screen)?,
        }
        Ok(After::On)
    }

    fn record(
        &mut self,
        request: Request<'_>,
        context: &Context,
        screen: &mut Output<'_>,
    ) -> Result<(), Stop> {
        let name = self.series(context)?;
        if let (true, Request::Hand(line)) = (self.advise, request) {
            let opened = self.opened(context)?;
            let (score, names) = (opened.series.score(), &opened.series.header().names);
            if !record_anyway(line, score, names, context, screen)? {
                return Ok(());
            }
        }
        let recorded = record(&name, self.opened.as_ref(), request, context, screen)?;
        let told = corrections::tell(&recorded, context, screen);
        self.opened = Some(recorded.opened);
        told
    }
}

/// The list of what can be typed, with the names of the players.
fn help(one: &str, two: &str) -> String {
    format!(
        "\
{one} 4 v 23   {one} knocks with 4; {two} has 23
{one} gin v 23   {one} has gin
{one} 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
    by cards: melds / deadwood, + what the defender lays off
{one} 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s
    cards only: ginscore arranges them
{one} +18 boxes 3   points only; one box unless you say `boxes`
draw   nobody knocked
@7s   x 5d   # note   knock card, discard and note, in any hand
Enter alone asks for the hand question by question.
Corrections: undo   redo   amend 3 LINE   deal {two}
Looking: score   summary   counts   why 3   review   log   rules
Disputes: check QS KS AS   judge HAND   best CARDS on MELDS
witness WORD   records a word from the other player and shows the seal to note
quit   ends the evening
"
    )
}
