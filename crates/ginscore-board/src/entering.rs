//! Entering: the pages below the code, and the checks before anything is answered there.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fmt, io};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Body;
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use tokio::time::timeout;

use crate::answer::{Denial, DenialTexts, refused, with_headers};
use crate::code::{CodePath, EntryCode};
use crate::desk::{DeskSender, FormReply, FormRequest, FormStep, fields};
use crate::wrong::{Locked, WrongCodes};

const ROOM: usize = 8192;

/// The most bytes that are taken and thrown away, so that whoever sends too much gets to hear it.
const THROWN_AWAY: usize = 1 << 20;

const BODY: Duration = Duration::from_secs(5);

/// What a form is sent as.
const FORM: &str = "application/x-www-form-urlencoded";

/// Whether a browser sends a request because of a page of this server, in browsers and places where they say so.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The pages of those who may enter. Without it, nobody can write anything.
pub struct Entering {
    code: EntryCode,
    desk: DeskSender,
    wrong: Mutex<WrongCodes>,
    locked: Box<dyn Fn(Locked) + Send + Sync>,
}

impl fmt::Debug for Entering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entering")
    }
}

impl Entering {
    /// A new code, and the thread that answers who has it. `locked` is called after too many wrong codes.
    ///
    /// # Errors
    /// Fails if the system has no random source or no more threads.
    pub fn new(
        answer: impl FnMut(FormRequest) -> FormReply + Send + 'static,
        locked: impl Fn(Locked) + Send + Sync + 'static,
    ) -> io::Result<Entering> {
        Ok(Entering {
            code: EntryCode::random()?,
            desk: DeskSender::new(answer)?,
            wrong: Mutex::default(),
            locked: Box::new(locked),
        })
    }

    pub const fn code(&self) -> EntryCode {
        self.code
    }

    /// Answers a request of a path like that of a code. Its host has been checked.
    pub(crate) async fn answer<B>(
        &self,
        request: Request<B>,
        peer: IpAddr,
        texts: &DenialTexts,
    ) -> Response<Full<Bytes>>
    where
        B: Body<Data = Bytes> + Unpin,
    {
        let (head, body) = request.into_parts();
        let step = match self.checked(&head, peer) {
            Ok(Checked::Elsewhere) => return self.seen("", texts),
            Ok(Checked::Page(query)) => return self.asked(FormRequest::Page(query), texts).await,
            Ok(Checked::Form(step)) => step,
            Err(refusal) => {
                let _ = timeout(BODY, read(body)).await;
                return below(refused(refusal, texts));
            }
        };
        match timeout(BODY, read(body)).await {
            Ok(Some(Sent::Form(bytes))) => match fields(&bytes) {
                Some(form) => self.asked(FormRequest::Sent(step, form), texts).await,
                None => below(refused(Denial::Unreadable, texts)),
            },
            Ok(Some(Sent::TooLong)) => below(refused(Denial::TooLong, texts)),
            Ok(None) | Err(_) => below(refused(Denial::Unreadable, texts)),
        }
    }

    /// The checks, in their order: the code before everything that only those should learn who have it.
    fn checked(&self, head: &hyper::http::request::Parts, peer: IpAddr) -> Result<Checked, Denial> {
        let path = CodePath::of(head.uri.path()).ok_or(Denial::Path)?;
        self.has_code(&path, peer)?;
        let is_read = [Method::GET, Method::HEAD].contains(&head.method);
        let step = FormStep::at(path.rest);
        let is_page = path.rest == "/";
        match step {
            None if !is_page && !path.rest.is_empty() => return Err(Denial::Path),
            Some(_) if !is_read && head.method != Method::POST => return Err(Denial::Step),
            None if !is_read => return Err(Denial::Method),
            _ => {}
        }
        is_own_page(&head.headers)?;
        match step {
            Some(step) if head.method == Method::POST => {
                is_form(&head.headers)?;
                Ok(Checked::Form(step))
            }
            // The address of a form that was sent, opened again, and one that was typed by hand.
            _ if !is_page || head.uri.path() != format!("/{}/", self.code) => Ok(Checked::Elsewhere),
            _ => {
                let query = head.uri.query().unwrap_or_default().to_owned();
                fields(&query.into()).map(Checked::Page).ok_or(Denial::Unreadable)
            }
        }
    }

    fn has_code(&self, path: &CodePath<'_>, peer: IpAddr) -> Result<(), Denial> {
        let now = Instant::now();
        let mut wrong = self.wrong.lock().map_err(|_| Denial::Busy)?;
        if let Some(left) = wrong.locked_for(peer, now) {
            return Err(Denial::Locked(left));
        }
        if self.code.is(path.typed) {
            wrong.shown_by(peer);
            return Ok(());
        }
        let locked = wrong.count(peer, now);
        drop(wrong);
        locked.into_iter().for_each(&self.locked);
        Err(Denial::Path)
    }

    async fn asked(&self, asked: FormRequest, texts: &DenialTexts) -> Response<Full<Bytes>> {
        let is_sent = matches!(asked, FormRequest::Sent(..));
        let (status, page) = match self.desk.ask(asked).await {
            Some(FormReply::Page(page)) => (StatusCode::OK, page),
            Some(FormReply::Mistake(page)) => (StatusCode::UNPROCESSABLE_ENTITY, page),
            Some(FormReply::Conflict(page)) => (StatusCode::CONFLICT, page),
            Some(FormReply::Done(query)) => return self.seen(&format!("?{query}"), texts),
            Some(FormReply::Unreadable) => return below(refused(Denial::Unreadable, texts)),
            None => return below(refused(Denial::Busy, texts)),
        };
        let mut answer = below(with_headers(status, "text/html; charset=utf-8", page.into()));
        if is_sent {
            // Chromium would otherwise have nothing to go back to, and ask whether to send the form again.
            answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        }
        answer
    }

    /// The answer that leads to the page with that query, from whichever path.
    fn seen(&self, query: &str, texts: &DenialTexts) -> Response<Full<Bytes>> {
        let Ok(to) = HeaderValue::from_str(&format!("/{}/{query}", self.code)) else {
            return below(refused(Denial::Unreadable, texts));
        };
        let mut answer =
            below(with_headers(StatusCode::SEE_OTHER, "text/plain; charset=utf-8", Bytes::new()));
        answer.headers_mut().insert(header::LOCATION, to);
        answer
    }
}

enum Checked {
    Page(crate::desk::Fields),
    Form(FormStep),
    /// The page is at another path.
    Elsewhere,
}

/// Checks that no other site made the browser send the request. A program that is not a browser says nothing of sites.
fn is_own_page(headers: &HeaderMap) -> Result<(), Denial> {
    let site = only(headers, &SITE)?;
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(Denial::ForeignPage);
    }
    let host = only(headers, &header::HOST)?.and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = only(headers, &header::ORIGIN)?;
    match origin {
        Some(origin) if origin.as_bytes() != format!("http://{host}").as_bytes() => Err(Denial::ForeignPage),
        _ => Ok(()),
    }
}

fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Result<Option<&'h HeaderValue>, Denial> {
    let mut values = headers.get_all(name).iter();
    let first = values.next();
    if values.next().is_none() { Ok(first) } else { Err(Denial::ForeignPage) }
}

/// Checks that a form follows as browsers send it, and not one that is too long.
fn is_form(headers: &HeaderMap) -> Result<(), Denial> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    // No browser sends a form packed, and it would be read as if it were not.
    if !kind.eq_ignore_ascii_case(FORM) || headers.contains_key(header::CONTENT_ENCODING) {
        return Err(Denial::NotAForm);
    }
    let length =
        headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > ROOM) { Err(Denial::TooLong) } else { Ok(()) }
}

enum Sent {
    Form(Bytes),
    TooLong,
}

async fn read<B: Body<Data = Bytes> + Unpin>(mut body: B) -> Option<Sent> {
    let mut form = Vec::new();
    let mut length = 0;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.ok()?.into_data() else { continue };
        length += data.len();
        if length <= ROOM {
            form.extend_from_slice(&data);
        }
        if length > THROWN_AWAY {
            break;
        }
    }
    Some(if length <= ROOM { Sent::Form(form.into()) } else { Sent::TooLong })
}

/// An answer with the headers of the pages below the code. Forms may be sent to this server only. No other
/// server learns the page's address, which has the code; with no referrer at all, forms would have the origin `null`.
fn below(mut answer: Response<Full<Bytes>>) -> Response<Full<Bytes>> {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; \
                  frame-ancestors 'none'";
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::sync::Arc;
    use std::sync::mpsc::channel;

    /// What is answered to a request: its status, and after how many seconds another may follow.
    fn answer(entering: &Entering, last: u8, path: &str) -> (u16, Option<u64>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let request = Request::builder().uri(path).header("host", "127.0.0.1:8446");
        let request = request.body(Full::new(Bytes::new())).unwrap();
        let peer = IpAddr::from([192, 168, 1, last]);
        let answer = runtime.block_on(entering.answer(request, peer, &DenialTexts::default()));
        let after = answer.headers().get(header::RETRY_AFTER);
        (answer.status().as_u16(), after.map(|after| after.to_str().unwrap().parse().unwrap()))
    }

    fn status(entering: &Entering, last: u8, path: &str) -> u16 {
        answer(entering, last, path).0
    }

    #[test]
    fn wrong_codes_lock_an_address_and_then_everybody_who_has_not_shown_the_right_one() {
        let (said, heard) = channel();
        let said = Arc::new(Mutex::new(said));
        let locked = move |locked| said.lock().unwrap().send(locked).unwrap();
        let entering = Entering::new(|_| FormReply::Page(String::new()), locked).unwrap();
        let path = format!("/{}/", entering.code());
        for _ in 0..20 {
            assert_eq!(status(&entering, 2, "/AAAA-AAAA/"), 404);
        }
        let (refused, after) = answer(&entering, 2, &path);
        assert_eq!((status(&entering, 2, "/AAAA-AAAA/"), refused), (429, 429));
        assert!(after.is_some_and(|after| (1..=60).contains(&after)), "{after:?}");
        assert_eq!(status(&entering, 1, &path), 200);
        // What another page in that phone's browser does.
        for _ in 0..300 {
            assert_eq!(status(&entering, 1, "/AAAA-AAAA/"), 404);
        }
        for last in 3..=11 {
            for _ in 0..20 {
                assert_eq!(status(&entering, last, "/AAAA-AAAA/"), 404);
            }
        }
        assert_eq!((status(&entering, 1, &path), status(&entering, 12, &path)), (200, 429));
        let heard: Vec<Locked> = heard.try_iter().collect();
        assert_eq!(
            (heard.len(), heard[0], heard[9]),
            (10, Locked::Address([192, 168, 1, 2].into()), Locked::Everybody)
        );
    }

    #[test]
    fn a_form_is_as_browsers_send_it() {
        let form = |headers: &[(&'static str, &'static str)]| {
            let mut all = HeaderMap::new();
            for (name, value) in headers {
                all.append(*name, HeaderValue::from_static(value));
            }
            is_form(&all)
        };
        let kind = ("content-type", FORM);
        assert_eq!(form(&[kind]), Ok(()));
        assert_eq!(form(&[("content-type", "Application/X-WWW-Form-Urlencoded; charset=utf-8")]), Ok(()));
        assert_eq!(form(&[]), Err(Denial::NotAForm));
        assert_eq!(form(&[("content-type", "text/plain")]), Err(Denial::NotAForm));
        for packed in ["gzip", "identity", ""] {
            assert_eq!(form(&[kind, ("content-encoding", packed)]), Err(Denial::NotAForm), "{packed}");
        }
        assert_eq!(form(&[kind, ("content-length", "8193")]), Err(Denial::TooLong));
    }
}
