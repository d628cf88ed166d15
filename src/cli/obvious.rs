//! The line that a refused line obviously means, as `Ann +20` for `Ann 20 points` and `amend 3` for `edit 3`. It is offered, and
//! never recorded by itself, so that a line means the same everywhere.

use super::corrected::corrected;
use super::lineup::is_against;
use super::script::{self, Line, program_words};
use crate::messages::{Fixed, written::local_words as say};
use crate::show::entrants::{joins_names, new_words};
use crate::show::words::quoted;
use ginscore_ledger::model::PresetRef;
use ginscore_notation::{
    LineKind, Operation, ParseError, ParseErrorKind, Roster, Turn, english_meanings, meanings, nearest,
    read_card, read_seated, split_note, split_round,
};
use ginscore_rules::players::{Entrant, Opponents};

/// No knock has more points by the usual rules: a greater number alone is what a hand was worth.
const HIGHEST_KNOCK: u32 = 10;

/// The most bytes of a line that is looked at.
const LONGEST: usize = 400;

/// The most words of a line that is not about cards.
const MOST: usize = 12;

/// The lines that a refused line may mean, each of which can be read; usually none or one. A line `within` another
/// operation, as after `amend 3`, can only be a hand.
pub(super) fn obvious(
    line: &str,
    roster: &Roster,
    playing: &[Opponents],
    mistakes: &[ParseError],
    within: bool,
) -> Vec<String> {
    let (typed, note) = split_note(line);
    if typed.len() > LONGEST {
        return Vec::new();
    }
    let takes = |line: &String| {
        let other = *line != typed.trim();
        other && takes_hand(line, roster, playing) || other && !within && takes_line(line, roster)
    };
    let forms = forms(&corrected(typed, mistakes), roster);
    let whole = forms.iter().find(|form| takes(form)).map(|form| vec![form.clone()]);
    let lines = whole.or_else(|| {
        let words = forms.iter().map(|form| Words { form, roster, words: form.split_whitespace().collect() });
        let lines = words.flat_map(|words| words.lines(mistakes));
        lines
            .map(|lines| lines.into_iter().filter(&takes).collect::<Vec<_>>())
            .find(|lines| !lines.is_empty())
    });
    let noted = |line: String| match note {
        Some(note) if split_note(&line).1.is_none() => format!("{line} # {note}"),
        _ => line,
    };
    lines.unwrap_or_default().into_iter().map(noted).collect()
}

fn takes_hand(line: &str, roster: &Roster, playing: &[Opponents]) -> bool {
    let parts = if roster.lineup().has_rounds() { split_round(line) } else { vec![line.to_owned()] };
    LineKind::of(line) == LineKind::Hand
        && parts.iter().all(|part| read_seated(part, roster, playing).is_ok())
}

/// Returns true if the table would take a line that is not a hand.
fn takes_line(line: &str, roster: &Roster) -> bool {
    match LineKind::of(line) {
        LineKind::Nothing | LineKind::LedgerOperation => false,
        LineKind::Operation => amended(line).is_some() || Operation::read(line, roster, Turn::NAMED).is_ok(),
        LineKind::New | LineKind::Command | LineKind::Hand => {
            matches!(
                script::read(line, || Some(roster.clone())),
                Ok(Line::Command(_) | Line::Help(_) | Line::Quit)
            )
        }
    }
}

/// The number of the hand that `amend 3` alone, or another word for it, brings back to be changed.
pub(super) fn amended(line: &str) -> Option<usize> {
    let mut words = line.split_whitespace();
    let word = words.next()?;
    (word.eq_ignore_ascii_case("amend") || meant_by(word).any(|meaning| meaning == "amend")).then_some(())?;
    words.next()?.parse().ok().filter(|_| words.next().is_none())
}

/// What a word that is not one of the notation means, in any language.
pub(super) fn meant_by(word: &str) -> impl Iterator<Item = &'static str> + use<> {
    english_meanings(word).into_iter().chain(meanings(word))
}

/// The line as it is, without the punctuation of a letter or of a phone, and with other signs between its parts.
fn forms(line: &str, roster: &Roster) -> Vec<String> {
    let tidy = |word: &str| {
        let plain = word.replace(['—', '―'], "-").replace('’', "'");
        let plain = plain.trim_matches(|mark| "“”„«»‘\"'`".contains(mark));
        let plain = plain.trim_end_matches(['.', '!', '?', ':']);
        let plain = plain.strip_suffix("'s").unwrap_or(plain);
        if ["vs", "versus"].contains(&plain) { "v".to_owned() } else { plain.to_owned() }
    };
    let tidied = |line: &str| {
        // A sign alone is one between the two sides.
        let words = line.split_whitespace().map(|word| match tidy(word) {
            tidied if tidied.is_empty() => word.to_owned(),
            tidied => tidied,
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let mut forms = vec![line.trim().to_owned(), tidied(line)];
    if roster.lineup().has_rounds() {
        forms.push(line.trim().replace(',', ";"));
    }
    forms.push(tidied(&line.replace(',', " ")));
    forms.dedup();
    forms
}

/// A line in words.
struct Words<'l> {
    form: &'l str,
    roster: &'l Roster,
    words: Vec<&'l str>,
}

impl Words<'_> {
    /// What the line may mean, the likeliest first: each time the lines of one meaning.
    fn lines(self, mistakes: &[ParseError]) -> Vec<Vec<String>> {
        let one = |line: Option<String>| line.into_iter().collect();
        if self.words.len() > MOST {
            return Vec::new();
        }
        vec![
            one(self.points()),
            one(self.gin_in_one_word()),
            one(self.undercut()),
            self.drawn_or_command(mistakes),
            one(self.counted()),
            one(self.knock_card()),
            one(self.series()),
            one(self.named_later()),
            self.by_members(),
            one(self.near_command()),
        ]
    }

    fn means(word: &str, meaning: &str) -> bool {
        meant_by(word).any(|one| one == meaning)
    }

    /// The player whom the line names, and the words without the name.
    fn player(&self) -> Option<(&str, Vec<&str>)> {
        for start in 0..self.words.len() {
            for end in (start + 1..=self.words.len()).rev() {
                let name = self.words.get(start..end)?.join(" ").to_lowercase();
                if let Some(player) = self.roster.players().iter().find(|known| known.to_lowercase() == name)
                {
                    let rest = self.words.iter().take(start).chain(self.words.iter().skip(end));
                    return Some((player, rest.copied().collect()));
                }
            }
        }
        let (seat, end) = self.roster.lead(self.form).ok()?;
        Some((self.roster.name(seat), self.form.get(end..)?.split_whitespace().collect()))
    }

    /// `Ann 20`, `20 points Ann`: points alone. `Ann -10`, `penalty Ann 10`: a penalty.
    fn points(&self) -> Option<String> {
        let (name, rest) = self.player()?;
        let (mut number, mut said, mut penalty) = (None, false, None);
        for word in rest {
            let signed = word.replace('−', "-");
            if let Ok(points) = signed.trim_start_matches('-').parse::<u32>() {
                number = Some((points, signed.starts_with('-'))).filter(|_| number.is_none());
                number?;
            } else if Self::means(word, "penalty") {
                penalty = Some(word);
            } else if Self::means(word, "needless") {
                said |= Self::means(word, "score");
            } else {
                return None;
            }
        }
        match number? {
            (points, negative) if negative || penalty.is_some() => {
                let why = penalty.unwrap_or(say::Penalty.text());
                Some(format!("adjust {} -{points} # {why}", quoted(name)))
            }
            (points, _) => (said || points > HIGHEST_KNOCK).then(|| format!("{name} +{points}")),
        }
    }

    /// `ag23`, `agin23`: gin, as short as `a4v23`.
    fn gin_in_one_word(&self) -> Option<String> {
        let [word] = self.words.as_slice() else { return None };
        let (letters, count) = word.split_at_checked(word.find(|sign: char| sign.is_ascii_digit())?)?;
        let letters = letters.to_lowercase();
        let name = letters.strip_suffix("gin").or_else(|| letters.strip_suffix('g'))?;
        let (seat, end) = self.roster.lead(name).ok()?;
        let count: u32 = count.parse().ok()?;
        (end == name.len()).then(|| format!("{} gin v {count}", quoted(self.roster.name(seat))))
    }

    /// `Bob undercuts 12 v 8`: the other player knocked. `Ann 10 v 10 undercut`: nothing but the word is too much.
    fn undercut(&self) -> Option<String> {
        let at = self.words.iter().position(|word| Self::means(word, "undercut"))?;
        let without: Vec<&str> =
            self.words.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, word)| *word).collect();
        if at + 1 == self.words.len() {
            return Some(without.join(" "));
        }
        let names = self.roster.lineup().is_two_players().then(|| self.roster.pair(Opponents::two()))?;
        let (player, end) = names.lead(&without.join(" ")).ok()?;
        let rest = without.join(" ");
        let counts: Option<Vec<u32>> = rest
            .get(end..)?
            .split_whitespace()
            .filter(|word| !["v", "vs", "to", "against", "with"].contains(word))
            .map(|word| word.parse().ok())
            .collect();
        match counts?.as_slice() {
            [one, two] => Some(format!("{} {} v {}", names.get(player.other()), one.max(two), one.min(two))),
            _ => None,
        }
    }

    /// A word for a hand that nobody won, with or without a name, or another word for a command.
    fn drawn_or_command(&self, mistakes: &[ParseError]) -> Vec<String> {
        let first = self.words.first().copied().unwrap_or_default();
        let begins_name = |mistake: &ParseError| {
            matches!(&mistake.what, ParseErrorKind::UnknownPlayer { meant, .. }
                if meant.iter().any(|name| name.to_lowercase().starts_with(&first.to_lowercase())))
        };
        if mistakes.iter().any(begins_name) {
            return Vec::new();
        }
        let joined = self.words.join("-");
        let is_draw = |word: &&str| word.eq_ignore_ascii_case("draw") || Self::means(word, "draw");
        let mut lines = Vec::new();
        let named = self.player();
        let is_d = joined.eq_ignore_ascii_case("d") && self.roster.lead(self.form).is_err();
        if is_d || is_draw(&joined.as_str()) {
            lines.push("draw".to_owned());
        } else if let Some((name, rest)) = &named
            && matches!(rest.as_slice(), [word] if is_draw(word))
        {
            let alone = self.roster.lineup().is_two_players();
            lines.push(if alone { "draw".to_owned() } else { format!("draw {name}") });
        }
        if self.roster.lead(self.form).is_ok() {
            return lines;
        }
        let rest = self.form.trim_start().get(first.len()..).unwrap_or_default();
        for command in meant_by(first).filter(|meaning| program_words().any(|word| word == *meaning)) {
            match command {
                "new" if rest.is_empty() => lines.push(self.again()),
                "draw" => {}
                _ => {
                    let whole = format!("{command}{rest}");
                    // `back` and `who` may have more words after them.
                    let alone = matches!(command, "undo" | "score").then(|| command.to_owned());
                    let known = takes_line(&whole, self.roster);
                    lines.extend(if known { Some(whole) } else { alone });
                }
            }
        }
        lines.dedup();
        lines
    }

    /// `Ann 4 v k q 4`: what was left, read aloud.
    fn counted(&self) -> Option<String> {
        let is_rank = |word: &&str| {
            matches!(word.to_lowercase().as_str(), "a" | "t" | "j" | "q" | "k")
                || word.parse::<u32>().is_ok_and(|number| (1..=10).contains(&number))
        };
        let against = self.words.iter().position(|word| ["v", "vs", "against"].contains(word))?;
        let (_, end) = self.roster.lead(self.form).ok()?;
        let name = self.form.get(..end)?;
        let own = self.words.get(name.split_whitespace().count()..against)?;
        let other = self.words.get(against + 1..)?;
        let all = own.iter().chain(other).all(is_rank) && own.len().max(other.len()) > 1;
        let sum = |side: &[&str]| side.join("+");
        all.then(|| format!("{name} {} v {}", sum(own), sum(other)))
    }

    /// `7s` alone: the card was turned up.
    fn knock_card(&self) -> Option<String> {
        match self.words.as_slice() {
            [word] => read_card(word).map(|_| format!("@{word}")),
            _ => None,
        }
    }

    /// `gin Ann 30`, `knock Ann 4 23`: the name is the second word.
    fn named_later(&self) -> Option<String> {
        let (first, rest) = self.words.split_first()?;
        let rest = rest.join(" ");
        let (_, end) = self.roster.lead(&rest).ok()?;
        let (name, hand) = rest.split_at_checked(end)?;
        let first = Some(*first).filter(|word| !Self::means(word, "needless"));
        Some([Some(name), first, Some(hand.trim_start())].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    /// `hollywood`, `stake 0.10`, `Ann and Bob`: another series.
    fn series(&self) -> Option<String> {
        let rest: Vec<&str> = self
            .words
            .iter()
            .copied()
            .filter(|word| !joins_names(word) && !is_against(word) && self.roster.find(word).is_none())
            .collect();
        match rest.as_slice() {
            [] if self.words.len() > 1 => Some(self.again()),
            [preset] if matches!(PresetRef::named(preset), Ok(PresetRef::BuiltIn(_))) => {
                Some(format!("{} {}", self.again(), preset.to_lowercase()))
            }
            [key @ ("stake" | "target"), value] => Some(format!("{} {key}={value}", self.again())),
            _ => None,
        }
    }

    fn again(&self) -> String {
        new_words(self.roster).iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
    }

    /// `We 4 v 23`: one of the side played the hand.
    fn by_members(&self) -> Vec<String> {
        let Some((side, end)) = self.roster.lead_side(self.form) else { return Vec::new() };
        let rest = self.form.get(end..).unwrap_or_default();
        let members = self.roster.lineup().members(Entrant::from(side));
        members.map(|seat| format!("{}{rest}", self.roster.name(seat))).collect()
    }

    /// A command with a typo. Dan is a player, not `man`.
    fn near_command(&self) -> Option<String> {
        let (first, rest) = self.words.split_first().filter(|_| self.roster.lead(self.form).is_err())?;
        let near = nearest(first, program_words()).filter(|_| !self.words.contains(&"v"))?;
        Some([&[near], rest].concat().join(" "))
    }
}
