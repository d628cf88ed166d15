//! Text as a QR code: for a phone that reads it from a terminal.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

use crate::say::text::{Line, Style, Text};
use crate::show::render::StreamStyle;

pub struct Qr(QrCode);

/// The light modules around a code, on each side, without which readers do not find it: four, as the standard says.
const QUIET: i32 = 4;

/// The modules along a side of the largest code, with the light ones around it.
pub const LARGEST: usize = side(40);

impl Qr {
    /// The smallest code that holds the text, which is ASCII, as an address is. Where a higher level of error correction makes
    /// it no larger, it has it. `None` if the text needs more than `modules` along a side, with the light ones around the code.
    pub fn within(text: &str, modules: usize) -> Option<Qr> {
        let largest = (Version::MIN.value()..=Version::MAX.value()).rev().find(|of| side(*of) <= modules)?;
        let (from, to) = (Version::MIN, Version::new(largest));
        QrCode::encode_segments_advanced(
            &QrSegment::make_segments(text),
            QrCodeEcc::Low,
            from,
            to,
            None,
            true,
        )
        .ok()
        .map(Qr)
    }

    fn rows(&self) -> impl Iterator<Item = Vec<bool>> {
        let range = || -QUIET..self.0.size() + QUIET;
        range().map(move |y| range().map(|x| self.0.get_module(x, y)).collect())
    }

    /// The code as a terminal shows it. With colors it is black on white on every terminal. Without, the light modules are
    /// drawn on a terminal, which is dark as a rule, and the dark ones in a file, which is for paper.
    pub fn text(&self, style: StreamStyle) -> Text {
        let rows: Vec<Vec<bool>> = self.rows().collect();
        let drawn = style.color || style.width.is_none();
        match (style.symbols, style.color) {
            (true, _) => rows
                .chunks(2)
                .map(|pair| match pair {
                    [above, below] => halves(above, below, drawn),
                    // The sides of all codes are odd, so the last row is half a line.
                    rest => rest.iter().map(|row| halves(row, &vec![false; row.len()], drawn)).collect(),
                })
                .map(|line| Line::styled(Style::Light, line).fixed())
                .collect(),
            (false, true) => rows.iter().map(|row| painted(row)).collect(),
            (false, false) => {
                let module = |dark: &bool| if *dark == drawn { "##" } else { "  " };
                rows.iter()
                    .map(|row| Line::from(row.iter().map(module).collect::<String>()).fixed())
                    .collect()
            }
        }
    }
}

/// The modules along a side of a code that fits so many columns and lines of a terminal.
pub(crate) const fn modules_in(columns: usize, lines: usize, symbols: bool) -> usize {
    let (across, down) = if symbols { (columns, lines * 2) } else { (columns / 2, lines) };
    if across < down { across } else { down }
}

/// The modules along a side of a code of that version, with the light ones around it.
const fn side(version: u8) -> usize {
    17 + 4 * version as usize + 2 * QUIET.unsigned_abs() as usize
}

/// Two rows in one line of half blocks. `drawn` is true if the dark modules are drawn, and the light ones are left.
fn halves(above: &[bool], below: &[bool], drawn: bool) -> String {
    let block = |(above, below): (&bool, &bool)| match (*above == drawn, *below == drawn) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    above.iter().zip(below).map(block).collect()
}

fn painted(row: &[bool]) -> Line {
    let style = |run: &[bool]| if run.first() == Some(&true) { Style::Dark } else { Style::Light };
    let run = |run: &[bool]| Line::styled(style(run), "  ".repeat(run.len()));
    row.chunk_by(|one, other| one == other).fold(Line::default(), |line, of| line.with(run(of))).fixed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::render::rendered;

    fn drawn(color: bool, symbols: bool, width: Option<u16>) -> String {
        let qr = Qr::within("GIN", LARGEST).unwrap();
        let style = StreamStyle { color, symbols, width, ..StreamStyle::default() };
        rendered(&qr.text(style), style)
    }

    fn modules(drawing: &str, ink: bool) -> Vec<Vec<bool>> {
        let half = |line: &str, filled: [char; 2]| {
            line.chars().map(|block| filled.contains(&block) == ink).collect::<Vec<bool>>()
        };
        let rows = drawing.lines().flat_map(|line| [half(line, ['█', '▀']), half(line, ['█', '▄'])]);
        rows.take(29).collect()
    }

    #[test]
    fn every_drawing_has_the_same_modules() {
        let qr = Qr::within("GIN", LARGEST).unwrap();
        let rows: Vec<Vec<bool>> = qr.rows().collect();
        assert_eq!(rows.len(), 29);
        // A corner: four light rows, then seven dark modules of the mark in it.
        assert!(rows[..4].iter().flatten().all(|dark| !dark));
        assert_eq!(rows[4][..12], [[false; 4].as_slice(), &[true; 7], &[false]].concat());
        assert_eq!(modules(&drawn(false, true, Some(80)), false), rows, "light modules on a terminal");
        assert_eq!(modules(&drawn(false, true, None), true), rows, "dark modules on paper");
        let colored = drawn(true, true, Some(80));
        let (black, reset) = ("\u{1b}[38;5;16m\u{1b}[48;5;231m", "\u{1b}[0m");
        assert!(colored.lines().all(|line| line.starts_with(black) && line.ends_with(reset)), "{colored}");
        assert_eq!(modules(&colored.replace(black, "").replace(reset, ""), true), rows);
        let wide = |line: &str| line.as_bytes().chunks(2).map(|two| two == b"##").collect::<Vec<bool>>();
        assert_eq!(drawn(false, false, None).lines().map(wide).collect::<Vec<_>>(), rows);
        let painted =
            drawn(true, false, Some(80)).replace(black, "").replace("\u{1b}[38;5;231m\u{1b}[48;5;16m", "#");
        let painted = painted.replace(reset, "|");
        let row: String = rows[4]
            .chunk_by(|one, other| one == other)
            .map(|run| format!("{}{}|", if run[0] { "#" } else { "" }, "  ".repeat(run.len())))
            .collect();
        assert_eq!(painted.lines().nth(4), Some(row.as_str()));
    }

    #[test]
    fn a_code_is_as_small_as_its_text_allows() {
        // Capital letters take less room.
        for (text, side) in [("A".repeat(25), 29), ("a".repeat(17), 29), ("a".repeat(18), 33)] {
            assert_eq!(Qr::within(&text, LARGEST).map(|qr| qr.rows().count()), Some(side), "{text}");
            assert!(Qr::within(&text, side).is_some() && Qr::within(&text, side - 1).is_none(), "{text}");
        }
        assert!(Qr::within(&"a".repeat(2953), LARGEST).is_some());
        assert!(Qr::within(&"a".repeat(2954), LARGEST).is_none());
        assert_eq!(LARGEST, side(Version::MAX.value()));
        assert!(Qr::within("", 0).is_none() && Qr::within("", 29).is_some());
    }

    #[test]
    fn a_terminal_has_room_for_what_it_shows() {
        for symbols in [true, false] {
            for modules in [29, 33, 77, LARGEST] {
                let (columns, lines) =
                    if symbols { (modules, modules.div_ceil(2)) } else { (modules * 2, modules) };
                let room = modules_in(columns, lines, symbols);
                assert!((modules..=modules + 1).contains(&room));
                assert!(modules_in(columns - 1, lines, symbols) < modules);
                assert!(modules_in(columns, lines - 1, symbols) < modules);
            }
        }
    }
}
