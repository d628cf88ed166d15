//! The page of `table --page FILE`, which shows the score on a second screen.
//!
//! A thread of its own writes it. A hand is in the ledger by then, and a disk that does not answer, as that of another
//! computer may, does not keep the table from the next one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::page_file::page_outside_ledger;
use crate::messages::{Fixed, Message, written::cli_board as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::ledger::store_error;
use crate::show::page::{board, board_without_series};
use crate::show::words::ticked;
use ginscore_ledger::book::{OpenedSeries, StoreError, replace_outside};
use ginscore_rules::notation::shown;

/// How long the table waits for the page after an entry, so that a page that cannot be written is reported before the next
/// line. A disk that is only slow takes less, and one that hangs is waited for once.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long it waits at the end of the evening, as for another program that writes to the ledger.
const LAST_PATIENCE: Duration = Duration::from_secs(10);

/// The file of the page.
pub(super) struct PageFile {
    file: PathBuf,
    /// The series and the text of its file, as the page shows it; `Some(None)` if the page says that there is none.
    shown: Option<Option<(String, Arc<str>)>>,
    pages: Sender<String>,
    written: Receiver<Result<(), StoreError>>,
    /// The number of pages that were not yet written.
    waiting: usize,
    /// True while the page is not up to date and that was said.
    warned: bool,
}

impl PageFile {
    /// The page in a file, which is not written yet.
    pub(super) fn open(file: PathBuf, context: &Context, screen: &mut Output<'_>) -> Result<PageFile, Stop> {
        check(&file, context)?;
        let page = PageFile::written_by(file, |file, page| replace_outside(file, page).map(|_| ()))?;
        context.remark(screen, say::PageIsAt { file: shown(&page.file.display().to_string()) }.line());
        Ok(page)
    }

    /// A page that this function writes, on a thread of its own.
    fn written_by(
        file: PathBuf,
        mut write: impl FnMut(&Path, &str) -> Result<(), StoreError> + Send + 'static,
    ) -> io::Result<PageFile> {
        let (pages, to_write) = channel::<String>();
        let (report, written) = channel();
        let target = file.clone();
        let writing = move || {
            for page in to_write {
                // Nobody is there to hear it only when the program has ended.
                let _ = report.send(write(&target, &page));
            }
        };
        thread::Builder::new().name("page".to_owned()).spawn(writing)?;
        Ok(PageFile { file, shown: None, pages, written, waiting: 0, warned: false })
    }

    /// Writes the page as the series is now, if it has changed. A failure is only a warning.
    pub(super) fn show(&mut self, opened: Option<&OpenedSeries>, context: &Context, screen: &mut Output<'_>) {
        let now = opened.map(|opened| (opened.name.clone(), Arc::clone(&opened.text)));
        if self.shown.as_ref() != Some(&now) {
            let page = match opened {
                Some(opened) => board(&opened.series, opened.seal()),
                None => board_without_series(),
            };
            self.waiting += usize::from(self.pages.send(page).is_ok());
            self.shown = Some(now);
        }
        // A disk that did not answer before is not waited for again.
        let patience = if self.waiting > 1 { Duration::ZERO } else { PATIENCE };
        self.hear(patience, context, screen);
    }

    /// Waits for the last page, but not forever.
    pub(super) fn close(mut self, context: &Context, screen: &mut Output<'_>) {
        self.warned = false;
        self.hear(LAST_PATIENCE, context, screen);
    }

    /// Waits until all pages are written, and warns if one cannot be.
    fn hear(&mut self, patience: Duration, context: &Context, screen: &mut Output<'_>) {
        let end = Instant::now() + patience;
        while self.waiting > 0 {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(written) = self.written.recv_timeout(left) else {
                let file = ticked(&shown(&self.file.display().to_string()));
                return self.warn(say::PageLate { file }.said() + "\n", context, screen);
            };
            self.waiting -= 1;
            match written {
                Ok(()) => self.warned = false,
                Err(error) => {
                    let hint = Some(say::PageNotWrittenHint.said());
                    let report = Diagnostic { hint, ..store_error(&error) };
                    self.warn(report.text("warning", context.look.err.width), context, screen);
                }
            }
        }
    }

    /// Warns once until the page is written again.
    fn warn(&mut self, text: impl Into<crate::text::Text>, context: &Context, screen: &mut Output<'_>) {
        if !std::mem::replace(&mut self.warned, true) {
            context.warn(screen, text);
        }
    }
}

/// Checks that a file can be the page: a file or a new one, in a directory that exists, and not of the ledger. A page is
/// written again and again, so a pipe or a device cannot be one, and a link may be of somebody else.
fn check(file: &Path, context: &Context) -> Result<(), Failure> {
    let refused = |message: String, hint: &str| {
        Err(Failure::unreadable([Diagnostic::new(Code::BadOption, message).hinted(hint)]))
    };
    page_outside_ledger(file, context)?;
    let name = ticked(&shown(&file.display().to_string()));
    let is_other = fs::symlink_metadata(file).is_ok_and(|known| !known.is_file());
    if is_other || file.file_name().is_none() {
        return refused(say::PageNotAFile { file: name }.said(), say::PageHint.text());
    }
    let dir = file.parent().filter(|dir| !dir.as_os_str().is_empty());
    match dir.filter(|dir| !dir.is_dir()) {
        Some(dir) => {
            let dir = ticked(&shown(&dir.display().to_string()));
            refused(say::PageNoDirectory { dir }.said(), say::PageHint.text())
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::show::render::{StreamStyle, TextStyle};
    use ginscore_ledger::book::Book;

    fn context() -> Context {
        let stream = StreamStyle::default();
        Context {
            book: Book::open(PathBuf::from("nowhere"), None),
            no_ledger: None,
            series: None,
            seated: None,
            at_table: false,
            ask: false,
            patience: None,
            json: false,
            quiet: false,
            look: TextStyle { width: 80, plain: true, cards: None, out: stream, err: stream },
        }
    }

    /// If it were waited for longer, the test would not end.
    #[test]
    fn a_disk_that_hangs_is_waited_for_once_and_reported_once() {
        let (release, held) = channel::<()>();
        let (done, all_done) = channel();
        let write = move |_: &Path, page: &str| {
            let _ = held.recv();
            let _ = done.send(page.len());
            Ok(())
        };
        let mut page = PageFile::written_by(PathBuf::from("board.html"), write).unwrap();
        let (context, mut err) = (context(), Vec::new());
        let mut screen = Output { out: &mut io::sink(), err: &mut err, recorded: false };
        for _ in 0..5 {
            // As if the series had changed.
            page.shown = None;
            page.show(None, &context, &mut screen);
        }
        assert_eq!((page.waiting, page.warned), (5, true));
        drop(release);
        let sizes: Vec<usize> = (0..5).map(|_| all_done.recv().unwrap()).collect();
        assert!(sizes.iter().all(|size| *size > 100));
        page.close(&context, &mut screen);
        let said = String::from_utf8(err).unwrap();
        assert_eq!(said.matches("is not written yet").count(), 1, "{said}");
    }
}
