//! A hand with the cards of both players as it is told: `Kai knocks with 789h ... 4d, Zoe has kcds ..., lays off 8s`. In the notation
//! a `v` is between the two, and a plus before what is laid off.

use super::referee::is_repeated;
use super::{Meaning, TypedWords, is_against, without_comma};
use crate::commands::line::spoken_cards::{
    cards_of_group, in_notation, is_article, is_of_card, names_ranks, read_group, suits_of_letters,
};
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    ASKS, BIGS, EACH, FILLERS, GINS, HARMLESS, JOINS, KNOCKS, LASTS, LAYS_APART, LAYS_OFF, LEFTS, LOSES,
    NOTS, OF_CARDS, OWNS, PASSIVES, PAYS, SELVES, TOS, UP_TOS, WINS, WordList, means, without,
};
use crate::show::mistakes::parse_error::parse_error;
use crate::show::mistakes::refusal::no_big_gin;
use crate::show::words::quoted;
use ginscore_notation::{Mistakes, Token, read_side, singles, tokens};
use ginscore_rules::players::Seat;

/// The fewest cards by which a hand is told.
const FEWEST: usize = 7;

/// The cards of a player.
const HAND: usize = 10;

/// The letters of a word that is not known; a shorter one may be a rank or a suit.
const UNKNOWN: usize = 2;

/// Between the groups of a side in the notation.
const SIGNS: [&str; 2] = ["/", "+"];

/// Words that say nothing next to cards.
const SILENT: [WordList; 7] = [KNOCKS, FILLERS, PASSIVES, LOSES, JOINS, OF_CARDS, EACH];

/// The hand of one player, as it is told.
#[derive(Default)]
struct Told {
    player: Option<Seat>,
    /// As it is typed in the notation.
    cards: String,
    count: usize,
    /// What a player had left, in place of cards.
    points: Option<String>,
    is_gin: bool,
    is_big: bool,
    says_self: bool,
    knocks: bool,
    /// The other player has ended the hand: `was caught with`, `was knocked on with`.
    loses: bool,
    /// True if it is not the notation that was typed.
    is_in_words: bool,
    has_unknown: bool,
}

/// Cards in words or groups, as they are typed in the notation, and how many they are.
fn cards_in(words: &[&str]) -> Option<(String, usize)> {
    let bare = |word: &&str| word.trim_end_matches(',').to_owned();
    // `Askr` is none in the notation.
    let typed = |word: &&str| match read_group(&bare(word)) {
        Some(_) => (*word).to_owned(),
        None => singles(&cards_of_group(&bare(word)).unwrap_or_default()),
    };
    let groups: Option<Vec<usize>> =
        words.iter().map(|word| cards_of_group(&bare(word)).map(|cards| cards.len())).collect();
    match groups {
        Some(counts) => {
            Some((words.iter().map(typed).collect::<Vec<_>>().join(" "), counts.into_iter().sum()))
        }
        None => in_notation(&words.join(" ")).map(|cards| {
            let count = cards.split(' ').count();
            (cards, count)
        }),
    }
}

/// Returns true for a word between cards, as in `ace to four` and `sevens no club`.
fn joins_cards(word: &str, cards: &[&str], after: &[&str]) -> bool {
    let after = without(after, OF_CARDS).unwrap_or(after);
    let next = after.first().map(|next| next.trim_end_matches(',')).unwrap_or_default();
    let is_range = (means(word, TOS) || means(word, UP_TOS)) && names_ranks(next);
    !cards.is_empty() && (is_range || means(word, NOTS) && is_of_card(next))
}

/// Returns true for what a player is said to have knocked with, before the cards: `for 1, 5-7c ...`.
fn is_count(word: &str, after: &[&str]) -> bool {
    let is_group = |word: &&str| cards_of_group(word.trim_end_matches(',')).is_some();
    word.chars().all(|sign| sign.is_ascii_digit()) && after.first().is_some_and(is_group)
}

/// Returns true for a word that is a rank or several suits, if it follows cards: `Q hsd`.
fn is_after_card(word: &str, cards: &[&str]) -> bool {
    !cards.is_empty() && (names_ranks(word) || suits_of_letters(word).is_some())
}

fn is_card(word: &str) -> bool {
    let bare = word.trim_end_matches(',');
    cards_of_group(bare).is_some() || is_of_card(bare) || names_ranks(bare)
}

impl TypedWords<'_> {
    /// The hand, if both players are told by their cards, and if it is not the notation already.
    pub(super) fn cards_told(&self) -> Option<Meaning> {
        let has_cards = self.words.iter().filter(|word| is_card(word)).count() > 1;
        // A player who is called like a card may be either.
        let mut names = self.series.roster().players().iter();
        if !has_cards
            || names.any(|name| is_card(name))
            || self.is_supposed()
            || self.denies()
            || self.is_of_another()
        {
            return None;
        }
        let (words, laid_off) = self.before_lay_offs();
        let at = self.second_side(words)?;
        let (own, others) = words.split_at_checked(at)?;
        let has_sign = others.first().is_some_and(|word| is_against(word));
        let others = others.get(usize::from(has_sign)..)?;
        let (Some(own), Some(others)) = (self.told_of(own), self.told_of(others)) else {
            // A line of the notation has its own mistakes.
            let is_notation = words.get(at).is_some_and(|word| word.len() == 1);
            return if is_notation {
                None
            } else {
                self.with_no_cards(own).or_else(|| self.with_no_cards(others))
            };
        };
        let mut sides = [own, others];
        let is_in_words =
            laid_off.is_some() || !has_sign || sides.iter().any(|side| side.is_in_words || side.has_unknown);
        let ends = |side: &Told| side.knocks || side.is_gin;
        let [one, two] = &sides;
        // Both cannot have ended it, and of one player there is one side.
        let is_one = one.player.is_some() && one.player == two.player;
        if is_one || ends(one) && ends(two) || one.loses && two.loses {
            return None;
        }
        if ends(two) || one.loses {
            sides.reverse();
        }
        let [one, two] = &sides;
        let laid_off = match laid_off {
            Some(cards) => {
                let (cards, left) = left_after(cards);
                let cards = cards_in(&without_said(cards))?.0;
                let sign = if two.cards.contains('/') { " " } else { " / " };
                let left = match left {
                    Some(left) => format!("{sign}{}", cards_in(&without_said(left))?.0),
                    None => String::new(),
                };
                format!("{left} + {}", cards.trim_end_matches(','))
            }
            None => String::new(),
        };
        let is_whole = one.count >= FEWEST && (two.count > 0 || two.points.is_some());
        (is_whole && is_in_words).then_some(())?;
        let roster = self.series.roster();
        let name = |seat: Seat| quoted(roster.name(seat));
        // Eleven cards say by themselves that they are a big gin.
        let gin = if one.is_gin && one.count <= HAND { "gin " } else { "" };
        let of_other = two.player.filter(|_| !roster.lineup().is_two_players());
        let of_other = of_other.map(|seat| format!("{} ", name(seat))).unwrap_or_default();
        let line_of = |by| {
            format!(
                "{} {gin}{} v {of_other}{}{laid_off}",
                name(by),
                one.cards,
                two.points.as_ref().unwrap_or(&two.cards)
            )
        };
        let by = one.player.or_else(|| self.other(two.player?));
        let lines: Vec<String> = match by {
            Some(by) => vec![line_of(by)],
            // `I have gin with 3cdh ... against ...`
            None if roster.lineup().is_two_players() => roster.lineup().seats().map(line_of).collect(),
            None => return None,
        };
        let has_unknown = sides.iter().any(|side| side.has_unknown);
        if one.is_big && self.series.score().house().big_gin_bonus.is_none() {
            let gin = lines.first().map(|line| self.noted(line))?;
            let failure = Failure::refused([no_big_gin(Some(&gin))]);
            return Some(Meaning::Unclear(Box::new(failure.perhaps(vec![gin]))));
        }
        match by {
            // A word that is not known may be a mistyped name.
            None if has_unknown && !one.says_self => None,
            // What is wrong with the cards is said of them.
            Some(_) if !has_unknown => Some(self.as_line(self.noted(lines.first()?))),
            _ => self.offered_in_part(&lines),
        }
    }

    /// Returns true for the beginning of a name before cards: `j: 5cdh`. A letter may be a rank, too, which no cards follow.
    fn is_initial(&self, words: &[&str]) -> bool {
        let [word, next, ..] = words else { return false };
        cards_of_group(word).is_none() && cards_of_group(next).is_some() && self.name_of(&[*word]).is_some()
    }

    /// Returns true for a question, and for what is said of a recorded hand.
    fn is_of_another(&self) -> bool {
        let asks = self.words.first().is_some_and(|word| means(word, ASKS) && self.exact_name(&[*word]) == 0);
        asks || self.says(LASTS) || self.speaks_of_recorded()
    }

    /// Returns true for a word that denies anything but a suit, as `sevens no club` does.
    fn denies(&self) -> bool {
        let is_suit = |at: usize| {
            let after = self.words.get(at..).unwrap_or_default();
            without(after, OF_CARDS).unwrap_or(after).first().is_some_and(|word| is_of_card(word))
        };
        let is_not = |word: &str| means(word.trim_end_matches(','), NOTS) && self.exact_name(&[word]) == 0;
        self.words.iter().enumerate().any(|(at, word)| is_not(word) && !is_suit(at + 1))
    }

    /// What is wrong with cards among which are words that are none: `456s 789d qqq`.
    fn with_no_cards(&self, words: &[&str]) -> Option<Meaning> {
        let is_group = |word: &str| cards_of_group(word.trim_end_matches(',')).is_some();
        let looks_so = |word: &&&str| {
            let bare = word.trim_end_matches(',');
            !is_group(bare) && (bare.contains(|sign: char| sign.is_ascii_digit()) || is_repeated(bare))
        };
        let none =
            words.iter().find(looks_so).filter(|_| words.iter().filter(|word| is_group(word)).count() > 1)?;
        let bare = none.trim_end_matches(',');
        let is_it = |token: &Token<'_>| token.text.trim_end_matches(',').eq_ignore_ascii_case(bare);
        let token = tokens(self.typed, 0).into_iter().find(is_it)?;
        let mut mistakes = Mistakes::none();
        read_side(std::slice::from_ref(&token), &mut mistakes);
        let report = parse_error(self.typed, mistakes.kept().first()?);
        Some(Meaning::Unclear(Box::new(Failure::unreadable([report]))))
    }

    /// The words before those for cards that are laid off, and what follows these.
    fn before_lay_offs(&self) -> (&[&str], Option<&[&str]>) {
        let rest = |at: usize| {
            let words = self.words.get(at..)?;
            // `lays down` is a knock.
            let cards = without(words, LAYS_OFF).filter(|_| without(words, KNOCKS).is_none())?;
            Some((at, cards))
        };
        // `leg 10he und 4he an`
        let apart = |at: usize| {
            let [lays, cards @ .., off] = self.words.get(at..)? else { return None };
            let has_cards = cards.iter().any(|word| is_card(word));
            (has_cards && means(&format!("{lays}-{off}"), LAYS_APART)).then_some((at, cards))
        };
        let found = (1..self.words.len()).find_map(rest).filter(|(_, cards)| !cards.is_empty());
        let found = found.or_else(|| (1..self.words.len()).find_map(apart)).or_else(|| self.laid_off_last());
        let Some((at, cards)) = found else { return (&self.words, None) };
        let mut before = self.words.get(..at).unwrap_or_default();
        // `..., and I laid off 5c`
        while let [rest @ .., who] = before
            && (means(who, SELVES) || means(who, JOINS) || self.exact_name(&[who]) > 0)
        {
            before = rest;
        }
        (before, Some(cards))
    }

    /// Where the cards of `..., Kreuz 7 angelegt` begin, and which they are.
    fn laid_off_last(&self) -> Option<(usize, &[&str])> {
        let is_last = |at: &usize| {
            let rest = self.words.get(*at..).unwrap_or_default();
            without(rest, LAYS_OFF).is_some_and(<[&str]>::is_empty)
        };
        // `die Herz 7 legt sie an`
        let off = self.words.last().unwrap_or(&"");
        let is_apart = |at: &usize| {
            let (lays, rest) =
                (self.words.get(*at).unwrap_or(&""), self.words.get(at + 1..).unwrap_or_default());
            means(&format!("{lays}-{off}"), LAYS_APART) && !rest.iter().any(|word| is_card(word))
        };
        let verb = (1..self.words.len()).find(|at| is_last(at) || is_apart(at))?;
        let start = self.words.get(..verb)?.iter().rposition(|word| word.ends_with(','))? + 1;
        Some((start, self.words.get(start..verb)?))
    }

    /// Where the second side begins: with the word against, or with the name of another player.
    fn second_side(&self, words: &[&str]) -> Option<usize> {
        if let Some(at) = words.iter().position(|word| is_against(word)) {
            return Some(at);
        }
        let words_before = |at: usize| words.get(at.checked_sub(1)?);
        let is_player = |at: &usize| {
            let words = without_comma(words.get(*at..).unwrap_or_default());
            let is_self = |word: &&str| means(word, SELVES) || means(word, OWNS);
            let ends = words_before(*at).is_some_and(|word| word.ends_with(','));
            self.exact_name(&words) > 0
                || words.first().is_some_and(is_self)
                || ends && self.is_initial(&words)
        };
        let is_after_cards =
            |at: &usize| words.get(..*at).is_some_and(|own| own.iter().any(|word| is_card(word)));
        (1..words.len()).filter(is_after_cards).find(is_player)
    }

    /// The hand of one player. `None` if more is said than its cards and how it ended.
    fn told_of(&self, words: &[&str]) -> Option<Told> {
        let mut told = Told::default();
        let (mut rest, mut after_passive) = (words, false);
        let mut segments: Vec<(Option<&str>, Vec<&str>)> = vec![(None, Vec::new())];
        while let [word, after @ ..] = rest {
            rest = after;
            let bare = word.trim_end_matches(',');
            let from = [[bare].as_slice(), after].concat();
            // At the start `j` is a player, as it is in the notation.
            let is_start = rest.len() + 1 == words.len();
            let is_name = self.exact_name(&from) > 0 || is_start && self.is_initial(&from);
            let name = is_name.then(|| self.name_of(&from)).flatten();
            let said = |list: WordList| means(bare, list);
            let is_passive = std::mem::replace(&mut after_passive, said(PASSIVES));
            let last = segments.last_mut().map(|(_, words)| words)?;
            if let Some((seat, count)) = name {
                (told.player.is_none() || told.player == Some(seat)).then_some(())?;
                told.player = Some(seat);
                rest = after.get(count - 1..)?;
            } else if SIGNS.contains(&bare) {
                segments.push((Some(bare), Vec::new()));
            } else if last.is_empty() && is_count(bare, after) {
                (told.is_in_words, told.has_unknown) = (true, true);
            } else if last.is_empty() && after.is_empty() && bare.parse::<u32>().is_ok() {
                told.points = Some(bare.to_owned());
            } else if is_card(bare) && !is_article(bare, after)
                || is_after_card(bare, last)
                || joins_cards(bare, last, after)
            {
                last.push(word);
            } else if bare.eq_ignore_ascii_case("gin") || said(GINS) {
                (told.is_gin, told.loses) = (!is_passive, told.loses || is_passive);
            } else if said(BIGS) && after.first().is_some_and(|gin| gin.eq_ignore_ascii_case("gin")) {
                (told.is_in_words, told.is_big) = (true, true);
            } else {
                let is_silent = SILENT.iter().chain(&[SELVES, OWNS]).any(|list| said(*list));
                told.knocks |= said(KNOCKS) && !is_passive;
                told.loses |= said(LOSES) || said(KNOCKS) && is_passive;
                // Who wins or pays is another matter.
                (![PAYS, WINS].iter().any(|list| said(*list))).then_some(())?;
                told.says_self |= said(SELVES);
                told.is_in_words = true;
                let is_word = bare.chars().all(char::is_alphabetic) && bare.chars().count() >= UNKNOWN;
                (is_silent || is_word).then_some(())?;
                told.has_unknown |= !is_silent;
            }
        }
        for (sign, words) in segments {
            let (cards, count) = if words.is_empty() { (String::new(), 0) } else { cards_in(&words)? };
            told.is_in_words |= count > 0 && cards != words.join(" ");
            told.cards.extend(sign.map(|sign| format!(" {sign} ")));
            told.cards += cards.trim_end_matches(',');
            told.count += count;
        }
        Some(told)
    }
}

/// The cards that are laid off, and what is left after them: `6s and 9d, left with 5s 2d`, `3s, and I am left with 2d`.
fn left_after<'w, 'l>(cards: &'w [&'l str]) -> (&'w [&'l str], Option<&'w [&'l str]>) {
    let says_nothing = |word: &&str| SILENT.iter().chain(&[SELVES, HARMLESS]).any(|list| means(word, *list));
    let clause = |left: usize| {
        let start = cards.get(..left)?.iter().rposition(|word| word.ends_with(','))? + 1;
        cards.get(start..left)?.iter().all(says_nothing).then_some((start, left))
    };
    let lefts = (0..cards.len()).filter(|at| cards.get(*at).is_some_and(|word| means(word, LEFTS)));
    let found = lefts.filter_map(clause).next();
    match found.and_then(|(start, left)| cards.get(..start).zip(cards.get(left..))) {
        Some((laid_off, left)) if left.iter().any(|word| is_card(word)) => (laid_off, Some(left)),
        _ => (cards, None),
    }
}

/// The words without those that say nothing next to cards.
fn without_said<'w>(words: &[&'w str]) -> Vec<&'w str> {
    let is_said = |word: &str| !is_card(word) && SILENT.iter().any(|list| means(word, *list));
    words.iter().copied().filter(|word| !is_said(word)).collect()
}
