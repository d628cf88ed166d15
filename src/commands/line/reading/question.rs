//! What a question is about: one of its words says it. The first answer that fits is given.

use super::asked::{corrects_count, is_money, numbered};
use super::pieces::Piece;
use super::referee::lays_off;
use super::{GIN, Meaning, TypedWords, is_draw, is_number, is_question};
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::why::{FigureOf, figure_of};
use crate::commands::words::{
    AFTERS, ARTICLES, ASKS, BIGS, CARDS, CORRECTS, DEALS, EVENING, FOR_TOTALS, GAMES, GINS, HANDS, HARMLESS,
    HOW_MANY, KNOCKS, LASTS, LOSERS, NEEDS, OF_EVENINGS, OF_LEADING, OF_LOOSE, OF_MONEY, OF_NEEDS, OF_SAFETY,
    OF_TIES, OF_TURNS, OF_WORTH, PENALTIES, POINTS, ROUNDS, SCORE, SERIES_NOUNS, SHOWS, SO_MUCH, SUMS,
    SUPPOSES, TIES, TURN, UNDERCUTS, WHO, WHY, WHYS, WINNERS, WINS, WordList, count_in_words, means,
    means_exactly, without, without_own,
};
use crate::show::rulebook::is_term;

/// The command that answers a question with one of these words. The first list that has one decides.
const ANSWERS: [(WordList, &str); 5] =
    [(OF_MONEY, EVENING), (OF_SAFETY, "counts"), (OF_NEEDS, NEEDS), (OF_LEADING, SCORE), (OF_TURNS, TURN)];

/// A question, in words without its signs.
struct Question<'q> {
    said: &'q TypedWords<'q>,
    words: Vec<&'q str>,
    /// True if a reason is asked for.
    has_why: bool,
}

impl TypedWords<'_> {
    /// `ok, whose deal is it now`, `how many points does Max need?`, `why is game 2 only 102?`, `is the ace high?`
    pub(super) fn asked(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '?'])).collect();
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        let why = words.first().filter(|word| !is_name(word)).and_then(|_| without(&words, WHYS));
        if let Some(meaning) = why.and_then(|what| self.why_of(what)) {
            return Some(meaning);
        }
        let has_why = why.is_some() || words.iter().any(|word| means(word, WHYS) && !is_name(word));
        let question = Question { said: self, words, has_why };
        // `when I had gin Kate had 27, not 17`
        let says = corrects_count(&question.words) || self.says_who();
        let says = says || self.tells_of_both();
        if !question.is_asked() || says && !is_question(self.typed) {
            return None;
        }
        let command = question
            .of_recorded()
            .or_else(|| question.of_table().map(str::to_owned))
            .or_else(|| question.numbered(GAMES).map(|game| format!("{WHY} game {game}")));
        let referee = || question.has_card().then(|| self.for_referee(&question.words));
        match command {
            Some(command) => Some(Meaning::Command(command)),
            None if question.is_of_cards() => Some(self.for_referee(&question.words)),
            None => question
                .of_term()
                .map(Meaning::Command)
                .or_else(referee)
                .or_else(|| question.of_points().map(Meaning::Command)),
        }
    }
}

impl TypedWords<'_> {
    /// Returns true if both players are named, and two counts, as of a hand.
    fn tells_of_both(&self) -> bool {
        let pieces = self.pieces(&self.words);
        let mut seats: Vec<_> = pieces.iter().filter_map(Piece::seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats.len() > 1 && pieces.iter().filter(|piece| piece.count().is_some()).count() > 1
    }
}

impl Question<'_> {
    fn is_name(&self, word: &str) -> bool {
        self.said.exact_name(&[word]) > 0
    }

    fn has(&self, list: WordList) -> bool {
        self.words.iter().any(|word| means(word, list) && !self.is_name(word))
    }

    fn is_over(&self) -> bool {
        self.said.series.score().is_over()
    }

    /// Returns true for words of which one asks, at the start or after what is said before a question, or with its sign.
    fn is_asked(&self) -> bool {
        // `gin! do Tiago`: in Portuguese, `do` asks nothing.
        let is_own =
            |word: &str| [ARTICLES, HARMLESS].iter().any(|list| without_own(&[word], *list).is_some());
        let is_foreign = |word: &str| is_own(word) && without_own(&[word], ASKS).is_none();
        let is_asking = |word: &str| means(word, ASKS) && !self.is_name(word) && !is_foreign(word);
        // `wait, is the ace high`, `show me why ...`
        let said = without(&self.words, CORRECTS).or_else(|| without(&self.words, SHOWS));
        let is_first = said.unwrap_or(&self.words).first().is_some_and(|word| is_asking(word));
        // `we're done, what do I owe`
        let ends_part = |two: &[&str]| matches!(two, [end, next] if end.ends_with(',') && is_asking(next));
        // `if I win game 3 what do I get`
        let supposes = self.words.first().is_some_and(|word| means(word, SUPPOSES) && !self.is_name(word));
        let is_supposed = supposes && self.words.iter().skip(1).any(|word| is_asking(word));
        let asks = is_first || self.said.words.windows(2).any(ends_part) || is_supposed;
        // `need?`
        let is_short = || ANSWERS.iter().any(|(list, _)| self.has(*list));
        match self.words.len() {
            1 => is_question(self.said.typed) && is_short(),
            _ => asks || is_question(self.said.typed),
        }
    }

    /// The number of what is named with one: `game 2`, `the second hand`.
    fn numbered(&self, noun: WordList) -> Option<usize> {
        self.words.windows(2).find_map(|two| numbered(two, noun))
    }

    /// What was recorded and is explained: a game, a hand, the last one, or the series.
    fn of_recorded(&self) -> Option<String> {
        let is_worth = self.has(OF_WORTH) && self.has(GAMES);
        if let Some(game) = self.numbered(GAMES).filter(|_| self.has_why || is_worth) {
            return Some(format!("{WHY} game {game}"));
        }
        let is_owed = self.has(OF_MONEY) || self.has(OF_NEEDS);
        if let Some(hand) = self.numbered(HANDS).filter(|_| !is_owed) {
            return Some(format!("{WHY} {hand}"));
        }
        // `why was the last hand worth 13?`, `why does Bob get the hand?`
        if self.has_why && (self.has(LASTS) && !self.has(OF_MONEY) || self.has(HANDS) && !self.is_over()) {
            return Some(WHY.to_owned());
        }
        // `why only that, 6.90?`
        if self.has_why && self.words.iter().any(|word| is_money(word)) {
            return Some(format!("{WHY} series"));
        }
        // `why only 6 euros?`
        if self.has_why
            && self.is_over()
            && let Some(explained) = self.explained_by_number()
        {
            return Some(explained);
        }
        // `why so much?`, below the settlement
        let has_number = self.words.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let is_named = self.words.iter().any(|word| self.is_name(word));
        if self.has_why && self.is_over() && !has_number && !is_named && self.of_term().is_none() {
            return Some(format!("{WHY} series"));
        }
        // `why so much?`, `why did that count 13?`
        let is_much = self.has(SO_MUCH) && !self.has(OF_LEADING);
        if self.has_why
            && !self.is_over()
            && !self.has(OF_MONEY)
            && !self.has(SERIES_NOUNS)
            && let Some(hand) = self.explained_by_number().or(is_much.then(|| WHY.to_owned()))
        {
            return Some(hand);
        }
        // `why does Kai win?`
        let is_of_series = self.has(SERIES_NOUNS) || self.is_over();
        // `why does Kai get points for that?` is asked of the last hand.
        let is_money = self.has(OF_MONEY) && (self.is_over() || !self.has(POINTS));
        let asks_why = self.has_why && (is_money || self.has(OF_WORTH) && is_of_series);
        let is_won = self.is_over() && (is_worth || self.has_why && self.has(WINS));
        (asks_why || is_won).then(|| format!("{WHY} series"))
    }

    /// What one of the numbers is a figure of: points of a hand, or of a game, or money.
    fn explained_by_number(&self) -> Option<String> {
        let numbers = self.words.iter().filter(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let figure = |word: &&str| {
            let number = word.trim_matches(|sign: char| !sign.is_ascii_digit());
            figure_of(number, self.said.series)
        };
        numbers.filter_map(figure).next().map(FigureOf::line)
    }

    /// What the table answers: a page of the rulebook about how something is played, or how it stands.
    fn of_table(&self) -> Option<&'static str> {
        let says_gin = self.words.iter().any(|word| word.eq_ignore_ascii_case(GIN) || means(word, GINS));
        let is_worth = says_gin && self.has(OF_WORTH);
        let is_drawn = |word: &&str| is_draw(&[*word]);
        // `isn't it the loser who deals?`, `who deals after a draw?`
        let is_of_dealer = self.has_why
            || self.has(LOSERS)
            || self.has(WINNERS)
            || self.has(AFTERS) && self.words.iter().any(is_drawn);
        // `can I knock with 11?`
        let has_number = !self.has_why && self.words.iter().any(|word| is_number(word));
        let how_much = without(&self.words, HOW_MANY).is_some();
        let rules = [
            ((self.has(DEALS) || self.has(OF_TURNS)) && is_of_dealer, "help dealer"),
            (self.is_of_statistics(), "stats"),
            // `what does that come to altogether tonight?`
            (self.has(OF_EVENINGS) && (self.has(SUMS) || self.has(FOR_TOTALS) || how_much), EVENING),
            // `can you lay off on gin?`, `how much do I get for a big gin?`
            (says_gin && lays_off(&self.words), "help lay-off"),
            (is_worth && self.words.iter().any(|word| means(word, BIGS)), "help big-gin"),
            (is_worth && self.numbered(GAMES).is_none(), "help gin"),
            // `what do I need to knock?`
            (self.has(OF_NEEDS) && (self.has(KNOCKS) || self.has(UNDERCUTS)), "counts"),
            (self.has_several_games(), "help hollywood"),
            // `does the penalty count in the money?`, `isn't a tie nothing?`
            (self.has(PENALTIES), "help penalty"),
            ((self.has(TIES) || self.has(OF_TIES)) && !self.has_why, "help ties"),
            (self.has(KNOCKS) && has_number && !lays_off(&self.words), "help knock-limit"),
        ];
        let answer = || ANSWERS.iter().find(|(list, _)| self.has(*list)).map(|(_, command)| *command);
        let of_game = || (self.has(OF_WORTH) && self.has(GAMES)).then_some("help game");
        let rule = rules.into_iter().find(|(is_it, _)| *is_it).map(|(_, page)| page);
        rule.or_else(answer).or_else(of_game)
    }

    /// `how many gins did each of us have?`, `who won most hands?`
    fn is_of_statistics(&self) -> bool {
        let is_counted = |noun: &str| {
            let lists = [GINS, UNDERCUTS, KNOCKS];
            noun.to_lowercase().trim_end_matches('s') == GIN || lists.iter().any(|list| means(noun, *list))
        };
        let counts = |at: usize| {
            let noun = self.words.get(at..).and_then(|words| without(words, HOW_MANY));
            noun.and_then(<[&str]>::first).is_some_and(|noun| is_counted(noun))
        };
        let is_most = self.has(WHO) && self.has(WINS) && self.has(HANDS);
        is_most || (0..self.words.len()).any(counts)
    }

    /// `does that count in all three games?`
    fn has_several_games(&self) -> bool {
        let are_several = |at: usize| {
            let games = self.words.get(at..).and_then(count_in_words);
            games
                .is_some_and(|(count, rest)| count > 1 && rest.first().is_some_and(|word| means(word, GAMES)))
        };
        (0..self.words.len()).any(are_several)
    }

    /// Returns true for a question with a card or about one.
    fn has_card(&self) -> bool {
        // In Portuguese, `as` is an ace without its accent.
        let is_card = |word: &str| is_of_card(word) && !self.is_name(word) && !means_exactly(word, ARTICLES);
        self.has(OF_LOOSE) || self.words.iter().any(|word| is_card(word))
    }

    /// `can Kai lay off the queen?`
    fn is_of_cards(&self) -> bool {
        self.has_card() && lays_off(&self.words) || self.said.has_cards(&self.words)
    }

    /// The page of the rulebook about a term among the words.
    fn of_term(&self) -> Option<String> {
        // `can one lay off on deadwood?`
        if lays_off(&self.words) && !self.has_why {
            return Some("help lay-off".to_owned());
        }
        let is_play = |word: &str| [GAMES, HANDS, ROUNDS].iter().any(|list| means(word, *list));
        let term = |term: String| {
            let low = term.to_lowercase();
            // `do spades count double?`
            let forms = [Some(low.as_str()), low.strip_suffix('s')];
            forms.into_iter().flatten().find(|term| is_term(term)).map(str::to_owned)
        };
        let one = self.words.iter().filter(|word| !self.is_name(word) && !is_play(word));
        // `big gin` comes before `gin`.
        let terms = self.words.windows(2).map(|two| two.join("-")).chain(one.map(|word| (*word).to_owned()));
        // `can one card be in two melds?` is about melds.
        let is_of_cards = |term: &String| means(term, CARDS);
        terms.filter_map(term).min_by_key(is_of_cards).map(|term| format!("help {term}"))
    }

    /// `how much has Zoe got?`, `what's it worth`, `how many points did I get for that`, `how many points do I have`
    fn of_points(&self) -> Option<String> {
        let is_named = self.words.iter().any(|word| self.is_name(word));
        let is_of_game = self.said.is_supposed() || self.said.series.score().rounds().is_empty();
        let is_worth = self.has(OF_WORTH);
        if is_named && without(&self.words, HOW_MANY).is_some() {
            return Some(SCORE.to_owned());
        }
        match (self.has_why, is_worth) {
            (false, true) if is_of_game => Some("help game".to_owned()),
            // `how did we get to 142?`
            (true, _) | (_, true) => self.explained_by_number().or_else(|| Some(WHY.to_owned())),
            (false, false) => self.has(POINTS).then(|| SCORE.to_owned()),
        }
    }
}
