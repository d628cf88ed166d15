//! A line in the words of players in any language, as in `Anna Herz 10 Dame gegen 23`: the line to type in its place.
//!
//! Such a line is never read, because its words may mean more than one thing. It is rewritten in the words of one
//! language after the other, and the first text that can be read is shown.

use crate::card_word::read_group;
use crate::counts::{is_count, number};
use crate::error::{ParseError, ParseErrorKind};
use crate::mistakes::Mistakes;
use crate::national_letters::{NationalLetters, suit_of};
use crate::single_letters::respelled_in;
use crate::span::Span;
use crate::vocabulary::{
    Entry, Language, entries, languages, rank_named, suit_named, typed_card, typed_rank, typed_suit,
    unaccented,
};
use crate::words::{Token, TokenKind, split_note, tokens};
use ginscore_rules::cards::Cards;
use ginscore_rules::cards::Meld;
use ginscore_rules::cards::{Card, Rank, Suit};

/// The most bytes of a line that is looked at: two hands of cards, each in four words.
const LONGEST: usize = 800;

/// The most letters of a word that is divided into words for a rank and a suit.
const LONGEST_WORD: usize = 24;

/// The fewest letters of the beginning of a word that stands for the word.
const SHORTEST: usize = 3;

/// What to type in place of a line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewording {
    /// The line; one for each player who may have ended the hand, if nobody is named.
    pub lines: Vec<String>,
    /// The place of what is typed in another way.
    pub span: Span,
    /// The difference.
    pub change: Change,
}

/// The difference between a line and what is to be typed in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Words for cards, or other words of players.
    Words,
    /// Only a space between a rank and its suit. The words without the space.
    Space(Vec<String>),
    /// Only another sign than `v` between the two sides.
    Against,
}

/// What to type in place of a line that `reads` does not accept. The hand starts at byte `from`, after the name of a
/// player, and words that are among the `names` stay. The cards are written in the letters of the language whose words
/// they were, which are those of `own` if they can be. `None` if no line can be found, or more than one.
pub fn reworded(
    line: &str,
    from: usize,
    names: &[&str],
    own: Option<NationalLetters>,
    reads: impl Fn(&str) -> Result<(), Mistakes<ParseError>>,
) -> Option<Rewording> {
    let (typed, _) = split_note(line);
    if typed.len() > LONGEST {
        return None;
    }
    let found = tokens(typed.get(from..)?, from);
    let others = languages().filter(|language| *language != own);
    let order: Vec<Language> = std::iter::once(own).chain(others).collect();
    let accepted = |draft: &Draft| {
        let text = draft.text(line)?;
        let lines = accepted(&text, &reads);
        let (first, last) = (draft.edits.first()?, draft.edits.last()?);
        let span = first.span.to(last.span);
        (!lines.is_empty()).then(|| Rewording { lines, span, change: draft.change() })
    };
    let in_words = |language: &Language| accepted(&Draft::of(&found, names, *language, false)?);
    if let Some(rewording) = order.iter().find_map(in_words) {
        return Some(rewording);
    }
    // Single letters mean other cards in other languages: without a language of its own, all have to agree.
    let mut agreed: Option<(Vec<Card>, Rewording)> = None;
    for language in order {
        let Some(draft) = Draft::of(&found, names, language, true) else { continue };
        let Some(rewording) = accepted(&draft) else { continue };
        if language.is_some() && language == own {
            return Some(rewording);
        }
        match &agreed {
            Some((cards, _)) if *cards != draft.cards => return None,
            Some(_) => {}
            None => agreed = Some((draft.cards, rewording)),
        }
    }
    agreed.map(|(_, rewording)| rewording)
}

/// The lines to type, if the rewritten text can be read, or only lacks the player, or is in English words.
fn accepted(text: &str, reads: &impl Fn(&str) -> Result<(), Mistakes<ParseError>>) -> Vec<String> {
    let Err(mistakes) = reads(text) else { return vec![text.to_owned()] };
    match mistakes.kept() {
        [ParseError { what: ParseErrorKind::Spoken(lines), .. }] => lines.clone(),
        [ParseError { what: ParseErrorKind::UnknownPlayer { players, .. }, span }]
            if span.start == span.end =>
        {
            let lines = players.iter().map(|player| format!("{player} {}", text.trim_start()));
            lines.filter(|line| reads(line).is_ok()).collect()
        }
        _ => Vec::new(),
    }
}

/// What a word, or a part of one, means among cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Rank(Rank),
    Suit(Suit),
    /// The word between a rank and its suit.
    Of,
    /// A dash or word between the first and the last rank of a run.
    To,
}

/// A place of the line with the text to type there.
#[derive(Clone, Debug)]
struct Edit {
    span: Span,
    text: String,
    change: Change,
}

/// The edits of a line in one language, in order, and the cards that were in single letters.
#[derive(Debug, Default)]
struct Draft {
    edits: Vec<Edit>,
    cards: Vec<Card>,
    /// True if nobody won the hand, which is the whole line.
    draw: bool,
}

impl Draft {
    /// The edits in a language, with or without single letters for suits. `None` if there are none.
    fn of(found: &[Token<'_>], names: &[&str], language: Language, singles: bool) -> Option<Draft> {
        let words = Words { entries: entries(language), language };
        let is_name = |token: &Token<'_>| {
            let mut parts = names.iter().flat_map(|name| name.split(' '));
            parts.any(|part| part.to_lowercase() == token.text.to_lowercase())
        };
        let plain: Vec<bool> =
            found.iter().map(|token| token.sign == TokenKind::Word && !is_name(token)).collect();
        let mut draft = Draft::default();
        let mut done = vec![false; found.len()];
        draft.card_words(found, &plain, &mut done, &words);
        draft.other_words(found, &plain, &mut done, &words);
        draft.against(found, &done);
        match language {
            Some(letters) if singles => draft.single_letters(found, &plain, &done, letters)?,
            _ if singles => return None,
            _ => {}
        }
        draft.edits.sort_by_key(|edit| edit.span.start);
        (!draft.edits.is_empty()).then_some(draft)
    }

    /// Rewrites cards in words. Words next to each other that mean ranks and suits are taken together.
    fn card_words(&mut self, found: &[Token<'_>], plain: &[bool], done: &mut [bool], words: &Words) {
        let parts: Vec<Option<Vec<Part>>> =
            found.iter().zip(plain).map(|(token, plain)| plain.then(|| words.parts(token.text))?).collect();
        let mut at = 0;
        while at < found.len() {
            let end = at + parts.iter().skip(at).take_while(|parts| parts.is_some()).count();
            let run = parts.get(at..end).unwrap_or_default();
            let all: Vec<Part> = run.iter().flatten().flatten().copied().collect();
            let text = grouped(&all).and_then(|groups| {
                groups.iter().map(|(ranks, suits)| words.typed(ranks, suits)).collect::<Option<Vec<String>>>()
            });
            if let (Some(text), Some(first), Some(last)) = (text, found.get(at), found.get(end.max(1) - 1))
                && end > at
            {
                let span = first.span.to(last.span);
                let edit = match found.get(at..end).and_then(without_spaces) {
                    Some(joined) => Edit { span, text: joined.join(" "), change: Change::Space(joined) },
                    None => Edit { span, text: text.join(" "), change: Change::Words },
                };
                self.edits.push(edit);
                done.iter_mut().take(end).skip(at).for_each(|done| *done = true);
            }
            at = end.max(at + 1);
        }
    }

    /// Rewrites words for those of the notation. English ones are read by the notation itself.
    fn other_words(&mut self, found: &[Token<'_>], plain: &[bool], done: &mut [bool], words: &Words) {
        if words.language.is_none() {
            return;
        }
        let mut hand = false;
        for ((token, plain), done) in found.iter().zip(plain).zip(done.iter_mut()) {
            hand |= *done || is_count(token.text) || read_group(token.text, 0).is_ok();
            if *done || !*plain || is_count(token.text) || read_group(token.text, 0).is_ok() {
                continue;
            }
            let text = match words.meaning(token.text) {
                Some("against") => "v",
                Some("and") => ",",
                Some("gin") => "gin",
                Some("accepted") => "accepted",
                Some("boxes") => "boxes",
                Some("needless" | "knock") => "",
                Some("draw") => {
                    self.draw = true;
                    "draw"
                }
                _ => continue,
            };
            *done = true;
            self.edits.push(Edit { span: token.span, text: text.to_owned(), change: Change::Words });
        }
        self.draw &= !hand;
    }

    /// Rewrites another sign between two counts, as in `4 x 23` or `4:23`.
    fn against(&mut self, found: &[Token<'_>], done: &[bool]) {
        if found.iter().any(|token| token.sign == TokenKind::Against) {
            return;
        }
        let is_done = |at: usize| done.get(at).copied().unwrap_or_default();
        let counts = |at: usize| is_count_word(found, at) && !is_done(at);
        let dashes = [":", "-", "–", "—", "×"];
        for (at, token) in found.iter().enumerate() {
            let sign =
                matches!(token.sign, TokenKind::Slash | TokenKind::Discard) || dashes.contains(&token.text);
            let before = at.checked_sub(1).is_some_and(counts);
            let text = if is_done(at) {
                continue;
            } else if sign && before && counts(at + 1) {
                " v ".to_owned()
            } else {
                let halves = dashes.iter().chain(&["x", "X"]).find_map(|dash| token.text.split_once(dash));
                match halves
                    .filter(|(own, other)| token.sign == TokenKind::Word && is_count(own) && is_count(other))
                {
                    Some((own, other)) => format!("{own} v {other}"),
                    None => continue,
                }
            };
            self.edits.push(Edit { span: token.span, text, change: Change::Against });
            return;
        }
    }

    /// Rewrites words in single letters of a language. All of the line have to be in them, or none: `None` if a card in
    /// English letters would be another one in these.
    fn single_letters(
        &mut self,
        found: &[Token<'_>],
        plain: &[bool],
        done: &[bool],
        letters: NationalLetters,
    ) -> Option<()> {
        let is_card = |token: &&Token<'_>| read_group(token.text, 0).is_ok();
        // A count is the whole side: among cards, `9k` is a card.
        let is_word = |at: Option<usize>| {
            at.and_then(|at| found.get(at)).is_some_and(|token| token.sign == TokenKind::Word)
        };
        let is_side =
            |at: usize| is_count_word(found, at) && !is_word(at.checked_sub(1)) && !is_word(Some(at + 1));
        let all = found.iter().enumerate().zip(plain).zip(done.iter());
        let words: Vec<&Token<'_>> = all
            .filter(|(((at, token), plain), done)| {
                **plain && !**done && !is_side(*at) && number(token.text).is_none()
            })
            .map(|(((_, token), _), _)| token)
            .collect();
        let used: String = words.iter().map(|token| token.text.to_lowercase()).collect();
        if words.iter().all(is_card) {
            return None;
        }
        let mixed =
            words.iter().any(|token| is_card(token) && respelled_in(token.text, letters, &used).is_empty());
        for token in words {
            let english =
                read_group(token.text, 0).ok().map(|group| sorted(group.cards().iter().map(|one| one.card)));
            let mut options = respelled_in(token.text, letters, &used);
            if let (true, Some((at, _))) = (options.is_empty(), token.text.char_indices().nth(1)) {
                // The suit comes first, as in `P7`.
                let (suit, ranks) = token.text.split_at(at);
                options = respelled_in(&format!("{ranks}{suit}"), letters, &used);
            }
            let cards = |word: &str| {
                read_group(word, 0)
                    .map(|group| group.cards().iter().map(|one| one.card).collect::<Vec<Card>>())
            };
            let is_meld = |word: &String| {
                cards(word).is_ok_and(|cards| {
                    Cards::distinct(cards.iter().copied()).is_some_and(|cards| Meld::try_from(cards).is_ok())
                })
            };
            if options.iter().any(is_meld) {
                options.retain(is_meld);
            }
            let word = match (options.as_slice(), &english) {
                ([word], _) => word,
                ([], Some(_)) => continue,
                ([], None) if is_count(token.text) => continue,
                _ => return None,
            };
            let meant = sorted(cards(word).ok()?.into_iter());
            if english.is_some_and(|english| english == meant) {
                continue;
            }
            if mixed && is_card(&token) {
                return None;
            }
            self.cards.extend(meant);
            self.edits.push(Edit { span: token.span, text: word.clone(), change: Change::Words });
        }
        Some(())
    }

    /// The line with the edits.
    fn text(&self, line: &str) -> Option<String> {
        let note = line.get(split_note(line).0.len()..)?;
        if self.draw {
            return Some(format!("draw {note}").trim_end().to_owned());
        }
        let mut text = String::new();
        let mut from = 0;
        for edit in &self.edits {
            text.push_str(line.get(from..edit.span.start)?);
            text.push_str(&edit.text);
            from = edit.span.end;
        }
        text.push_str(split_note(line).0.get(from..)?);
        // Words that were left out leave spaces behind.
        let hand = text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        Some(format!("{hand} {note}").trim_end().to_owned())
    }

    fn change(&self) -> Change {
        let mut spaced = Vec::new();
        for edit in &self.edits {
            match &edit.change {
                Change::Space(words) => spaced.extend(words.iter().cloned()),
                Change::Against if self.edits.len() == 1 => return Change::Against,
                Change::Words | Change::Against => return Change::Words,
            }
        }
        Change::Space(spaced)
    }
}

/// The words of pairs of tokens that are cards once the space between them is left out, as `10 he`.
fn without_spaces(tokens: &[Token<'_>]) -> Option<Vec<String>> {
    let joined = tokens.chunks(2).map(|pair| {
        let [rank, suit] = pair else { return None };
        let word = format!("{}{}", rank.text, suit.text);
        let short = suit.text.chars().count() <= 2;
        (short && read_group(&word, 0).is_ok()).then_some(word)
    });
    joined.collect()
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort();
    cards
}

/// The ranks of a group of cards, and its suits: one of the two has one.
type Ranks = Vec<Rank>;

/// Groups of ranks and suits: `10 Herz`, `9 Herz Karo Pik` and `4-7 Herz`, or with all suits first, `Herz 10 9 8`. `None`
/// if anything is left over, or there is no suit.
fn grouped(all: &[Part]) -> Option<Vec<(Ranks, Vec<Suit>)>> {
    let suits_first = matches!(all.first()?, Part::Suit(_));
    let mut groups: Vec<(Ranks, Vec<Suit>)> = Vec::new();
    let mut left = all.iter().copied().filter(|part| *part != Part::Of).peekable();
    while left.peek().is_some() {
        let (mut ranks, mut suits) = (Vec::new(), Vec::new());
        let take_suits = |suits: &mut Vec<Suit>, left: &mut std::iter::Peekable<_>| {
            while let Some(Part::Suit(suit)) = left.next_if(|part: &Part| matches!(part, Part::Suit(_))) {
                suits.push(suit);
            }
        };
        if suits_first {
            take_suits(&mut suits, &mut left);
        }
        // As in `Herz-Dame`.
        if suits_first {
            left.next_if_eq(&Part::To);
        }
        loop {
            match left.next_if(|part| matches!(part, Part::Rank(_) | Part::To)) {
                Some(Part::Rank(rank)) => ranks.push(rank),
                Some(_) => {
                    let (from, to) = (*ranks.last()?, left.next()?);
                    let Part::Rank(to) = to else { return None };
                    let run = std::iter::successors(from.above(), |rank| rank.above());
                    ranks.extend(run.take_while(|rank| *rank <= to));
                    if ranks.last() != Some(&to) {
                        return None;
                    }
                }
                None => break,
            }
        }
        if !suits_first {
            take_suits(&mut suits, &mut left);
        }
        if ranks.is_empty() || suits.is_empty() || ranks.len() > 1 && suits.len() > 1 {
            return None;
        }
        groups.push((ranks, suits));
    }
    Some(groups)
}

/// The words of one language.
struct Words {
    entries: Vec<Entry>,
    language: Language,
}

impl Words {
    /// The word of the notation for a word of players.
    fn meaning(&self, word: &str) -> Option<&'static str> {
        let word = unaccented(word);
        let mut meanings =
            self.entries.iter().filter(|(_, known)| *known == word).map(|(meaning, _)| *meaning);
        meanings.find(|meaning| part_named(meaning).is_none())
    }

    /// What the parts of a word mean; `None` if it is cards in the notation already, or anything else.
    fn parts(&self, typed: &str) -> Option<Vec<Part>> {
        let word = unaccented(typed);
        if let Some(part) = self.exactly(&word) {
            return Some(vec![part]);
        }
        if read_group(typed, 0).is_ok() || word.chars().count() > LONGEST_WORD {
            return None;
        }
        if let Some(part) = self.letter(&word).or_else(|| self.beginning(&word)) {
            return Some(vec![part]);
        }
        let known = |(meaning, known): &Entry| {
            part_named(meaning).is_some() && known.get(..SHORTEST).is_some_and(|begins| word.contains(begins))
        };
        // Letters alone may be anything.
        let has_word = word.chars().any(|letter| letter.is_ascii_digit() || symbol(letter).is_some());
        self.divided(&word).filter(|_| has_word || self.entries.iter().any(known))
    }

    fn exactly(&self, word: &str) -> Option<Part> {
        let mut known = self.entries.iter().filter(|(_, known)| known == word);
        known.find_map(|(meaning, _)| part_named(meaning))
    }

    /// The suit or the face card that begins so.
    fn beginning(&self, word: &str) -> Option<Part> {
        if word.chars().count() < SHORTEST {
            return None;
        }
        let known = self.entries.iter().filter(|(_, known)| known.starts_with(word));
        let mut parts = known.filter_map(|(meaning, _)| part_named(meaning)).filter(is_long);
        let first = parts.next()?;
        parts.all(|part| part == first).then_some(first)
    }

    /// A rank or suit in one or two letters, or a symbol.
    fn letter(&self, word: &str) -> Option<Part> {
        let mut letters = word.chars();
        let (first, second) = (letters.next()?, letters.next());
        if letters.next().is_some_and(|third| !matches!(third, '\u{fe0e}' | '\u{fe0f}')) {
            return None;
        }
        let rank = Rank::from_letter(first).or_else(|| self.language?.face(first));
        match second {
            Some('0') if first == '1' => Some(Part::Rank(Rank::Ten)),
            Some('\u{fe0e}' | '\u{fe0f}') => symbol(first),
            Some(second) => suit_of(first, second).map(Part::Suit),
            None if matches!(first, '-' | '–') => Some(Part::To),
            None => rank.map(Part::Rank).or_else(|| symbol(first)).or_else(|| {
                let suit = match self.language {
                    None => Suit::from_letter(first),
                    Some(letters) => match letters.suits_of_single(first).as_slice() {
                        // It may be English clubs.
                        [suit] if first != 'c' => Some(*suit),
                        _ => None,
                    },
                };
                suit.map(Part::Suit)
            }),
        }
    }

    /// A word that is put together, as `HerzDame` or `10kier`.
    fn divided(&self, word: &str) -> Option<Vec<Part>> {
        if word.is_empty() {
            return Some(Vec::new());
        }
        let ends: Vec<usize> = word.char_indices().map(|(at, letter)| at + letter.len_utf8()).collect();
        ends.into_iter().rev().find_map(|end| {
            let (first, rest) = word.split_at_checked(end)?;
            let single =
                first.chars().count() == 1 && first.chars().all(char::is_alphabetic) && first.is_ascii();
            let part = match self.exactly(first) {
                Some(Part::Of | Part::To) => None,
                Some(part) => Some(part),
                None => self.letter(first).filter(|part| !single || matches!(part, Part::Rank(_))),
            };
            let part = part.or_else(|| self.beginning(first))?;
            let mut parts = vec![part];
            parts.extend(self.divided(rest)?);
            Some(parts)
        })
    }

    /// The cards of a group as they are typed in this language.
    fn typed(&self, ranks: &[Rank], suits: &[Suit]) -> Option<String> {
        let letters = self.language;
        let (first, last) = (*ranks.first()?, *ranks.last()?);
        if let [rank] = ranks {
            let suits: String = suits.iter().map(|suit| typed_suit(*suit, letters)).collect();
            return Some(format!("{}{suits}", typed_rank(*rank, letters)));
        }
        let [suit] = suits else { return None };
        let step = |next: fn(Rank) -> Option<Rank>| {
            ranks.windows(2).all(|pair| matches!(pair, [one, two] if next(*one) == Some(*two)))
        };
        let run = |from, to| {
            format!("{}-{}{}", typed_rank(from, letters), typed_rank(to, letters), typed_suit(*suit, letters))
        };
        if ranks.len() > 2 && step(Rank::above) {
            return Some(run(first, last));
        }
        if ranks.len() > 2 && step(Rank::below) {
            return Some(run(last, first));
        }
        let cards = ranks.iter().map(|rank| typed_card(Card::new(*rank, *suit), letters));
        Some(cards.collect::<Vec<_>>().join(" "))
    }
}

fn is_count_word(found: &[Token<'_>], at: usize) -> bool {
    found.get(at).is_some_and(|token| is_count(token.text))
}

/// The suit of a symbol.
fn symbol(letter: char) -> Option<Part> {
    Suit::from_letter(letter).filter(|_| !letter.is_ascii()).map(Part::Suit)
}

/// Returns true for suits, aces and face cards, whose words can be shortened.
fn is_long(part: &Part) -> bool {
    match part {
        Part::Suit(_) => true,
        Part::Rank(rank) => matches!(rank, Rank::Ace | Rank::Jack | Rank::Queen | Rank::King),
        Part::Of | Part::To => false,
    }
}

/// What a file of words names, if it belongs to cards.
fn part_named(meaning: &str) -> Option<Part> {
    match meaning {
        "of" => Some(Part::Of),
        "to" => Some(Part::To),
        _ => suit_named(meaning).map(Part::Suit).or_else(|| rank_named(meaning).map(Part::Rank)),
    }
}
