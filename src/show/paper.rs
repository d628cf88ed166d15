//! An empty score sheet for the rules agreed, to print and fill in by hand: its rows, blanks and settlement, and the sheet as
//! text. The blanks of a row are, in order, those of the line that one types.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Text};
use crate::say::written::{correction::RoundIs, page, paper as say, sheet};
use crate::say::{Fixed, Message, in_english};
use crate::show::hand::entrants::{lineup_in_words, pairs};
use crate::show::rules::house::unsourced;
use crate::show::rules::in_words::{base, phrase, rules_in_words};
use crate::show::rules::provenance::{provenance, source_of};
use crate::show::series::script::{StandardRules, new_line};
use crate::show::stake::stake_in_words;
use crate::show::words::{clipped, listed_apart, with_names};
use ginscore_ledger::model::{Header, Series};
use ginscore_notation::shown;
use ginscore_rules::house::{Multipliers, RuleKey, SheetWinner, ShutoutAward};
use ginscore_rules::players::Entrant;
use ginscore_rules::series::Seating;

/// A sheet that is filled in by hand.
pub struct Paper<'h> {
    header: &'h Header,
    /// False if the names are left blank.
    named: bool,
    /// The lines that one page has room for: of facts, of hands, of the settlement, and of what to type.
    room: usize,
}

/// The empty box for a number, and the blank for a name.
const BOX: &str = "[    ]";
const NAME: &str = "__________";
const COUNT: &str = "____";

/// The letters of a fact for which a page needs another line.
const WIDE_FACT: usize = 60;

/// The widest name above a column of boxes, and before the settlement's boxes, in columns.
const NARROW: usize = BOX.len();

impl<'h> Paper<'h> {
    /// A sheet for a page with room for that many lines.
    pub const fn new(header: &'h Header, named: bool, room: usize) -> Paper<'h> {
        Paper { header, named, room }
    }

    /// The facts above the sheet: labels, with what is known of them.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        let roster = self.header.roster.shown_as(|name| shown(name).into_owned());
        let players = match lineup_in_words(&roster, Seating::first(roster.lineup())) {
            Some(lineup) => lineup,
            None if self.named => roster.players().join(", "),
            None => String::new(),
        };
        let stake = self.header.stake.map(stake_in_words);
        let mut facts = vec![(page::Players.text(), players), (say::Date.text(), String::new())];
        facts.extend(self.pairings().map(|pairings| (say::Pairings.text(), pairings)));
        facts.push((page::Rules.text(), self.rules()));
        facts.extend(stake.map(|stake| (page::Stake.text(), stake)));
        facts
    }

    /// Who meets whom in the rounds of partners, until it begins again.
    fn pairings(&self) -> Option<String> {
        let (roster, house) =
            (self.header.roster.shown_as(|name| shown(name).into_owned()), &self.header.house);
        let lineup = roster.lineup();
        if !lineup.has_rounds() {
            return None;
        }
        let of = |round| pairs(&Seating::Sides { round }.playing(house, lineup), &roster);
        let first = of(0);
        let mut rounds = vec![first.clone()];
        rounds.extend((1..).map(of).take_while(|round| *round != first));
        if rounds.len() == 1 {
            return Some(first);
        }
        let rounds = (1..).zip(rounds).map(|(number, pairs)| RoundIs { number, headline: pairs }.said());
        Some(say::PairingsAgain { rounds: listed_apart(rounds) }.said())
    }

    /// The rules in a few words.
    fn rules(&self) -> String {
        rules_in_words(&self.header.preset, &self.header.house, Some(self.header.roster.lineup()))
    }

    /// The number of rounds that the sheet has room for; each is a hand, or several at once.
    pub fn rounds(&self) -> usize {
        let facts: usize = self.facts().iter().map(|(_, fact)| 1 + fact.width() / WIDE_FACT).sum();
        let others = facts + self.settlement().len() + self.ends().len() + self.typing().len();
        self.room.saturating_sub(others) / self.hands_in_a_round()
    }

    /// The number of hands that are played at once.
    pub fn hands_in_a_round(&self) -> usize {
        let lineup = self.header.roster.lineup();
        if lineup.has_rounds() { lineup.hands_in_a_round().max(1) } else { 1 }
    }

    /// The numbers of the lines: of hands, or of the hands of rounds, as in `2.1`.
    fn numbers(&self) -> Vec<String> {
        let hands = self.hands_in_a_round();
        let number = |round: usize, hand: usize| match hands {
            1 => round.to_string(),
            _ => format!("{round}.{hand}"),
        };
        (1..=self.rounds()).flat_map(|round| (1..=hands).map(move |hand| number(round, hand))).collect()
    }

    /// True if each hand has a knock card.
    pub fn has_knock_card(&self) -> bool {
        self.header.house.needs_knock_card()
    }

    /// True if boxes count for anything.
    pub fn has_boxes(&self) -> bool {
        self.header.house.box_value.get() > 0
    }

    /// The number of games side by side.
    pub fn games(&self) -> usize {
        usize::try_from(self.header.house.columns.get()).unwrap_or(1)
    }

    /// The name above each column of a game: of a player, or of a side; empty if the names are left blank.
    pub fn names(&self) -> Vec<String> {
        let roster = self.header.roster.shown_as(|name| shown(name).into_owned());
        let name = |entrant: &Entrant| if self.named { roster.entrant(*entrant) } else { String::new() };
        self.header.roster.lineup().entrants().all().iter().map(name).collect()
    }

    /// The title of a game, with its target.
    pub fn game(&self, number: usize) -> String {
        say::Game { number, target: self.header.house.target.get() }.said()
    }

    /// The rows of the settlement: what is added in each game.
    pub fn settlement(&self) -> Vec<String> {
        let house = &self.header.house;
        let rule = |name: &str| RuleKey::named(name).map(|key| phrase(key.name, &key.read(house)));
        let bonus = (house.game_bonus.get() > 0).then(|| rule("game_bonus")).flatten();
        let boxes = self.has_boxes().then(|| rule("box_value")).flatten();
        let times =
            (house.column_multipliers != Multipliers::Once).then(|| rule("column_multipliers")).flatten();
        let mut rows = vec![say::Points.said()];
        let shutout = (house.shutout.award != ShutoutAward::None).then(|| rule("shutout.award")).flatten();
        rows.extend([boxes, bonus, shutout, times].into_iter().flatten());
        if rows.len() > 1 {
            rows.push(say::Total.said());
        }
        rows
    }

    /// The lines below the settlement: all games together, the difference, and the money.
    pub fn ends(&self) -> Vec<String> {
        let mut rows = Vec::new();
        if self.games() > 1 {
            rows.push(say::AllGames.said());
        }
        if self.header.house.sheet_winner == SheetWinner::MostGames {
            rows.push(say::GamesWon.said());
        }
        rows.push(say::Difference.said());
        rows.extend(self.header.stake.map(|stake| say::Money { stake: stake_in_words(stake) }.said()));
        rows
    }

    /// The house rules, all of them, in a few words each.
    pub fn small_print(&self) -> Vec<String> {
        let (lineup, house) = (self.header.roster.lineup(), &self.header.house);
        RuleKey::all()
            .filter(|key| key.concerns(lineup, house))
            .map(|key| phrase(key.name, &key.read(house)))
            .collect()
    }

    /// Where the rules come from, and the values that no source gives.
    pub fn source(&self) -> Vec<String> {
        let (preset, house) = (base(&self.header.preset, &self.header.house), &self.header.house);
        let addresses: Vec<&str> =
            provenance(preset.name).sources.iter().map(|source| source.address).collect();
        let mut lines =
            vec![say::Source { source: source_of(preset), addresses: addresses.join(", ") }.said()];
        lines.extend(unsourced(preset.name, house).into_iter().map(|(key, why)| format!("{key}: {why}")));
        lines
    }

    /// The line that starts a series by these rules.
    pub fn new_line(&self) -> String {
        let line = in_english(|| new_line(&Series::new(self.header.clone()), StandardRules::Named));
        if self.named {
            return format!("ginscore {line}");
        }
        // The names are on the paper.
        let options = line.split_once(" --").map_or("", |(_, options)| options);
        format!("ginscore new {0} {0} --{options}", say::NameBlank.text())
    }

    /// How a sheet that is filled in is typed.
    pub fn typing(&self) -> Vec<String> {
        let how = if self.header.roster.lineup().has_rounds() {
            say::TypeRounds.said()
        } else {
            say::TypeHands.said()
        };
        let card = self.has_knock_card().then(|| say::TypeKnockCard.said());
        let boxes = self.has_boxes().then(|| say::TypeBoxes.said());
        let lines = [Some(how), card, Some(say::TypePoints.said()), boxes].into_iter().flatten();
        let roster = &self.header.roster;
        let first = |entrant| roster.lineup().members(entrant).next().map(|seat| roster.name(seat));
        match first(Entrant::First).zip(first(Entrant::Second)).filter(|_| self.named) {
            Some((one, two)) => lines.map(|line| with_names(&line, one, two)).collect(),
            None => lines.collect(),
        }
    }

    /// The sheet as text.
    pub fn text(&self) -> Text {
        let mut text = Text::default();
        text.push(say::Title.line());
        for (label, fact) in self.facts() {
            let fact = if fact.is_empty() { "_".repeat(40) } else { fact };
            text.push(format!("{label}: {fact}"));
        }
        text.push("");
        let card = if self.has_knock_card() { format!(" @{COUNT}") } else { String::new() };
        let boxes =
            if self.has_boxes() { format!(" {} {COUNT}", sheet::RowBoxes.text()) } else { String::new() };
        let blanks = format!("{NAME} {COUNT} v {COUNT}{card}{boxes}");
        let numbers = self.numbers();
        let wide = numbers.iter().map(String::len).max().unwrap_or(0);
        let names = self.names();
        let boxes = vec![vec![BOX; names.len()].join(""); self.games()].join(" | ");
        let indent = " ".repeat(wide + 1 + blanks.width() + 2);
        if self.games() > 1 {
            let each = NARROW * names.len() + 3;
            let games = (1..=self.games()).map(|game| {
                let title = clipped(&sheet::HeadGame { game }.said(), each - 1);
                format!("{title}{}", " ".repeat(each.saturating_sub(title.width())))
            });
            push(&mut text, &format!("{indent}{}", games.collect::<String>()));
        }
        let name = |name: &String| {
            let name = clipped(name, NARROW - 1);
            format!("{name}{}", " ".repeat(NARROW.saturating_sub(name.width())))
        };
        let heads = vec![names.iter().map(name).collect::<String>(); self.games()].join("   ");
        push(&mut text, &format!("{indent}{heads}"));
        for number in numbers {
            push(&mut text, &format!("{number:>wide$} {blanks}  {boxes}"));
        }
        let target = self.header.house.target.get();
        text.push(say::Target { target }.line());
        text.push("");
        text.push(page::Settlement.line());
        let rows = self.settlement();
        let ends = self.ends();
        let label = rows.iter().chain(&ends).map(|row| row.width()).max().unwrap_or(0);
        for row in rows {
            push(&mut text, &format!("  {row}{}  {boxes}", " ".repeat(label.saturating_sub(row.width()))));
        }
        for row in ends {
            push(
                &mut text,
                &format!("  {row}{}  {}", " ".repeat(label.saturating_sub(row.width())), "_".repeat(20)),
            );
        }
        text.push("");
        for line in self.typing() {
            text.push(line);
        }
        push(&mut text, &format!("  {}", self.new_line()));
        text.push("");
        text.push(say::SmallPrint { rules: self.small_print().join("; ") }.line());
        for line in self.source() {
            text.push(line);
        }
        text
    }
}

/// Adds a line that is not broken.
fn push(text: &mut Text, line: &str) {
    text.push(Line::from(line.trim_end()).fixed());
}
