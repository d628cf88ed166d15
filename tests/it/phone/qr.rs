//! The QR code of an address, read by a real decoder from what a terminal shows.
//!
//! Without zbarimg the test is skipped with a message; `.ci/run` installs it and then requires the test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ginscore::phone::qr::{LARGEST, Qr};
use ginscore::show::render::{StreamStyle, rendered};
use tempfile::TempDir;

use crate::table::{installed, skipped};

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
    for text in
        ["http://192.168.1.5:8000/", "http://192.168.178.255:65535/7KTD-93XY/", "HTTP://10.0.0.1:8000/"]
    {
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
