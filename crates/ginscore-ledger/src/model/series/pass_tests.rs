//! A course that can be passed over is one that can be scored, and the other way around: `Series::score` relies on it.

use super::*;
use crate::model::course::Edit;
use crate::model::insert_tests::{begun, evening, lineups};
use crate::testing::Random;
use ginscore_rules::house::{HouseRules, RuleKey, RuleSettings, RuleValue};
use ginscore_rules::players::Seat;
use ginscore_rules::sheets::{Adjustment, Award, Sheet};

/// Rules under which the same rulings end games, sheets and the series elsewhere, or seat and deal otherwise.
fn other_rules(mut values: RuleSettings, random: &mut Random) -> Option<HouseRules> {
    for (key, choices) in [
        ("target", &["10", "40", "100", "1000"][..]),
        ("columns", &["1", "2", "3"]),
        ("column_entry", &["next-open", "nth-win"]),
        ("series", &["one-sheet", "to-100", "best-of-3"]),
        ("dealer", &["winner", "loser", "alternate"]),
    ] {
        let value = RuleValue::typed(choices[random.index(choices.len())]);
        RuleKey::named(key).unwrap().write(&mut values, &value).unwrap();
    }
    HouseRules::new(values).ok()
}

/// Something that may be refused where it comes, or stops the series.
fn event(series: &Series, random: &mut Random) -> Event {
    let lineup = series.roster.lineup();
    let seat = |number: u64| Seat::new(usize::try_from(number).unwrap()).unwrap();
    let players = lineup.players() as u64;
    let entrants = lineup.entrants().all();
    let entrant = entrants[random.index(entrants.len())];
    match random.next(6) {
        0 => Event::Stop(None),
        1 => Event::Deal(entrant),
        2 => Event::Seat(seat(random.next(players)), Some(seat(random.next(players))), None),
        number => {
            let award = if number == 3 { Award::Boxes(-2) } else { Award::Points(-15) };
            let game = (random.next(2) == 0).then(|| random.index(3));
            Event::Adjust(Adjustment { entrant, award, game }, "agreed".to_owned())
        }
    }
}

/// Whether the course can be passed over, which must be whether it can be scored, with the same still in play.
#[track_caller]
fn passes(course: &Course, header: &Header) -> bool {
    let mut end = unplayed(header);
    let passes = course.pass(&mut end);
    let scored = course.score(header);
    assert_eq!(passes, scored.is_ok(), "{scored:?}");
    if let Ok(scored) = scored {
        let now = |score: &Score| (score.is_over(), score.is_stopped(), score.dealer(), score.playing());
        assert_eq!(now(&end), now(&scored));
        // The sheet after one that is finished may be there already.
        let open = |sheet: &&Sheet| sheet.columns().iter().any(|column| column.winner().is_none());
        if let Some(sheet) = scored.sheets().last().filter(open) {
            assert_eq!(end.sheets().last(), Some(sheet));
        }
    }
    passes
}

#[test]
fn a_course_passes_if_and_only_if_it_can_be_scored() {
    let mut random = Random(158);
    for roster in lineups() {
        let mut found = [0; 2];
        for _ in 0..40 {
            let mut series = begun(&roster, &mut random);
            evening(&mut series, &mut random);
            for _ in 0..4 {
                let Some(house) = other_rules((*series.header.house).clone(), &mut random) else { continue };
                if roster.lineup().can_play(&house).is_err() {
                    continue;
                }
                let header = Header { house, ..series.header.clone() };
                let mut course = Course::new(roster.lineup());
                series.course.items().for_each(|item| course.push(item.clone()));
                found[usize::from(passes(&course, &header))] += 1;
                // What was passed before is remembered by the parts that an edit does not touch.
                for _ in 0..3 {
                    let place = random.index(course.len() + 1);
                    let edit = Edit::happened(place, event(&series, &mut random));
                    edit.make(&mut course);
                    found[usize::from(passes(&course, &header))] += 1;
                    if random.next(2) == 0 {
                        edit.take_back(&mut course);
                        passes(&course, &header);
                    }
                }
            }
        }
        assert!(found.iter().all(|count| *count > 50), "{:?}: {found:?}", roster.lineup());
    }
}
