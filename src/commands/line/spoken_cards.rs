//! Cards in the words of players: `ace king queen of spades`, `sevens of clubs, hearts and spades`.

use crate::commands::words::{
    ACES, ARTICLES, EACH, INDEFINITES, JOINS, NOTS, OF_CARDS, TOS, UP_TOS, count_in_words, means,
    means_exactly, number_in_words, rank_named, suit_named, without,
};
use crate::say::{Lang, in_english};
use crate::show::cards::in_words::rank_name;
use ginscore_notation::{Mistakes, Part, Token, TokenKind, read_card, read_side, tokens, unaccented};
use ginscore_rules::cards::{Card, Rank, Suit};

/// The most cards that are read so: those of a hand.
const MOST: usize = 11;

/// The most words that are read: each card as `the seven of clubs`, and a question around them.
const WORDS: usize = 50;

/// What was said so far of the cards.
#[derive(Default)]
struct Said {
    cards: Vec<Card>,
    /// Their suits follow.
    ranks: Vec<Rank>,
    /// The ranks of the last suit, which may have others.
    last: Vec<Rank>,
    /// Suits that stand before their ranks, as in German, or after those of the suit before.
    suits: Vec<Suit>,
    /// A suit before its ranks has one: the next suit is that of others, as in `Pik Dame, Pik König`.
    is_used: bool,
    has_suit: bool,
}

impl Said {
    fn add_suits(&mut self, more: &[Suit]) {
        self.has_suit = true;
        if self.ranks.is_empty() {
            if std::mem::take(&mut self.is_used) {
                self.suits.clear();
            }
            self.suits.extend(more);
        } else {
            self.cards.extend(in_suits(more, &self.ranks));
            self.last = std::mem::take(&mut self.ranks);
        }
    }

    /// `None` if the ranks may be of several suits before them.
    fn add_ranks(&mut self, more: Vec<Rank>) -> Option<()> {
        // Only in German a suit stands before its ranks.
        if Lang::current().tag() != "de" {
            self.ends();
        }
        match self.suits.as_slice() {
            [] => self.ranks.extend(more),
            [suit] => {
                self.cards.extend(in_suits(&[*suit], &more));
                self.is_used = true;
                self.last.clear();
            }
            _ => return None,
        }
        Some(())
    }

    /// The suits so far are said of the ranks before them: `king of clubs and spades, 5-7 diamonds`.
    fn ends(&mut self) {
        if !self.last.is_empty() {
            self.cards.extend(in_suits(&self.suits, &self.last));
            self.suits.clear();
        }
    }

    fn cards(mut self) -> Option<Vec<Card>> {
        // `Pik Ass König`: it was before its ranks.
        let is_before = self.last.is_empty() && self.suits.len() < 2;
        self.ends();
        let is_read = self.has_suit && self.ranks.is_empty() && (self.suits.is_empty() || is_before);
        (is_read && !self.cards.is_empty() && self.cards.len() <= MOST).then_some(self.cards)
    }
}

/// The cards that the words name, as they are typed. `None` if a word is something else, if no word names a suit, or if a card has none.
pub(crate) fn in_notation(line: &str) -> Option<String> {
    let line = line.replace(',', " , ");
    let words = line.split([' ', '?', '.']).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.take(WORDS + 1).collect();
    if words.len() > WORDS {
        return None;
    }
    let mut said = Said::default();
    let mut rest = words.as_slice();
    while let [word, after @ ..] = rest {
        rest = after;
        if *word == "," {
            said.ends();
        } else if is_article(word, after) {
            // `a king of hearts`
        } else if let Some(after) = without(&words_from(word, after), OF_CARDS) {
            rest = rest.get(rest.len() - after.len()..)?;
        } else if let Some(suit) = suit_named(word) {
            said.add_suits(&[suit]);
        } else if let Some(others) = other_suits(word, after).filter(|_| !said.ranks.is_empty()) {
            said.add_suits(&others);
            rest = without(after, OF_CARDS).unwrap_or(after).get(1..)?;
        } else if let Some(rank) = all_four(word, after) {
            said.cards.extend(in_suits(&Suit::ALL, &[rank]));
            said.has_suit = true;
            rest = after.get(1..)?;
        } else if names_cards(word, after) {
            // `three aces As Ah Ac`
            said.has_suit = true;
            rest = after.get(1..)?;
        } else if counts_suits(word, after) {
            // `three kings of hearts, clubs and spades`
        } else if let Some((ranks, after)) = ranks_up_to(&words_from(word, after)) {
            said.add_ranks(ranks)?;
            rest = rest.get(rest.len() - after..)?;
        } else if let Some(suits) =
            suits_of_letters(word).filter(|_| !said.ranks.is_empty() || !said.last.is_empty())
        {
            // `kings hdc`, `re cu qu fi`
            said.add_suits(&suits);
        } else {
            // `10copas` names a suit.
            said.has_suit |= read_group(word).is_none();
            said.cards.extend(cards_of_group(word)?);
        }
    }
    let cards: Vec<String> = said.cards()?.iter().map(Card::to_string).collect();
    Some(cards.join(" "))
}

/// Returns true for `a` before a card in a word: `a 4d`, `a king`. Before a letter or a digit it is an ace: `a k q of spades`.
pub(crate) fn is_article(word: &str, after: &[&str]) -> bool {
    let is_card = |word: &&str| {
        let bare = word.trim_end_matches(',');
        let is_word = bare.chars().count() > 2 && bare.chars().all(char::is_alphabetic);
        read_group(bare).is_some() || is_word && suit_named(bare).is_none() && names_ranks(bare)
    };
    means(word, EACH) && after.first().is_some_and(is_card)
}

fn words_from<'w>(word: &'w str, after: &[&'w str]) -> Vec<&'w str> {
    [&[word], after].concat()
}

/// The other suits, of a rank that is said to lack one: `sevens without spades`.
fn other_suits(word: &str, after: &[&str]) -> Option<Vec<Suit>> {
    // `without the spade`
    let after = without(after, OF_CARDS).unwrap_or(after);
    let missing = suit_named(after.first().filter(|_| means(word, NOTS))?)?;
    Some(Suit::ALL.into_iter().filter(|suit| *suit != missing).collect())
}

/// The rank of `four tens` and `four 10s`, which needs no suits.
fn all_four(word: &str, after: &[&str]) -> Option<Rank> {
    let (rank, next) = after.split_first()?;
    let is_four = number_in_words(word) == Some(4);
    let named = next.first().is_some_and(|word| suit_named(word).is_some() || means(word, OF_CARDS));
    // `four five six of hearts` are three cards.
    let is_singular = number_in_words(rank).is_some() || rank.parse::<usize>().is_ok();
    let ranks_in = |word: &str| ranks_of(&[word]).map(|(ranks, _)| ranks);
    let ranks = ranks_in(rank).or_else(|| ranks_in(rank.strip_suffix('s')?))?;
    match ranks.as_slice() {
        [rank] if is_four && !named && !is_singular => Some(*rank),
        _ => None,
    }
}

/// Returns true for a number and a rank before the cards themselves: `three aces As Ah Ac`, `three aces acdh`.
fn names_cards(word: &str, after: &[&str]) -> bool {
    let Some((rank, cards)) = after.split_first() else { return false };
    let ranks = ranks_of(&[*rank]).map(|(ranks, _)| ranks).unwrap_or_default();
    let [rank] = ranks.as_slice() else { return false };
    let of_rank = |word: &&str| read_group(word).filter(|group| group.iter().all(|card| card.rank == *rank));
    let shown: usize = cards.iter().map_while(of_rank).map(|group| group.len()).sum();
    let count = number_in_words(word).unwrap_or_default();
    count > 1 && shown >= count
}

/// Returns true for the number of a set before its rank and suits: `three kings hearts clubs spades`, `three sevens no club`.
fn counts_suits(word: &str, after: &[&str]) -> bool {
    let Some((rank, mut rest)) = after.split_first() else { return false };
    // `3 4 of hearts` are two cards.
    let is_word = rank.chars().all(char::is_alphabetic) && rank.chars().count() > 1;
    let count = number_in_words(word).or_else(|| word.parse().ok().filter(|_| is_word));
    if suit_named(rank).is_some() || !matches!(ranks_of(&[*rank]), Some((ranks, _)) if ranks.len() == 1) {
        return false;
    }
    let mut suits = 0;
    while let Some((word, after)) = rest.split_first() {
        let is_silent = *word == "," || means(word, OF_CARDS);
        let named = suit_named(word).map(|_| 1).or_else(|| Some(suits_of_letters(word)?.len()));
        match named.or_else(|| Some(other_suits(word, after)?.len())) {
            Some(more) => suits += more,
            None if is_silent => {}
            None => break,
        }
        rest = after;
    }
    count.is_some_and(|count| (3..=4).contains(&count) && suits >= count)
}

/// The ranks that the first words name, and how many words are after them: also `ace to four`.
fn ranks_up_to(words: &[&str]) -> Option<(Vec<Rank>, usize)> {
    let (ranks, after) = ranks_of(words)?;
    let place = |rank: &Rank| Rank::ALL.iter().position(|one| one == rank);
    if let [low] = ranks.as_slice()
        && let Some(rest) = without(after, UP_TOS).or_else(|| without(after, TOS))
        && let Some((high, after)) = ranks_of(rest)
        && let [high] = high.as_slice()
        && let (Some(low), Some(high)) = (place(low), place(high))
        && low < high
    {
        return Some((Rank::ALL.get(low..=high)?.to_vec(), after.len()));
    }
    Some((ranks, after.len()))
}

/// The count of the ranks that the first words name, joined by words, and the words after them: 17 for `a king and a 7`, 1 for `an
/// ace`. One of them is a word for an ace or a face card; one alone has an article.
pub(crate) fn count_of_ranks<'w, 'l>(words: &'w [&'l str]) -> Option<(u32, &'w [&'l str])> {
    let (first, mut has_face, mut rest) = rank_said(words)?;
    // `Bob knocks with an ace`
    let has_article = words.first().is_some_and(|word| means(word, INDEFINITES));
    let mut ranks = vec![first];
    while let [joins, next @ ..] = rest
        && means(joins, JOINS)
        && let Some((rank, is_face, after)) = rank_said(next)
    {
        ranks.push(rank);
        has_face |= is_face;
        rest = after;
    }
    let count = ranks.iter().map(|rank| u32::from(rank.points())).sum();
    // `a queen and kings`
    let is_whole = !matches!(rest, [joins, next @ ..] if means(joins, JOINS) && ranks_of(next).is_some());
    ((ranks.len() > 1 || has_article && is_whole) && has_face).then_some((count, rest))
}

/// The rank of one card that the first words name, whether it is a word for an ace or a face card, and the words after it: `a king`.
/// None of several: `kings`.
fn rank_said<'w, 'l>(words: &'w [&'l str]) -> Option<(Rank, bool, &'w [&'l str])> {
    let after_article = match words {
        [article, after @ ..] if means(article, EACH) || means(article, INDEFINITES) => Some(after),
        _ => None,
    };
    let said = after_article.filter(|after| !after.is_empty()).unwrap_or(words);
    let (ranks, after) = ranks_of(said)?;
    let [rank] = ranks.as_slice() else { return None };
    let word = said.first()?;
    // In Portuguese, `as` is an article, too.
    let is_face = word.chars().count() > 1 && is_of_card(word) && !means_exactly(word, ARTICLES);
    let is_one = !is_face || is_singular(word, *rank, after_article.is_some());
    is_one.then_some((*rank, is_face, after))
}

/// Returns true for the name of a rank, and in German for `einen Buben`.
fn is_singular(word: &str, rank: Rank, has_article: bool) -> bool {
    let word = unaccented(word.trim_end_matches(','));
    let is_name = |name: &str| {
        let name = unaccented(name);
        word == name || has_article && Lang::current().tag() == "de" && word == format!("{name}n")
    };
    is_name(&rank_name(rank))
        || in_english(|| is_name(&rank_name(rank)))
        || rank == Rank::Ace && means(&word, ACES)
}

/// The cards of each rank in each suit.
fn in_suits(suits: &[Suit], ranks: &[Rank]) -> Vec<Card> {
    suits.iter().flat_map(|suit| ranks.iter().map(|rank| Card::new(*rank, *suit))).collect()
}

/// The cards of a word in the notation: `4s`, `9cdh`, `456s`; also with a word for the ace: `Askr`.
pub(crate) fn cards_of_group(word: &str) -> Option<Vec<Card>> {
    let with_letter = || {
        let low = word.to_lowercase();
        let mut aces = ACES(Lang::current()).split(' ');
        let suits = aces.find_map(|ace| low.strip_prefix(ace)).filter(|suits| !suits.is_empty())?;
        read_group(&format!("a{suits}"))
    };
    // `777hdc`
    let repeated = || {
        let rank = word.chars().next()?;
        let suits = word.trim_start_matches(rank);
        let count = word.len() - suits.len();
        (count > 2 && suits.len() == count).then(|| read_group(&format!("{rank}{suits}"))).flatten()
    };
    // `10copas`
    let with_name = || {
        let at = word.find(|sign: char| !sign.is_ascii_digit()).map(|at| at.max(1))?;
        let (rank, name) = word.split_at_checked(at)?;
        let suit = suit_named(name).filter(|_| name.chars().count() > 2)?;
        read_group(&format!("{rank}{}", suit.letter()))
    };
    read_group(word).or_else(with_letter).or_else(repeated).or_else(with_name)
}

/// The cards of a word in the notation.
pub(crate) fn read_group(word: &str) -> Option<Vec<Card>> {
    let mut mistakes = Mistakes::none();
    let side = read_side(&tokens(word, 0), &mut mistakes);
    let is_plain = mistakes.kept().is_empty() && side.slash.is_none() && side.plus.is_none();
    let cards: Vec<Card> = side.groups.into_iter().flatten().map(|card| card.card).collect();
    (is_plain && !cards.is_empty()).then_some(cards)
}

/// The suits of English letters, as `hdc`, or the one of the letters of another language: `qu`.
pub(crate) fn suits_of_letters(word: &str) -> Option<Vec<Suit>> {
    let several = || word.chars().map(Suit::from_letter).collect::<Option<Vec<Suit>>>();
    let own = || Some(vec![read_card(&format!("2{word}"))?.suit]);
    // A letter alone is a rank in other languages.
    let is_one = word.len() == 1 && Lang::current() == Lang::ENGLISH;
    (is_one || word.chars().count() > 1).then(|| own().or_else(several)).flatten()
}

/// Returns true for a word for a suit, an ace or a face card.
pub(crate) fn is_of_card(word: &str) -> bool {
    let word = word.trim_end_matches(',');
    let is_face = |rank| matches!(rank, Rank::Ace | Rank::Jack | Rank::Queen | Rank::King);
    suit_named(word).is_some() || rank_named(word).is_some_and(is_face)
}

/// How many cards a line of cards alone has, with the signs of a spread: of them the referee is asked. `None` of other lines.
pub(crate) fn count_of_cards(line: &str) -> Option<usize> {
    let tokens = Part::of(line).0.tokens();
    let count = |token: &Token<'_>| match token.sign {
        TokenKind::Word => read_group(token.text).map(|cards| cards.len()),
        TokenKind::Comma | TokenKind::Slash | TokenKind::Plus => Some(0),
        _ => None,
    };
    let counts: Option<Vec<usize>> = tokens.iter().map(count).collect();
    let begins = tokens.first().is_some_and(|first| first.sign == TokenKind::Word);
    counts.filter(|_| begins).map(|counts| counts.iter().sum())
}

/// The place of a rank among all, of its number or letter.
fn place_of(word: &str) -> Option<usize> {
    let rank = read_card(&format!("{word}\u{2660}"))?.rank;
    Rank::ALL.iter().position(|one| *one == rank)
}

/// Returns true for a word for a rank, and for letters that are ranks: `ten`, `K`, `QKA`.
pub(crate) fn names_ranks(word: &str) -> bool {
    ranks_of(&[word]).is_some()
}

/// The ranks that the first words name, and the words after them: `ten`, `Queen`, `K`, `QKA`.
fn ranks_of<'w, 'l>(words: &'w [&'l str]) -> Option<(Vec<Rank>, &'w [&'l str])> {
    let (word, after) = words.split_first()?;
    if let Some(rank) = rank_named(word) {
        return Some((vec![rank], after));
    }
    // `7-10 di quadri`
    if let Some((first, last)) = word.split_once('-')
        && let (Some(first), Some(last)) = (place_of(first), place_of(last))
        && first < last
    {
        return Some((Rank::ALL.get(first..=last)?.to_vec(), after));
    }
    // `D K A pik`: also in the letters of other languages; several in a row only as capitals, since `da` is a word.
    let is_plain = word.chars().count() == 1 || word.chars().all(char::is_uppercase);
    let is_english = Lang::current() == Lang::ENGLISH;
    let is_text = word.chars().all(char::is_alphabetic);
    let letter = |sign: char| match !is_english && is_text {
        true => read_card(&format!("{sign}\u{2660}")).filter(|_| is_plain).map(|card| card.rank),
        false => Rank::ALL.into_iter().find(|rank| rank.letter() == sign.to_ascii_uppercase()),
    };
    if let Some(mut ranks) = word.replace("10", "t").chars().map(letter).collect::<Option<Vec<Rank>>>() {
        // `QQQ hds`
        ranks.dedup();
        return Some((ranks, after));
    }
    // `sevens`, `Siebener`
    let one = |end| Some((word.strip_suffix(end).and_then(number_in_words)?, after));
    let one = one("s").or_else(|| one("er"));
    let (count, after) = count_in_words(words).or(one)?;
    let rank = Rank::ALL.into_iter().nth(count.checked_sub(1)?)?;
    (2..=10).contains(&count).then_some((vec![rank], after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::speaking;

    #[test]
    fn ranks_are_counted_as_people_say_them() {
        for (tag, words, count) in [
            ("en", "a king and a 7", Some(17)),
            ("en", "king and seven", Some(17)),
            ("en", "ace and 2 left", Some(3)),
            ("de", "7 und König", Some(17)),
            ("it", "un re e un asso", Some(11)),
            ("pl", "dama i 7", Some(17)),
            ("pt-BR", "uma dama e um 7", Some(17)),
            ("pt-BR", "7 e as cartas", None),
            ("en", "7 and 8", None),
            ("en", "a king", Some(10)),
            ("en", "king and Zoe 7", None),
            ("en", "kings and a 7", None),
            ("en", "a queen and kings", None),
            ("it", "i re e un 7", None),
            ("pl", "damy i 7", None),
            ("pt-BR", "reis e um 7", None),
            ("de", "einen Buben und eine 7", Some(17)),
            ("de", "Buben und eine 7", None),
        ] {
            let words: Vec<&str> = words.split(' ').collect();
            let found = speaking(Lang::with_tag(tag).unwrap(), || count_of_ranks(&words));
            assert_eq!(found.map(|(count, _)| count), count, "{tag}: {words:?}");
        }
    }

    #[test]
    fn cards_are_read_as_people_say_them() {
        for (tag, words, cards) in [
            ("en", "ace king queen of spades", "AS KS QS"),
            ("en", "is Q K A of spades a run?", "QS KS AS"),
            ("en", "QKA spades", "QS KS AS"),
            ("en", "four, five and six of clubs", "4C 5C 6C"),
            ("en", "sevens of clubs, hearts and spades", "7C 7H 7S"),
            ("en", "10 jack queen hearts", "TH JH QH"),
            ("en", "king of hearts, 3d and the ten of clubs", "KH 3D TC"),
            ("de", "Pik Ass König Dame", "AS KS QS"),
            ("it", "asso, re e donna di picche", "AS KS QS"),
            ("it", "7-10 di quadri e 10 cuori", "7D 8D 9D TD TH"),
            ("en", "3-5 of spades", "3S 4S 5S"),
            ("en", "10 j q of spades 2hdc 678c", "TS JS QS 2H 2D 2C 6C 7C 8C"),
            ("en", "kings of clubs and spades, 5-7 diamonds", "KC KS 5D 6D 7D"),
            ("en", "aces cdh, 5s", "AC AD AH 5S"),
            ("en", "three kings hdc, 2s", "KH KD KC 2S"),
            ("en", "three jacks of hearts, clubs and spades", "JH JC JS"),
            ("en", "3 jack of spades", "3S JS"),
            ("en", "four five six of hearts", "4H 5H 6H"),
            ("en", "a king of hearts and a queen of clubs", "KH QC"),
            ("en", "a k q of spades", "AS KS QS"),
            ("en", "2-5d, eights c h s, jqk of clubs", "2D 3D 4D 5D 8C 8H 8S JC QC KC"),
            ("en", "three eights without the spade, 10JQ of hearts", "8C 8D 8H TH JH QH"),
            ("en", "three aces As Ah Ac, 345 spades", "AS AH AC 3S 4S 5S"),
            ("pl", "7-10 pik, trzy walety bez pika, as trefl", "7S 8S 9S TS JC JD JH AC"),
            ("it", "tre fanti cuori quadri picche", "JH JD JS"),
            ("en", "four 10s, QQQ hds, 777hdc", "TC TD TH TS QH QD QS 7H 7D 7C"),
            ("it", "tre re cu qu fi", "KH KD KC"),
            ("en", "ace to four of clubs three sevens no club", "AC 2C 3C 4C 7D 7H 7S"),
            ("en", "sevens of spades hearts and diamonds ace and two of spades", "7S 7H 7D AS 2S"),
            ("de", "drei Siebener ohne Pik, Herz 9 10 B", "7C 7D 7H 9H TH JH"),
            ("de", "Pik 3 4 5 6, Kreuz 9 Karo 9 Herz 9", "3S 4S 5S 6S 9C 9D 9H"),
            ("de", "Kreuz As bis 4", "AC 2C 3C 4C"),
            ("de", "von Herz 7 bis Bube", "7H 8H 9H TH JH"),
            ("en", "7 through jack of diamonds, ace of spades", "7D 8D 9D TD JD AS"),
            ("en", "from seven up to ten of spades", "7S 8S 9S TS"),
            ("it", "dal 7 al fante di quadri", "7D 8D 9D TD JD"),
            ("pl", "od 7 do waleta karo", "7D 8D 9D TD JD"),
            ("pt-BR", "8 ao J de espadas", "8S 9S TS JS"),
            ("pt-PT", "do 7 até ao 10 de ouros", "7D 8D 9D TD"),
        ] {
            let read = speaking(Lang::with_tag(tag).unwrap(), || in_notation(words));
            assert_eq!(read.as_deref(), Some(cards), "{tag}: {words}");
        }
        for words in
            ["QS KS AS", "ace king", "spades", "ace of spades king", "Ann 4 v 23", "eleven of clubs", ""]
        {
            assert_eq!(in_notation(words), None, "{words}");
        }
    }
}
