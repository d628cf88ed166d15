//! Cards in the words of players: `ace king queen of spades`, `sevens of clubs, hearts and spades`.

use crate::commands::words::{OF_CARDS, count_in_words, is_named, means, number_in_words, without};
use crate::say::Lang;
use crate::show::cards::in_words::{rank_name, suit_name};
use ginscore_notation::{Mistakes, read_card, read_side, tokens};
use ginscore_rules::cards::{Card, Rank, Suit};

/// The most cards that are read so: those of a hand.
const MOST: usize = 11;

/// The most words that are read: each card as `the seven of clubs`, and a question around them.
const WORDS: usize = 50;

/// The cards that the words name, as they are typed. `None` if a word is something else, if no word names a suit, or if a card has none.
pub(crate) fn in_notation(line: &str) -> Option<String> {
    // A comma ends what the suits before it are said of: `king of clubs and spades, 5-7 diamonds`.
    let line = line.replace(',', " , ");
    let words = line.split([' ', '?', '.']).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.take(WORDS + 1).collect();
    if words.len() > WORDS {
        return None;
    }
    let mut rest = words.as_slice();
    let (mut cards, mut ranks, mut last) = (Vec::new(), Vec::new(), Vec::new());
    // Suits that stand before their ranks, as in German, or after those of the suit before.
    let mut suits: Vec<Suit> = Vec::new();
    // `Pik Dame, Pik König`: a suit after a card is that of the next one.
    let (mut is_in_words, mut is_used) = (false, false);
    while let [word, after @ ..] = rest {
        if *word == "," {
            if !last.is_empty() {
                cards.extend(in_suits(&suits, &last));
                suits.clear();
            }
            rest = after;
            continue;
        }
        if let Some(after) = without(rest, OF_CARDS) {
            rest = after;
            continue;
        }
        if let Some(suit) = suit(word) {
            is_in_words = true;
            if ranks.is_empty() {
                if std::mem::take(&mut is_used) {
                    suits.clear();
                }
                suits.push(suit);
            } else {
                cards.extend(ranks.iter().map(|rank| Card::new(*rank, suit)));
                last = std::mem::take(&mut ranks);
            }
            rest = after;
            continue;
        }
        // `three kings of hearts, clubs and spades`
        let several = number_in_words(word).or_else(|| word.parse().ok());
        if several.is_some_and(|count| (2..=4).contains(&count) && are_of_one_rank(after, count)) {
            rest = after;
            continue;
        }
        let (named, after) = match ranks_of(rest) {
            Some(found) => found,
            None => {
                match suits_of_letters(word).filter(|_| !ranks.is_empty() || !last.is_empty()) {
                    // `re cu qu fi`
                    Some(more) if ranks.is_empty() => suits.extend(more),
                    // `kings hdc`
                    Some(suits) => {
                        is_in_words = true;
                        cards.extend(in_suits(&suits, &ranks));
                        last = std::mem::take(&mut ranks);
                    }
                    None => cards.extend(cards_of_group(word)?),
                }
                rest = after;
                continue;
            }
        };
        match suits.as_slice() {
            [] => ranks.extend(named),
            [suit] => {
                cards.extend(named.into_iter().map(|rank| Card::new(rank, *suit)));
                is_used = true;
            }
            _ => return None,
        }
        rest = after;
    }
    if last.is_empty() {
        // `Pik Ass König`: they were before their ranks.
        suits.truncate(suits.len().saturating_sub(1));
    }
    cards.extend(in_suits(&suits, &last));
    let is_read = is_in_words && ranks.is_empty() && !cards.is_empty() && cards.len() <= MOST;
    let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
    is_read.then(|| cards.join(" "))
}

/// Returns true for a rank in so many suits: `kings hearts clubs spades`.
fn are_of_one_rank(words: &[&str], count: usize) -> bool {
    let Some((rank, after)) = words.split_first().filter(|(rank, _)| is_of_card(rank)) else { return false };
    let mut suits = 0;
    let mut rest = after;
    while let Some((word, after)) = rest.split_first() {
        let is_silent = *word == "," || means(word, OF_CARDS);
        match suit(word).map(|_| 1).or_else(|| Some(suits_of_letters(word)?.len())) {
            Some(more) => suits += more,
            None if is_silent => {}
            None => break,
        }
        rest = after;
    }
    suit(rank).is_none() && suits >= count
}

/// The cards of each rank in each suit.
fn in_suits(suits: &[Suit], ranks: &[Rank]) -> Vec<Card> {
    suits.iter().flat_map(|suit| ranks.iter().map(|rank| Card::new(*rank, *suit))).collect()
}

/// The cards of a word in the notation: `4s`, `9cdh`, `456s`.
pub(crate) fn cards_of_group(word: &str) -> Option<Vec<Card>> {
    let mut mistakes = Mistakes::none();
    let side = read_side(&tokens(word, 0), &mut mistakes);
    let is_plain = mistakes.kept().is_empty() && side.slash.is_none() && side.plus.is_none();
    let cards: Vec<Card> = side.groups.into_iter().flatten().map(|card| card.card).collect();
    (is_plain && !cards.is_empty()).then_some(cards)
}

/// The suits of two English letters or more, as `hdc`, or the one of the letters of another language: `qu`.
pub(crate) fn suits_of_letters(word: &str) -> Option<Vec<Suit>> {
    let several = || word.chars().map(Suit::from_letter).collect::<Option<Vec<Suit>>>();
    let own = || Some(vec![read_card(&format!("2{word}"))?.suit]);
    (word.chars().count() > 1).then(|| own().or_else(several)).flatten()
}

fn suit(word: &str) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| is_named(word, || suit_name(*suit).to_owned()))
}

/// Returns true for a word for a suit, an ace or a face card.
pub(crate) fn is_of_card(word: &str) -> bool {
    let word = word.trim_end_matches(',');
    let faces = [Rank::Ace, Rank::Jack, Rank::Queen, Rank::King];
    suit(word).is_some() || faces.into_iter().any(|rank| is_named(word, || rank_name(rank)))
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
fn ranks_of<'w>(words: &'w [&'w str]) -> Option<(Vec<Rank>, &'w [&'w str])> {
    let (word, after) = words.split_first()?;
    if let Some(rank) = Rank::ALL.into_iter().find(|rank| is_named(word, || rank_name(*rank))) {
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
    if let Some(ranks) = word.chars().map(letter).collect::<Option<Vec<Rank>>>() {
        return Some((ranks, after));
    }
    // `sevens`
    let one = word.strip_suffix('s').and_then(number_in_words).map(|count| (count, after));
    let (count, after) = count_in_words(words).or(one)?;
    let rank = Rank::ALL.into_iter().nth(count.checked_sub(1)?)?;
    (2..=10).contains(&count).then_some((vec![rank], after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::speaking;

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
            ("it", "tre re cu qu fi", "KH KD KC"),
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
