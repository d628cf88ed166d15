//! `table`: an evening, line by line, from a terminal or from a pipe.

use std::io::BufRead;

use serde_json::Value;

use super::{arrange, check, correct, counts, judge, new, review, rules, show, why};
use crate::cli::advise::record_all_the_same;
use crate::cli::args::{New, NewOptions, Rules};
use crate::cli::context::{Context, Screen};
use crate::cli::editor::{LineEditor, Typed};
use crate::cli::failure::{Failure, Kind, Stop, unreadable_input};
use crate::cli::guide::ask_for_hand;
use crate::cli::open::Opened;
use crate::cli::record::Request;
use crate::cli::script::{Line, read};
use crate::cli::tell_people;
use crate::ledger::entry::Moment;
use crate::notation::names::Names;
use crate::notation::span::Span;
use crate::rules::player::Player;
use crate::rules::stake::Stake;
use crate::show::report::Report;
use crate::show::{json, sheet};

/// Keeps the score of an evening.
pub(super) fn run(
    players: &[String],
    options: &NewOptions,
    always_new: bool,
    advise: bool,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    let series = match players {
        [] if always_new || options.any() => return Err(no_players().into()),
        [] => None,
        [one, two] => {
            let new = New { one: one.clone(), two: two.clone(), options: options.clone() };
            Some(sit_down(&new, always_new, context, screen)?.name)
        }
        _ => return Err(no_players().into()),
    };
    let mut evening = Evening { series, first: players.is_empty(), advise };
    if context.ask && !context.json {
        evening.at_terminal(context, screen)
    } else {
        evening.piped(context, screen)
    }
}

/// An evening under way.
struct Evening {
    /// The series, once it is known.
    series: Option<String>,
    /// Whether a `new` line may still come.
    first: bool,
    advise: bool,
}

/// Whether the evening goes on after a line.
#[derive(PartialEq, Eq)]
enum After {
    On,
    Quit,
}

impl Evening {
    /// Reads lines to the end. It stops at the first bad one; what came before stays recorded. It does not
    /// stop because nobody reads the answers any more: the hands still to come are not lost for that.
    fn piped(&mut self, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
        let mut unheard = None;
        for (number, line) in (1..).zip(std::io::stdin().lock().split(b'\n')) {
            let line = line.map_err(|error| unreadable_input(&error))?;
            let text = String::from_utf8_lossy(&line);
            // Some editors put a mark before a text that is only seen by programs.
            let text = text.trim_start_matches('\u{feff}').trim_end_matches('\r');
            if std::str::from_utf8(&line).is_err() {
                return Err(at_line(not_text().into(), number, text));
            }
            match self.line(text, context, screen) {
                Ok(After::On) => {}
                Ok(After::Quit) => break,
                Err(Stop::Output(error)) => unheard = Some(error),
                Err(stop) => return Err(at_line(stop, number, text)),
            }
            // Each line is answered before the next is read.
            unheard = screen.out.flush().err().or(unheard);
        }
        if let Some(error) = unheard {
            return Err(Stop::Output(error));
        }
        let opened = context.open_named(&self.series(context)?, screen)?;
        let sheet = || format!("\n{}", sheet::score(&opened.series, opened.seal(), context.look));
        Ok(context.answer(screen, sheet, || json::score(&opened.name, &opened.series, opened.seal()))?)
    }

    /// Reads lines at a terminal. A bad one stands to be mended; an empty one asks for a hand.
    fn at_terminal(&mut self, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
        if self.series.is_none() && !context.has_series() {
            context.remark(screen, "No series yet: type `new Ann Bob` with your names.");
        } else {
            self.first = false;
            let opened = context.open_named(&self.series(context)?, screen)?;
            context.answer(
                screen,
                || sheet::score(&opened.series, opened.seal(), context.look),
                || Value::Null,
            )?;
        }
        context.remark(
            screen,
            "A line a hand, as in `Ann 4 v 23`; Enter asks;\n`help` shows more; Ctrl-D ends.",
        );
        let mut editor = LineEditor::new(self.names(context).as_ref())?;
        let mut begun = String::new();
        loop {
            screen.out.flush()?;
            let typed = editor.read(&self.prompt(context), &std::mem::take(&mut begun))?;
            let line = match typed {
                Typed::Line(line) if !line.trim().is_empty() => Some(line),
                Typed::Line(_) => self.asked(&mut editor, context, screen)?,
                Typed::End => break,
                Typed::Interrupted => return Err(interrupted(context, screen)),
            };
            let Some(line) = line else {
                continue;
            };
            let known = self.series.is_some();
            match self.line(&line, context, screen) {
                Ok(After::On) if !known => editor.know(self.names(context).as_ref()),
                Ok(After::On) => {}
                Ok(After::Quit) => break,
                Err(Stop::Failure(failure)) => {
                    tell_people(&failure, context.look, screen);
                    begun = line;
                }
                Err(stop) => return Err(stop),
            }
        }
        let Ok(name) = self.series(context) else {
            return Ok(());
        };
        let opened = context.read(&name)?;
        Ok(context.answer(
            screen,
            || sheet::score(&opened.series, opened.seal(), context.look),
            || Value::Null,
        )?)
    }

    /// The hand that the questions come to.
    fn asked(
        &mut self,
        editor: &mut LineEditor,
        context: &Context,
        screen: &mut Screen<'_>,
    ) -> Result<Option<String>, Stop> {
        let Ok(name) = self.series(context) else {
            return Ok(None);
        };
        let opened = context.read(&name)?;
        let (score, names) = (opened.series.score(), &opened.series.header().names);
        ask_for_hand(names, score.house(), score.dealer().map(Player::other), editor, screen).map_err(
            |stop| match stop {
                Stop::Interrupted => interrupted(context, screen),
                stop => stop,
            },
        )
    }

    fn names(&mut self, context: &Context) -> Option<Names> {
        let name = self.series(context).ok()?;
        Some(context.read(&name).ok()?.series.header().names.clone())
    }

    /// What stands before a line that is typed: who deals, if that is known.
    fn prompt(&mut self, context: &Context) -> String {
        let opened = self.series(context).ok().and_then(|name| context.read(&name).ok());
        let dealer = opened.filter(|opened| !opened.series.score().is_over()).and_then(|opened| {
            let dealer = opened.series.score().dealer()?;
            Some(opened.series.header().names.get(dealer).to_owned())
        });
        dealer.map_or_else(|| "> ".to_owned(), |dealer| format!("{dealer} deals> "))
    }

    fn series(&mut self, context: &Context) -> Result<String, Failure> {
        match &self.series {
            Some(name) => Ok(name.clone()),
            None => Ok(self.series.insert(context.series_name()?).clone()),
        }
    }

    /// Does what one line asks for.
    fn line(&mut self, line: &str, context: &Context, screen: &mut Screen<'_>) -> Result<After, Stop> {
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
                let report =
                    Report::new("bad-line", "`new` can only be the first line, at a table without names")
                        .hinted("`ginscore table` without names takes its series from that line");
                return Err(Failure::unreadable([report]).into());
            }
            Line::New(new) => {
                let opened = new::begin(&new, context, screen)?;
                if !context.quiet {
                    write!(screen.out, "{}", new::began(&opened))?;
                }
                self.series = Some(opened.name);
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
        screen: &mut Screen<'_>,
    ) -> Result<(), Stop> {
        let name = self.series(context)?;
        if let (true, Request::Hand(line)) = (self.advise, request) {
            let opened = context.read(&name)?;
            let (score, names) = (opened.series.score(), &opened.series.header().names);
            if !record_all_the_same(line, score, names, context, screen)? {
                return Ok(());
            }
        }
        correct::tell(&context.record(screen, &name, request)?, context, screen)
    }
}

const HELP: &str = "\
Ann 4 v 23            Ann knocks with 4 against 23
Ann gin v 23          Ann has gin
by cards: melds / deadwood, + what the defender lays off
  Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
just cards: the program arranges them
  Ann 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s
draw                  nobody knocked
@7s  x 5d  # note     knock card, discard and note, in any hand
an empty line         asks for the hand, question by question
undo  redo  amend 3 LINE  deal Bob
score  summary  counts  why 3  review  log  rules  quit
a dispute: check QS KS AS   judge HAND   best CARDS on MELDS
";

/// Somebody pressed Ctrl-C.
fn interrupted(context: &Context, screen: &mut Screen<'_>) -> Stop {
    context.remark(screen, "What is recorded stays; `ginscore table` goes on with it.");
    Stop::Interrupted
}

/// A line's failure with its number. What no card of the line is to blame for is the whole line's, but what the
/// disk said.
fn at_line(stop: Stop, number: usize, line: &str) -> Stop {
    let Stop::Failure(mut failure) = stop else {
        return stop;
    };
    let blamed = |report: Report| match report.excerpt {
        None if failure.kind != Kind::Ledger => {
            report.pointing(line, vec![Span::new(0, line.trim_end().len())])
        }
        _ => report,
    };
    failure.reports =
        failure.reports.into_iter().map(|report| blamed(report).at(format!("line {number}"))).collect();
    Stop::Failure(failure)
}

fn not_text() -> Failure {
    let report = Report::new("bad-line", "the line is not text");
    Failure::unreadable([report.hinted("save the script as UTF-8")])
}

fn no_players() -> Failure {
    let report = Report::new("bad-option", "a table has two players");
    Failure::unreadable([
        report.hinted("`ginscore table Ann Bob`; or `ginscore table` for the current series")
    ])
}

/// The open series of these two, if it is played by the rules asked for or none were; else a new one.
fn sit_down(
    new: &New,
    always_new: bool,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<Opened, Failure> {
    let names = new::names(&new.one, &new.two)?;
    let asked = new.options.rules.asked()?;
    if !always_new {
        let mut theirs = Vec::new();
        for name in context.store.series()? {
            // A file that cannot be read is no series of theirs; `series list` says what is wrong with it.
            theirs.extend(context.read(&name).ok().filter(|opened| {
                let header = opened.series.header();
                !opened.series.score().is_over()
                    && same_players(&header.names, &names)
                    && (!new.options.rules.any() || header.house == asked.house)
            }));
        }
        if let Some(last) = theirs.into_iter().max_by_key(newest) {
            stays_as_it_began(new, &last, context, screen)?;
            context.make_current(screen, &last.name);
            context.remark(screen, &format!("going on with the series {}", last.name));
            return Ok(last);
        }
    }
    let opened = new::begin(new, context, screen)?;
    context.remark(screen, &format!("the series {} begins", opened.name));
    Ok(opened)
}

/// Says of what was asked for and cannot be given to a series that has begun that it stays as it was.
fn stays_as_it_began(
    new: &New,
    last: &Opened,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Failure> {
    let header = last.series.header();
    let stake = new::stake(&new.options)?;
    let dealer = new::dealer(&new.options, &header.names)?;
    let known = |stake: Option<Stake>| stake.map_or_else(|| "none".to_owned(), |stake| stake.to_string());
    if stake.is_some() && stake != header.stake {
        let text = format!(
            "its stake stays as it began: {}; `--new` begins a series with another",
            known(header.stake)
        );
        context.remark(screen, &text);
    }
    if new.options.name.is_some() {
        context.remark(screen, "its name stays as it is; `--new` begins a series with another");
    }
    if dealer.is_some() && dealer != last.series.score().dealer() {
        context.remark(screen, "who deals stays as it is; `deal NAME` corrects it");
    }
    Ok(())
}

/// The series that began last. Of two that began at once one is a copy that somebody made, which has the
/// longer name.
fn newest(opened: &Opened) -> (Moment, std::cmp::Reverse<usize>) {
    (opened.series.header().start, std::cmp::Reverse(opened.name.len()))
}

fn same_players(one: &Names, other: &Names) -> bool {
    let both = |names: &Names| {
        let mut both = Player::BOTH.map(|player| names.get(player).to_lowercase());
        both.sort();
        both
    };
    both(one) == both(other)
}
