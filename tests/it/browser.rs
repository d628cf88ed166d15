//! The page of `export` in a real browser: at the width of a phone and of a desk, and on paper.
//!
//! Where there is no Chromium the test is skipped, with a word; `.ci/run` installs it, and then wants it. What was
//! drawn lies in the target directory's `tmp/page` afterwards, to be looked at.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tempfile::TempDir;

use crate::table::Table;

const EVENING: &str = include_str!("../data/evening.gin");

/// Names that are as wide as a name can be, and a note that would run if it could.
const WIDE: &str = "new Wolfeschlegelsteinhausenbergerdorffwelch Featherstonehaughfeatherstonehaughfeathe \
--rules hollywood --set undercut_bonus=20
Wolf gin v 40 # <script>console.error('ran')</script><img src=http://elsewhere.invalid/x.png>
Feather 9 v 30
Wolf 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
";

/// What a page must not be: it complains, and it wants something from elsewhere.
const CONTROL: &str = "<!doctype html><title>x</title><img src=\"http://elsewhere.invalid/x.png\">\
<script>console.error('oops')</script>";

/// The page in a frame as wide as a phone, and its own width then, in the title.
const PHONE: &str = "<!doctype html><body><iframe id=f src=/page style=\"border:0;width:390px;height:900px\"></iframe>\
<script>onload=()=>{const e=f.contentDocument.documentElement;document.title=e.scrollWidth+' of '+e.clientWidth}</script>";

/// Pages under their paths.
type Pages = BTreeMap<&'static str, String>;

/// Serves pages to a browser on this machine, and notes what it asks for.
struct Server {
    origin: String,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Server {
    fn new(pages: Pages) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let asked = Arc::new(Mutex::new(Vec::new()));
        let notes = asked.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (notes, pages) = (notes.clone(), pages.clone());
                std::thread::spawn(move || answer(stream, &pages, &notes));
            }
        });
        Server { origin, asked }
    }
}

fn answer(mut stream: TcpStream, pages: &Pages, notes: &Mutex<Vec<String>>) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
    let Some(first) = lines.next() else {
        return; // a browser may open a connection and not use it
    };
    let path = first.split(' ').nth(1).unwrap().to_owned();
    lines.find(String::is_empty);
    let (status, body) = pages.get(path.as_str()).map_or(("404 Not Found", ""), |page| ("200 OK", page));
    notes.lock().unwrap().push(path);
    let length = body.len();
    let _ = write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    );
}

/// What a browser did with a page.
struct Seen {
    /// What it printed.
    out: String,
    /// The console's messages.
    console: Vec<String>,
    /// What the page asked for besides itself.
    fetched: Vec<String>,
    /// What the server was asked for.
    asked: Vec<String>,
}

fn browser() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome"];
    std::env::split_paths(&path).flat_map(|dir| names.map(|name| dir.join(name))).find(|file| file.is_file())
}

fn open(browser: &Path, pages: &Pages, page: &str, words: &[&str]) -> Seen {
    let server = Server::new(pages.clone());
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("net.json");
    let done = Command::new(browser)
        // Without the last ones it talks to its makers.
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--enable-logging=stderr", "--hide-scrollbars", "--no-pdf-header-footer"])
        .arg(format!("--user-data-dir={}", dir.path().join("profile").display()))
        .arg(format!("--log-net-log={}", log.display()))
        .args(words)
        .arg(format!("{}{page}", server.origin))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{err}");
    let log: Value = serde_json::from_str(&fs::read_to_string(log).unwrap()).unwrap();
    let by_page = |event: &&Value| event["params"]["initiator"] == server.origin.as_str();
    let events = log["events"].as_array().unwrap().iter().filter(by_page);
    Seen {
        out: String::from_utf8_lossy(&done.stdout).into_owned(),
        console: err.lines().filter(|line| line.contains(":CONSOLE")).map(str::to_owned).collect(),
        fetched: events.filter_map(|event| event["params"]["url"].as_str().map(str::to_owned)).collect(),
        asked: server.asked.lock().unwrap().clone(),
    }
}

/// The width and height of a picture, by its head.
fn size(picture: &Path) -> [u32; 2] {
    let bytes = fs::read(picture).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{}", picture.display());
    [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()))
}

/// No message, nothing fetched, one page served.
fn nothing_but_the_page() -> (Vec<String>, Vec<String>, Vec<String>) {
    (Vec::new(), Vec::new(), vec!["/page".to_owned()])
}

#[test]
fn the_page_in_a_browser() {
    let Some(browser) = browser() else {
        crate::table::skipped("there is no Chromium here");
        return;
    };
    let table = Table::new();
    for script in [EVENING, WIDE] {
        assert_eq!(table.run_with(&["table"], script).status, 0);
    }
    let page = table.ok("export --all --format html").out;
    let pages = [("/page", page), ("/control", CONTROL.to_owned()), ("/phone", PHONE.to_owned())];
    let pages = pages.into_iter().collect();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    fs::create_dir_all(&dir).unwrap();

    // What is looked for below is seen where it is.
    let control = open(&browser, &pages, "/control", &["--dump-dom"]);
    assert!(control.console.iter().any(|line| line.contains("oops")), "{:?}", control.console);
    assert!(control.fetched.iter().any(|url| url.contains("elsewhere.invalid")), "{:?}", control.fetched);

    let dark = "--blink-settings=preferredColorScheme=0";
    for (name, width, more) in
        [("phone", 390, "--mute-audio"), ("desk", 1280, "--mute-audio"), ("dark", 1280, dark)]
    {
        let picture = dir.join(format!("{name}.png"));
        let window = format!("--window-size={width},2400");
        let shot = format!("--screenshot={}", picture.display());
        let seen = open(&browser, &pages, "/page", &[&window, &shot, more]);
        assert_eq!((seen.console, seen.fetched, seen.asked), nothing_but_the_page(), "{name}");
        assert_eq!(size(&picture), [width, 2400], "{name}");
    }
    let light = fs::read(dir.join("desk.png")).unwrap();
    assert_ne!(light, fs::read(dir.join("dark.png")).unwrap(), "dark is another picture");

    let paper = dir.join("paper.pdf");
    let seen = open(&browser, &pages, "/page", &[&format!("--print-to-pdf={}", paper.display())]);
    assert_eq!((seen.console, seen.fetched, seen.asked), nothing_but_the_page());
    let paper = fs::read(paper).unwrap();
    assert!(paper.starts_with(b"%PDF") && paper.len() > 10_000);

    // On a phone nothing stands out at the side, however wide the names are.
    let phone = open(&browser, &pages, "/phone", &["--dump-dom"]);
    assert!(phone.out.contains("<title>390 of 390</title>"), "{}", phone.out);
}
