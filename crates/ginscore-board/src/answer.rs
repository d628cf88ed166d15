//! One request, and what is answered.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::http::uri::Authority;
use hyper::{Method, Request, Response, StatusCode};

/// The reasons for which a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// It is for another host.
    ForeignHost,
    /// It would do something else than read.
    Method,
    /// It is for another path, or for a code that is not the code.
    Path,
    /// It would do something else than read where only forms are sent.
    Step,
    /// Too many wrong codes were sent; nothing is answered for that long.
    Locked(Duration),
    /// Another site's page sent it.
    ForeignPage,
    /// It is not a form.
    NotAForm,
    /// It is too long for a form.
    TooLong,
    /// No browser sends such a form.
    Unreadable,
    /// It waited too long.
    Busy,
}

/// The text for each refusal, for the people who see it in their browser. A lock lasts a minute at most.
#[derive(Clone, Debug, Default)]
pub struct DenialTexts {
    pub foreign_host: String,
    pub method: String,
    pub path: String,
    pub locked: String,
    pub foreign_page: String,
    pub unreadable: String,
    pub busy: String,
}

/// The headers of every answer. Nothing is kept by a browser, except answers to forms, for its way back, or put into another
/// page, or read by one; the policy allows the page its own style. The page's own policy is stricter, and both apply.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CACHE_CONTROL, "no-store"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Checks that a request reads the page from the address that was connected to. The host comes first: another host is
/// told nothing else.
pub(crate) fn check<B>(request: &Request<B>, at: SocketAddr) -> Result<(), Denial> {
    if !is_for(request, at) {
        Err(Denial::ForeignHost)
    } else if request.method() != Method::GET && request.method() != Method::HEAD {
        Err(Denial::Method)
    } else if request.uri().path() != "/" {
        Err(Denial::Path)
    } else {
        Ok(())
    }
}

/// Returns true if a request is for this address: it has one `Host`, which is the address, and so is the host of its
/// target if that has one.
pub(crate) fn is_for<B>(request: &Request<B>, at: SocketAddr) -> bool {
    let target = request.uri().authority().is_none_or(|authority| is_at(authority.as_str(), at));
    target && host(request.headers()).is_some_and(|host| is_at(host, at))
}

fn host(headers: &HeaderMap) -> Option<&str> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let only = hosts.next()?.to_str().ok()?;
    hosts.next().is_none().then_some(only)
}

/// Returns true if a host with its port is that address. The only name is `localhost`, which no name server is asked
/// for; any other could lead here by the will of its owner.
fn is_at(host: &str, at: SocketAddr) -> bool {
    // With a user, the host would be only what follows it.
    let Some(host) = Authority::from_str(host).ok().filter(|authority| !authority.as_str().contains('@'))
    else {
        return false;
    };
    let port = at.port().to_string();
    let is_at_port = match host.as_str().strip_prefix(host.host()) {
        // Without a port, that of the web is meant.
        Some("") => at.port() == 80,
        after => after.and_then(|after| after.strip_prefix(':')) == Some(port.as_str()),
    };
    if !is_at_port {
        return false;
    }
    let name = host.host();
    if name.eq_ignore_ascii_case("localhost") {
        return at.ip().is_loopback();
    }
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    IpAddr::from_str(bare).is_ok_and(|ip| ip == at.ip())
}

pub(crate) fn page(html: Bytes) -> Response<Full<Bytes>> {
    with_headers(StatusCode::OK, "text/html; charset=utf-8", html)
}

pub(crate) fn refused(refusal: Denial, texts: &DenialTexts) -> Response<Full<Bytes>> {
    let (status, text) = match refusal {
        Denial::ForeignHost => (StatusCode::MISDIRECTED_REQUEST, &texts.foreign_host),
        Denial::Method => (StatusCode::METHOD_NOT_ALLOWED, &texts.method),
        Denial::Step => (StatusCode::METHOD_NOT_ALLOWED, &texts.unreadable),
        Denial::Path => (StatusCode::NOT_FOUND, &texts.path),
        Denial::Locked(_) => (StatusCode::TOO_MANY_REQUESTS, &texts.locked),
        Denial::ForeignPage => (StatusCode::FORBIDDEN, &texts.foreign_page),
        Denial::NotAForm => (StatusCode::UNSUPPORTED_MEDIA_TYPE, &texts.unreadable),
        Denial::TooLong => (StatusCode::PAYLOAD_TOO_LARGE, &texts.unreadable),
        Denial::Unreadable => (StatusCode::BAD_REQUEST, &texts.unreadable),
        Denial::Busy => (StatusCode::SERVICE_UNAVAILABLE, &texts.busy),
    };
    let mut answer = with_headers(status, "text/plain; charset=utf-8", Bytes::from(format!("{text}\n")));
    let besides = match refusal {
        Denial::Method => Some((header::ALLOW, HeaderValue::from_static("GET, HEAD"))),
        Denial::Step => Some((header::ALLOW, HeaderValue::from_static("POST"))),
        // Not before it has ended: a second that has begun counts.
        Denial::Locked(left) => {
            Some((header::RETRY_AFTER, HeaderValue::from(left.as_millis().div_ceil(1000) as u64)))
        }
        _ => None,
    };
    if let Some((name, value)) = besides {
        answer.headers_mut().insert(name, value);
    }
    answer
}

pub(crate) fn with_headers(status: StatusCode, kind: &'static str, body: Bytes) -> Response<Full<Bytes>> {
    let mut answer = Response::new(Full::new(body));
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_itself_and_localhost_are_this_host() {
        for (host, at, expected) in [
            ("127.0.0.1:8446", "127.0.0.1:8446", true),
            ("localhost:8446", "127.0.0.1:8446", true),
            ("LocalHost:8446", "127.0.0.1:8446", true),
            ("192.168.1.5:8446", "192.168.1.5:8446", true),
            ("[::1]:8446", "[::1]:8446", true),
            ("[0:0:0:0:0:0:0:1]:8446", "[::1]:8446", true),
            ("127.0.0.1", "127.0.0.1:80", true),
            ("localhost", "[::1]:80", true),
            ("localhost:8446", "192.168.1.5:8446", false),
            ("127.0.0.1:8446", "192.168.1.5:8446", false),
            ("127.0.0.1", "127.0.0.1:8446", false),
            ("127.0.0.1:", "127.0.0.1:8446", false),
            ("127.0.0.1:", "127.0.0.1:80", false),
            ("127.0.0.1:80", "127.0.0.1:8446", false),
            ("127.0.0.1:+8446", "127.0.0.1:8446", false),
            ("127.0.0.1:08446", "127.0.0.1:8446", false),
            ("127.0.0.1:99999", "127.0.0.1:8446", false),
            ("127.0.0.1:08446x", "127.0.0.1:8446", false),
            ("127.0.0.2:8446", "127.0.0.1:8446", false),
            ("0.0.0.0:8446", "127.0.0.1:8446", false),
            ("127.1:8446", "127.0.0.1:8446", false),
            ("2130706433:8446", "127.0.0.1:8446", false),
            ("0x7f000001:8446", "127.0.0.1:8446", false),
            ("127.0.0.1.:8446", "127.0.0.1:8446", false),
            ("localhost.:8446", "127.0.0.1:8446", false),
            ("[::ffff:127.0.0.1]:8446", "127.0.0.1:8446", false),
            ("evil.example:8446", "127.0.0.1:8446", false),
            ("localhost.evil.example:8446", "127.0.0.1:8446", false),
            ("127.0.0.1:8446@evil.example", "127.0.0.1:8446", false),
            ("evil@127.0.0.1:8446", "127.0.0.1:8446", false),
            ("127.0.0.1:8446, evil.example", "127.0.0.1:8446", false),
            ("", "127.0.0.1:8446", false),
            (":8446", "127.0.0.1:8446", false),
            ("*", "127.0.0.1:8446", false),
        ] {
            assert_eq!(is_at(host, at.parse().unwrap()), expected, "{host} at {at}");
        }
    }

    #[test]
    fn a_request_is_checked_for_its_host_then_its_method_then_its_path() {
        let at = "127.0.0.1:8446".parse().unwrap();
        let asked = |method: &str, target: &str, hosts: &[&str]| {
            let mut request = Request::builder().method(method).uri(target);
            for host in hosts {
                request = request.header("host", *host);
            }
            check(&request.body(()).unwrap(), at)
        };
        let here = &["127.0.0.1:8446"][..];
        assert_eq!(asked("GET", "/", here), Ok(()));
        assert_eq!(asked("HEAD", "/?from=a-message", here), Ok(()));
        assert_eq!(asked("GET", "http://127.0.0.1:8446/", here), Ok(()));
        assert_eq!(asked("POST", "/", here), Err(Denial::Method));
        assert_eq!(asked("get", "/", here), Err(Denial::Method));
        assert_eq!(asked("GET", "/favicon.ico", here), Err(Denial::Path));
        assert_eq!(asked("GET", "//", here), Err(Denial::Path));
        assert_eq!(asked("POST", "/x", &["evil.example"]), Err(Denial::ForeignHost));
        assert_eq!(asked("GET", "http://evil.example/", here), Err(Denial::ForeignHost));
        assert_eq!(asked("GET", "http://127.0.0.1:8446/", &["evil.example"]), Err(Denial::ForeignHost));
        assert_eq!(asked("CONNECT", "127.0.0.1:8446", here), Err(Denial::Method));
        assert_eq!(asked("GET", "/", &[]), Err(Denial::ForeignHost));
        assert_eq!(asked("GET", "/", &["127.0.0.1:8446", "127.0.0.1:8446"]), Err(Denial::ForeignHost));
    }
}
