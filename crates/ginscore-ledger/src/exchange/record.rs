//! The record of an evening: its script and its seal in one text, which may be in several parts.
//!
//! A part is `GINSCORE 1 PART/PARTS SEAL START`, a sign, and words. ` $ ` is before each line of the script, so that line
//! breaks have no meaning, and the last line is `END`. A part begins with ` $ ` if it begins with a line, with ` : ` if it
//! goes on with the next word of a line, and with ` + ` if it goes on within a word; it ends with `MORE` if others follow.
//! A word that could be taken for any of this has one more `$` before it. Where the notation allows it, the text is in
//! capital letters, which take less room in a QR code.

use chrono::NaiveDateTime;

use crate::seal::digest::SealCode;
use ginscore_notation::{COMMANDS, all, split_note};

/// The word that a record begins with.
const NAME: &str = "GINSCORE";

/// The version of the form.
const VERSION: u32 = 1;

/// The word before each line.
const LINE: &str = "$";

/// The last line.
const END: &str = "END";

/// The end of a part that others follow.
const MORE: &str = "MORE";

/// The seal if there is none.
const NO_SEAL: &str = "-";

/// The form of the start.
const START: &str = "%Y-%m-%dT%H:%M";

/// The most bytes of a text that is read as a record: a hundred of the largest QR codes.
pub const LONGEST_RECORD: usize = 256 * 1024;

/// The fewest letters of a word that is divided, so that a part of it is not a sign.
const FEWEST_LETTERS: usize = 8;

/// The most parts of a record.
pub const MOST_PARTS: usize = 999;

/// A record that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The seal, if the text has one.
    pub seal: Option<SealCode>,
    /// The start of the series by the clock of the place, to the minute, if the text has it.
    pub start: Option<NaiveDateTime>,
    /// The lines of the script.
    pub lines: Vec<String>,
}

/// The reason why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It is longer than [`LONGEST_RECORD`], in bytes.
    TooLong,
    /// It contains neither a record nor a script.
    NotARecord,
    /// It has the form of a later version.
    Newer,
    /// Its parts belong to different records, or one part is there twice, with different words.
    Mixed,
    /// Parts are missing: their numbers, and the number of all.
    MissingParts(Vec<usize>, usize),
    /// It ends before its last line.
    CutOff,
}

/// Makes the record of a script, in one part.
pub fn whole_record(script: &str, seal: Option<SealCode>, start: NaiveDateTime) -> String {
    head(1, 1, seal, start) + &joined("", &all_words(script))
}

/// Makes the record of a script in as few parts as fit. `fits` says whether a part is short enough; if it is, so is a
/// shorter one. `None` if there would be more than `most`, or if not even a few words fit.
pub fn write_record(
    script: &str,
    seal: Option<SealCode>,
    start: NaiveDateTime,
    most: usize,
    fits: impl Fn(&str) -> bool,
) -> Option<Vec<String>> {
    let whole = whole_record(script, seal, start);
    if fits(&whole) {
        return Some(vec![whole]);
    }
    let words = all_words(script);
    let most = most.min(MOST_PARTS);
    // The number of parts is in each of them. It is not known before, but how many digits it has can be guessed.
    [9, 99, MOST_PARTS].into_iter().filter(|guess| *guess < most * 10).find_map(|guess| {
        let fits = |text: &str| fits(&format!("{}{text} {MORE}", head(guess, guess, seal, start)));
        let parts = packed(&words, guess.min(most), &fits)?;
        let count = parts.len();
        let end = |part| if part < count { format!(" {MORE}") } else { String::new() };
        let numbered = (1..).zip(parts);
        Some(
            numbered
                .map(|(part, text)| format!("{}{text}{}", head(part, count, seal, start), end(part)))
                .collect(),
        )
    })
}

/// The words before those of a part.
fn head(part: usize, parts: usize, seal: Option<SealCode>, start: NaiveDateTime) -> String {
    let seal = seal.map_or_else(|| NO_SEAL.to_owned(), |seal| seal.to_string());
    format!("{NAME} {VERSION} {part}/{parts} {seal} {}", start.format(START))
}

/// All words of a script, with its end.
fn all_words(script: &str) -> Vec<Word> {
    let lines = script.lines().map(str::trim).filter(|line| is_said(line));
    let words = lines.flat_map(|line| line_words(&small(line)));
    words.chain([Word::Line, Word::Whole(END.to_owned())]).collect()
}

/// A word of a record.
#[derive(Clone, Debug)]
enum Word {
    /// A line begins.
    Line,
    /// A word of a line.
    Whole(String),
}

/// The words of a line, the beginning of the line first.
fn line_words(line: &str) -> Vec<Word> {
    let words = line.split_whitespace().map(|word| Word::Whole(guarded(word)));
    std::iter::once(Word::Line).chain(words).collect()
}

/// A word that cannot be taken for the beginning of a line or of a part.
fn guarded(word: &str) -> String {
    if needs_guard(word) { format!("{LINE}{word}") } else { word.to_owned() }
}

/// The word without its guard.
fn unguarded(word: &str) -> &str {
    word.strip_prefix(LINE).filter(|rest| needs_guard(rest)).unwrap_or(word)
}

/// Returns true for dollar signs, the end of a part, and a word that ends with the name of the form.
fn needs_guard(word: &str) -> bool {
    let rest = word.trim_start_matches(LINE);
    rest.is_empty() && !word.is_empty() || [END, MORE].contains(&rest) || rest.ends_with(NAME)
}

/// A line in capital letters, as far as that does not change what it means: not names and options of a new series, not
/// words that are kept as they are, not notes, and no letters other than English ones.
fn small(line: &str) -> String {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    if matches!(first.as_str(), "new" | "witness") {
        return line.to_owned();
    }
    let (hand, _) = split_note(line);
    let note = line.get(hand.len()..).unwrap_or_default();
    let word = |word: &str| if word.is_ascii() { word.to_ascii_uppercase() } else { word.to_owned() };
    // `@` is not in the small alphabet of QR codes, and `up` is.
    let cards = if COMMANDS.contains(&first.as_str()) && first != "draw" || hand.contains('"') {
        hand.to_owned()
    } else {
        hand.replace('@', " up ")
    };
    format!("{} {note}", cards.split_whitespace().map(word).collect::<Vec<_>>().join(" "))
}

/// The words in as few parts as fit, but no more than `most`, each with its sign.
fn packed(words: &[Word], most: usize, fits: &dyn Fn(&str) -> bool) -> Option<Vec<String>> {
    let mut parts = Vec::new();
    let mut rest = words.to_vec();
    let mut sign = "";
    while !rest.is_empty() {
        if parts.len() == most {
            return None;
        }
        let count = largest(rest.len(), |count| fits(&joined(sign, rest.get(..count).unwrap_or_default())));
        let within = match (count, rest.first()) {
            (0, Some(Word::Whole(word))) => Some(word.clone()),
            (0, _) => return None,
            _ => None,
        };
        if let Some(word) = within {
            // A single word that is too long for a part is divided.
            let cuts: Vec<usize> = word.char_indices().map(|(at, _)| at).skip(1).collect();
            let cut = |count: usize| count.checked_sub(1).and_then(|at| cuts.get(at)).copied().unwrap_or(0);
            let piece = |count: usize| Word::Whole(word.get(..cut(count)).unwrap_or_default().to_owned());
            let letters = largest(cuts.len(), |count| fits(&joined(sign, &[piece(count)])));
            if letters < FEWEST_LETTERS {
                return None;
            }
            parts.push(joined(sign, &[piece(letters)]));
            let left = word.get(cut(letters)..).unwrap_or_default().to_owned();
            if let Some(first) = rest.first_mut() {
                *first = Word::Whole(left);
            }
            sign = " +";
            continue;
        }
        parts.push(joined(sign, rest.get(..count).unwrap_or_default()));
        rest.drain(..count);
        sign = match rest.first() {
            Some(Word::Whole(_)) => " :",
            _ => "",
        };
    }
    Some(parts)
}

/// The largest number up to `most` that fits, by halves; 0 if none does.
fn largest(most: usize, fits: impl Fn(usize) -> bool) -> usize {
    if fits(most) {
        return most;
    }
    let (mut low, mut high) = (0, most);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

fn joined(sign: &str, words: &[Word]) -> String {
    let mut text = sign.to_owned();
    for word in words {
        text.push(' ');
        text.push_str(match word {
            Word::Line => LINE,
            Word::Whole(word) => word,
        });
    }
    text
}

/// Reads a record from a text that may have other words before it and between its parts, which may be in any order. Line
/// breaks, several spaces and invisible characters in it have no meaning. A text without a record is read as a script, as
/// `log` prints it, one line in each line.
///
/// # Errors
///
/// Returns the reason if the text is neither, or is not whole.
pub fn read_record(text: &str) -> Result<Record, RecordError> {
    if text.len() > LONGEST_RECORD {
        return Err(RecordError::TooLong);
    }
    let text = visible(text);
    // In a note of a script, the head of a record is nothing but words.
    let without_notes: Vec<&str> =
        text.lines().flat_map(|line| split_note(line).0.split_whitespace()).collect();
    if let (Ok(script), []) = (read_script(&text), heads_in(&without_notes).as_slice()) {
        return Ok(script);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let heads = heads_in(&words);
    let first = heads.first().ok_or(RecordError::NotARecord)?;
    if heads.iter().any(|head| head.version != VERSION) {
        return Err(RecordError::Newer);
    }
    let same = |head: &Head| (&head.seal, head.start, head.parts) == (&first.seal, first.start, first.parts);
    let mut parts: Vec<Option<&[&str]>> = vec![None; first.parts];
    for (number, head) in heads.iter().enumerate() {
        let end = heads.get(number + 1).map_or(words.len(), |next| next.at);
        let body = words.get(head.at + HEAD_WORDS..end).unwrap_or_default();
        // What comes after the end of a part does not belong to it. The rest of a word is never the end.
        let rest_of_word = if body.first() == Some(&"+") { 2 } else { 0 };
        let end = body.iter().skip(rest_of_word).position(|word| [END, MORE].contains(word));
        let Some((last, body)) = end.and_then(|end| body.get(..=end + rest_of_word)?.split_last()) else {
            return Err(RecordError::CutOff);
        };
        if (*last == END) != (head.part == head.parts) {
            return Err(RecordError::CutOff);
        }
        let Some(part) = parts.get_mut(head.part.saturating_sub(1)).filter(|_| same(head)) else {
            return Err(RecordError::Mixed);
        };
        if part.is_some_and(|known| known != body) {
            return Err(RecordError::Mixed);
        }
        *part = Some(body);
    }
    let missing: Vec<usize> =
        (1..).zip(&parts).filter(|(_, part)| part.is_none()).map(|(part, _)| part).collect();
    if !missing.is_empty() {
        return Err(RecordError::MissingParts(missing, first.parts));
    }
    let mut lines: Vec<Vec<String>> = Vec::new();
    for part in parts.into_iter().flatten() {
        let (sign, rest) = match part.split_first() {
            Some((sign @ (&":" | &"+"), rest)) => (*sign, rest),
            _ => (LINE, part),
        };
        let mut goes_on = sign == "+";
        for word in rest {
            if *word == LINE && !goes_on {
                lines.push(Vec::new());
                continue;
            }
            let line = lines.last_mut().ok_or(RecordError::NotARecord)?;
            match line.last_mut().filter(|_| goes_on) {
                Some(last) => last.push_str(word),
                None => line.push((*word).to_owned()),
            }
            goes_on = false;
        }
    }
    // The last line was `END`, which is not in the parts any more.
    if lines.pop().is_none_or(|last| !last.is_empty()) {
        return Err(RecordError::CutOff);
    }
    let line = |words: Vec<String>| words.iter().map(|word| unguarded(word)).collect::<Vec<_>>().join(" ");
    let lines = lines.into_iter().map(line).filter(|line| is_said(line)).collect();
    Ok(Record { seal: first.seal, start: first.start, lines })
}

/// Returns false for an empty line and for a comment, which a record does not contain.
fn is_said(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

/// The words of a head.
const HEAD_WORDS: usize = 5;

/// The head of a part, and its place among the words.
struct Head {
    at: usize,
    version: u32,
    part: usize,
    parts: usize,
    seal: Option<SealCode>,
    start: Option<NaiveDateTime>,
}

impl Head {
    /// The head at that word. Some readers write what they read right before it, as in `QR-Code:GINSCORE`.
    fn at(words: &[&str], at: usize) -> Option<Head> {
        let [name, version, number, seal, start] = words.get(at..at + HEAD_WORDS)? else {
            return None;
        };
        if !name.ends_with(NAME) || name.starts_with(LINE) {
            return None;
        }
        let version: u32 = version.parse().ok()?;
        let (part, parts) = number.split_once('/')?;
        let (part, parts): (usize, usize) = (part.parse().ok()?, parts.parse().ok()?);
        if parts > MOST_PARTS || !(1..=parts).contains(&part) {
            return None;
        }
        // A later version may have another form here.
        let seal = if *seal == NO_SEAL { None } else { SealCode::read(seal) };
        let start = NaiveDateTime::parse_from_str(start, START).ok();
        (start.is_some() || version != VERSION).then_some(Head { at, version, part, parts, seal, start })
    }

    /// Returns true for the first word of a part that goes on within a word.
    fn at_rest_of_word(&self, words: &[&str], at: usize) -> bool {
        let sign = self.at + HEAD_WORDS;
        at == sign + 1 && words.get(sign) == Some(&"+")
    }
}

/// The heads among words.
fn heads_in(words: &[&str]) -> Vec<Head> {
    let mut heads: Vec<Head> = Vec::new();
    for at in 0..words.len() {
        // The rest of a word that was divided is never a head, even if it ends with the name of the form.
        if !heads.last().is_some_and(|head| head.at_rest_of_word(words, at)) {
            heads.extend(Head::at(words, at));
        }
    }
    heads
}

/// Reads a script, one line in each line.
fn read_script(text: &str) -> Result<Record, RecordError> {
    let lines: Vec<String> = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|line| is_said(line))
        .collect();
    let starts = |line: &String| line.split(' ').next().is_some_and(|word| word.eq_ignore_ascii_case("new"));
    if !lines.first().is_some_and(starts) {
        return Err(RecordError::NotARecord);
    }
    Ok(Record { seal: None, start: None, lines })
}

/// The text without invisible characters, and with a space for each blank that is not a line end.
fn visible(text: &str) -> String {
    let mut hidden = all(text).peekable();
    let mut seen = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        let is_hidden = hidden.next_if(|found| found.byte == at).is_some();
        match letter {
            '\n' | '\r' => seen.push('\n'),
            blank if blank.is_whitespace() => seen.push(' '),
            _ if is_hidden => {}
            letter => seen.push(letter),
        }
    }
    seen
}

impl Record {
    /// The record with plain quotation marks and hyphens in place of those that programs like to make of them. Names and
    /// notes may lose some that were meant, so this is only for a record that cannot be read as it is.
    #[must_use]
    pub fn plain(&self) -> Record {
        Record { lines: self.lines.iter().map(|line| plain(line)).collect(), ..self.clone() }
    }
}

/// The text with plain quotation marks and hyphens.
pub fn plain(text: &str) -> String {
    let word = |word: &str| {
        let is_dash = |letter: char| matches!(letter, '\u{2010}'..='\u{2015}' | '\u{2212}');
        // Two hyphens before an option have become one dash.
        let word = match word.strip_prefix(is_dash) {
            Some(option) if option.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                format!("--{option}")
            }
            _ => word.to_owned(),
        };
        let sign = |letter: char| match letter {
            '\u{2018}'..='\u{201b}' | '\u{2032}' => '\'',
            '\u{201c}'..='\u{201f}' | '\u{2033}' => '"',
            dash if is_dash(dash) => '-',
            letter => letter,
        };
        word.chars().map(sign).collect::<String>()
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn start() -> NaiveDateTime {
        NaiveDateTime::parse_from_str("2026-11-20T19:30", START).unwrap()
    }

    fn seal() -> Option<SealCode> {
        SealCode::read("F732-D8K4-A3CD")
    }

    const SCRIPT: &str = "new Ann 'Mary Jo' --rules hollywood\n# not part of it\nMary Jo 4-7s 9cdh / 2h ac ad v 23 @7s # Told $ you\n\
                          draw\nadjust Ann +10 # wrong $$ GINSCORE 1 1/1 - x\nwitness Green bottles\n";

    /// The lines of a script as they come back, in capital letters where a record has them.
    fn lines(script: &str) -> Vec<String> {
        let line = |line: &str| small(line).split_whitespace().collect::<Vec<_>>().join(" ");
        script
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.trim().starts_with('#'))
            .map(line)
            .collect()
    }

    #[test]
    fn a_record_is_one_line_in_capitals() {
        let parts = write_record(SCRIPT, seal(), start(), 1, |_| true).unwrap();
        assert_eq!(
            parts,
            ["GINSCORE 1 1/1 F732-D8K4-A3CD 2026-11-20T19:30 $ new Ann 'Mary Jo' --rules hollywood \
                 $ MARY JO 4-7S 9CDH / 2H AC AD V 23 UP 7S # Told $$ you $ DRAW \
                 $ ADJUST ANN +10 # wrong $$$ $GINSCORE 1 1/1 - x $ witness Green bottles $ END"]
        );
        let record = read_record(&parts[0]).unwrap();
        assert_eq!((record.seal, record.start, record.lines), (seal(), Some(start()), lines(SCRIPT)));
    }

    #[test]
    fn parts_may_come_in_any_order_and_look_damaged() {
        for most in [68, 80, 100, 150] {
            let parts = write_record(SCRIPT, seal(), start(), MOST_PARTS, |part| part.len() <= most).unwrap();
            assert_eq!(
                write_record(SCRIPT, seal(), start(), parts.len() - 1, |part| part.len() <= most),
                None
            );
            assert!(parts.len() > 1 && parts.iter().all(|part| part.len() <= most), "{parts:?}");
            let damaged: Vec<String> = parts
                .iter()
                .rev()
                .map(|part| format!("\u{feff}QR-Code:{}\r\n", part.replace(' ', "\u{a0} \r\n \u{200b}")))
                .collect();
            let text = format!("Seen tonight:\n{}{}and that is all", damaged.concat(), damaged[0]);
            assert_eq!(read_record(&text).map(|record| record.lines), Ok(lines(SCRIPT)), "{text}");
            let (first, without) = parts.split_first().unwrap();
            let missing = RecordError::MissingParts(vec![1], parts.len());
            assert_eq!(read_record(&without.join("\n")), Err(missing));
            let other = first.replace("2026", "2025");
            assert_eq!(read_record(&format!("{other} {}", parts[1])), Err(RecordError::Mixed));
            let other = first.replace("hollywood", "pagat");
            if other != *first {
                assert_eq!(read_record(&format!("{other} {}", parts.join(" "))), Err(RecordError::Mixed));
            }
        }
        assert_eq!(write_record(SCRIPT, seal(), start(), MOST_PARTS, |part| part.len() < 50), None);
    }

    #[test]
    fn what_is_not_a_record_is_refused() {
        let whole = whole_record(SCRIPT, None, start());
        for (text, why) in [
            ("", RecordError::NotARecord),
            ("Ann 4 v 23", RecordError::NotARecord),
            ("GINSCORE 1", RecordError::NotARecord),
            ("GINSCORE 1 1/1 - 2026-11-20T19:30 Ann 4 v 23 END", RecordError::NotARecord),
            ("GINSCORE 1 1/1 - 2026-11-20T19:30 $ Ann 4 v 23 END", RecordError::CutOff),
            ("GINSCORE 1 1/1 - 2026-11-20T19:30 $ Ann 4 v 23 $ MORE", RecordError::CutOff),
            ("GINSCORE 1 1/1 - 2026-11-20T19:30", RecordError::CutOff),
            ("GINSCORE 1 1/0 - 2026-11-20T19:30 $ END", RecordError::NotARecord),
            ("GINSCORE 2 1/1 anything else", RecordError::Newer),
            ("GINSCORE 1 2/999999999 - 2026-11-20T19:30 $ END", RecordError::NotARecord),
            (whole.trim_end_matches(END), RecordError::CutOff),
            (&" ".repeat(LONGEST_RECORD + 1), RecordError::TooLong),
        ] {
            assert_eq!(read_record(text), Err(why), "{text:.80}");
        }
        let script = read_record("\n# made by hand\r\nNew  Ann Bob\r\n\r\nAnn 4 v 23 \r\n").unwrap();
        assert_eq!(
            script,
            Record { seal: None, start: None, lines: vec!["New Ann Bob".into(), "Ann 4 v 23".into()] }
        );
    }

    #[test]
    fn quotation_marks_and_dashes_become_plain() {
        assert_eq!(
            plain("new “Mary Jo” ‘Bob’ —rules pagat –set x=1"),
            "new \"Mary Jo\" 'Bob' --rules pagat --set x=1"
        );
        assert_eq!(plain("ann 4–7s 9cdh — a − b"), "ann 4-7s 9cdh - a - b");
    }

    #[test]
    fn empty_lines_and_comments_are_left_out() {
        let record =
            read_record("GINSCORE 1 1/1 - 2026-11-20T19:30 $ $ new Ann Bob $ # later $ $ DRAW $ $ END");
        let lines = record.unwrap().lines;
        assert_eq!(lines, ["new Ann Bob", "DRAW"]);
        let again = read_record(&whole_record(&lines.join("\n"), None, start())).unwrap();
        assert_eq!(again.lines, lines);
    }

    #[test]
    fn a_divided_word_may_end_with_the_name_of_the_form() {
        let script =
            format!("new Ann Bob\n# not part of it\nAnn 4 v 23 # {}GINSCORE 1 1/1 - x", "u".repeat(60));
        for most in 75..110 {
            let parts =
                write_record(&script, seal(), start(), MOST_PARTS, |part| part.len() <= most).unwrap();
            assert_eq!(
                read_record(&parts.join("\n")).map(|record| record.lines),
                Ok(lines(&script)),
                "{parts:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn any_lines_come_back(
            names in vec("[$A-Za-zé:+ ]{1,12}", 1..4),
            lines_of in vec("([$:+]{1,3}|END|MORE|GINSCORE|[a-zA-Z0-9@#'\"é安]{1,90}| ){1,9}", 0..8),
            most in 75..400_usize,
        ) {
            let script = format!("new {}\n{}", names.join(" "), lines_of.join("\n"));
            let parts = write_record(&script, seal(), start(), MOST_PARTS, |part| part.len() <= most).unwrap();
            prop_assert!(parts.iter().all(|part| part.len() <= most));
            let record = read_record(&parts.join("\n")).unwrap();
            prop_assert_eq!(record.lines, lines(&script));
        }

        #[test]
        fn no_text_panics(text in "([$:+ ]|GINSCORE 1 [12]/[23] - 2026-11-20T19:30|END|\\PC){0,20}") {
            let _ = read_record(&text);
        }
    }
}
