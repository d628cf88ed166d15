//! The environment of a command, read once: ledger, terminal, clock and colors.

use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use chrono::{DateTime, Datelike, Local, NaiveDateTime, TimeZone};
use clap::ValueEnum;
use dialoguer::console::Term;
use serde::Serialize;

use super::failure::Failure;
use super::options::{Cards, Global, When};
use super::places;
use crate::messages::{Fixed, Message, written::cli_context as say};
use crate::show::book::{findings, warning};
use crate::show::card_look::CardLook;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json;
use crate::show::render::{StreamStyle, TextStyle, rendered};
use crate::show::script::StandardRules;
use crate::show::words::{and_more, ticked, typed_at_table};
use crate::text::Text;
use ginscore_ledger::book::{Book, Durability, Finding, OpenedSeries};
use ginscore_ledger::model::Moment;
use ginscore_notation::Mistakes;

/// The environment of a command.
#[derive(Clone, Debug)]
pub struct Context {
    /// The ledger, with what this computer remembers of it; nothing is remembered without a home directory.
    pub book: Book,
    /// The reason why there is no place for a ledger: the user has no home directory, and named none.
    pub no_ledger: Option<Diagnostic>,
    /// The value of `--series`.
    pub series: Option<String>,
    /// The series of the table, which is the current one there.
    pub seated: Option<String>,
    /// True at an interactive table, where commands are typed without the program's name.
    pub at_table: bool,
    /// True if questions may be asked.
    pub ask: bool,
    /// True if a hand was shown as it would be scored, and confirmed, before it is recorded.
    pub confirmed: bool,
    /// The delay before a progress bar appears; `None` if standard error is not a terminal or with `--quiet`.
    pub patience: Option<Duration>,
    /// True for answers in JSON.
    pub json: bool,
    /// True if only errors and warnings are printed.
    pub quiet: bool,
    /// The width and style of text.
    pub look: TextStyle,
}

/// The streams for answers and remarks.
pub struct Output<'s> {
    /// Answers.
    pub out: &'s mut dyn Write,
    /// Remarks, warnings and errors.
    pub err: &'s mut dyn Write,
    /// True once anything has been recorded, so that a failure to write the answer does not deny it.
    pub recorded: bool,
}

/// The width without a terminal, in columns.
const USUAL_WIDTH: u16 = 80;

impl Context {
    /// Collects the environment.
    pub fn gather(global: &Global, look: TextStyle) -> Context {
        let (book, no_ledger) = places::book(global.ledger.as_deref());
        let watched = io::stderr().is_terminal();
        let terminals = io::stdin().is_terminal() && watched;
        Context {
            book,
            no_ledger,
            series: global.series.clone(),
            seated: None,
            at_table: false,
            ask: terminals && !global.no_input,
            confirmed: false,
            patience: (watched && !global.quiet).then(patience),
            json: global.json,
            quiet: global.quiet,
            look,
        }
    }

    /// Answers a command with the text, or with the object if JSON was asked for.
    pub fn answer<A: Into<Text>, T: Serialize>(
        &self,
        screen: &mut Output<'_>,
        text: impl FnOnce() -> A,
        object: impl FnOnce() -> T,
    ) -> io::Result<()> {
        if self.json {
            return screen.out.write_all(json::printed(&object()).as_bytes());
        }
        self.show(screen, text())
    }

    /// The text with its commands as they are typed here: at the table without the program's name.
    fn as_typed(&self, text: Text) -> Text {
        if self.at_table { text.map_words(typed_at_table) } else { text }
    }

    /// Prints text as an answer, whether or not JSON was asked for.
    pub fn show(&self, screen: &mut Output<'_>, text: impl Into<Text>) -> io::Result<()> {
        screen.out.write_all(rendered(&self.as_typed(text.into()), self.look.out).as_bytes())
    }

    /// The name of the series to use: the one asked for, else that of the table, else the current one, else the only one.
    pub fn series_name(&self) -> Result<String, Failure> {
        match (&self.series, &self.seated) {
            (Some(part), _) => self.series_named(part),
            (None, Some(name)) => Ok(name.clone()),
            (None, None) => Ok(self.book.current()?),
        }
    }

    /// Returns true if there is a series to use.
    pub fn has_series(&self) -> bool {
        self.series_name().is_ok()
    }

    /// The series of that name, or the only one whose name contains the part.
    pub fn series_named(&self, part: &str) -> Result<String, Failure> {
        Ok(self.book.find(part)?)
    }

    /// The names of the series asked for, or else of all in the ledger.
    pub fn names(&self) -> Result<Vec<String>, Failure> {
        match &self.series {
            Some(part) => Ok(vec![self.series_named(part)?]),
            None => Ok(self.book.names()?),
        }
    }

    /// The way in which scripts of this ledger give the standard rules.
    pub fn standard_rules(&self) -> StandardRules {
        match self.book.default_preset() {
            Ok(None) => StandardRules::Unnamed,
            _ => StandardRules::Named,
        }
    }

    /// Reads the series to use, and warns of everything found in it.
    pub fn open(&self, screen: &mut Output<'_>) -> Result<OpenedSeries, Failure> {
        self.open_named(&self.series_name()?, screen)
    }

    /// Reads the series of that name, and warns of everything found in it.
    pub fn open_named(&self, name: &str, screen: &mut Output<'_>) -> Result<OpenedSeries, Failure> {
        let opened = self.book.examine(name)?;
        self.warn_all(screen, &findings(&opened.findings));
        Ok(opened)
    }

    /// Reads the series of that name.
    pub fn read(&self, name: &str) -> Result<OpenedSeries, Failure> {
        Ok(self.book.read(name)?)
    }

    /// Makes a series the current one. If that cannot be remembered it is only a warning: the series itself is safe.
    pub fn make_current(&self, screen: &mut Output<'_>, name: &str) {
        if self.book.make_current(name).is_err() {
            self.warn(
                screen,
                warning(&Finding::CurrentNotRemembered { series: name.to_owned() }, self.look.err),
            );
        }
    }

    /// Says that another program is writing.
    pub fn waiting(&self, screen: &mut Output<'_>) {
        self.remark(screen, say::Waiting.text());
    }

    /// Notes that something is recorded, and warns of what was found on the way.
    pub fn confirm(&self, screen: &mut Output<'_>, durability: Durability, findings: &[Finding]) {
        if durability == Durability::Unconfirmed {
            self.warn(screen, say::NotConfirmed.text());
        }
        screen.recorded = true;
        for finding in findings {
            self.warn(screen, warning(finding, self.look.err));
        }
    }

    /// Prints a remark, unless `--quiet` is given.
    pub fn remark(&self, screen: &mut Output<'_>, text: impl Into<Text>) {
        if !self.quiet {
            self.warn(screen, text);
        }
    }

    /// Prints each of these warnings, and how many more there are.
    pub fn warn_all(&self, screen: &mut Output<'_>, reports: &Mistakes<Diagnostic>) {
        for report in reports.kept() {
            self.warn(screen, report.text("warning", self.look.err));
        }
        if let Some(more) = and_more(reports.more()) {
            self.warn(screen, more);
        }
    }

    /// Prints a warning, even with `--quiet`.
    pub fn warn(&self, screen: &mut Output<'_>, text: impl Into<Text>) {
        // If a warning cannot be written, the command still goes ahead.
        let _ = write!(screen.err, "{}", rendered(&self.as_typed(text.into()), self.look.err));
    }
}

/// A local time with the offset that applied then; in tests with the offset of `GINSCORE_NOW`.
pub fn at_the_hour(hour: NaiveDateTime) -> Option<Moment> {
    match std::env::var_os("GINSCORE_NOW") {
        None => Local.from_local_datetime(&hour).earliest().map(|moment| moment.fixed_offset()),
        Some(_) => now().ok()?.offset().from_local_datetime(&hour).earliest(),
    }
}

/// The delay before a progress bar appears: 400 ms; in tests `GINSCORE_PATIENCE`, in milliseconds.
fn patience() -> Duration {
    let millis = std::env::var("GINSCORE_PATIENCE").ok().and_then(|millis| millis.parse().ok());
    Duration::from_millis(millis.unwrap_or(400))
}

/// The width and the style of the output.
pub fn look(global: &Global) -> TextStyle {
    let out = stream_style(&io::stdout(), &Term::stdout(), global);
    let err = stream_style(&io::stderr(), &Term::stderr(), global);
    TextStyle { width: out.width.unwrap_or(USUAL_WIDTH), plain: global.is_plain(), cards: None, out, err }
}

/// The look of cards that was asked for: by `--cards`, or else by `GINSCORE_CARDS`, unless plain text is asked for.
///
/// # Errors
///
/// If the environment names no look of cards.
pub fn card_look(global: &Global) -> Result<Option<CardLook>, Failure> {
    if let Some(cards) = global.card_look {
        return Ok(Some(cards.look()));
    }
    let Some(value) =
        std::env::var_os("GINSCORE_CARDS").filter(|value| !value.is_empty() && !global.is_plain())
    else {
        return Ok(None);
    };
    let text = value.to_string_lossy();
    let Ok(cards) = Cards::from_str(&text, true) else {
        let message = say::NotACardLook { value: ticked(&text) }.said();
        let report = Diagnostic::new(Code::BadOption, message).hinted(say::NotACardLookHint.text());
        return Err(Failure::unreadable([report]));
    };
    Ok(Some(cards.look()))
}

fn stream_style(stream: &impl RawStream, terminal: &Term, global: &Global) -> StreamStyle {
    // Some build machines report a terminal without columns; it is treated as no terminal.
    let width = terminal.size_checked().map(|(_, width)| width).filter(|width| *width >= 20);
    let plain = global.is_plain();
    let color = match global.color {
        When::Always => true,
        When::Never => false,
        // A screen reader may read the codes of colors.
        When::Auto => !plain && AutoStream::choice(stream) != ColorChoice::Never,
    };
    let draws = || anstyle_query::term_supports_color() && supports_unicode::supports_unicode();
    let symbols = width.is_some() && !plain && draws();
    let cards = if symbols { CardLook::Symbols } else { CardLook::Letters };
    StreamStyle { color, symbols, plain, cards, width }
}

/// Checks that `TZ` does not name a file that is not one: a device may never end.
fn check_time_zone() -> Result<(), Failure> {
    let Some(zone) = std::env::var("TZ").ok().filter(|zone| !zone.is_empty()) else {
        return Ok(());
    };
    let path = zone.strip_prefix(':').unwrap_or(&zone);
    let no_file =
        |dir: &&str| std::fs::metadata(Path::new(dir).join(path)).is_ok_and(|known| !known.is_file());
    if !ZONES.iter().any(no_file) {
        return Ok(());
    }
    let report = Diagnostic::new(Code::BadOption, say::NotATimeZone { zone: &zone }.said());
    Err(Failure::unreadable([report.hinted(say::NotATimeZoneHint.text())]))
}

/// The directories in which a time zone without a whole path is looked up.
const ZONES: [&str; 4] =
    ["/usr/share/zoneinfo", "/share/zoneinfo", "/etc/zoneinfo", "/usr/share/lib/zoneinfo"];

/// The current local time; in tests `GINSCORE_NOW`. Read only when recording, since reading the time zone is slower than
/// judging a hand.
pub fn now() -> Result<Moment, Failure> {
    let Some(value) = std::env::var_os("GINSCORE_NOW") else {
        check_time_zone()?;
        return Ok(Local::now().fixed_offset());
    };
    let text = value.to_string_lossy();
    let read = DateTime::parse_from_rfc3339(&text).ok().filter(|now| (1..9999).contains(&now.year()));
    read.ok_or_else(|| {
        let report =
            Diagnostic::new(Code::BadOption, say::NotATime { text }.said()).hinted(say::NotATimeHint.text());
        Failure::unreadable([report])
    })
}
