//! The board answers a request once or not at all, and sends the page only to a request to read it that names the address of
//! the board and nothing else. What is a request is read here in another way than there.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::net::SocketAddr;
use std::sync::Arc;

use ginscore_board::{DenialTexts, Page, Pages, ShownPage, Site, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
use tokio::runtime::{Builder, Runtime};

const PAGE: &str = "the page";

/// The address of the board, and the hosts that lead to it.
const ADDRESS: &str = "127.0.0.1:8446";
const HOSTS: [&str; 2] = [ADDRESS, "localhost:8446"];

struct Board {
    runtime: Runtime,
    site: Arc<Site>,
}

thread_local! {
    static BOARD: Board = {
        let shown = |text: &'static str| ShownPage { itself: text.into(), still: text.into() };
        let page = Arc::new(Page { current: shown(PAGE), unread: shown("the page?") });
        let again = Arc::clone(&page);
        let pages = Pages::new(page, move || Some(Arc::clone(&again))).expect("a thread");
        Board {
            runtime: Builder::new_current_thread().enable_all().build().expect("a runtime"),
            site: Arc::new(Site { pages, refusals: DenialTexts::default(), entering: None }),
        }
    };
}

fn board_request(bytes: &[u8]) {
    let answer = BOARD.with(|board| answered(board, bytes));
    let answer = String::from_utf8(answer).expect("answers are text");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{answer}");
    assert!(answer.matches("HTTP/1.").count() <= 1, "{answer}");
    if answer.contains(" 200 OK\r\n") || answer.contains(PAGE) {
        assert!(may_read(bytes), "{answer}");
    }
}

/// What is answered to these bytes, after which nothing follows.
fn answered(board: &Board, bytes: &[u8]) -> Vec<u8> {
    let at: SocketAddr = ADDRESS.parse().expect("an address");
    let (mut client, server) = duplex(64 * 1024);
    let asking = async move {
        // The board may close the connection before everything is sent.
        let _ = client.write_all(bytes).await;
        let _ = client.shutdown().await;
        let mut answer = Vec::new();
        let _ = client.read_to_end(&mut answer).await;
        answer
    };
    let serving = serve(server, at.ip(), at, Arc::clone(&board.site));
    board.runtime.block_on(async { tokio::join!(serving, asking).1 })
}

/// Returns true if these bytes begin with a request to read the page: its method, its target and its only host are right.
fn may_read(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.trim_start_matches(['\r', '\n']).split('\n').map(|line| line.trim_end_matches('\r'));
    let first = lines.next().unwrap_or_default();
    let mut words = first.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_host = |host: &str| HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known));
    let path = match target.split_once("://").filter(|_| !target.starts_with('/')) {
        Some((_, rest)) => {
            let (host, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
            if !is_host(host) {
                return false;
            }
            path
        }
        None => target,
    };
    let is_page =
        path.is_empty() && target != path || path == "/" || path.starts_with(['?', '#']) && target != path;
    let is_page = is_page || path.starts_with("/?") || path.starts_with("/#");
    let mut hosts = lines.take_while(|line| !line.is_empty()).filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("host").then(|| value.trim_matches([' ', '\t']))
    });
    let only = hosts.next().is_some_and(is_host) && hosts.next().is_none();
    ["GET", "HEAD"].contains(&method) && is_page && only
}

ginscore_fuzz::fuzz!("board_request", board_request);
