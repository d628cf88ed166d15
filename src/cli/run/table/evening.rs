//! An evening under way: what each line does, wherever it comes from.

use crate::cli::advise::record_all_the_same;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::Rules;
use crate::cli::record::{Request, record};
use crate::cli::run::{arrange, check, correct, counts, judge, new, review, rules, show, why};
use crate::cli::script::{Line, read};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use ginscore_ledger::book::OpenedSeries;

/// An evening under way.
pub(super) struct Evening {
    /// The series, once it is known.
    pub(super) series: Option<String>,
    /// The series as it was read or recorded last. It is not read again while its file is the same.
    pub(super) opened: Option<OpenedSeries>,
    /// Whether a `new` line may still come.
    pub(super) first: bool,
    pub(super) advise: bool,
}

/// Whether the evening goes on after a line.
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

    /// Does what one line asks for.
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
        // Each line has its answer for people; for a program there is one object, at the end.
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
                    "`new` can only be the first line, at a table without names",
                )
                .hinted("`ginscore table` without names takes its series from that line");
                return Err(Failure::unreadable([report]).into());
            }
            Line::New(new) => {
                let opened = new::begin(&new, context, screen)?;
                if !context.quiet {
                    write!(screen.out, "{}", new::began(&opened))?;
                }
                self.series = Some(opened.name.clone());
                self.opened = Some(opened);
            }
            Line::Quit => return Ok(After::Quit),
            Line::Nothing => {}
            Line::Score => show::score(context, screen)?,
            Line::Summary => show::summary(None, &Rules::default(), context, screen)?,
            Line::Counts => counts::run(context, screen)?,
            Line::Why(number) => why::run(number, context, screen)?,
            Line::Check(groups) => check::run(groups, context, screen)?,
            Line::Best(cards) => arrange::of_line(cards, context, screen)?,
            Line::Judge(hand) => judge::run(&Rules::default(), hand, context, screen)?,
            Line::Review(number) => review::run(number, context, screen)?,
            Line::Log => show::log(false, context, screen)?,
            Line::Rules => rules::of_series(context, screen)?,
            Line::Help => write!(screen.out, "{HELP}")?,
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
            if !record_all_the_same(line, score, names, context, screen)? {
                return Ok(());
            }
        }
        let recorded = record(&name, self.opened.as_ref(), request, context, screen)?;
        let told = correct::tell(&recorded, context, screen);
        self.opened = Some(recorded.opened);
        told
    }
}

const HELP: &str = "\
Ann 4 v 23            Ann knocks with 4 against 23
Ann gin v 23          Ann has gin
by cards: melds / deadwood, + what the defender lays off
  Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
just cards: the program arranges them
  Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s
Ann +18 boxes 3       points only; without `boxes` one box
draw                  nobody knocked
@7s  x 5d  # note     knock card, discard and note, in any hand
an empty line         asks for the hand, question by question
undo  redo  amend 3 LINE  deal Bob
witness WORD          a word from the other player, then the seal to note
score  summary  counts  why 3  review  log  rules  quit
a dispute: check QS KS AS   judge HAND   best CARDS on MELDS
";
