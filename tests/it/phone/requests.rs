//! Requests that no browser sends, and connections that send nothing: the board is attacked here.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;

use crate::phone::running::{Board, PATIENCE, Running, until};
use crate::table::Table;

/// Requests that are refused, some of each kind: the fuzz target `board_request` sends all others. `HOST` is the host of the
/// board.
fn hostile_requests() -> Vec<Vec<u8>> {
    let long = "x".repeat(100_000);
    let first = [
        "POST / HTTP/1.1",
        "get / HTTP/1.1",
        "GE\0T / HTTP/1.1",
        "GET /../../etc/passwd HTTP/1.1",
        "GET http://HOST@evil.example/ HTTP/1.1",
        "GET * HTTP/1.1",
        "GET / HTTP/2",
        "GET / HTTP/1.1 x",
        "GET /",
    ]
    .map(|first| format!("{first}\r\nHost: HOST\r\n\r\n"));
    let headers = [
        "",
        "Host: evil.example\r\n",
        "Host: user@HOST\r\n",
        "Host: HOST\r\nHost: HOST\r\n",
        "Host : HOST\r\n",
        "Host: HOST\r\n folded: x\r\n",
        "X-Forwarded-Host: HOST\r\n",
        "Host: HOST\r\nContent-Length: -1\r\n",
        "Host: HOST\r\nTransfer-Encoding: gzip\r\n",
        &format!("Host: HOST\r\nX: {long}\r\n"),
        &format!("{}Host: HOST\r\n", "X: y\r\n".repeat(65)),
    ]
    .map(|headers| format!("GET / HTTP/1.1\r\n{headers}\r\n"));
    let others = [
        format!("GET /{long} HTTP/1.1\r\nHost: HOST\r\n\r\n"),
        String::new(),
        "GET / HTTP/1.1\r\nHost: HOST\r\n".to_owned(),
        "\r\n".repeat(50_000),
        long,
    ];
    // A request for TLS, and null bytes.
    let bytes = [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(), vec![0; 10_000]];
    first.into_iter().chain(headers).chain(others).map(String::into_bytes).chain(bytes).collect()
}

#[test]
fn hostile_requests_get_nothing() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("hand Ann 4 v 23");
    let mut board = Board::open(&table, &[]);
    let port = board.host.split(':').nth(1).unwrap().to_owned();
    for request in &hostile_requests() {
        let request = match std::str::from_utf8(request) {
            Ok(text) => text.replace("HOST", &board.host).into_bytes(),
            Err(_) => request.clone(),
        };
        let answer = board.answer(&request);
        let sent = String::from_utf8_lossy(&request[..request.len().min(200)]).into_owned();
        assert!(!answer.contains("Ann") && !answer.contains(" 200 "), "{sent:?}: {answer}");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{sent:?}: {answer}");
        assert!(answer.matches("HTTP/1.").count() <= 1, "{sent:?}: {answer}");
        let status = answer.split(' ').nth(1).unwrap_or_default();
        assert!(
            ["", "400", "404", "405", "414", "421", "431", "505"].contains(&status),
            "{sent:?}: {answer}"
        );
    }
    // Of many requests in a connection, one is answered.
    let one = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", board.host);
    let answer = board.answer(one.repeat(50).as_bytes());
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 1, "{answer}");
    for first in ["POST / HTTP/1.1", "GET /x HTTP/1.1"] {
        let both = format!("{first}\r\nHost: {}\r\nContent-Length: {}\r\n\r\n{one}", board.host, one.len());
        assert!(!board.answer(both.as_bytes()).contains("Ann"), "{first}");
    }
    // What is unusual and right is answered.
    for request in [
        format!("GET / HTTP/1.0\r\nHost: {}\r\n\r\n", board.host),
        format!("GET / HTTP/1.1\nhOST:{}\n\n", board.host),
        format!("\r\n\r\nGET /?x=../.. HTTP/1.1\r\nHost: LOCALHOST:{port}\r\nExpect: 100-continue\r\n\r\n"),
        format!("GET http://{} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: h2c\r\n\r\n", board.host),
    ] {
        assert!(board.answer(request.as_bytes()).contains("Hand 1"), "{request}");
    }
    assert!(board.says().contains("Hand 1"));
    assert!(board.running.0.try_wait().unwrap().is_none());
    assert_eq!(table.ok("audit").status, 0);
    // A page whose name leads here does not learn the address either.
    let refused = board.ask("GET", "/", "evil.example");
    assert_eq!(refused.status, 421, "{}", refused.body);
    let whole = format!("{}{}", refused.head, refused.body);
    assert!(!whole.contains("127.0.0.1") && !whole.contains(&port), "{whole}");
    let url = &board.url;
    assert!(board.ask("GET", "/x", &board.host).body.contains(url));
}

/// A port scan's worth of connections that say nothing, or begin to, keeps neither the board nor the table from anything.
#[test]
fn idle_connections_do_not_starve_the_board() {
    let table = Table::new();
    table.ok("new Ann Bob target=9999");
    let board = Board::open(&table, &[]);
    let mut evening = Running::start(&table, &["table", "--quiet"]);
    let mut idle = Vec::new();
    for hand in 1..=5 {
        for number in 0..100 {
            let mut stream = board.connect();
            if number % 2 == 0 {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nX: ");
            }
            idle.push(stream);
        }
        // Of all of them, the board keeps no more than it has room for, and has few other files open.
        #[cfg(target_os = "linux")]
        assert!(std::fs::read_dir(format!("/proc/{}/fd", board.running.0.id())).unwrap().count() < 160);
        evening.types("Ann 4 v 23\n");
        let shows = format!("Hand {hand}: Ann knocks");
        until(&shows, || board.says().contains(&shows));
    }
    assert_eq!(evening.ends().0, 0);
    assert_eq!(table.hands(), 5);
    // The oldest were closed.
    let closed = |stream: &mut TcpStream| {
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        match stream.read(&mut [0; 1]) {
            Ok(read) => read == 0,
            Err(error) => [ErrorKind::ConnectionReset, ErrorKind::ConnectionAborted].contains(&error.kind()),
        }
    };
    assert!(idle.iter_mut().take(300).all(closed));
}
