//! An empty score sheet for the rules that were agreed on, to print and fill in by hand: its rows, blanks and settlement. The
//! blanks of a row are, in order, those of the line that one types.

use unicode_width::UnicodeWidthStr;

use crate::say::examples::naming;
use crate::say::text::Line;
use crate::say::written::{page, paper as say, words::Labelled};
use crate::say::{Fixed, Message, in_english};
use crate::show::hand::entrants::{lineup_in_words, pairs};
use crate::show::rules::in_words::{ASKED, base, phrase, rules_in_words};
use crate::show::rules::provenance::{source_of, sources};
use crate::show::rules::stake::stake_in_words;
use crate::show::series::numbered::number_in_words;
use crate::show::series::script::{NewLineRules, new_line};
use crate::show::words::listed_apart;
use ginscore_ledger::model::Header;
use ginscore_notation::{Roster, shown};
use ginscore_rules::house::{Multipliers, RuleKey, RuleSettings, SheetWinner, ShutoutAward};
use ginscore_rules::players::Entrant;
use ginscore_rules::series::Seating;

pub struct BlankSheet<'h> {
    header: &'h Header,
    /// The names as they can be shown.
    roster: Roster,
    /// False if the names are left blank.
    named: bool,
}

/// The height of what both A4 and letter have room for, in tenths of a millimeter: letter is 279 mm high, and the margins are
/// 9 mm each.
const PAGE: usize = 2610;

/// The heights of the parts of a page in tenths of a millimeter, as the style has them: the title with the heads of the
/// columns, the row of a hand, a row of the settlement, the blanks below it, and a line of words.
const HEADS: usize = 300;
const HAND: usize = 67;
const SUM: usize = 60;
const ENDS: usize = 100;
const WORDS: usize = 44;

/// The letters that a line of words has room for.
const LINE: usize = 96;

impl<'h> BlankSheet<'h> {
    pub fn new(header: &'h Header, named: bool) -> BlankSheet<'h> {
        let roster = header.roster.shown_as(|name| shown(name).into_owned());
        BlankSheet { header, roster, named }
    }

    /// The facts above the sheet: labels, with what is known of them.
    pub fn facts(&self) -> Vec<(&'static str, String)> {
        let roster = &self.roster;
        let players = match lineup_in_words(roster, Seating::first(roster.lineup())) {
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
        let (roster, house) = (&self.roster, &self.header.house);
        let lineup = roster.lineup();
        if !lineup.has_rounds() {
            return None;
        }
        let of = |round| pairs(&Seating::Sides { round }.playing(house, lineup), roster);
        let first = of(0);
        let mut rounds = vec![first.clone()];
        rounds.extend((1..).map(of).take_while(|round| *round != first));
        if rounds.len() == 1 {
            return Some(first);
        }
        let round = |(number, pairs)| Labelled { label: number_in_words(number, true), what: pairs }.said();
        let rounds = (1..).zip(rounds).map(round);
        Some(say::PairingsAgain { rounds: listed_apart(rounds) }.said())
    }

    fn rules(&self) -> String {
        rules_in_words(&self.header.preset, &self.header.house, Some(self.header.roster.lineup()))
    }

    /// The number of rounds that the sheet has room for; each is a hand, or several at once.
    pub fn rounds(&self) -> usize {
        let lines = |text: &str| 1 + text.width() / LINE;
        let facts = self.facts().iter().map(|(label, fact)| lines(&format!("{label} {fact}"))).sum::<usize>();
        let below = [self.typing().to_string(), self.new_line(), self.house_rules(), self.source()];
        let words = facts - facts.min(4) / 2 + below.iter().map(|text| lines(text)).sum::<usize>();
        let sums = self.settlement().len() * SUM + ENDS;
        PAGE.saturating_sub(HEADS + sums + words * WORDS) / HAND / self.hands_in_a_round()
    }

    pub fn hands_in_a_round(&self) -> usize {
        let lineup = self.header.roster.lineup();
        if lineup.has_rounds() { lineup.hands_in_a_round().max(1) } else { 1 }
    }

    pub fn has_knock_card(&self) -> bool {
        self.header.house.needs_knock_card()
    }

    /// True if boxes count for anything.
    pub fn has_boxes(&self) -> bool {
        self.header.house.box_value.get() > 0
    }

    pub fn games(&self) -> usize {
        usize::try_from(self.header.house.columns.get()).unwrap_or(1)
    }

    /// The name above each column of a game: of a player, or of a side; empty if the names are left blank.
    pub fn names(&self) -> Vec<String> {
        let name = |entrant: &Entrant| if self.named { self.roster.entrant(*entrant) } else { String::new() };
        self.header.roster.lineup().entrants().all().iter().map(name).collect()
    }

    /// The title of a game, with its target.
    pub fn game(&self, number: usize) -> String {
        say::Game { number, target: self.header.house.target.get() }.said()
    }

    /// The rows of the settlement: what is added in each game.
    pub fn settlement(&self) -> Vec<String> {
        let house = &self.header.house;
        let rules = [
            (RuleKey::BoxValue, self.has_boxes()),
            (RuleKey::GameBonus, house.game_bonus.get() > 0),
            (RuleKey::ShutoutAward, house.shutout.award != ShutoutAward::None),
            (RuleKey::ColumnMultipliers, house.column_multipliers != Multipliers::Once),
        ];
        let mut rows = vec![say::Points.said()];
        rows.extend(rules.into_iter().filter(|(_, is_paid)| *is_paid).map(|(key, _)| phrase(key, house)));
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

    /// The house rules in a few words each: those that do something, and those that players ask about.
    pub fn house_rules(&self) -> String {
        let (lineup, house) = (self.header.roster.lineup(), &self.header.house);
        let neutral = RuleSettings::neutral().for_lineup(lineup);
        let differ: Vec<RuleKey> = neutral.differences(house).into_iter().map(|(key, ..)| key).collect();
        let is_printed = |key: &RuleKey| {
            let is_asked = ASKED.contains(key) || *key == RuleKey::ColumnEntry && self.games() > 1;
            key.applies_to(lineup, house) && (is_asked || differ.contains(key))
        };
        let rules: Vec<String> = RuleKey::all().filter(is_printed).map(|key| phrase(key, house)).collect();
        say::HouseRules { rules: rules.join("; ") }.said()
    }

    pub fn source(&self) -> String {
        let preset = base(&self.header.preset, &self.header.house);
        let addresses: Vec<&str> = sources(preset).iter().map(|source| source.address).collect();
        say::Source { source: source_of(preset), addresses: addresses.join(", ") }.said()
    }

    pub fn new_line(&self) -> String {
        let line = in_english(|| new_line(self.header, &self.header.roster, NewLineRules::Named));
        if self.named {
            return format!("ginscore {line}");
        }
        // The names are on the paper: two blanks in place of the header's.
        let rules: Vec<&str> = line.split(' ').skip(3).collect();
        format!("ginscore new {0} {0} {1}", say::NameBlank.text(), rules.join(" ")).trim_end().to_owned()
    }

    pub fn typing(&self) -> Line {
        let roster = &self.header.roster;
        let first = |entrant| roster.lineup().members(entrant).next().map(|seat| roster.written(seat));
        let named = first(Entrant::First).zip(first(Entrant::Second)).filter(|_| self.named);
        let (one, two) = named.unwrap_or_default();
        naming([one, two], || {
            let how = match roster.lineup().has_rounds() {
                true => say::TypeRounds.said(),
                false => say::TypeHands.said(),
            };
            let card = self.has_knock_card().then(|| say::TypeKnockCard.said());
            let boxes = self.has_boxes().then(|| say::TypeBoxes.said());
            let lines = [Some(how), card, Some(say::TypePoints.said()), boxes];
            lines.into_iter().flatten().collect::<Vec<_>>().join(" ").into()
        })
    }
}
