//! `counts`: what each player needs in the open games, and can safely be caught with.

use clap::Args;
use ginscore_ledger::model::Series;
use ginscore_notation::Names;
use ginscore_rules::advice::{HandInPlay, RoundSafety, SafeCount, SafeHolding, Safety};
use ginscore_rules::cards::Upcard;
use ginscore_rules::hand::Count;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::ByPlayer;
use ginscore_rules::sheets::Sheet;
use serde::Serialize;

use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, shows};
use crate::show::counts::{counts_text, doubling};
use crate::show::hand::entrants::in_play;
use crate::show::json::{self, PerPlayer, WithSchema, by_player};

/// Show what each player needs, and what they can safely be caught with.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore counts", "Show how many points each player needs, and what they can safely be caught with."),
]))]
pub(crate) struct CountsArgs;

impl Run for CountsArgs {
    fn plan(self: Box<Self>) -> Plan {
        shows(counts)
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        all.add::<CountsView>("counts");
    }
}

fn counts(env: &Env) -> Answered {
    let opened = env.open()?;
    Ok(env.answer(|| counts_text(&opened.series, env.look), || counts_of(&opened.series)))
}

/// The open games of a sheet.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CountsView {
    /// The number of the sheet, from 1.
    sheet: usize,
    /// The knock card of the hand in play; null if none was announced. With one, all counts are those of a hand with it.
    knock_card: Option<String>,
    /// The most deadwood to knock with, 0 for gin only.
    knock_limit: u8,
    /// Of more than two players, the games as the first of the pairs that play see them.
    games: Vec<GameCountsView>,
    /// The pairs that play; left out in a series of two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<Vec<PairView>>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PairView {
    games: Vec<GameCountsView>,
    /// What the hand means for its round, after the hands that have ended; null where a round has one hand.
    round: Option<PerPlayer<RoundCountsView>>,
}

/// What a hand means for its round. Counts are the most deadwood, as for games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RoundCountsView {
    /// The points by which the player's side leads; negative if it is behind.
    lead: i64,
    /// The points that the player has to win so that the side wins the round.
    points_to_win: u64,
    /// The counts with which the player can be caught so that the side still wins the round.
    to_keep: HoldingView,
    /// The counts with which the player can be caught so that the side does not lose it.
    to_tie: HoldingView,
}

/// The most deadwood against each way in which the opponent can end the hand.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct HoldingView {
    from_knock: Option<u16>,
    from_gin: Option<u16>,
    from_big_gin: Option<u16>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct GameCountsView {
    /// The number of the game, from 1.
    game: usize,
    players: PerPlayer<NeedsView>,
}

/// What a player needs and can afford in a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct NeedsView {
    /// The points that the player has to win in this hand to close the game; what the hands of the round that have ended
    /// bring is counted.
    to_close: u64,
    /// True if the player would be shut out if the game closed now. False as long as the opponent has nothing either.
    shutout_threatens: bool,
    #[serde(flatten)]
    safe: SafeView,
    /// The same in a hand that counts twice, or null if no suit doubles or the knock card is known.
    doubled: Option<SafeView>,
}

/// The counts that are safe.
///
/// The first three are the most deadwood that the player may hold so that such a win of the opponent does not close
/// the game: 98 is anything, null is nothing. Where big gin is not played, eleven melded cards are gin, and the last two
/// of them are equal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SafeView {
    safe_from_knock: Option<u16>,
    safe_from_gin: Option<u16>,
    safe_from_big_gin: Option<u16>,
    /// The most deadwood that the player may knock with so that no undercut closes the game. 0 is gin only, which
    /// cannot be undercut.
    safe_to_knock: u16,
    /// The points that an undercut of the player's knock brings the opponent in this game. Null if the opponent's next
    /// win is not entered in it, or if every knock is gin.
    undercut: Option<RangeView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RangeView {
    least: u64,
    most: u64,
}

fn counts_of(series: &Series) -> WithSchema<CountsView> {
    let (score, roster, card) = (series.score(), series.roster(), series.announced());
    let (number, sheet) = score.sheet_in_play();
    let house = score.house();
    let of_pair = |(names, hand): &(Names, HandInPlay)| PairView {
        games: games((house, card), &sheet, hand, names),
        round: roster.lineup().has_rounds().then(|| {
            let of = hand.round_safety(house, card);
            by_player(&of, names, round_view)
        }),
    };
    let pairs = in_play(score, roster);
    let many = !roster.lineup().is_two_players();
    json::answer(CountsView {
        sheet: number + 1,
        knock_card: card.map(|card| card.to_string()),
        knock_limit: house.knock_limit_with(card),
        games: pairs
            .first()
            .map(|(names, hand)| games((house, card), &sheet, hand, names))
            .unwrap_or_default(),
        pairs: many.then(|| pairs.iter().map(of_pair).collect()),
    })
}

fn round_view(of: &RoundSafety) -> RoundCountsView {
    let holding = |of: &SafeHolding| HoldingView {
        from_knock: safe(of.from_knock),
        from_gin: safe(of.from_gin),
        from_big_gin: safe(of.from_big_gin),
    };
    RoundCountsView {
        lead: of.lead,
        points_to_win: of.points_to_win,
        to_keep: holding(&of.to_keep),
        to_tie: holding(&of.to_tie),
    }
}

/// The open games of a sheet, as the players of a hand see them.
fn games(
    (house, card): (&HouseRules, Option<Upcard>),
    sheet: &Sheet,
    hand: &HandInPlay,
    names: &Names,
) -> Vec<GameCountsView> {
    let doubled = doubling(house, card).map(|card| hand.safety(house, sheet, Some(card)));
    let mut doubled = doubled.into_iter().flatten().map(|(_, of)| of);
    let games = hand.safety(house, sheet, card).into_iter().map(|(game, of)| {
        let twice = doubled.next();
        let of = ByPlayer::from_fn(|player| {
            let counts = of.get(player);
            NeedsView {
                to_close: counts.points_to_close,
                shutout_threatens: counts.shutout_threatens,
                safe: safe_counts(counts),
                doubled: twice.as_ref().map(|twice| safe_counts(twice.get(player))),
            }
        });
        GameCountsView { game: game + 1, players: json::each(of, names) }
    });
    games.collect()
}

fn safe_counts(counts: &Safety) -> SafeView {
    SafeView {
        safe_from_knock: safe(counts.holding.from_knock),
        safe_from_gin: safe(counts.holding.from_gin),
        safe_from_big_gin: safe(counts.holding.from_big_gin),
        safe_to_knock: u16::from(counts.safe_to_knock),
        undercut: counts.undercut.map(|points| RangeView { least: points.least, most: points.most }),
    }
}

/// The most that is safe: 98 is anything that ten cards can hold.
fn safe(safe: SafeCount) -> Option<u16> {
    match safe {
        SafeCount::Any => Some(Count::HIGHEST),
        SafeCount::Most(count) => Some(count),
        SafeCount::Nothing => None,
    }
}
