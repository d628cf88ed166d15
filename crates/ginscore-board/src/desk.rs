//! The desk: a thread that answers those who enter, one after another.

use std::time::Duration;

use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// The fields of a form, in order. A name may come several times.
pub type Fields = Vec<(String, String)>;

/// What somebody asks who has the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormRequest {
    /// A page: that of the query, decoded.
    Page(Fields),
    /// A form was sent to this step.
    Sent(FormStep, Fields),
}

/// The steps to which a form is sent, each with a path of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormStep {
    /// `preview`: shows what it would be.
    Preview,
    /// `record`: records it.
    Record,
    /// `undo`: takes the last entry back.
    Undo,
}

impl FormStep {
    pub(crate) fn at(path: &str) -> Option<FormStep> {
        match path {
            "/preview" => Some(FormStep::Preview),
            "/record" => Some(FormStep::Record),
            "/undo" => Some(FormStep::Undo),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormReply {
    Page(String),
    /// A page that says what is wrong in the form.
    Mistake(String),
    /// A page that says that something else was entered meanwhile.
    Conflict(String),
    /// It is done, and this query is the page that says so.
    Done(String),
    /// No browser sends such a form.
    Unreadable,
}

/// The most that wait. Those after them are told to try again.
const WAITING: usize = 32;

/// The time that a request waits: longer than the ledger waits for another writer, and shorter than a connection lasts.
const PATIENCE: Duration = Duration::from_secs(14);

type Question = (FormRequest, oneshot::Sender<FormReply>);

#[derive(Clone, Debug)]
pub(crate) struct DeskSender(mpsc::Sender<Question>);

impl DeskSender {
    pub(crate) fn new(
        mut answer: impl FnMut(FormRequest) -> FormReply + Send + 'static,
    ) -> std::io::Result<DeskSender> {
        let (asking, mut asked) = mpsc::channel::<Question>(WAITING);
        std::thread::Builder::new().name("desk".to_owned()).spawn(move || {
            while let Some((question, waiting)) = asked.blocking_recv() {
                // A form is recorded only while its sender waits for the answer.
                if !waiting.is_closed() {
                    let _ = waiting.send(answer(question));
                }
            }
        })?;
        Ok(DeskSender(asking))
    }

    pub(crate) async fn ask(&self, asked: FormRequest) -> Option<FormReply> {
        let (waiting, answered) = oneshot::channel();
        self.0.try_send((asked, waiting)).ok()?;
        timeout(PATIENCE, answered).await.ok()?.ok()
    }
}

/// The fields of a form or of a query; `None` if no browser sends them.
pub(crate) fn fields(bytes: &Bytes) -> Option<Fields> {
    /// The most fields: 11 and 10 cards, and the others.
    const MOST: usize = 64;
    let mut fields = Fields::new();
    for (name, value) in form_urlencoded::parse(bytes) {
        let is_text =
            |text: &str| !text.chars().any(|sign| sign == '\u{fffd}' || sign.is_control() && sign != '\t');
        if fields.len() == MOST || !is_text(&name) || !is_text(&value) {
            return None;
        }
        fields.push((name.into_owned(), value.into_owned()));
    }
    Some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_text_without_control_characters() {
        let read = |text: &'static str| fields(&Bytes::from_static(text.as_bytes()));
        let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(read(""), Some(vec![]));
        assert_eq!(
            read("k=4S&k=5S&line=a+b%20%C3%A9&x"),
            Some(vec![field("k", "4S"), field("k", "5S"), field("line", "a b é"), field("x", "")])
        );
        for bad in ["line=%0A", "line=%00", "%1b=x", "line=%ff", "line=%C3"] {
            assert_eq!(read(bad), None, "{bad}");
        }
        let many = |count: usize| Bytes::from("k=4S&".repeat(count));
        assert!(fields(&many(64)).is_some() && fields(&many(65)).is_none());
    }
}
