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
        players: ByPlayer::from_fn(|player| series.names().get(player).to_owned()),
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
    } else if settlement.stopped {
        tally.series_stopped = tally.series;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::entry::{Header, Operation, RecordedHand};
    use crate::stats::tally::{Sample, Wins};
    use crate::testing::played;
    use ginscore_rules::notation::{Names, read_hand};
    use ginscore_rules::rules::Preset;

    fn stats(preset: &str, hands: &[&str]) -> ByPlayer<Tally> {
        stats_by(HouseRules::new(Preset::named(preset).unwrap().values()).unwrap(), hands)
    }

    fn stats_by(house: HouseRules, hands: &[&str]) -> ByPlayer<Tally> {
        let names = Names::new("Ann", "Bob").unwrap();
        let mut series = Series::new(Header {
            names: names.clone(),
            start: "2026-11-20T19:30:00+01:00".parse().unwrap(),
            first_dealer: None,
            stake: None,
            preset: "standard".to_owned(),
            house,
        });
        for hand in hands {
            let claim = read_hand(hand, &names).unwrap().claim;
            series.act(&Operation::Hand(RecordedHand { claim, note: None })).unwrap();
        }
        series_stats("evening", &series).tallies
    }

    /// A series that was stopped is settled with its open games, and is not open any more.
    #[test]
    fn a_series_that_was_stopped_is_not_open() {
        for (lines, hands, net) in [
            (&["Ann +30", "Bob +10", "stop"][..], 1, 20),
            (&["Ann +30", "stop", "undo"], 1, 0),
            (&["stop"], 0, 0),
        ] {
            let (series, _) = played("standard", lines);
            let ann = series_stats("evening", &series).tallies.one;
            let stopped = u64::from(lines.last() == Some(&"stop") && hands == 1);
            assert_eq!((ann.series, ann.series_stopped), (hands, stopped), "{lines:?}");
            assert_eq!(ann.series_open(), hands - stopped, "{lines:?}");
            assert_eq!((ann.series_won, ann.series_lost, ann.series_tied), (0, 0, 0), "{lines:?}");
            assert_eq!(ann.net, net, "{lines:?}");
        }
    }

    fn sample(items: &[u64]) -> Sample {
        Sample { count: items.len() as u64, sum: items.iter().sum() }
    }

    #[test]
    fn hands_are_counted_by_how_they_ended() {
        let found = stats(
            "stakes",
            &[
                "Ann 4 v 10",
                "Ann gin v 7",
                "Bob 9 v 4",
                "Ann 5 v 5",
                "Bob 3 v 8",
                "Bob +2",
                "draw",
                "Bob gin v 1",
            ],
        );
        let (ann, bob) = (found.one, found.two);
        assert_eq!((ann.hands, ann.lost, ann.won), (8, 4, sample(&[6, 27, 15])));
        assert_eq!((bob.hands, bob.lost, bob.won), (8, 3, sample(&[10, 5, 2, 21])));
        assert_eq!((ann.points_lost, bob.points_lost, ann.boxes, bob.boxes), (38, 48, 3, 4));
        assert_eq!(ann.wins, Wins { knock: 1, gin: 1, undercut: 1, ..Wins::default() });
        assert_eq!(bob.wins, Wins { knock: 1, gin: 1, undercut: 1, points: 1, ..Wins::default() });
        // Knocks, those that were undercut, and the counts that a player was caught with.
        assert_eq!((ann.knocked_with, ann.knocks_undercut), (sample(&[4, 5]), 1));
        assert_eq!((bob.knocked_with, bob.knocks_undercut), (sample(&[9, 3]), 1));
        assert_eq!((ann.caught_with, bob.caught_with), (sample(&[8, 1]), sample(&[10, 7])));
        assert_eq!((ann.won_in_a_row.longest(), ann.lost_in_a_row.longest()), (3, 4));
        assert_eq!((bob.won_in_a_row.longest(), bob.lost_in_a_row.longest()), (4, 3));
        assert_eq!(ann.left, Sample::default());
        let other = stats("modern", &["Ann big-gin v 7", "Bob 5 v 5"]);
        assert_eq!((other.one.wins.big_gin, other.one.wins.undercut), (1, 1));
        let mut rules = Preset::named("standard").unwrap().values();
        rules.gin_off_bonus = Some(rules.gin_bonus);
        let other = stats_by(HouseRules::new(rules).unwrap(), &["Ann 6 v 0", "Ann 4 v 2"]);
        assert_eq!(other.two.wins, Wins { gin_off: 1, undercut: 1, ..Wins::default() });
        assert_eq!((other.one.knocked_with, other.one.knocks_undercut), (sample(&[6, 4]), 2));
    }

    /// Points that were missed are counted in the hands in which the player's cards were seen.
    #[test]
    fn missed_points_are_counted_over_the_hands_with_cards() {
        let hands = [
            "Ann 4-7s 7cdh / 2h ac ad v kcdh 2-4c / tc 6d 8s 9s",
            "Ann 4-7s 9cdh / 2h ac ad v 20",
            "Ann 4 v 9",
        ];
        let found = stats("standard", &hands);
        assert_eq!((found.one.left, found.two.left), (sample(&[0, 0]), sample(&[17])));
    }

    /// The hands, then for Ann: series won, lost and tied, games won and lost, shutouts won and lost, and the net.
    #[test]
    fn games_and_series_are_counted_when_they_end() {
        for (hands, series, games, shutouts, net) in [
            (&[][..], (0, 0, 0), (0, 0), (0, 0), 0),
            (&["Ann +99"], (0, 0, 0), (0, 0), (0, 0), 0),
            (&["Ann +100"], (1, 0, 0), (1, 0), (1, 0), 100),
            (&["Ann +10", "Bob +100"], (0, 1, 0), (0, 1), (0, 0), -90),
            (&["Bob +100"], (0, 1, 0), (0, 1), (0, 1), -100),
        ] {
            let ann = stats("standard", hands).one;
            assert_eq!(ann.series, u64::from(!hands.is_empty()), "{hands:?}");
            assert_eq!((ann.series_won, ann.series_lost, ann.series_tied), series, "{hands:?}");
            assert_eq!((ann.games_won, ann.games_lost), games, "{hands:?}");
            assert_eq!((ann.shutouts_won, ann.shutouts_lost), shutouts, "{hands:?}");
            assert_eq!(ann.net, net, "{hands:?}");
        }
    }
}
