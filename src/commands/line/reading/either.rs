//! Lines that can mean several lines: they are answered with those.

use super::command::STOP;
use super::{DRAW, GIN, Meaning, QUIT, TypedWords, is_number, number, offering, with_note};
use crate::commands::line::slips::is_legal;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    CONCEDES, ENDS, FILLERS, LOSES, MISDEAL, NEW_DEALS, NOTES, POINTS, PRINTS, TIES, WINS, means,
};
use crate::say::{Fixed, Message, written::reading as say, written::table as table_say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::to_type;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;
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
    fn gin_alone(&self, pair: Opponents) -> Option<Meaning> {
        let names = self.series.roster().pair(pair);
        let [player, other] = Player::BOTH.map(|player| names.get(player));
        let [one, two] = [player, other].map(|name| ticked(&format!("{} gin v 23", quoted(name))));
        Some(self.how_much(&say::EitherGin { one, two, player, other }.said()))
    }

    /// `Bob concedes`: a hand of the other player.
    fn concedes(&self, (pair, player): (Opponents, Player)) -> Option<Meaning> {
        let winner = quoted(self.series.roster().pair(pair).get(player.other()));
        Some(self.how_much(&counts_or_points(&winner)))
    }

    /// `tie`, `gin b 20` and `Ann 20 points`, which can mean two lines each.
    pub(super) fn either(&self) -> Option<Meaning> {
        let roster = self.series.roster();
        let playing = self.series.score().playing();
        let named = self.player();
        let named =
            named.as_ref().map(|(name, rest)| (*name, rest.iter().map(String::as_str).collect::<Vec<_>>()));
        let pair_of = |name: &str| -> Option<(Opponents, Player)> {
            let seat = roster.find(name)?;
            playing.iter().find_map(|pair| Some((*pair, pair.player(seat)?)))
        };
        let rest = named.as_ref().map_or_else(|| self.words.clone(), |(_, rest)| rest.clone());
        let name = named.as_ref().map(|(name, _)| *name);
        match rest.as_slice() {
            [word] if means(word, TIES) => {
                let pair = name.and_then(pair_of).or_else(|| Some((*playing.first()?, Player::One)));
                let name = pair.map(|(pair, player)| roster.pair(pair).get(player).to_owned())?;
                let line = ticked(&format!("{} 4 v 4", quoted(&name)));
                self.two_meanings(&say::EitherTie { line }.said(), vec![DRAW.to_owned()])
            }
            [word] if word.eq_ignore_ascii_case(GIN) && name.is_none() => {
                self.gin_alone(*playing.first()?).filter(|_| playing.len() == 1)
            }
            said if name.is_some() && means(&said.join("-"), CONCEDES) => self.concedes(pair_of(name?)?),
            [word, said @ ..]
                if name.is_none()
                    && self.exact_name(&self.words) == 0
                    && means(word, NOTES)
                    && !said.is_empty() =>
            {
                let (last, alone) = (self.series.score().rounds().len(), table_say::NoteAlone);
                let alone = Diagnostic::new(Code::BadLine, alone);
                let line = with_note(last, &said.join(" "), self.series);
                let offered = line.and_then(|line| self.offered_for(alone.clone(), &[line]));
                let player = quoted(roster.pair(*playing.first()?).get(Player::One));
                let example = to_type(&[format!("{player} 4 v 23 # {}", said.join(" "))]);
                let failure = || Failure::unreadable([alone.hinted(example)]);
                offered.or_else(|| Some(Meaning::Unclear(Box::new(failure()))))
            }
            _ if means(&self.words.join("-"), NEW_DEALS) && self.exact_name(&self.words) == 0 => {
                new_deal(&self.words.join(" ")).map(|failure| Meaning::Unclear(Box::new(failure)))
            }
            [word] if means(word, PRINTS) => self.two_meanings(say::EitherPrint.text(), Vec::new()),
            [word] if means(word, ENDS) => match self.series.score().is_over() {
                true => Some(Meaning::Command(QUIT.to_owned())),
                false => self.two_meanings(say::EitherEnd.text(), [QUIT, STOP].map(str::to_owned).to_vec()),
            },
            [word, points]
                if name.is_some()
                    && means(word, WINS)
                    && self.exact_name(&[*word]) == 0
                    && is_number(points)
                    && !self.words.iter().any(|word| means(word, FILLERS))
                    && !self.is_supposed() =>
            {
                // It may be said of hands, or of how it stands.
                self.offered_in_part(&[format!("{} +{points}", quoted(name?))])
            }
            // With less the player may have knocked.
            [points]
                if name.is_some()
                    && self.words.len() > 1
                    && !self.words.iter().any(|word| means(word, LOSES) || means(word, FILLERS))
                    && number(points).is_some_and(|points| !self.is_low(points))
                    && !self.begins_with_word() =>
            {
                Some(self.points_alone(name?, points))
            }
            [points, word]
                if name.is_none()
                    && is_number(points.trim_start_matches('+'))
                    && roster.lead(word).is_ok_and(|(_, end)| end == word.len()) =>
            {
                let (seat, _) = roster.lead(word).ok()?;
                Some(self.points_alone(roster.name(seat), points))
            }
            [own, "-" | "–", others] if name.is_some() && is_number(own) && is_number(others) => {
                Some(self.counts_apart(pair_of(name?)?, own, others))
            }
            [both] if name.is_some() && both.contains(APART) => {
                let (own, others) = both.split_once(APART)?;
                let pair = pair_of(name?)?;
                (is_number(own) && is_number(others)).then(|| self.counts_apart(pair, own, others))
            }
            [word] if name.is_some() && means(word, WINS) => {
                Some(self.how_much(&counts_or_points(&quoted(name?))))
            }
            [points, word] if name.is_some() && is_number(points) && means(word, POINTS) => {
                let name = quoted(name?);
                let hand = format!("{name} +{points}");
                let adjust = format!("adjust {name} +{points} # {}", say::Award.text());
                let hint = say::EitherPoints { hand: ticked(&hand), adjust: ticked(&adjust) }.said();
                self.two_meanings(&hint, vec![hand, adjust])
            }
            _ => {
                let is_gin = |word: &&str| word.eq_ignore_ascii_case(GIN);
                let gin = self.words.iter().filter(|word| is_gin(word)).count();
                let others: Vec<&str> = self.words.iter().copied().filter(|word| !is_gin(word)).collect();
                let (count, name) = match others.as_slice() {
                    [name @ .., count] if is_number(count) => (*count, name.join(" ")),
                    _ => return None,
                };
                let seat = roster.lead(&name).ok().filter(|(_, end)| *end == name.len());
                let pair = match (name.is_empty(), seat) {
                    (true, _) => {
                        playing.first().map(|pair| (*pair, Player::One)).filter(|_| playing.len() == 1)
                    }
                    (false, Some((seat, _))) => pair_of(roster.name(seat)),
                    (false, None) => None,
                };
                let (pair, player) = pair.filter(|_| gin == 1)?;
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
        }
    }
}

/// The failure of `new deal`, which in English begins with a command: the cards are dealt again, or another series begins.
pub(crate) fn new_deal(line: &str) -> Option<Failure> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let why = say::TwoMeanings { typed: ticked(&shown(line.trim())) }.said();
    let failure = Failure::mistake(Code::BadLine, why, say::EitherDeal.text());
    means(&words.join("-"), NEW_DEALS).then(|| failure.choices(vec![MISDEAL.to_owned()]))
}

/// The hint with the two lines of a hand that a player won.
pub(super) fn counts_or_points(name: &str) -> String {
    let [counts, points] = ["4 v 23", "+19"].map(|end| ticked(&format!("{name} {end}")));
    say::HowMuchHint { counts, points }.said()
}

/// The failure of a line that can mean several lines. Those that are whole may be taken.
fn unclear(why: String, hint: &str, lines: Vec<String>) -> Meaning {
    let report = Diagnostic::new(Code::BadLine, why);
    Meaning::Unclear(Box::new(Failure::unreadable([report]).hinted(hint).choices(lines)))
}
