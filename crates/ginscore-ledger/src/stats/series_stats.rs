//! Statistics of one series: each player's results in it.

use crate::model::entry::Moment;
use crate::model::series::Series;
use crate::stats::tally::{Tally, signed};
use ginscore_rules::rules::{
    ByPlayer, Column, End, Evidence, HouseRules, Player, Ruling, Settlement, points_left,
};

/// A summary of one series: everything that statistics need from it, without its hands.
#[derive(Clone, Debug)]
pub struct SeriesStats {
    /// The name of the series.
    pub name: String,
    /// The moment when it started.
    pub start: Moment,
    /// The players' names.
    pub players: ByPlayer<String>,
    /// The preset from which its rules started.
    pub preset: String,
    /// Each player's tally.
    pub tallies: ByPlayer<Tally>,
}

/// Summarizes a series.
pub fn series_stats(name: &str, series: &Series) -> SeriesStats {
    let header = series.header();
    let settlement = series.score().settlement();
    let mut tallies = ByPlayer::from_fn(|player| of_games(series, &settlement, player));
    for hand in series.hands() {
        let left = points_left(&hand.ruling, series.score().house());
        for player in Player::BOTH {
            let tally = tallies.get_mut(player);
            add_hand(tally, &hand.ruling, player);
            if let Some(points) = left.get(player) {
                tally.left.add(*points);
            }
        }
    }
    SeriesStats {
        name: name.to_owned(),
        start: header.start,
        players: ByPlayer::from_fn(|player| header.names.get(player).to_owned()),
        preset: header.preset.clone(),
        tallies,
    }
}

/// Tallies the games and the settlement, without the hands.
fn of_games(series: &Series, settlement: &Settlement, player: Player) -> Tally {
    let mut tally = Tally::default();
    let house = series.score().house();
    for column in series.score().sheets().iter().flat_map(|sheet| sheet.columns()) {
        add_game(&mut tally, column, house, player);
    }
    tally.series = u64::from(!series.hands().is_empty());
    if settlement.finished {
        match settlement.winner {
            Some(winner) if winner == player => tally.series_won = 1,
            Some(_) => tally.series_lost = 1,
            None => tally.series_tied = 1,
        }
    }
    let difference = signed(settlement.difference);
    tally.net = match settlement.pays {
        Some(pays) if pays == player => -difference,
        Some(_) => difference,
        None => 0,
    };
    tally
}

fn add_hand(tally: &mut Tally, ruling: &Ruling, player: Player) {
    tally.hands += 1;
    if let Some(winner) = ruling.winner() {
        tally.won_in_a_row = tally.won_in_a_row.and(winner == player);
        tally.lost_in_a_row = tally.lost_in_a_row.and(winner != player);
        if winner == player {
            tally.won.add(ruling.points());
            tally.boxes += u64::from(ruling.boxes());
            let wins = &mut tally.wins;
            match ruling.end() {
                End::Knock => wins.knock += 1,
                End::Gin => wins.gin += 1,
                End::BigGin => wins.big_gin += 1,
                End::Undercut => wins.undercut += 1,
                End::GinOff => wins.gin_off += 1,
                End::Points => wins.points += 1,
                // Nobody wins these.
                End::Draw | End::Tie => {}
            }
        } else {
            tally.lost += 1;
            tally.points_lost += u64::from(ruling.points());
        }
    }
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else {
        return;
    };
    let knocked = ruling.by() == Some(player);
    match ruling.end() {
        End::Knock | End::Undercut | End::GinOff | End::Tie if knocked => {
            tally.knocked_with.add(*deadwood.get(player));
            tally.knocks_undercut += u64::from(matches!(ruling.end(), End::Undercut | End::GinOff));
        }
        End::Knock | End::Gin | End::BigGin if !knocked => tally.caught_with.add(*deadwood.get(player)),
        _ => {}
    }
}

/// Adds a closed game. A shutout counts even if the house pays nothing for it.
fn add_game(tally: &mut Tally, column: &Column, house: &HouseRules, player: Player) {
    let Some(winner) = column.winner() else {
        return;
    };
    let shutout = u64::from(column.is_shut_out(house, winner.other()));
    if winner == player {
        tally.games_won += 1;
        tally.shutouts_won += shutout;
    } else {
        tally.games_lost += 1;
        tally.shutouts_lost += shutout;
    }
}
