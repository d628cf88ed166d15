//! Tests of hands that were forgotten: inserted later, an evening is the one that was played.

use super::entry::Header;
use super::script::readable;
use super::{Outcome, Series};
use crate::model::Applied;
use crate::stats::series_stats;
use crate::testing::{Random, header, played_by};
use ginscore_notation::{Operation, RecordedHand, Roster, Turn, write_seated};
use ginscore_rules::house::{Bounded, HouseRules, RuleKey, RuleValue};
use ginscore_rules::players::{Entrant, Lineup, Opponents, Player, Seat};

#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    adjust: Option<String>,
    /// The line that seats its players, if it is not their turn.
    seat: Option<String>,
    deal: Option<String>,
    /// Its hands, each with those who play it, a line that names both and one that names the knocker alone.
    hands: Vec<(Opponents, String, String)>,
    in_turn: bool,
}

impl Round {
    fn named(&self) -> String {
        self.hands.iter().map(|(_, named, _)| named.as_str()).collect::<Vec<_>>().join("; ")
    }

    fn by_knocker(&self) -> String {
        self.hands.iter().map(|(.., short)| short.as_str()).collect::<Vec<_>>().join("; ")
    }
}

/// The lineups that the rules know, with names that are not prefixes of each other.
pub(super) fn lineups() -> Vec<Roster> {
    let names = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"];
    let all = [
        Lineup::TWO,
        Lineup::Sides(Bounded::known::<2>()),
        Lineup::Sides(Bounded::known::<3>()),
        Lineup::Captain(Bounded::known::<2>()),
        Lineup::Captain(Bounded::known::<3>()),
        Lineup::InTurn { out: Entrant::First },
        Lineup::InTurn { out: Entrant::Third },
    ];
    let roster = |lineup: Lineup| Roster::new(lineup, &names[..lineup.players()], None).unwrap();
    all.into_iter().map(roster).collect()
}

/// The start of an evening under rules that differ in who deals, and in the games.
pub(super) fn begun(roster: &Roster, random: &mut Random) -> Series {
    let lineup = roster.lineup();
    let mut start = Header { roster: roster.clone(), first_dealer: None, ..header("stakes") };
    let mut house = (*start.house).clone();
    let mut set = |key: &str, values: &[&str]| {
        let value = RuleValue::typed(values[random.index(values.len())]);
        RuleKey::named(key).unwrap().write(&mut house, &value).unwrap();
    };
    set("target", &["100", "1000"]);
    set("drawn_hand_dealer", &["same", "next"]);
    match lineup {
        Lineup::InTurn { .. } => set("newcomer_deals", &["true", "false"]),
        Lineup::Sides(_) | Lineup::Captain(_) => {
            set("dealer", &["winner", "loser", "alternate"]);
            set("columns", &["1", "3"]);
        }
    }
    if lineup.has_rounds() {
        set("pairing", &["rotate", "fixed"]);
    }
    start.house = HouseRules::new(house).unwrap();
    if !matches!(lineup, Lineup::InTurn { .. }) && random.next(2) == 0 {
        start.first_dealer = Some(Entrant::First);
    }
    Series::new(start)
}

fn hand(pair: Opponents, roster: &Roster, random: &mut Random) -> (Opponents, String, String) {
    let names = roster.pair(pair);
    let by = if random.next(2) == 0 { Player::One } else { Player::Two };
    let (by, count) = (names.get(by), random.next(11));
    let line = match random.next(8) {
        0 => format!("draw {by}"),
        1 => format!("{by} +{}", random.next(50)),
        2 => format!("{by} gin v {}", random.next(60)),
        3 | 4 => format!("{by} {count} v {}", random.next(count + 1)),
        _ => format!("{by} {count} v {}", random.next(70)),
    };
    let line =
        if roster.lineup().is_two_players() { line.replace(&format!("draw {by}"), "draw") } else { line };
    let read = ginscore_notation::read_seated(&line, roster, &[pair]).unwrap();
    let read = RecordedHand::from(read.into_iter().next().unwrap());
    (pair, write_seated(&read.claim, pair, None, roster), line)
}

fn plays(series: &Series, seat: Seat) -> bool {
    series.score().playing().iter().any(|pair| pair.player(seat).is_some())
}

fn seating(series: &Series, pair: Opponents) -> String {
    let Opponents::Players(seats) = pair else { panic!("a pair of players") };
    let (one, two) = if plays(series, seats.one) { (seats.two, seats.one) } else { (seats.one, seats.two) };
    format!("seat {} {}", series.roster().name(one), series.roster().name(two))
}

/// A pair of opponents who may play a hand by itself.
fn any_pair(lineup: Lineup, random: &mut Random) -> Opponents {
    let seats: Vec<Seat> = lineup.seats().collect();
    loop {
        let (one, two) = (seats[random.index(seats.len())], seats[random.index(seats.len())]);
        if let Some(pair) = Opponents::new(lineup, one, two) {
            return pair;
        }
    }
}

pub(super) fn evening(series: &mut Series, random: &mut Random) -> Vec<Round> {
    let roster = series.roster().clone();
    let lineup = roster.lineup();
    let mut rounds = Vec::new();
    while rounds.len() < 7 && !series.score().is_over() {
        let mut round = Round { in_turn: true, ..Round::default() };
        if random.next(5) == 0 {
            round.adjust = Some(format!("adjust {} +7 # agreed", roster.name(Seat::new(0).unwrap())));
        }
        let mut pairs = series.score().playing();
        if !lineup.has_rounds() && !lineup.is_two_players() && random.next(3) == 0 {
            pairs = vec![any_pair(lineup, random)];
            round.in_turn = series.score().playing() == pairs;
            round.seat = (!round.in_turn).then(|| seating(series, pairs[0]));
        }
        for line in [&round.adjust, &round.seat].into_iter().flatten() {
            series.play(line).unwrap();
        }
        let can_deal: Vec<Seat> = lineup.seats().filter(|seat| series.score().can_deal(*seat)).collect();
        if random.next(4) == 0 {
            let dealer = roster.entrant(lineup.entrant(can_deal[random.index(can_deal.len())]));
            round.deal = Some(format!("deal {dealer}"));
            series.play(round.deal.as_ref().unwrap()).unwrap();
        }
        for pair in pairs {
            let one = hand(pair, &roster, random);
            series.play(&one.1).unwrap();
            round.hands.push(one);
        }
        rounds.push(round);
    }
    rounds
}

/// The rounds as they are typed one after another, each with a seat if it needs one. `None` if something before a hand is
/// refused.
fn typed(mut series: Series, rounds: &[Round]) -> Option<Series> {
    for round in rounds {
        if let Some(line) = &round.adjust {
            series.play(line).ok()?;
        }
        if let Some(line) = &round.seat {
            series.play(line).ok()?;
        } else if let Some((pair, ..)) = round.hands.first()
            && !series.roster().lineup().has_rounds()
            && !series.roster().lineup().is_two_players()
            && !series.score().is_over()
            && !series.score().playing().contains(pair)
        {
            series.play(&seating(&series, *pair)).unwrap();
        }
        if let Some(line) = &round.deal {
            series.play(line).ok()?;
        }
        for (_, line, _) in &round.hands {
            series.play(line).ok()?;
        }
    }
    Some(series)
}

/// Everything that an evening comes to: who played and dealt each round, what it brought, who plays and deals next, and the
/// statistics.
fn result(series: &Series) -> String {
    let score = series.score();
    let hands = series.hands().map(|(number, hand)| {
        format!("{number} {}", write_seated(hand.ruling.claim(), hand.opponents, None, series.roster()))
    });
    let rounds = score.rounds().iter().map(|round| {
        format!("{:?} {:?} {:?} {}", round.dealer, round.columns(), round.winner(), round.points())
    });
    let all: Vec<String> = hands.chain(rounds).collect();
    let next = format!("{:?} {:?} {:?}", score.dealer(), score.playing(), score.settlement());
    format!("{}\n{next}\n{:?}", all.join("\n"), series_stats("evening", series))
}

/// The evening with one round left out and then inserted.
fn inserted(start: &Series, rounds: &[Round], at: usize, line: &str) -> Option<Result<Series, String>> {
    let mut left = rounds.to_vec();
    left.remove(at);
    let mut series = typed(start.clone(), &left)?;
    let line = format!("insert {} {line}", at + 1);
    Some(match series.play(&line) {
        Ok(Outcome::Did(Applied::Insert { .. })) => Ok(series),
        other => Err(format!("{line}: {other:?}")),
    })
}

/// A hand that was forgotten is inserted by its knocker's name, where it was their turn, and by both names otherwise.
#[test]
fn an_evening_with_a_forgotten_hand_is_the_one_that_was_played() {
    let mut random = Random(41);
    for roster in lineups() {
        let (mut by_knocker, mut by_both) = (0, 0);
        for _ in 0..60 {
            let start = begun(&roster, &mut random);
            let rounds = evening(&mut start.clone(), &mut random);
            for (at, round) in rounds.iter().enumerate().filter(|(_, round)| round.adjust.is_none()) {
                let mut as_played = rounds.clone();
                (as_played[at].deal, as_played[at].seat) = (None, None);
                let played = result(&typed(start.clone(), &as_played).unwrap());
                let lines = [(round.named(), &mut by_both), (round.by_knocker(), &mut by_knocker)];
                for (line, count) in lines.into_iter().take(if round.in_turn { 2 } else { 1 }) {
                    let Some(corrected) = inserted(&start, &rounds, at, &line) else { continue };
                    let corrected = corrected.unwrap_or_else(|why| panic!("{why}\n{rounds:#?}"));
                    assert_eq!(result(&corrected), played, "insert {} {line}\n{rounds:#?}", at + 1);
                    *count += 1;
                }
            }
        }
        assert!(by_knocker > 100 && by_both > 100, "{:?}: {by_knocker} {by_both}", roster.lineup());
    }
}

/// What an inserted line records, in a series where later players were fixed by a correction or a seat.
#[test]
fn the_players_of_an_inserted_hand_are_those_whose_turn_it_was() {
    let in_turn =
        || Roster::new(Lineup::InTurn { out: Entrant::Third }, &["Ann", "Bob", "Cid"], None).unwrap();
    let captain =
        || Roster::new(Lineup::Captain(Bounded::known::<3>()), &["Ann", "Bob", "Dan", "Fay"], None).unwrap();
    for (roster, lines, line, recorded, points) in [
        (
            in_turn(),
            &["draw", "Ann 6 v 30", "amend 1 Bob 6 v 6"][..],
            "insert 2 Ann 6 v 6",
            "insert 2 Ann 6 v Cid 6",
            &[34, 0, 10][..],
        ),
        (
            in_turn(),
            &["Bob 1 v 25", "seat Ann Cid", "Ann 7 v 11"],
            "insert 2 Cid 3 v 30",
            "insert 2 Cid 3 v Bob 30",
            &[4, 24, 27],
        ),
        (
            in_turn(),
            &["Bob 1 v 25", "seat Ann Cid", "Ann 7 v 11"],
            "insert 2 Bob 10 v 4",
            "insert 2 Bob 10 v Cid 4",
            &[4, 24, 16],
        ),
        (
            captain(),
            &["Ann +5", "seat Fay", "Fay +10"],
            "insert 2 Dan 4 v 31",
            "insert 2 Dan 4 v Ann 31",
            &[5, 37],
        ),
        // At the end, too, a player who was seated since does not play it.
        (
            in_turn(),
            &["Bob 1 v 25", "seat Ann Bob"],
            "insert 2 Bob 4 v 9",
            "insert 2 Bob 4 v Cid 9",
            &[0, 29, 0],
        ),
        // Both names are taken as they are.
        (
            in_turn(),
            &["Bob 1 v 25", "Cid 7 v 11"],
            "insert 2 Ann 3 v Bob 30",
            "insert 2 Ann 3 v Bob 30",
            &[27, 24, 4],
        ),
    ] {
        let mut series = played_by(roster, "stakes", lines);
        let operation = Operation::read(line, series.roster(), Turn::of(series.score())).unwrap();
        assert_eq!(readable(&operation).write(series.roster()), recorded);
        series.act(operation).unwrap();
        let sheet = &series.score().sheets()[0];
        let found: Vec<i64> = sheet.columns()[0].points().iter().map(|(_, points)| *points).collect();
        assert_eq!(found, points, "{line}");
    }
}
