//! A form reaches those who answer it only from whom it may come: to the address of the board, with the code, from its own page,
//! as a form, of at most eight kilobytes and 64 fields of text. What is such a request is read here in another way than there.
#![cfg_attr(feature = "libfuzzer", no_main)]

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use ginscore_board::{DenialTexts, Entering, FormReply, FormRequest, Page, Pages, Site, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
use tokio::runtime::{Builder, Runtime};

/// The address of the board, and the hosts that lead to it.
const ADDRESS: &str = "127.0.0.1:8446";
const HOSTS: [&str; 2] = [ADDRESS, "localhost:8446"];

/// The place of the code in the input.
const CODE: &str = "CODE";

struct Board {
    runtime: Runtime,
    site: Arc<Site>,
    code: String,
    asked: Receiver<FormRequest>,
}

thread_local! {
    static BOARD: Board = {
        let page = Arc::new(Page::default());
        let again = Arc::clone(&page);
        let pages = Pages::new(page, move || Some(Arc::clone(&again))).expect("a thread");
        let (heard, asked) = channel();
        let answer = move |asked| {
            heard.send(asked).expect("somebody hears it");
            FormReply::Done("seal=x".to_owned())
        };
        let entering = Entering::new(answer, |_| {}).expect("a code and a thread");
        let code = entering.code().to_string();
        let site = Site { pages, refusals: DenialTexts::default(), entering: Some(entering) };
        Board {
            runtime: Builder::new_current_thread().enable_all().build().expect("a runtime"),
            site: Arc::new(site),
            code,
            asked,
        }
    };
}

/// The number of the address from which the next request comes, so that wrong codes lock nobody out for long.
static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);

fn board_form(bytes: &[u8]) {
    BOARD.with(|board| {
        let text = String::from_utf8_lossy(bytes).replace(CODE, &board.code);
        let answer = String::from_utf8_lossy(&answered(board, text.as_bytes())).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1."), "{answer}");
        for asked in board.asked.try_iter() {
            let path = may_enter(&text, &board.code).unwrap_or_else(|| panic!("{asked:?} of {text:?}"));
            let (FormRequest::Page(fields) | FormRequest::Sent(_, fields)) = &asked;
            assert_eq!(matches!(asked, FormRequest::Sent(..)), !path.is_empty(), "{asked:?} of {text:?}");
            assert!(fields.len() <= 64, "{asked:?}");
            let all = fields.iter().flat_map(|(name, value)| [name, value]);
            assert!(all.clone().map(String::len).sum::<usize>() <= 8192, "{asked:?}");
            assert!(
                all.clone().all(|text| !text.chars().any(|sign| sign.is_control() && sign != '\t')),
                "{asked:?}"
            );
        }
        if answer.contains("/?seal=x") {
            assert!(may_enter(&text, &board.code).is_some(), "{answer}");
        }
    });
}

/// What is answered to these bytes, after which nothing follows.
fn answered(board: &Board, bytes: &[u8]) -> Vec<u8> {
    let at: SocketAddr = ADDRESS.parse().expect("an address");
    let peer = IpAddr::from(NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed).to_be_bytes());
    let (mut client, server) = duplex(64 * 1024);
    let asking = async move {
        // The board may close the connection before everything is sent.
        let _ = client.write_all(bytes).await;
        let _ = client.shutdown().await;
        let mut answer = Vec::new();
        let _ = client.read_to_end(&mut answer).await;
        answer
    };
    let serving = serve(server, peer, at, Arc::clone(&board.site));
    board.runtime.block_on(async { tokio::join!(serving, asking).1 })
}

/// The step after the code, if these bytes begin with a request of somebody who may enter; empty for a page.
fn may_enter(text: &str, code: &str) -> Option<String> {
    let head = text.trim_start_matches(['\r', '\n']);
    let mut lines = head.split('\n').map(|line| line.trim_end_matches('\r'));
    let first = lines.next()?;
    let mut words = first.split(' ');
    let (method, target) = (words.next()?, words.next()?);
    let path = HOSTS.iter().find_map(|host| target.strip_prefix(&format!("http://{host}"))).unwrap_or(target);
    let path = path.split(['?', '#']).next()?;
    let headers: Vec<(String, &str)> = lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim_matches([' ', '\t'])))
        .collect();
    let all =
        |name: &str| headers.iter().filter(|(of, _)| of == name).map(|(_, value)| *value).collect::<Vec<_>>();
    let [host] = all("host")[..] else { return None };
    if !HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known)) {
        return None;
    }
    let own = format!("http://{host}");
    if !matches!(all("origin")[..], []) && all("origin") != [own.as_str()] {
        return None;
    }
    if !all("sec-fetch-site").iter().all(|site| ["same-origin", "none"].contains(site)) {
        return None;
    }
    let letters = |text: &str| text.replacen('-', "", 1).to_ascii_uppercase();
    let (typed, step) = path.strip_prefix('/')?.split_once('/')?;
    if letters(typed) != letters(code) {
        return None;
    }
    match method {
        "GET" | "HEAD" if step.is_empty() => Some(String::new()),
        "POST" if ["preview", "record", "undo"].contains(&step) => {
            let kind = all("content-type").first()?.split(';').next()?.trim().to_ascii_lowercase();
            (kind == "application/x-www-form-urlencoded").then(|| step.to_owned())
        }
        _ => None,
    }
}

ginscore_fuzz::fuzz!("board_form", board_form);
