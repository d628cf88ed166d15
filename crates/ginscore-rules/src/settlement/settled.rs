//! What a settlement consists of: games with the terms of each total, sheets, the series, and who pays whom.

use alloc::vec::Vec;

use crate::cards::list::List;
use crate::cards::small_vec::Filler;
use crate::house::choices::ShutoutAward;
use crate::house::keys::RuleKey;
use crate::house::settings::HouseRules;
use crate::players::entrant::{ByEntrant, Entrant, Entrants};
use crate::sheets::sheet::Column;

/// One term of an entrant's total in a closed game.
///
/// The terms are applied in order, starting from 0: most of them add to the total so far, and some multiply it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The points entered in the game.
    Points(i64),
    /// The bonus for the game.
    GameBonus(i64),
    /// The bonus for a shutout.
    ShutoutBonus(i64),
    /// How far the points are above the loser's.
    PointsLead(i64),
    /// How far the line bonus is above the loser's.
    LineLead(i64),
    /// The line bonus: boxes at so many points each.
    Line {
        /// The number of boxes.
        boxes: i64,
        /// The points for each.
        each: u32,
    },
    /// A shutout doubles everything so far.
    ShutoutDoubles,
    /// The points so far are part of the winner's lead, so that nothing of them is left.
    InWinnersLead,
    /// The game counts this many times.
    Times(u32),
}

pub(crate) type Terms = List<Term, 5>;

impl Filler for Term {
    const FILLER: Term = Term::Points(0);
}

impl Term {
    /// The name of the term for programs, in kebab case. It never changes.
    ///
    /// ```
    /// use ginscore_rules::settlement::Term;
    /// assert_eq!(Term::Line { boxes: 3, each: 25 }.id(), "line-bonus");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Term::Points(_) => "points",
            Term::GameBonus(_) => "game-bonus",
            Term::ShutoutBonus(_) => "shutout-bonus",
            Term::PointsLead(_) => "points-lead",
            Term::LineLead(_) => "line-lead",
            Term::Line { .. } => "line-bonus",
            Term::ShutoutDoubles => "shutout-doubles",
            Term::InWinnersLead => "in-winners-lead",
            Term::Times(_) => "multiplier",
        }
    }

    /// The name of the rule that gives the term; `None` for the points entered.
    pub const fn rule(self) -> Option<RuleKey> {
        match self {
            Term::Points(_) => None,
            Term::GameBonus(_) => Some(RuleKey::GameBonus),
            Term::ShutoutBonus(_) | Term::ShutoutDoubles => Some(RuleKey::ShutoutAward),
            Term::PointsLead(_) | Term::LineLead(_) | Term::InWinnersLead => Some(RuleKey::Settlement),
            Term::Line { .. } => Some(RuleKey::BoxValue),
            Term::Times(_) => Some(RuleKey::ColumnMultipliers),
        }
    }

    /// The points that the term adds to the total; 0 for a term that multiplies it or sets it to 0.
    pub fn added(self) -> i64 {
        if matches!(self, Term::InWinnersLead) { 0 } else { self.applied(0) }
    }

    /// The total after this term.
    pub(crate) fn applied(self, total: i64) -> i64 {
        match self {
            Term::Points(more)
            | Term::GameBonus(more)
            | Term::ShutoutBonus(more)
            | Term::PointsLead(more)
            | Term::LineLead(more) => total + more,
            Term::Line { boxes, each } => total + boxes * i64::from(each),
            Term::ShutoutDoubles => total * 2,
            Term::InWinnersLead => 0,
            Term::Times(times) => total * i64::from(times),
        }
    }
}

/// What a closed game was decided by, besides its terms.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ClosedGame {
    /// The entrant who reached the target.
    pub winner: Entrant,
    /// The winner's bonus for the game.
    pub game_bonus: i64,
    /// The award paid for a shutout, if one was paid.
    pub shutout: Option<ShutoutAward>,
    /// What those who are shut out pay the winner besides the difference of the totals, where three players settle.
    pub penalties: Vec<Transfer>,
}

/// Points that one entrant pays another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Transfer {
    /// Who pays.
    pub from: Entrant,
    /// Who is paid.
    pub to: Entrant,
    /// The points, at least 1.
    pub points: u64,
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Nobody has reached the target yet.
    Open,
    /// Nobody reached the target before the players stopped: each keeps the points and the line bonus, and nobody wins.
    Stopped,
    /// A player reached the target.
    Closed(ClosedGame),
}

/// A game of a sheet, and how each total comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Game {
    /// The entries of the game.
    pub column: Column,
    /// The multiplier of the totals.
    pub multiplier: u32,
    /// Each entrant's line bonus in points; 0 while the game is open, and where boxes are paid with each hand.
    pub line: ByEntrant<i64>,
    pub(crate) terms: ByEntrant<Terms>,
    /// How far the game has come, with its result.
    pub state: GameState,
}

impl Game {
    /// The result of a closed game; `None` if the game is open or was stopped.
    pub const fn closed(&self) -> Option<&ClosedGame> {
        match &self.state {
            GameState::Closed(closed) => Some(closed),
            GameState::Open | GameState::Stopped => None,
        }
    }

    /// The terms of each total, in order; none while the game is open.
    pub fn terms(&self) -> ByEntrant<&[Term]> {
        ByEntrant::from_fn(self.terms.entrants(), |entrant| self.terms.get(entrant).as_slice())
    }

    /// All totals in points, after the multiplier of the game; 0 while it is open.
    pub fn totals(&self) -> ByEntrant<i64> {
        self.terms.map(|terms| terms.iter().fold(0, |total, term| term.applied(total)))
    }

    /// What the winner has from the game: the winner's total minus the loser's. Negative if the loser's boxes outweigh
    /// the rest. Of three players, the sum over both others, with what those who are shut out pay besides. `None` if
    /// nobody won it.
    pub fn worth(&self) -> Option<i64> {
        let closed = self.closed()?;
        let totals = self.totals();
        let ahead = |other| *totals.get(closed.winner) - *totals.get(other);
        let won: i64 = totals.entrants().others(closed.winner).map(ahead).sum();
        let penalties =
            closed.penalties.iter().map(|penalty| i64::try_from(penalty.points).unwrap_or(i64::MAX));
        Some(penalties.fold(won, i64::saturating_add))
    }
}

/// The settlement of a sheet; of its closed games, while it is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SettledSheet {
    /// The games, in order.
    pub games: Vec<Game>,
    /// True if all games are closed.
    pub finished: bool,
    /// The sums over the closed games.
    pub totals: ByEntrant<i64>,
    /// The number of games won by each entrant.
    pub games_won: ByEntrant<u32>,
    /// The entrant whose lead in games won cannot be caught up in the open games, if any.
    pub decided: Option<Entrant>,
    /// The winner; `None` in a tie, and while the sheet is not finished.
    pub winner: Option<Entrant>,
    /// Who pays whom how much, rounded under the house rules.
    pub transfers: Vec<Transfer>,
}

/// The settlement of a series; of its closed games, while it is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settlement {
    /// The rules that it was settled by, and that payments follow.
    pub house: HouseRules,
    /// The sheets, in order.
    pub sheets: Vec<SettledSheet>,
    /// True if the series came to its end.
    pub finished: bool,
    /// True if the players stopped before that.
    pub stopped: bool,
    /// The sums over the sheets.
    pub totals: ByEntrant<i64>,
    /// The winner; `None` in a tie, and while the series is not over.
    pub winner: Option<Entrant>,
    /// Who pays whom how much, rounded once.
    pub transfers: Vec<Transfer>,
}

impl SettledSheet {
    /// What one of two entrants pays the other, in points. `None` if there are three.
    pub fn difference(&self) -> Option<u64> {
        difference(&self.totals, &self.transfers)
    }

    /// The one of two entrants who pays; `None` if nobody does, and if there are three.
    pub fn pays(&self) -> Option<Entrant> {
        let only = self.transfers.first().filter(|_| self.totals.entrants() == Entrants::Two);
        only.map(|transfer| transfer.from)
    }
}

impl Settlement {
    /// What one of two entrants pays the other, in points. `None` if there are three.
    pub fn difference(&self) -> Option<u64> {
        difference(&self.totals, &self.transfers)
    }

    /// The one of two entrants who pays; `None` if nobody does, and if there are three.
    pub fn pays(&self) -> Option<Entrant> {
        let only = self.transfers.first().filter(|_| self.totals.entrants() == Entrants::Two);
        only.map(|transfer| transfer.from)
    }
}

fn difference(totals: &ByEntrant<i64>, transfers: &[Transfer]) -> Option<u64> {
    match totals.entrants() {
        Entrants::Two => Some(transfers.iter().map(|transfer| transfer.points).sum()),
        Entrants::Three => None,
    }
}
