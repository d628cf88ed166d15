//! The words of a line without what keyboards, phones and sentences add to them.

use super::{GIN, is_against, is_number};
use crate::commands::words::{GAMES, HANDS, MINUSES, PLUSES, POLITES, ROUNDS, means, number_in_words};
use crate::say::Lang;
use ginscore_ledger::model::Series;
use ginscore_notation::LineKind;

/// The words of a line of this kind, as they are read.
pub(super) fn cleaned(typed: &str, kind: LineKind, series: &Series) -> Vec<String> {
    let typed: Vec<&str> = typed.split_whitespace().flat_map(between_counts).collect();
    let ends = |at: usize| ends_sentence(typed.get(at).unwrap_or(&""), typed.get(at + 1).copied());
    let end =
        |at: usize, word: String| if ends(at) && !word.ends_with(',') { format!("{word},") } else { word };
    let words = typed.iter().enumerate().map(|(at, word)| end(at, without_genitive(tidy(word), series)));
    let mut words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    without_commas(&mut words, series);
    if kind == LineKind::Hand {
        with_against(&mut words, series.score().house().knock_limit.get());
    }
    with_signs(words, kind)
}

/// Returns true for a word with the full stop of a sentence after which another one begins: that is a comma of this one. `3.` may be
/// the number of a hand.
fn ends_sentence(word: &str, next: Option<&str>) -> bool {
    let Some(said) = word.strip_suffix(['.', '!']) else { return false };
    let is_word = said.chars().count() > 2 && said.chars().all(char::is_alphabetic);
    let is_noun = |next: &str| [HANDS, GAMES, ROUNDS].iter().any(|list| means(next, *list));
    let ends = is_word || word.ends_with('!');
    next.is_some_and(|next| ends || is_number(said) && !is_noun(next))
}

/// The name in `Uwes 13`, in German.
fn without_genitive(word: String, series: &Series) -> String {
    let is_name = |word: &str| series.roster().players().iter().any(|name| name.eq_ignore_ascii_case(word));
    match word.strip_suffix('s') {
        Some(name) if Lang::current().tag() == "de" && is_name(name) && !is_name(&word) => name.to_owned(),
        _ => word,
    }
}

/// What was typed without a word at its end that only asks or thanks. A player may be called so.
pub(super) fn without_polites<'l>(typed: &'l str, series: &Series) -> &'l str {
    let typed = typed.trim_end();
    let is_name = |said: &str| series.roster().players().iter().any(|name| name.eq_ignore_ascii_case(said));
    let without = |count: usize| {
        let before = |rest: &'l str, _| rest.get(..rest.trim_end().rfind(char::is_whitespace)?);
        let rest = (0..count).try_fold(typed, before)?;
        let said = typed.get(rest.len()..)?.trim().trim_end_matches(['.', '!', '?']);
        let words: Vec<&str> = said.split_whitespace().collect();
        let is_polite = means(&words.join("-"), POLITES) && !is_name(said);
        is_polite.then(|| rest.trim_end().trim_end_matches(','))
    };
    without(2).or_else(|| without(1)).unwrap_or(typed)
}

/// Leaves out the commas after a name, as a phone writes them, and at the end. Those between cards stay.
fn without_commas(words: &mut [String], series: &Series) {
    let last = words.len().saturating_sub(1);
    for (at, word) in words.iter_mut().enumerate() {
        let plain = word.trim_end_matches(',');
        let is_name = || {
            let ends = |name: &String| name.to_lowercase().ends_with(&plain.to_lowercase());
            !plain.is_empty() && series.roster().players().iter().any(ends)
        };
        if plain.len() < word.len() && (at == last || is_name()) {
            word.truncate(plain.len());
        }
    }
}

/// Writes `v` for the sign of `4 x 24` and `4 x Zoe 24`, as results are written in Brazil, if nobody could knock with the second
/// count, and if nothing follows it. Before a card it is a discard.
fn with_against(words: &mut [String], limit: u32) {
    let at = match words {
        [.., _, sign, _] if is_sign(sign) => words.len() - 2,
        [.., _, sign, name, _] if is_sign(sign) && name.chars().all(char::is_alphabetic) => words.len() - 3,
        _ => return,
    };
    let is_knock = at.checked_sub(1).and_then(|at| words.get(at)).is_some_and(|count| is_number(count));
    let is_over = words.last().and_then(|count| count.parse::<u32>().ok()).is_some_and(|count| count > limit);
    if let Some(sign) = words.get_mut(at).filter(|_| is_knock && is_over) {
        "v".clone_into(sign);
    }
}

fn is_sign(word: &str) -> bool {
    word.eq_ignore_ascii_case("x")
}

/// Writes the sign that was typed as a word before a number: `minus 10`. `plus` is a sign only where points are adjusted.
fn with_signs(words: Vec<String>, kind: LineKind) -> Vec<String> {
    let mut signed: Vec<String> = Vec::new();
    for (at, word) in words.into_iter().enumerate() {
        // `minus ten`
        let count = || number_in_words(&word).map(|count| count.to_string());
        let digits = Some(word.trim_end_matches(',').to_owned()).filter(|word| is_number(word));
        let Some((sign, count)) = signed.last_mut().filter(|_| at > 1).zip(digits.or_else(count)) else {
            signed.push(word);
            continue;
        };
        match sign {
            sign if means(sign, MINUSES) => *sign = format!("-{count}"),
            sign if kind == LineKind::Operation && means(sign, PLUSES) => *sign = format!("+{count}"),
            _ => signed.push(word),
        }
    }
    signed
}

/// The parts of `4,v` and `6,24`, as a phone writes them.
fn between_counts(word: &str) -> Vec<&str> {
    match word.split_once(',') {
        Some((count, after)) if is_number(count) && (is_number(after) || is_between_sides(after)) => {
            vec![count, after]
        }
        _ => vec![word],
    }
}

fn is_between_sides(word: &str) -> bool {
    !word.is_empty() && is_against(word)
}

/// How far the wide forms of digits, letters and signs are from the usual ones.
const WIDER: u32 = '\u{ff01}' as u32 - '!' as u32;

/// What keyboards put between and after words, and nobody sees.
const JOINERS: [char; 4] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}'];

/// A word without the punctuation of a sentence or of a phone, and without the `'s` of a name.
fn tidy(word: &str) -> String {
    let narrow = |sign: char| match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - WIDER).unwrap_or(sign),
        _ => sign,
    };
    let plain: String = word.chars().filter(|sign| !JOINERS.contains(sign)).map(narrow).collect();
    let plain = plain.replace(['—', '―', '−'], "-").replace('’', "'");
    let plain = plain.trim_matches(|mark| "“”„«»‘\"'`()".contains(mark));
    // `gin! Kev had 22` is not `gin Kev`.
    let bare = plain.trim_end_matches(['.', '!']);
    if bare.len() < plain.len() && bare.eq_ignore_ascii_case(GIN) {
        return format!("{GIN},");
    }
    let plain = plain.trim_end_matches(['.', '!', '?', ':']);
    match plain.strip_suffix("'s,") {
        Some(name) => format!("{name},"),
        None => plain.strip_suffix("'s").unwrap_or(plain).to_owned(),
    }
}
