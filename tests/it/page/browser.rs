//! The pages of `export` in a real browser: as wide as a phone, as wide as a desktop window, and printed.
//!
//! Without Chromium the test is skipped with a message; `.ci/run` installs it and then requires the test. The screenshots
//! are in `tmp/page` in the target directory afterwards.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tempfile::TempDir;

use crate::evenings::{EVENING, played};
use crate::phone::running::page_after;
use crate::table::{Table, installed, sized, skipped};

/// Names as wide as a name can be, and a note with a script.
const WIDE: &str = "new Wolfeschlegelsteinhausenbergerdorffwelch Featherstonehaughfeatherstonehaughfeathe \
hollywood undercut_bonus=20
Wolf gin v 40 # <script>console.error('ran')</script><img src=http://elsewhere.invalid/x.png>
Feather 9 v 30
Wolf 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
";

/// Two sides with long names, and an open round.
const SIDES: &str = "new Wolfeschlegelsteinhausenberger Featherstonehaugh v Bob Dan standard hollywood \
'sides=The Wednesday Evening Society,The Robert Browns' stake=0.05
Wolf 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s; Dan gin v 46
Wolf gin v 33; Feather 4 v 23
draw
Wolf gin v 60; Feather gin v 40
Wolf 4 v 23
";

/// Three in turn with long names.
const IN_TURN: &str = "new Wolfeschlegelsteinhausenberger Featherstonehaughfeatherstone Cid pagat stake=0.05
Wolf 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
Cid gin v 40
draw
seat Wolf # Feather is late
Cid gin v 60
";

/// A page that logs an error and loads something: the control for what is looked for in ours.
const CONTROL: &str = "<!doctype html><title>x</title><img src=\"http://elsewhere.invalid/x.png\">\
<script>console.error('oops')</script>";

/// The page in a frame as wide as a phone. The title becomes the width of its content.
const PHONE: &str = "<!doctype html><body><iframe id=f src=/page style=\"border:0;width:390px;height:900px\"></iframe>\
<script>onload=()=>{const e=f.contentDocument.documentElement;document.title=e.scrollWidth+' of '+e.clientWidth}</script>";

/// Hands of players whose names are usual ones, and just wide enough to be broken where there is little room.
const NAMED: &str = "new Christopherson Katharina-Elisabeth hollywood stake=0.05
Chris 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s
Kath gin v 40
draw
Chris 9 v 30
Kath 9 v 4
";

/// A name that is wider than a phone: the control for names that are not broken.
const WIDER: &str = "new WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW Bob\nW gin v 40\nBob gin v 30\n";

/// Several pages in frames as wide as a phone. The title becomes, for each, the width of its content and the number of names
/// that are broken within.
const PHONES: &str = "<!doctype html><body><script>
const paths=['/named','/wider'];
const frames=paths.map(path=>{const f=document.createElement('iframe');f.src=path;
f.style='border:0;width:390px;height:900px';document.body.append(f);return f});
onload=()=>{document.title=frames.map(f=>{const d=f.contentDocument,e=d.documentElement;
const named=[...d.querySelectorAll('ol.hands bdi, .outcome bdi, figcaption bdi')];
const broken=named.filter(b=>b.getClientRects().length>1||b.offsetHeight>1.9*parseFloat(getComputedStyle(b).lineHeight));
return e.scrollWidth+' of '+e.clientWidth+' and '+broken.length+' of '+(named.length>2)}).join('; ')}</script>";

type Pages = BTreeMap<&'static str, String>;

/// A web server on this machine, which records the requests.
struct Server {
    origin: String,
    requests: Arc<Mutex<Vec<String>>>,
}

impl Server {
    fn new(pages: Pages) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let log = requests.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (log, pages) = (log.clone(), pages.clone());
                std::thread::spawn(move || answer(stream, &pages, &log));
            }
        });
        Server { origin, requests }
    }
}

fn answer(mut stream: TcpStream, pages: &Pages, log: &Mutex<Vec<String>>) {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
    let Some(first) = lines.next() else {
        return; // a browser may open a connection and not use it
    };
    let path = first.split(' ').nth(1).unwrap().to_owned();
    lines.find(String::is_empty);
    let (status, body) = pages.get(path.as_str()).map_or(("404 Not Found", ""), |page| ("200 OK", page));
    log.lock().unwrap().push(path);
    let length = body.len();
    let _ = write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    );
}

struct Visit {
    /// The standard output of the browser.
    out: String,
    /// The messages on the console.
    console: Vec<String>,
    /// The addresses that the page loaded.
    fetched: Vec<String>,
    /// The paths that the server was asked for.
    requests: Vec<String>,
}

/// Chromium or Chrome. Without one the test is skipped.
pub fn browser() -> Option<&'static str> {
    let found = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(|name| installed(name));
    if found.is_none() {
        skipped("Chromium is missing");
    }
    found
}

/// Opens a page with these options of the browser.
fn open(browser: &str, pages: &Pages, page: &str, words: &[&str]) -> Visit {
    let server = Server::new(pages.clone());
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("net.json");
    let done = Command::new(browser)
        // Without some of these it connects to its vendor.
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
    Visit {
        out: String::from_utf8_lossy(&done.stdout).into_owned(),
        console: err.lines().filter(|line| line.contains(":CONSOLE")).map(str::to_owned).collect(),
        fetched: events.filter_map(|event| event["params"]["url"].as_str().map(str::to_owned)).collect(),
        requests: server.requests.lock().unwrap().clone(),
    }
}

/// The width and height of a PNG picture, from its header.
fn size(picture: &Path) -> [u32; 2] {
    let bytes = fs::read(picture).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{}", picture.display());
    [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()))
}

/// The console messages, loaded addresses and requests of a page that does nothing.
fn quiet_visit() -> (Vec<String>, Vec<String>, Vec<String>) {
    (Vec::new(), Vec::new(), vec!["/page".to_owned()])
}

#[test]
fn the_page_loads_nothing_logs_nothing_and_fits_a_phone() {
    let Some(browser) = browser() else { return };
    let table = played(&[EVENING, WIDE, SIDES, IN_TURN]);
    let page = table.ok("export --all --format html").out;
    let pages = [("/page", page), ("/control", CONTROL.to_owned()), ("/phone", PHONE.to_owned())];
    let pages = pages.into_iter().collect();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    fs::create_dir_all(&dir).unwrap();

    // Messages and loaded addresses are noticed if there are any.
    let control = open(browser, &pages, "/control", &["--dump-dom"]);
    assert!(control.console.iter().any(|line| line.contains("oops")), "{:?}", control.console);
    assert!(control.fetched.iter().any(|url| url.contains("elsewhere.invalid")), "{:?}", control.fetched);

    let dark = "--blink-settings=preferredColorScheme=0";
    for (name, width, more) in
        [("phone", 390, "--mute-audio"), ("desktop", 1280, "--mute-audio"), ("dark", 1280, dark)]
            .into_iter()
            .take(sized(1, 3))
    {
        let picture = dir.join(format!("{name}.png"));
        let window = format!("--window-size={width},2400");
        let shot = format!("--screenshot={}", picture.display());
        let visit = open(browser, &pages, "/page", &[&window, &shot, more]);
        assert_eq!((visit.console, visit.fetched, visit.requests), quiet_visit(), "{name}");
        assert_eq!(size(&picture), [width, 2400], "{name}");
    }
    if sized(false, true) {
        let light = fs::read(dir.join("desktop.png")).unwrap();
        assert_ne!(light, fs::read(dir.join("dark.png")).unwrap(), "the dark page looks different");
    }

    let paper = dir.join("paper.pdf");
    let visit = open(browser, &pages, "/page", &[&format!("--print-to-pdf={}", paper.display())]);
    assert_eq!((visit.console, visit.fetched, visit.requests), quiet_visit());
    let paper = fs::read(paper).unwrap();
    assert!(paper.starts_with(b"%PDF") && paper.len() > 10_000);

    // On a phone the page does not scroll sideways, however wide the names are.
    let phone = open(browser, &pages, "/phone", &["--dump-dom"]);
    assert!(phone.out.contains("<title>390 of 390</title>"), "{}", phone.out);
}

/// The board in frames as large as a phone and as a television. The title becomes what they show of its width, and, of the
/// television, of its height; whether the last row of the sheet and all that is said next to it is in sight; whether, from
/// three meters, the last five rows can be read (16 minutes of arc on a screen of 40 inches) and the figures fill their cells
/// (after the end the result is what is large); and whether a sheet of three games and two players is whole on the phone.
const SCREENS: &str = "<!doctype html><body>\
<iframe id=p src=/page style=\"border:0;width:390px;height:844px\"></iframe>\
<iframe id=t src=/page style=\"border:0;width:1920px;height:1080px\"></iframe>\
<script>onload=()=>{const of=f=>f.contentDocument.documentElement,w=f=>of(f).scrollWidth+' of '+of(f).clientWidth;\
const rows=t.contentDocument.querySelectorAll('tbody tr'),row=rows[rows.length-1].getBoundingClientRect(),\
now=t.contentDocument.querySelector('.now');\
const style=e=>t.contentWindow.getComputedStyle(e),seen=[...rows].filter(r=>style(r).display!='none'),type=e=>parseFloat(style(e).fontSize);\
const large=seen.length==Math.min(rows.length,5)&&seen.every(r=>type(r)>=43);\
const fills=[...t.contentDocument.querySelectorAll('.scores:not(.over) .figure')].every(f=>type(f.firstChild)>=.75*Math.min(f.clientHeight,.41*f.clientWidth));\
const sheet=[...p.contentDocument.querySelectorAll('.games-3.entrants-2 .wide')].every(e=>e.scrollWidth<=e.clientWidth);\
document.title=[w(p),w(t),of(t).scrollHeight+' of '+of(t).clientHeight,row.bottom<=1080&&now.scrollHeight<=now.clientHeight,large,fills,sheet].join(', ')}</script>";

#[test]
fn the_board_fits_a_phone_and_a_television() {
    let Some(browser) = browser() else { return };
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("board");
    fs::create_dir_all(&dir).unwrap();
    let scripts = [("evening", EVENING), ("wide", WIDE), ("sides", SIDES), ("in-turn", IN_TURN)];
    for (name, script) in scripts.into_iter().take(sized(1, 4)) {
        let table = Table::new();
        let page = page_after(&table, script);
        let pages = [("/page", page), ("/screens", SCREENS.to_owned())].into_iter().collect();
        let fits = open(browser, &pages, "/screens", &["--dump-dom", "--window-size=2400,2400"]);
        let expected = "<title>390 of 390, 1920 of 1920, 1080 of 1080, true, true, true, true</title>";
        assert!(fits.out.contains(expected), "{name}: {}", fits.out);
        // The frames have no icon of their own.
        let others =
            fits.fetched.iter().filter(|url| !url.ends_with("/page") && !url.ends_with("/favicon.ico"));
        assert_eq!((fits.console, others.count()), (Vec::new(), 0), "{name}: {:?}", fits.fetched);
        if name != "evening" {
            continue;
        }
        for (screen, size) in
            [("phone", "390,844"), ("television", "1920,1080")].into_iter().take(sized(0, 2))
        {
            let shot = format!("--screenshot={}", dir.join(format!("{name}-{screen}.png")).display());
            let visit = open(browser, &pages, "/page", &[&format!("--window-size={size}"), &shot]);
            assert_eq!((visit.console, visit.fetched), (Vec::new(), Vec::new()), "{name}");
        }
    }
}

/// On a phone, a name is broken only if it is wider than the phone: in the hands of an evening. None of
/// these pages loads or logs anything.
#[test]
fn names_are_whole_on_a_phone() {
    let Some(browser) = browser() else { return };
    let exported = |script: &str| played(&[script]).ok("export --format html").out;
    let pages = [("/named", exported(NAMED)), ("/wider", exported(WIDER)), ("/phones", PHONES.to_owned())];
    let pages: Pages = pages.into_iter().collect();
    let phones = open(browser, &pages, "/phones", &["--dump-dom"]);
    let titles = phones
        .out
        .split("<title>")
        .nth(1)
        .and_then(|after| after.split("</title>").next())
        .unwrap_or_default();
    let titles: Vec<&str> = titles.split("; ").collect();
    let [named, wider] = titles.as_slice() else { panic!("{}", phones.out) };
    assert_eq!(*named, "390 of 390 and 0 of true", "{titles:?}");
    assert!(wider.starts_with("390 of 390 and ") && !wider.contains(" and 0 of"), "{wider}");
    assert_eq!(phones.console, Vec::<String>::new());
    assert!(
        phones
            .fetched
            .iter()
            .all(|url| url.ends_with("/favicon.ico") || pages.keys().any(|path| url.ends_with(path))),
        "{:?}",
        phones.fetched
    );
}

/// A sheet to fill in is one page of A4 and of letter; its rows are as many as there is room for next to its words.
#[test]
fn an_empty_sheet_is_one_page_of_either_paper() {
    let Some(browser) = browser() else { return };
    let dir = TempDir::new().unwrap();
    for (words, lang) in [
        ("Ann Bob pagat hollywood stake=0.05", "en"),
        ("Ann Cid v Bob Dan sides=We,They wikipedia hollywood oklahoma stake=0.05", "pt-BR"),
        ("Ann Bob Cid", "pl"),
    ]
    .into_iter()
    .take(sized(1, 3))
    {
        let page = Table::new().ok(&format!("paper {words} --lang {lang}")).out;
        for size in ["A4", "letter"] {
            let of_size = page.replace("</style>", &format!("@page {{ size: {size} }}</style>"));
            let paper = dir.path().join("sheet.pdf");
            let print = format!("--print-to-pdf={}", paper.display());
            open(browser, &[("/page", of_size)].into_iter().collect(), "/page", &[&print]);
            let pdf = String::from_utf8_lossy(&fs::read(&paper).unwrap()).into_owned();
            assert_eq!(pdf.matches("/Type /Page\n").count(), 1, "{words} {lang} {size}");
        }
    }
}
