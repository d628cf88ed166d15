//! A second implementation of the sheet of two players.
//!
//! It is written from the rules alone and is as plain as it can be: a list of what happened is scored from its beginning.

use ginscore_notation::{Names, RecordedHand, read_hand};
use ginscore_rules::cards::{Rank, Upcard};
use ginscore_rules::house::{
    AceKnockCard, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, HouseRules, KnockCard,
    SeriesLength, SettlementMethod, SheetWinner, ShutoutAward, ShutoutTest, UndercutTie,
};
use ginscore_rules::players::Opponents;

pub const NAMES: [&str; 2] = ["Ann", "Bob"];

/// How a hand ended, as the players report it. Players are 0 and 1.
#[derive(Clone, Debug)]
pub enum Told {
    Draw,
    Points { winner: usize, points: u32, boxes: u32 },
    Counts { by: usize, knocker: u32, defender: u32, accepted: bool },
    BigGin { by: usize, defender: u32 },
}

#[derive(Clone, Debug)]
pub struct Played {
    pub told: Told,
    pub card: Option<Upcard>,
}

#[derive(Clone, Debug)]
pub struct Change {
    pub player: usize,
    pub points: i64,
    pub boxes: i64,
    pub game: Option<usize>,
}

/// What happened, in order. A knock card that was announced is here only until its hand is played.
#[derive(Clone, Debug)]
pub enum Step {
    Hand(Played),
    Deal(usize),
    Card(Upcard),
    Misdeal,
    Adjust(Change),
    /// Rules and a stake for the whole list, whatever comes before it.
    Agree(String),
    Stop,
}

/// A card whose suit is missing, and would matter.
pub fn is_half_known(house: &HouseRules, card: Upcard) -> bool {
    card.suit.is_none() && !house.doubling_suits.is_empty()
}

impl Played {
    /// The line that a scorekeeper types. Odd counts are typed as sums.
    pub fn line(&self) -> String {
        let count = |count: u32| match count {
            count if count > 2 && count % 2 == 1 => format!("2+{}", count - 2),
            count => count.to_string(),
        };
        let mut line = match &self.told {
            Told::Draw => "draw".to_owned(),
            Told::Points { winner, points, boxes } => format!("{} +{points} boxes {boxes}", NAMES[*winner]),
            Told::Counts { by, knocker, defender, accepted } => {
                let accepted = if *accepted { " accepted" } else { "" };
                format!("{} {} v {}{accepted}", NAMES[*by], count(*knocker), count(*defender))
            }
            Told::BigGin { by, defender } => format!("{} big-gin v {}", NAMES[*by], count(*defender)),
        };
        line.extend(self.card.map(|card| format!(" @{card}")));
        line
    }

    pub fn recorded(&self) -> RecordedHand {
        let read = read_hand(&self.line(), &Names::new("Ann", "Bob").unwrap()).unwrap();
        RecordedHand { opponents: Opponents::two(), claim: read.claim, note: read.note }
    }

    /// The most that a knock may have.
    fn limit(&self, house: &HouseRules) -> u32 {
        let of_card = match self.card.filter(|_| house.knock_card == KnockCard::Upcard).map(|card| card.rank)
        {
            None => u32::MAX,
            Some(Rank::Ace) if house.ace_knock_card == AceKnockCard::GinOnly => 0,
            Some(rank) => u32::from(rank.points()),
        };
        house.knock_limit.get().min(of_card)
    }

    /// What is written down: within the limit there is no knock to accept, whatever is agreed later.
    pub fn written(&self, house: &HouseRules) -> Played {
        let mut written = self.clone();
        if let Told::Counts { knocker, accepted, .. } = &mut written.told {
            *accepted &= *knocker > self.limit(house);
        }
        written
    }

    /// The winner, points and boxes; `None` if the rules do not allow the hand.
    pub fn worth(&self, house: &HouseRules) -> Option<(Option<usize>, i64, i64)> {
        let (by, knocker, defender, accepted, big) = match &self.told {
            Told::Draw => return Some((None, 0, 0)),
            Told::Points { winner, points, boxes } => {
                let allowed = *points <= 100_000 && *boxes <= 99;
                return allowed.then_some((Some(*winner), i64::from(*points), i64::from(*boxes)));
            }
            Told::Counts { by, knocker, defender, accepted } => (*by, *knocker, *defender, *accepted, false),
            Told::BigGin { by, defender } => (*by, 0, *defender, false, true),
        };
        let limited = house.knock_card == KnockCard::Upcard;
        if self.card.is_none() && (limited || !house.doubling_suits.is_empty()) {
            return None;
        }
        if self.card.is_some_and(|card| is_half_known(house, card)) {
            return None;
        }
        let limit = self.limit(house);
        if knocker > 98 || defender > 98 || knocker > limit && !accepted {
            return None;
        }
        let (k, d) = (i64::from(knocker), i64::from(defender));
        let bonus = |bonus: u32| i64::from(bonus);
        let other = 1 - by;
        let (winner, points, extra) = if let Some(all) = house.big_gin_bonus.filter(|_| big) {
            (by, d + bonus(all.get()), house.boxes.big_gin.get())
        } else if k == 0 {
            (by, d + bonus(house.gin_bonus.get()), house.boxes.gin.get())
        } else if k < d {
            (by, d - k + bonus(house.knock_bonus.get()), 0)
        } else if let Some(gin_off) = house.gin_off_bonus.filter(|_| d == 0) {
            (other, k + bonus(gin_off.get()), house.boxes.gin_off.get())
        } else if d < k {
            (other, k - d + bonus(house.undercut_bonus.get()), house.boxes.undercut.get())
        } else {
            match house.undercut_tie {
                UndercutTie::Defender => {
                    (other, bonus(house.undercut_bonus.get()), house.boxes.undercut.get())
                }
                UndercutTie::NoBonus => (other, 0, house.boxes.undercut.get()),
                UndercutTie::Knocker => (by, 0, 0),
                UndercutTie::Nobody => return Some((None, 0, 0)),
            }
        };
        let doubled =
            self.card.is_some_and(|card| card.suit.is_some_and(|suit| house.doubling_suits.contains(suit)));
        let extra = i64::from(extra);
        let boxes = match house.doubled_boxes {
            DoubledBoxes::Bonus if doubled => 1 + 2 * extra,
            DoubledBoxes::All if doubled => 2 * (1 + extra),
            _ => 1 + extra,
        };
        Some((Some(winner), if doubled { 2 * points } else { points }, boxes))
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    pub points: [i64; 2],
    pub boxes: [i64; 2],
    pub entries: [u32; 2],
    pub winner: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct Scored {
    pub sheets: Vec<Vec<Game>>,
    pub wins: [usize; 2],
    pub entered: Vec<(usize, Vec<usize>)>,
    pub adjusted: Vec<(usize, Vec<usize>)>,
    pub dealer: Option<usize>,
    pub card: Option<Upcard>,
    pub misdeals: usize,
    pub over: bool,
    pub stopped: bool,
}

impl Scored {
    /// Scores the list; `None` if it is not allowed. What comes between the end of the series and nothing more is
    /// passed over, as a correction can move the end forward.
    pub fn of(house: &HouseRules, first: Option<usize>, course: &[Step]) -> Option<Scored> {
        let mut scored = Scored {
            sheets: vec![vec![Game::default(); house.columns.get() as usize]],
            wins: [0, 0],
            entered: Vec::new(),
            adjusted: Vec::new(),
            dealer: first,
            card: None,
            misdeals: 0,
            over: false,
            stopped: false,
        };
        for step in course {
            match step {
                Step::Hand(_) | Step::Adjust(_) if scored.over => return None,
                _ if scored.over => {}
                Step::Hand(hand) => scored.play(house, hand)?,
                Step::Adjust(change) => scored.adjust(house, change)?,
                Step::Agree(_) => {}
                Step::Deal(player) => scored.dealer = Some(*player),
                Step::Card(card) => scored.card = Some(*card).filter(|card| !is_half_known(house, *card)),
                Step::Misdeal => {
                    scored.misdeals += 1;
                    scored.card = None;
                }
                Step::Stop => {
                    scored.over = true;
                    scored.stopped = true;
                }
            }
        }
        scored.card = scored.card.filter(|_| !scored.over);
        Some(scored)
    }

    pub fn new_sheet_if_finished(&mut self, house: &HouseRules) {
        if self.sheets.last().unwrap().iter().all(|game| game.winner.is_some()) {
            self.sheets.push(vec![Game::default(); house.columns.get() as usize]);
            self.wins = [0, 0];
        }
    }

    pub fn play(&mut self, house: &HouseRules, hand: &Played) -> Option<()> {
        let (winner, points, boxes) = hand.worth(house)?;
        self.card = None;
        self.new_sheet_if_finished(house);
        let at = self.sheets.len() - 1;
        let sheet = &mut self.sheets[at];
        let Some(winner) = winner else {
            self.entered.push((at, Vec::new()));
            if house.drawn_hand_dealer == DrawnHandDealer::Next {
                self.dealer = self.dealer.map(|dealer| 1 - dealer);
            }
            return Some(());
        };
        self.wins[winner] += 1;
        let open = |game: &usize| sheet[*game].winner.is_none();
        let mut games: Vec<usize> = Vec::new();
        match house.column_entry {
            ColumnEntry::NthWin => games.extend((0..sheet.len().min(self.wins[winner])).filter(open)),
            ColumnEntry::NextOpen => {
                let (with, without): (Vec<usize>, Vec<usize>) =
                    (0..sheet.len()).filter(open).partition(|game| sheet[*game].entries[winner] > 0);
                games.extend(with);
                games.extend(without.first());
                games.sort_unstable();
            }
        }
        let each = match house.box_timing {
            BoxTiming::EachHand => boxes * i64::from(house.box_value.get()),
            BoxTiming::End => 0,
        };
        for game in &games {
            let game = &mut sheet[*game];
            game.points[winner] += points + each;
            game.boxes[winner] += boxes;
            game.entries[winner] += 1;
            if game.points[winner] >= i64::from(house.target.get()) {
                game.winner = Some(winner);
            }
        }
        self.entered.push((at, games));
        self.dealer = match house.dealer {
            Dealer::Winner => Some(winner),
            Dealer::Loser => Some(1 - winner),
            Dealer::Alternate => self.dealer.map(|dealer| 1 - dealer),
        };
        self.over = self.ended(house);
        Some(())
    }

    pub fn adjust(&mut self, house: &HouseRules, change: &Change) -> Option<()> {
        if change.points.abs() > 100_000 || change.boxes.abs() > 99 {
            return None;
        }
        self.new_sheet_if_finished(house);
        let at = self.sheets.len() - 1;
        let sheet = &mut self.sheets[at];
        let open: Vec<usize> = (0..sheet.len()).filter(|game| sheet[*game].winner.is_none()).collect();
        let mut games: Vec<usize> = match change.game {
            Some(game) if open.contains(&game) => vec![game],
            Some(_) => return None,
            None => open.iter().copied().filter(|game| sheet[*game].entries[change.player] > 0).collect(),
        };
        if games.is_empty() {
            games.push(open[0]);
        }
        for game in &games {
            let each = match house.box_timing {
                BoxTiming::EachHand => change.boxes * i64::from(house.box_value.get()),
                BoxTiming::End => 0,
            };
            sheet[*game].points[change.player] += change.points + each;
            sheet[*game].boxes[change.player] += change.boxes;
        }
        self.adjusted.push((at, games));
        Some(())
    }

    pub fn totals(&self, house: &HouseRules, sheet: &[Game]) -> [i64; 2] {
        let mut totals = [0, 0];
        for (at, game) in sheet.iter().enumerate() {
            let line = |player: usize| match house.box_timing {
                BoxTiming::End => game.boxes[player] * i64::from(house.box_value.get()),
                BoxTiming::EachHand => 0,
            };
            let times = i64::from(house.multiplier(at));
            let Some(winner) = game.winner else {
                for player in [0, 1] {
                    if self.stopped {
                        totals[player] += times * (game.points[player] + line(player));
                    }
                }
                continue;
            };
            let loser = 1 - winner;
            let shut_out = match house.shutout.test {
                ShutoutTest::NoPoints => game.points[loser] <= 0,
                ShutoutTest::NoHands => game.entries[loser] == 0,
            };
            let award = if shut_out { house.shutout.award } else { ShutoutAward::None };
            let (points, bonus) = (game.points[winner], i64::from(house.game_bonus.get()));
            match house.settlement {
                SettlementMethod::Totals => {
                    totals[loser] += times * (game.points[loser] + line(loser));
                    totals[winner] += times
                        * match award {
                            ShutoutAward::None => points + bonus + line(winner),
                            ShutoutAward::DoublePoints => 2 * points + bonus + line(winner),
                            ShutoutAward::DoublePointsAndGame => 2 * (points + bonus) + line(winner),
                            ShutoutAward::DoubleTotal => 2 * (points + bonus + line(winner)),
                            ShutoutAward::Points(award) => {
                                points + bonus + i64::from(award.get()) + line(winner)
                            }
                        };
                }
                SettlementMethod::ScorePlusDifference => {
                    let total = points + bonus + (points - game.points[loser]) + line(winner) - line(loser);
                    totals[winner] += times * if award == ShutoutAward::None { total } else { 2 * total };
                }
            }
        }
        totals
    }

    pub fn ended(&self, house: &HouseRules) -> bool {
        if self.sheets.last().unwrap().iter().any(|game| game.winner.is_none()) {
            return false;
        }
        let ahead = |pair: [i64; 2]| (pair[0] != pair[1]).then(|| usize::from(pair[1] > pair[0]));
        match house.series {
            SeriesLength::OneSheet => true,
            SeriesLength::To(target) => {
                let both = self.all_totals(house);
                ahead(both).is_some_and(|ahead| both[ahead] >= i64::from(target.get()))
            }
            SeriesLength::BestOf(sheets) => {
                let mut won = [0, 0];
                for sheet in &self.sheets {
                    let pair = match house.sheet_winner {
                        SheetWinner::NetPoints => self.totals(house, sheet),
                        SheetWinner::MostGames => [0, 1].map(|player| {
                            sheet.iter().map(|game| i64::from(game.winner == Some(player))).sum::<i64>()
                        }),
                    };
                    if let Some(ahead) = ahead(pair) {
                        won[ahead] += 1;
                    }
                }
                won.iter().any(|won| won * 2 > sheets.get())
            }
        }
    }

    pub fn all_totals(&self, house: &HouseRules) -> [i64; 2] {
        let each = self.sheets.iter().map(|sheet| self.totals(house, sheet));
        each.fold([0, 0], |sum, totals| [sum[0] + totals[0], sum[1] + totals[1]])
    }
}
