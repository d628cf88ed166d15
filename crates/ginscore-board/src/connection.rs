//! One connection: one request, in little time and with little room.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;

use crate::answer::{DenialTexts, check, is_for, page, refused};
use crate::code::CodePath;
use crate::entering::Entering;
use crate::page::{Pages, ShownPage};

/// The time for a request to arrive. It fits in one packet, which may be lost and sent again a few times.
const REQUEST: Duration = Duration::from_secs(5);

/// The time for a whole connection: besides the request, a page of a long evening to a phone that is far away.
const WHOLE: Duration = Duration::from_secs(20);

/// The room for the head of a request, in bytes, the least that hyper takes. Browsers send a kilobyte or two.
const ROOM: usize = 8192;

/// The most headers of a request. Browsers send about fifteen.
const HEADERS: usize = 64;

/// The query of the page that does not load itself.
const STILL: &str = "still=1";

/// What a board answers with.
#[derive(Debug)]
pub struct Site {
    pub pages: Pages,
    pub refusals: DenialTexts,
    /// The pages of those who may enter. Without them, nobody can write anything.
    pub entering: Option<Entering>,
}

/// Answers the one request of a connection that `peer` made to the address `at`, and closes it. Nothing is reported: a
/// connection that breaks concerns only the one who made it.
pub async fn serve<S>(stream: S, peer: IpAddr, at: SocketAddr, site: Arc<Site>)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let answering = service_fn(move |request| answered(request, peer, at, Arc::clone(&site)));
    let connection = http1::Builder::new()
        .keep_alive(false)
        // Someone who has said everything and only listens still gets the answer.
        .half_close(true)
        .timer(TokioTimer::new())
        .header_read_timeout(REQUEST)
        .max_buf_size(ROOM)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(stream), answering);
    let _ = timeout(WHOLE, connection).await;
}

async fn answered(
    request: Request<Incoming>,
    peer: IpAddr,
    at: SocketAddr,
    site: Arc<Site>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let is_like_code = is_for(&request, at) && CodePath::of(request.uri().path()).is_some();
    if let Some(entering) = site.entering.as_ref().filter(|_| is_like_code) {
        return Ok(entering.answer(request, peer, &site.refusals).await);
    }
    Ok(match check(&request, at) {
        Ok(()) => {
            let is_still = request.uri().query() == Some(STILL);
            let ShownPage { itself, still } = site.pages.html().await;
            page(if is_still { still } else { itself })
        }
        Err(refusal) => refused(refusal, &site.refusals),
    })
}
