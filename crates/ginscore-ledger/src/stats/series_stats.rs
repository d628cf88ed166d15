//! Statistics of one series: each player's results in it.

use crate::model::entry::Moment;
use crate::model::series::Series;
use crate::stats::money::NetMoney;
use crate::stats::tally::{SeriesCounts, Tally, signed};
use ginscore_rules::advice::points_left;
use ginscore_rules::hand::{End, Evidence, Ruling};
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{Entrant, Opponents, Player, Seat};
use ginscore_rules::series::RoundResult;
use ginscore_rules::settlement::{Payer, PlayerPayment, Settlement};
use ginscore_rules::sheets::Column;

/// A summary of one series: everything that statistics need from it, without its hands.
#[derive(Clone, Debug)]
pub struct SeriesStats {
    pub name: String,
    pub start: Moment,
    pub players: Vec<PlayerInSeries>,
    /// The sides, if several players play for one: first against second. Their tallies count rounds, not hands.
    pub sides: Vec<SideInSeries>,
    pub preset: String,
    pub house: HouseRules,
}

#[derive(Clone, Debug)]
pub struct PlayerInSeries {
    pub name: String,
    /// The tally of the player's own hands, and of the games of those for whom the player plays.
    pub tally: Tally,
    /// The tally against each opponent, by name. Of more than two players, it has only the hands against them.
    pub against: Vec<(String, Tally)>,
}

#[derive(Clone, Debug)]
pub struct SideInSeries {
    pub name: String,
    pub players: Vec<String>,
    pub tally: Tally,
}

pub fn series_stats(name: &str, series: &Series) -> SeriesStats {
    let header = series.header();
    let settled = Settled::of(series);
    let roster = series.roster();
    let lineup = roster.lineup();
    let seats = lineup.seats().count();
    let at_seat = |seat| AtSeat { tally: of_player(&settled, seat), against: vec![Tally::default(); seats] };
    let mut own: Vec<AtSeat> = lineup.seats().map(at_seat).collect();
    for (_, hand) in series.hands() {
        let Opponents::Players(of) = hand.opponents else {
            continue;
        };
        let left = points_left(&hand.ruling, series.score().house());
        for player in Player::BOTH {
            let (seat, other) = (of.get(player).number(), of.get(player.other()).number());
            let Some(AtSeat { tally, against }) = own.get_mut(seat) else {
                continue;
            };
            // What a player did against the only opponent is what they did at all.
            let against = against.get_mut(other).filter(|_| !lineup.is_two_players());
            for tally in std::iter::once(tally).chain(against) {
                add_hand(tally, &hand.ruling, player);
                if let Some(points) = left.get(player) {
                    tally.left.add(*points);
                }
            }
        }
    }
    let player = |(seat, AtSeat { tally, against })| {
        let met =
            lineup.seats().zip(against).filter(|(other, _)| lineup.entrant(*other) != lineup.entrant(seat));
        // Against the only opponent, games and series count as well. Of several, nobody wins a series against one of them.
        let against = met.filter(|(_, of)| lineup.is_two_players() || of.hands > 0).map(|(other, of)| {
            let of = if lineup.is_two_players() {
                tally
            } else {
                Tally { series: SeriesCounts { played: 1, open: tally.series.open, ..of.series }, ..of }
            };
            (roster.name(other).to_owned(), of)
        });
        PlayerInSeries { name: roster.name(seat).to_owned(), tally, against: against.collect() }
    };
    SeriesStats {
        name: name.to_owned(),
        start: header.start,
        players: lineup.seats().zip(own).map(player).collect(),
        sides: if lineup.has_rounds() { sides(&settled) } else { Vec::new() },
        preset: header.preset.clone(),
        house: header.house.clone(),
    }
}

struct AtSeat {
    tally: Tally,
    against: Vec<Tally>,
}

struct Settled<'s> {
    series: &'s Series,
    /// The settlement, which has what is paid so far if the series is open.
    settlement: Settlement,
    /// Who pays whom, in points.
    points: Vec<PlayerPayment>,
    /// Who pays whom, in what the stake is paid for; the same as `points` without a stake.
    stakes: Vec<PlayerPayment>,
}

impl Settled<'_> {
    fn of(series: &Series) -> Settled<'_> {
        let settlement = series.score().settlement();
        let lineup = series.roster().lineup();
        let points = settlement.payments(lineup, None);
        let stakes = match series.header().stake {
            None => points.clone(),
            stake => settlement.payments(lineup, stake),
        };
        Settled { series, settlement, points, stakes }
    }

    /// The net points of those for whom `is_own` is true.
    fn net(&self, is_own: impl Fn(Payer) -> bool) -> i64 {
        net(&self.points, is_own)
    }

    /// The net money of those for whom `is_own` is true; `None` if the series is not for money.
    fn money(&self, is_own: impl Fn(Payer) -> bool) -> Option<NetMoney> {
        NetMoney::of(self.series.header().stake.map(|stake| (stake, net(&self.stakes, is_own))))
    }
}

/// What is paid to those for whom `is_own` is true, less what they pay.
pub(crate) fn net(payments: &[PlayerPayment], is_own: impl Fn(Payer) -> bool) -> i64 {
    let paid = |of: &PlayerPayment| {
        let times = signed(of.due.times());
        let gets = if is_own(of.to) { times } else { 0 };
        if is_own(of.from) { gets - times } else { gets }
    };
    payments.iter().map(paid).sum()
}

/// The result of a player or a side in one series.
#[derive(Clone, Debug)]
pub struct SideResult {
    /// The player or the side, with a tally of its rounds and games; of two players, the rounds are the hands.
    pub side: SideInSeries,
    /// The total of the settlement.
    pub total: i64,
}

/// Returns the results of those who have a score in a series, first against second: two players, two sides, or three
/// players in turn.
pub fn results(series: &Series) -> Vec<SideResult> {
    let settled = Settled::of(series);
    let result = |own: &Entrant| SideResult {
        side: side(&settled, *own),
        total: *settled.settlement.totals.get(*own),
    };
    series.roster().lineup().entrants().all().iter().map(result).collect()
}

fn sides(settled: &Settled<'_>) -> Vec<SideInSeries> {
    settled.series.roster().lineup().entrants().all().iter().map(|own| side(settled, *own)).collect()
}

fn side(settled: &Settled<'_>, own: Entrant) -> SideInSeries {
    let series = settled.series;
    let roster = series.roster();
    let lineup = roster.lineup();
    let is_own = |payer: Payer| match payer {
        Payer::Player(player) => lineup.entrant(player) == own,
        Payer::Side(side) => side == own,
    };
    let mut tally = of_games(settled, own, is_own);
    for result in series.score().rounds().iter().filter_map(|round| round.result) {
        add_round(&mut tally, &result, own);
    }
    let players = lineup.members(own).map(|seat| roster.name(seat).to_owned());
    SideInSeries { name: roster.entrant(own), players: players.collect(), tally }
}

/// Adds a round to the tally of a side, as one hand. How its hands ended is in the tallies of the players.
fn add_round(tally: &mut Tally, result: &RoundResult, own: Entrant) {
    tally.hands += 1;
    tally.boxes += u64::from(*result.boxes.get(own));
    let Some(winner) = result.winner else {
        return;
    };
    tally.won_in_a_row = tally.won_in_a_row.and(winner == own);
    tally.lost_in_a_row = tally.lost_in_a_row.and(winner != own);
    if winner == own {
        tally.won.add(result.points);
    } else {
        tally.lost += 1;
        tally.points_lost += u64::from(result.points);
    }
}

/// Tallies the games and the settlement of a player, without the hands.
fn of_player(settled: &Settled<'_>, seat: Seat) -> Tally {
    let own = settled.series.roster().lineup().entrant(seat);
    let is_own = |payer: Payer| match payer {
        Payer::Player(player) => player == seat,
        Payer::Side(side) => side == own,
    };
    of_games(settled, own, is_own)
}

/// Tallies the games of an entrant, and what `is_own` pays or is paid.
fn of_games(settled: &Settled<'_>, own: Entrant, is_own: impl Fn(Payer) -> bool) -> Tally {
    let Settled { series, settlement, .. } = settled;
    let mut tally = Tally { net: settled.net(&is_own), money: settled.money(&is_own), ..Tally::default() };
    let house = series.score().house();
    for column in series.score().sheets().iter().flat_map(|sheet| sheet.columns()) {
        add_game(&mut tally, column, house, own);
    }
    tally.series.played = u64::from(!series.score().rounds().is_empty());
    if settlement.finished {
        match settlement.winner {
            Some(winner) if winner == own => tally.series.won = 1,
            Some(_) => tally.series.lost = 1,
            None => tally.series.tied = 1,
        }
    } else if settlement.stopped {
        tally.series.stopped = tally.series.played;
    } else {
        tally.series.open = tally.series.played;
    }
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
fn add_game(tally: &mut Tally, column: &Column, house: &HouseRules, own: Entrant) {
    let Some(winner) = column.winner() else {
        return;
    };
    if winner == own {
        tally.games.won += 1;
        let others = column.points().entrants().others(own);
        tally.shutouts.won += u64::from(others.into_iter().any(|other| column.is_shut_out(house, other)));
    } else {
        tally.games.lost += 1;
        tally.shutouts.lost += u64::from(column.is_shut_out(house, own));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::entry::Header;
    use crate::stats::players::side_stats;
    use crate::stats::tally::{Sample, Wins};
    use crate::testing::{header, in_turn, partners, played, played_by};
    use ginscore_rules::house::Preset;

    fn stats(preset: &str, hands: &[&str]) -> [Tally; 2] {
        stats_by(HouseRules::new(Preset::named(preset).unwrap().values()).unwrap(), hands)
    }

    fn stats_by(house: HouseRules, hands: &[&str]) -> [Tally; 2] {
        let mut series = Series::new(Header { house, ..header("standard") });
        hands.iter().for_each(|hand| drop(series.play(hand).unwrap()));
        let players = series_stats("evening", &series).players;
        [players[0].tally, players[1].tally]
    }

    /// A side's figures count rounds, and only those that are complete.
    #[test]
    fn sides_are_counted_by_rounds() {
        let lines = ["Ann 4 v 23", "Dan 0 v 17", "Ann 4 v 10", "Bob 3 v 9", "Ann 4 v 10"];
        let series = played_by(partners(), "standard", &lines);
        let stats = series_stats("evening", &series);
        let [us, them] = [&stats.sides[0], &stats.sides[1]];
        assert_eq!((us.name.as_str(), us.players.join(" ")), ("Ann+Cid", "Ann Cid".to_owned()));
        // Round 1: 19 against 42. Round 2: 6 against 6. Round 3 is open.
        assert_eq!(
            (us.tally.hands, us.tally.won, us.tally.lost, us.tally.points_lost),
            (2, sample(&[]), 1, 23)
        );
        assert_eq!((them.tally.hands, them.tally.won, them.tally.boxes), (2, sample(&[23]), 1));
        assert_eq!((them.tally.series.played, them.tally.series.open), (1, 1));
        assert_eq!(stats.players[0].tally.hands, 3);
        let (two, _) = played("standard", &["Ann 4 v 23"]);
        assert!(series_stats("evening", &two).sides.is_empty());
        let again = side_stats([&stats, &stats]);
        let twice: Vec<(u64, i64)> = again.iter().map(|side| (side.all.hands, side.all.ahead())).collect();
        assert_eq!(twice, [(4, -46), (4, 46)]);
    }

    /// A series of three is open, or it has ended: nobody wins it against one of the others.
    #[test]
    fn a_series_of_three_is_not_won_against_one() {
        for (lines, open) in [(&["Ann gin v 40"][..], 1), (&["Ann +120"], 0), (&["Ann 4 v 9", "stop"], 0)] {
            let series = played_by(in_turn(Entrant::Third), "standard", lines);
            let [ann, _, _] = &series_stats("evening", &series).players[..] else { panic!("three players") };
            let (_, against) = &ann.against[0];
            assert_eq!(
                (against.series.played, against.series.open, against.series.won),
                (1, open, 0),
                "{lines:?}"
            );
            assert_eq!(
                (ann.tally.series.open, ann.tally.series.won),
                (open, u64::from(lines[0].ends_with("120")))
            );
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
        let [ann, bob] = found;
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
        let other = stats("online", &["Ann big-gin v 7", "Bob 5 v 5"]);
        assert_eq!((other[0].wins.big_gin, other[0].wins.undercut), (1, 1));
        let mut rules = Preset::named("standard").unwrap().values();
        rules.gin_off_bonus = Some(rules.gin_bonus);
        let other = stats_by(HouseRules::new(rules).unwrap(), &["Ann 6 v 0", "Ann 4 v 2"]);
        assert_eq!(other[1].wins, Wins { gin_off: 1, undercut: 1, ..Wins::default() });
        assert_eq!((other[0].knocked_with, other[0].knocks_undercut), (sample(&[6, 4]), 2));
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
            let [ann, _] = stats("standard", hands);
            assert_eq!(ann.series.played, u64::from(!hands.is_empty()), "{hands:?}");
            assert_eq!((ann.series.won, ann.series.lost, ann.series.tied), series, "{hands:?}");
            assert_eq!((ann.games.won, ann.games.lost), games, "{hands:?}");
            assert_eq!((ann.shutouts.won, ann.shutouts.lost), shutouts, "{hands:?}");
            assert_eq!(ann.net, net, "{hands:?}");
        }
    }
}
