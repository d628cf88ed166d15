//! The page, and the thread that makes it.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

/// A page as it is sent.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The page if it is up to date.
    pub current: ShownPage,
    /// The same with a note that what it shows cannot be read now.
    pub unread: ShownPage,
}

/// A page in its two forms.
#[derive(Clone, Debug, Default)]
pub struct ShownPage {
    /// The page that loads itself again and again, at `/`.
    pub itself: Bytes,
    /// The page that does not, at `/?still=1`.
    pub still: Bytes,
}

/// The time that a request waits for the page to be made. A browser shows a page after a second as if at once, and nothing
/// that is not broken takes longer to read.
const PATIENCE: Duration = Duration::from_secs(1);

/// The most requests that can wait for the page; those after them get the last one. As many as can be connected.
const WAITING: usize = crate::connections::MOST;

/// The source of the page: a thread that makes it when it is asked for, for all who wait at that time.
#[derive(Clone, Debug)]
pub struct Pages {
    asking: mpsc::Sender<oneshot::Sender<ShownPage>>,
    /// The answer if the thread does not answer: the last page with its note.
    last: watch::Receiver<ShownPage>,
}

impl Pages {
    /// Starts the thread. `read` makes the page; `None` is returned if what it shows cannot be read now. The first page
    /// is sent with its note if it cannot be read from the beginning.
    ///
    /// # Errors
    /// Fails if the system has no more threads.
    pub fn new(
        first: Arc<Page>,
        mut read: impl FnMut() -> Option<Arc<Page>> + Send + 'static,
    ) -> std::io::Result<Pages> {
        let (asking, mut asked) = mpsc::channel::<oneshot::Sender<ShownPage>>(WAITING);
        let (keep, last) = watch::channel(first.unread.clone());
        let mut page = first;
        std::thread::Builder::new().name("page".to_owned()).spawn(move || {
            while let Some(waiting) = asked.blocking_recv() {
                let mut all = vec![waiting];
                while let Ok(another) = asked.try_recv() {
                    all.push(another);
                }
                let html = match read() {
                    Some(new) => {
                        page = new;
                        keep.send_replace(page.unread.clone());
                        &page.current
                    }
                    None => &page.unread,
                };
                for one in all {
                    // Whoever has gone in the meantime needs no answer.
                    let _ = one.send(html.clone());
                }
            }
        })?;
        Ok(Pages { asking, last })
    }

    /// The page as it is now, or the last one with its note if that takes too long.
    pub(crate) async fn html(&self) -> ShownPage {
        let (answer, answered) = oneshot::channel();
        if self.asking.try_send(answer).is_ok()
            && let Ok(Ok(html)) = timeout(PATIENCE, answered).await
        {
            return html;
        }
        self.last.borrow().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
    }

    fn shown(text: &str) -> ShownPage {
        ShownPage { itself: text.to_owned().into(), still: Bytes::default() }
    }

    fn page(text: &'static str) -> Arc<Page> {
        Arc::new(Page { current: shown(text), unread: shown(&format!("{text}?")) })
    }

    #[test]
    fn a_page_that_cannot_be_read_is_the_last_one_with_a_note() {
        let mut answers = [None, Some(page("b")), None].into_iter();
        let pages = Pages::new(page("a"), move || answers.next().flatten()).unwrap();
        let said = ["a?", "b", "b?", "b?"].map(|_| runtime().block_on(pages.html()).itself);
        assert_eq!(said, ["a?", "b", "b?", "b?"]);
    }

    #[test]
    fn a_page_that_takes_too_long_is_the_last_one_with_a_note() {
        let (release, held) = std::sync::mpsc::channel::<()>();
        let mut answers = [Some(page("b")), None].into_iter();
        let read = move || {
            let answer = answers.next()?;
            if answer.is_none() {
                // Until the test ends.
                let _ = held.recv();
            }
            answer
        };
        let pages = Pages::new(page("a"), read).unwrap();
        let said = [(), ()].map(|()| runtime().block_on(pages.html()).itself);
        assert_eq!(said, ["b", "b?"]);
        drop(release);
    }
}
