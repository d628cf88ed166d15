//! The QR codes of an evening, read by a real decoder: from what a terminal shows, and from the page in a browser.
//!
//! Without zbarimg or Chromium the tests are skipped with a message; `.ci/run` installs them and then requires the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ginscore::show::qr::{LARGEST, Qr};
use ginscore::show::render::{StreamStyle, rendered};
use tempfile::TempDir;

use crate::browser::browser;
use crate::export::{EVENING, played};
use crate::table::{Table, installed, skipped};

/// Names and notes in several scripts.
const NAMES: &str = "new 'Jürgen Æ' 'Łucja' --rules pagat --set target=150\njür gin v 40 # bis später – “schön”\nłucja 4 v 23\n";

/// The points along a side of a module in a picture.
const POINTS: usize = 6;

/// Reads the codes of a picture, or says why not.
fn decoded(picture: &Path) -> Option<String> {
    let done =
        Command::new("zbarimg").args(["-q", "--raw"]).arg(picture).stdin(Stdio::null()).output().ok()?;
    Some(String::from_utf8(done.stdout).unwrap())
}

/// A drawing as a terminal shows it: light and dark points, as a grayscale picture. Blocks are dark if `ink` is; spaces
/// that are painted have their color in escapes.
fn picture(drawing: &str, ink: bool, dir: &Path) -> PathBuf {
    let half_blocks = drawing.contains('▀');
    let mut rows: Vec<Vec<bool>> = Vec::new();
    for line in drawing.lines() {
        let mut halves = [Vec::new(), Vec::new()];
        let (mut dark, mut rest) = (!ink, line);
        while let Some(letter) = rest.chars().next() {
            if let Some(escape) = rest.strip_prefix('\u{1b}') {
                let (codes, after) = escape.split_once('m').unwrap();
                // White on black is dark; black on white is light, and its blocks are dark.
                dark = codes == "[48;5;16";
                rest = after;
                continue;
            }
            rest = &rest[letter.len_utf8()..];
            let (above, below) = match letter {
                '█' => (ink, ink),
                '▀' => (ink, !ink),
                '▄' => (!ink, ink),
                '#' => (ink, ink),
                _ => (dark, dark),
            };
            halves[0].push(above);
            halves[1].push(below);
        }
        let [above, below] = halves;
        rows.push(above);
        rows.push(below);
    }
    // A letter is twice as high as wide.
    let wide = if half_blocks { POINTS } else { POINTS / 2 };
    let high = if half_blocks { POINTS } else { POINTS / 2 };
    let width = rows.iter().map(Vec::len).max().unwrap() * wide;
    let mut bytes = format!("P5 {width} {} 255\n", rows.len() * high).into_bytes();
    for row in rows {
        let line: Vec<u8> = row.iter().flat_map(|dark| vec![if *dark { 0 } else { 255 }; wide]).collect();
        let line = [line.as_slice(), &vec![255; width]].concat();
        (0..high).for_each(|_| bytes.extend(&line[..width]));
    }
    let path = dir.join("drawing.pgm");
    fs::write(&path, bytes).unwrap();
    path
}

fn has_decoder() -> bool {
    let found = installed("zbarimg");
    if !found {
        skipped("zbarimg is missing");
    }
    found
}

#[test]
fn a_decoder_reads_every_drawing() {
    if !has_decoder() {
        return;
    }
    let dir = TempDir::new().unwrap();
    let cards = "GINSCORE 1 1/1 - 2026-11-20T19:30 $ new Ann Bob $ ANN 4-7S 9CDH / 2H AC AD V 23 $ END";
    for text in ["http://192.168.1.5:8000/", cards, "new Jürgen 'Łucja Æ' $ Łucja 4 V 23 # 安 $ END"] {
        let qr = Qr::within(text, LARGEST).unwrap();
        for (color, symbols, width) in [
            (true, true, Some(200)),
            (true, false, Some(200)),
            (false, true, Some(200)),
            (false, true, None),
            (false, false, None),
        ] {
            let style = StreamStyle { color, symbols, width, ..StreamStyle::default() };
            let drawing = rendered(&qr.text(style), style);
            let ink = color || width.is_none();
            let read = decoded(&picture(&drawing, ink, dir.path())).unwrap();
            assert_eq!(read.trim_end(), text, "{color} {symbols} {width:?}\n{drawing}");
        }
    }
}

#[test]
fn a_photo_of_the_terminal_is_the_evening() {
    if !has_decoder() {
        return;
    }
    for script in [EVENING, NAMES] {
        let table = played(&[script]);
        let drawing = table.ok("seal --qr").out;
        let code: String = drawing
            .lines()
            .take_while(|line| !line.starts_with("Seal"))
            .map(|line| format!("{line}\n"))
            .collect();
        let read = decoded(&picture(&code, true, table.home())).unwrap();
        assert_eq!(read.trim_end(), table.ok("seal --text").out.trim_end());
        table.run_with(&["audit", "-"], &read).ended(0);
        // One card is changed.
        let changed = read
            .replace("AC 6C 3D 5D 2S KS", "AC 6C 3D 5D 2S QS")
            .replace("gin V 40", "gin V 30")
            .replace("GIN V 40", "GIN V 30");
        assert_ne!(changed, read);
        table.run_with(&["audit", "-"], &changed).ended(1).warns("hand 1 is not the same");
    }
}

#[test]
fn a_photo_of_the_page_is_the_evening() {
    let (Some(browser), true) = (browser(), has_decoder()) else { return };
    let table = played(&[EVENING, NAMES]);
    let (page, shot) = (table.home().join("page.html"), table.home().join("page.png"));
    for series in ["ann", "jürgen"] {
        table.ok(&format!("export --series {series} -o {}", page.display()));
        let done = Command::new(browser)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--window-size=900,5200",
            ])
            .arg(format!("--user-data-dir={}", table.home().join("profile").display()))
            .arg(format!("--screenshot={}", shot.display()))
            .arg(format!("file://{}", page.display()))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let read = decoded(&shot).unwrap();
        table.run_with(&["audit", "-", "--series", series], &read).ended(0);
    }
}

/// A page of several evenings has no codes, which would be most of it.
#[test]
fn only_the_page_of_one_evening_has_a_code() {
    let table = played(&[EVENING, NAMES]);
    assert!(!table.ok("export --all --format html").out.contains("svg class=\"qr\""));
    let page = table.ok("export --series ann --format html").out;
    assert_eq!(page.matches("<svg class=\"qr\"").count(), 1);
}

/// A very long evening takes too many codes for a page, and the page says so.
#[test]
fn a_page_has_only_so_many_codes() {
    let table = Table::new();
    let hand = "ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s\n";
    let script = |hands: usize| format!("new Ann Bob --target 9999\n{}", hand.repeat(hands));
    assert_eq!(table.run_with(&["table", "-q"], &script(60)).status, 0);
    let page = table.ok("export --format html").out;
    let codes = page.matches("<svg class=\"qr\"").count();
    assert!((2..=6).contains(&codes), "{codes}");
    assert!(page.contains("QR code 2 of"), "the description says which it is");
    assert_eq!(table.run_with(&["table", "-q"], &script(300)).status, 0);
    let page = table.ok("export --format html").out;
    assert!(!page.contains("<svg class=\"qr\""), "no codes at all");
    assert!(page.contains("too long for QR codes on a page"));
}
