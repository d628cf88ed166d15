//! Lines that can mean several lines: they are answered with those.

use super::command::STOP;
use super::offers::most_lenient_card;
use super::{DRAW, GIN, Meaning, QUIT, TypedWords, is_number, number, offering, with_note};
use crate::commands::line::slips::is_legal;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    CONCEDES, ENDS, FILLERS, LOSES, MISDEAL, NEW_DEALS, NOTES, POINTS, PRINTS, TIES, WINS, WordList, means,
};
use crate::say::{Fixed, Message, written::reading as say, written::table as table_say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::to_type;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;
use ginscore_rules::hand::judge;
use ginscore_rules::players::{Opponents, Player};

/// The signs that people write between two counts.
pub(super) const APART: [char; 4] = ['-', '–', '/', ':'];

impl TypedWords<'_> {
    /// A line that can mean two things, and which lines say which of them.
    pub(super) fn two_meanings(&self, hint: &str, lines: Vec<String>) -> Option<Meaning> {
        let why = say::TwoMeanings { typed: self.as_typed() }.said();
        Some(unclear(why, hint, lines))
    }

    /// Of two lines, whoever is named first is meant more often: that one is for Enter.
    pub(super) fn rather(&self, hint: &str, line: String) -> Option<Meaning> {
        let why = say::TwoMeanings { typed: self.as_typed() }.said();
        let report = Diagnostic::new(Code::BadLine, why);
        Some(Meaning::Unclear(Box::new(Failure::unreadable([report]).hinted(hint).perhaps(vec![line]))))
    }

    /// `Zoe 3-12`: two counts with another sign between them. Where both are few enough for a knock, the other player may have
    /// knocked.
    fn counts_apart(&self, (pair, player): (Opponents, Player), own: &str, others: &str) -> Meaning {
        let names = self.series.roster().pair(pair);
        let knocks =
            |player, own: &str, others: &str| format!("{} {own} v {others}", quoted(names.get(player)));
        let mut lines = vec![knocks(player, own, others), knocks(player.other(), others, own)];
        if lines.iter().any(|line| is_legal(line, self.series)) {
            lines.retain(|line| is_legal(line, self.series));
        } else {
            lines.truncate(1);
        }
        let typed = self.as_typed();
        let why = match lines.as_slice() {
            [_] => say::CountsApart { typed }.said(),
            _ => say::TwoMeanings { typed }.said(),
        };
        offering(why, &lines)
    }

    /// `kai 50` and `50 kai`: points, which want a plus.
    fn points_alone(&self, name: &str, points: &str) -> Meaning {
        let why = say::HowMuch { typed: self.as_typed() }.said();
        offering(why, &[format!("{} +{}", quoted(name), points.trim_start_matches('+'))])
    }

    pub(super) fn how_much(&self, hint: &str) -> Meaning {
        let why = say::HowMuch { typed: self.as_typed() }.said();
        unclear(why, hint, Vec::new())
    }

    /// `gin`, of one of the two who play.
    fn gin_alone(&self) -> Option<Meaning> {
        let playing = self.series.score().playing();
        let [pair] = playing.as_slice() else { return None };
        let names = self.series.roster().pair(*pair);
        let [player, other] = Player::BOTH.map(|player| names.get(player));
        let [one, two] = [player, other].map(|name| ticked(&format!("{} gin v 23", quoted(name))));
        Some(self.how_much(&say::EitherGin { one, two, player, other }.said()))
    }

    /// `Bob concedes`: a hand of the other player.
    fn concedes(&self, (pair, player): (Opponents, Player)) -> Option<Meaning> {
        let winner = quoted(self.series.roster().pair(pair).get(player.other()));
        Some(self.how_much(&self.example_won_by(&winner)))
    }

    /// `tie`, `gin b 20` and `Ann 20 points`, which can mean two lines each.
    pub(super) fn either(&self) -> Option<Meaning> {
        if self.exact_name(&self.words) == 0
            && let Some(failure) = new_deal(&self.words.join(" "))
        {
            return Some(Meaning::Unclear(Box::new(failure)));
        }
        let said = match self.player() {
            Some((name, rest)) => self.of_player(name, &rest.iter().map(String::as_str).collect::<Vec<_>>()),
            None => self.of_nobody(),
        };
        said.or_else(|| self.gin_of_either())
    }

    /// What is said of a player: `Ann concedes`, `Ann won 20`, `Zoe 3-12`.
    fn of_player(&self, name: &str, said: &[&str]) -> Option<Meaning> {
        let seat = self.series.roster().find(name)?;
        let pair =
            self.series.score().playing().into_iter().find_map(|pair| Some((pair, pair.player(seat)?)));
        let says = |list: WordList| self.words.iter().any(|word| means(word, list));
        match said {
            [word] if means(word, TIES) => self.tied(pair),
            said if means(&said.join("-"), CONCEDES) => self.concedes(pair?),
            [word] if means(word, WINS) => Some(self.how_much(&self.example_won_by(&quoted(name)))),
            // It may be said of hands, or of how it stands.
            [word, points] if means(word, WINS) && self.exact_name(&[*word]) == 0 && is_number(points) => {
                let line = format!("{} +{points}", quoted(name));
                (!says(FILLERS) && !self.is_supposed()).then(|| self.offered_in_part(&[line]))?
            }
            // With less the player may have knocked.
            [points] if number(points).is_some_and(|points| !self.is_low(points)) => {
                let is_alone = self.words.len() > 1 && !says(LOSES) && !says(FILLERS);
                (is_alone && !self.begins_with_word()).then(|| self.points_alone(name, points))
            }
            [own, "-" | "–", others] if is_number(own) && is_number(others) => {
                Some(self.counts_apart(pair?, own, others))
            }
            [both] => {
                let (own, others) = both.split_once(APART)?;
                let pair = pair?;
                (is_number(own) && is_number(others)).then(|| self.counts_apart(pair, own, others))
            }
            [points, word] if is_number(points) && means(word, POINTS) => {
                let hand = format!("{} +{points}", quoted(name));
                let adjust = format!("adjust {hand} # {}", say::Award.text());
                let hint = say::EitherPoints { hand: ticked(&hand), adjust: ticked(&adjust) }.said();
                self.two_meanings(&hint, vec![hand, adjust])
            }
            _ => None,
        }
    }

    /// What begins with no player: `gin`, `note hello`, `end`, `50 kai`.
    fn of_nobody(&self) -> Option<Meaning> {
        let roster = self.series.roster();
        match self.words.as_slice() {
            [word] if means(word, TIES) => self.tied(None),
            [word] if word.eq_ignore_ascii_case(GIN) => self.gin_alone(),
            [word] if means(word, PRINTS) => self.two_meanings(say::EitherPrint.text(), Vec::new()),
            [word] if means(word, ENDS) => match self.series.score().is_over() {
                true => Some(Meaning::Command(QUIT.to_owned())),
                false => self.two_meanings(say::EitherEnd.text(), [QUIT, STOP].map(str::to_owned).to_vec()),
            },
            [word, note @ ..] if means(word, NOTES) && !note.is_empty() => self.note_alone(&note.join(" ")),
            [points, word] if is_number(points.trim_start_matches('+')) => {
                let (seat, _) = roster.lead(word).ok().filter(|(_, end)| *end == word.len())?;
                Some(self.points_alone(roster.name(seat), points))
            }
            _ => None,
        }
    }

    /// A draw, or a hand with equal counts, of a player or of the first one who plays.
    fn tied(&self, of: Option<(Opponents, Player)>) -> Option<Meaning> {
        let first = || Some((*self.series.score().playing().first()?, Player::One));
        let (pair, player) = of.or_else(first)?;
        let line = ticked(&format!("{} 4 v 4", quoted(self.series.roster().pair(pair).get(player))));
        self.two_meanings(&say::EitherTie { line }.said(), vec![DRAW.to_owned()])
    }

    /// `note hello`: a note belongs to a hand, to the last one or to one that is typed with it.
    fn note_alone(&self, note: &str) -> Option<Meaning> {
        let alone = Diagnostic::new(Code::BadLine, table_say::NoteAlone);
        let line = with_note(self.series.score().rounds().len(), note, self.series);
        let offered = line.and_then(|line| self.offered_for(alone.clone(), &[line]));
        let pair = *self.series.score().playing().first()?;
        let player = quoted(self.series.roster().pair(pair).get(Player::One));
        let example = to_type(&[format!("{player} 4 v 23 # {note}")]);
        offered.or_else(|| Some(Meaning::Unclear(Box::new(Failure::unreadable([alone.hinted(example)])))))
    }

    /// `gin b 20`, `gin 20`: the count is that of the player who is named, or of the other one.
    fn gin_of_either(&self) -> Option<Meaning> {
        let (gin, others): (Vec<&str>, Vec<&str>) =
            self.words.iter().partition(|word| word.eq_ignore_ascii_case(GIN));
        let (count, name) = others.split_last().filter(|(count, _)| is_number(count) && gin.len() == 1)?;
        let roster = self.series.roster();
        let playing = self.series.score().playing();
        let (pair, player) = match (name.join(" ").as_str(), playing.as_slice()) {
            ("", [pair]) => (*pair, Player::One),
            ("", _) => return None,
            (name, pairs) => {
                let (seat, _) = roster.lead(name).ok().filter(|(_, end)| *end == name.len())?;
                pairs.iter().find_map(|pair| Some((*pair, pair.player(seat)?)))?
            }
        };
        let names = roster.pair(pair);
        let (player, other) = (names.get(player), names.get(player.other()));
        let lines = [player, other].map(|name| format!("{} gin v {count}", quoted(name)));
        let [one, two] = lines.each_ref().map(|line| ticked(line));
        let hint = say::EitherGin { one, two, player, other }.said();
        match name.is_empty() {
            true => self.two_meanings(&hint, lines.to_vec()),
            false => lines.into_iter().next().and_then(|line| self.rather(&hint, line)),
        }
    }

    /// The hint with an example of a hand that a player won: with counts, and with points.
    fn example_won_by(&self, winner: &str) -> String {
        let own = self.series.score().house().knock_limit.get().min(4);
        let line = format!("{winner} {own} v 23");
        self.with_points_alone(&line).unwrap_or_else(|| to_type(&[line]))
    }

    /// The hint with the line of a hand, and with that of the points alone that it is worth by these rules.
    pub(super) fn with_points_alone(&self, line: &str) -> Option<String> {
        let judged = |line: &str| {
            let entry = self.series.hands_to_judge(line).ok()?.into_iter().next()?;
            let hand = entry.hands.into_iter().next()?;
            let ruling = judge(&hand.hand.claim, self.series.score().house()).ok()?;
            Some((self.series.roster().pair(hand.opponents), ruling))
        };
        // Where a knock card must be named, the example is one that it does not double.
        let with_card = || judged(&format!("{line} {}", most_lenient_card(self.series)));
        let (names, ruling) = judged(line).or_else(with_card)?;
        let points = format!("{} +{}", quoted(names.get(ruling.winner()?)), ruling.points());
        let [counts, points] = [line, &points].map(ticked);
        Some(say::HowMuchHint { counts, points }.said())
    }
}

/// The failure of `new deal`, which in English begins with a command: the cards are dealt again, or another series begins.
pub(crate) fn new_deal(line: &str) -> Option<Failure> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let why = say::TwoMeanings { typed: ticked(&shown(line.trim())) }.said();
    let failure = Failure::mistake(Code::BadLine, why, say::EitherDeal.text());
    means(&words.join("-"), NEW_DEALS).then(|| failure.choices(vec![MISDEAL.to_owned()]))
}

/// The failure of a line that can mean several lines. Those that are whole may be taken.
fn unclear(why: String, hint: &str, lines: Vec<String>) -> Meaning {
    let report = Diagnostic::new(Code::BadLine, why);
    Meaning::Unclear(Box::new(Failure::unreadable([report]).hinted(hint).choices(lines)))
}
