//! The page of `table --page FILE`, which shows the score on a second screen.
//!
//! A thread of its own writes it. A hand is in the ledger by then, and a disk that does not answer, as that of another
//! computer may, does not keep the table from the next one.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::commands::env::Env;
use crate::commands::failure::Stop;
use crate::commands::page_file::check_page;
use crate::say::{Message, written::cli_board as say};
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::ledger::store_error;
use crate::show::page::{Renewal, board, board_without_series};
use crate::show::words::ticked;
use ginscore_ledger::book::{OpenedSeries, StoreError, replace_outside};
use ginscore_notation::shown;

/// How long the table waits for the page after an entry, so that a page that cannot be written is reported before the next
/// line. A disk that is only slow takes less, and one that hangs is waited for once.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long it waits at the end of the evening, as for another program that writes to the ledger.
const LAST_PATIENCE: Duration = Duration::from_secs(10);

/// What became of a page that was to be written.
type Written = Result<(), StoreError>;

/// The page in its file.
pub(crate) struct LivePage {
    file: PathBuf,
    /// The series and the text of its file, as the page shows it; `Some(None)` if the page says that there is none.
    shown: Option<Option<(String, Arc<str>)>>,
    pages: Sender<String>,
    written: Receiver<Written>,
    /// The number of pages that were not yet written.
    waiting: usize,
    /// True while the disk has not answered in time. It is not waited for again until it answers.
    late: bool,
    /// True while the page is not up to date and that was said.
    warned: bool,
}

impl LivePage {
    /// The page in a file, which is not written yet.
    pub(crate) fn open(file: PathBuf, env: &Env) -> Result<LivePage, Stop> {
        check_page(&file, env)?;
        let page = LivePage::written_by(file, |file, page| replace_outside(file, page).map(|_| ()))?;
        env.remark(say::PageIsAt { file: shown(&page.file.display().to_string()) }.line());
        Ok(page)
    }

    /// A page that this function writes, on a thread of its own.
    fn written_by(
        file: PathBuf,
        mut write: impl FnMut(&Path, &str) -> Written + Send + 'static,
    ) -> io::Result<LivePage> {
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
        Ok(LivePage { file, shown: None, pages, written, waiting: 0, late: false, warned: false })
    }

    /// Writes the page as the series is now, if it has changed. A failure is only a warning.
    pub(crate) fn show(&mut self, opened: Option<&OpenedSeries>, env: &Env) {
        self.show_waiting(opened, env, Receiver::recv_timeout);
    }

    /// The same, with what waits for the next page that was written.
    fn show_waiting(
        &mut self,
        opened: Option<&OpenedSeries>,
        env: &Env,
        wait: impl FnMut(&Receiver<Written>, Duration) -> Result<Written, RecvTimeoutError>,
    ) {
        let now = opened.map(|opened| (opened.name.clone(), Arc::clone(&opened.text)));
        if self.shown.as_ref() != Some(&now) {
            let page = match opened {
                Some(opened) => board(&opened.series, opened.seal(), None, &[], Renewal::OfFile),
                None => board_without_series(Renewal::OfFile),
            };
            self.waiting += usize::from(self.pages.send(page).is_ok());
            self.shown = Some(now);
        }
        let patience = if self.late { Duration::ZERO } else { PATIENCE };
        self.hear(patience, env, wait);
    }

    /// The file of the page.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Waits for the last page, but not forever.
    pub(crate) fn close(mut self, env: &Env) {
        self.warned = false;
        self.hear(LAST_PATIENCE, env, Receiver::recv_timeout);
    }

    /// Waits until all pages are written, and warns if one cannot be.
    fn hear(
        &mut self,
        patience: Duration,
        env: &Env,
        mut wait: impl FnMut(&Receiver<Written>, Duration) -> Result<Written, RecvTimeoutError>,
    ) {
        let end = Instant::now() + patience;
        while self.waiting > 0 {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(written) = wait(&self.written, left) else {
                self.late = true;
                let file = ticked(&shown(&self.file.display().to_string()));
                return self.warn(say::PageLate { file }.said() + "\n", env);
            };
            (self.late, self.waiting) = (false, self.waiting - 1);
            match written {
                Ok(()) => self.warned = false,
                Err(error) => {
                    let hint = Some(say::PageNotWrittenHint.said());
                    let report = Diagnostic { hint, ..store_error(&error) };
                    self.warn(report.text("warning", env.look.err), env);
                }
            }
        }
    }

    /// Warns once until the page is written again.
    fn warn(&mut self, text: impl Into<crate::say::text::Text>, env: &Env) {
        if !std::mem::replace(&mut self.warned, true) {
            env.warn(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::shell::remarks::Remarks;
    use crate::show::render::{StreamStyle, TextStyle};
    use ginscore_ledger::book::Book;

    /// A stream that sends what is written to it.
    struct Heard(Sender<Vec<u8>>);

    impl io::Write for Heard {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.send(bytes.to_vec()).map_err(io::Error::other)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_disk_that_hangs_is_waited_for_once_and_reported_once() {
        let (release, held) = channel::<()>();
        let write = move |_: &Path, _: &str| {
            let _ = held.recv();
            Ok(())
        };
        let mut page = LivePage::written_by(PathBuf::from("board.html"), write).unwrap();
        let stream = StreamStyle::default();
        let look = TextStyle { width: 80, plain: true, cards: None, out: stream, err: stream };
        let (heard, said) = channel();
        let env =
            Env::new(Book::open("nowhere".into(), None), look, Remarks::on(Heard(heard), stream, false));
        let waits = std::cell::RefCell::new(Vec::new());
        let hangs = |_: &Receiver<Written>, patience: Duration| {
            waits.borrow_mut().push(patience);
            Err(RecvTimeoutError::Timeout)
        };
        for changed in [true, false, false, true, false, true] {
            if changed {
                page.shown = None;
            }
            page.show_waiting(None, &env, hangs);
        }
        assert_eq!((page.waiting, page.late, page.warned), (3, true, true));
        let waits = waits.into_inner();
        assert_eq!(waits.len(), 6);
        assert!(!waits[0].is_zero() && waits[1..].iter().all(Duration::is_zero), "{waits:?}");
        // It answers: the next page is waited for again.
        page.show_waiting(None, &env, |_, _| Ok(Ok(())));
        assert_eq!((page.waiting, page.late, page.warned), (0, false, false));
        page.shown = None;
        page.show_waiting(None, &env, |_, patience| {
            assert!(!patience.is_zero());
            Ok(Ok(()))
        });
        drop(release);
        page.close(&env);
        let said = String::from_utf8(said.try_iter().flatten().collect()).unwrap();
        assert_eq!(said.matches("is not written yet").count(), 1, "{said}");
    }
}
