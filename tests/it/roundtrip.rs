//! A hand that is written reads back as the same hand.

use ginscore_rules::cards::{Card, Rank, Suit};
use ginscore_rules::notation::{Names, read_hand, write_hand};
use ginscore_rules::rules::{Claim, Defender, HandClaim, Knocker, Layout, Player, Showdown};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn card() -> impl Strategy<Value = Card> {
    (0..13usize, 0..4usize).prop_map(|(rank, suit)| Card::new(Rank::ALL[rank], Suit::ALL[suit]))
}

/// Any cards, legal or not: the reader does not judge.
fn layout() -> impl Strategy<Value = Layout> {
    let spread = (vec(meld(), 0..4), vec(card(), 0..5))
        .prop_map(|(melds, deadwood)| Layout::Spread { melds, deadwood });
    prop_oneof![vec(card(), 1..12).prop_map(Layout::Loose), spread]
}

/// A group of cards. Runs and sets, which have their own notation, are as likely as other groups.
fn meld() -> impl Strategy<Value = Vec<Card>> {
    let run = (0..4usize, 0..11usize, 2..6usize).prop_map(|(suit, low, more)| {
        Rank::ALL[low..(low + more).min(13)].iter().map(|rank| Card::new(*rank, Suit::ALL[suit])).collect()
    });
    let set = (0..13usize, vec(0..4usize, 2..5)).prop_map(|(rank, suits)| {
        suits.into_iter().map(|suit| Card::new(Rank::ALL[rank], Suit::ALL[suit])).collect()
    });
    prop_oneof![run, set, vec(card(), 1..6)]
}

fn claim() -> impl Strategy<Value = HandClaim> {
    let knocker = prop_oneof![
        (0..200u32).prop_map(Knocker::Count),
        Just(Knocker::Gin),
        Just(Knocker::BigGin),
        layout().prop_map(Knocker::Cards),
    ];
    let defender = prop_oneof![
        (0..200u32).prop_map(Defender::Count),
        (layout(), vec(card(), 0..4)).prop_map(|(laid, layoffs)| Defender::Cards { laid, layoffs }),
    ];
    let showdown = (knocker, defender, option::of(card()), option::of(card())).prop_map(
        |(knocker, defender, knock_card, discard)| {
            Claim::Showdown(Showdown { knocker, defender, knock_card, discard })
        },
    );
    let points = (0..200_000u32, 0..120u32, option::of(card()))
        .prop_map(|(points, boxes, knock_card)| Claim::Points { points, boxes, knock_card });
    let by = prop_oneof![Just(Player::One), Just(Player::Two)];
    prop_oneof![
        1 => option::of(card()).prop_map(|knock_card| HandClaim::Draw { knock_card }),
        1 => (by.clone(), points).prop_map(|(by, claim)| HandClaim::Ended { by, claim }),
        8 => (by, showdown).prop_map(|(by, claim)| HandClaim::Ended { by, claim }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn a_hand_reads_back_as_it_was_written(hand in claim(), note in option::of("[a-zA-Z0-9 ,/+@#'\"]{0,20}")) {
        let note = note.map(|note| note.trim_start_matches('#').trim().to_owned()).filter(|note| !note.is_empty());
        let names = Names::new("Mary Jo", "Bob").unwrap();
        let line = write_hand(&hand, note.as_deref(), &names);
        let read = read_hand(&line, &names).unwrap_or_else(|mistakes| panic!("{line}: {mistakes:?}"));
        prop_assert_eq!(&read.claim, &hand, "{}", line);
        prop_assert_eq!(read.note, note);
    }

    #[test]
    fn no_line_makes_the_reader_panic(line in ".{0,60}") {
        let names = Names::new("Mary Jo", "Bob").unwrap();
        let _ = read_hand(&line, &names);
        let _ = read_hand(&format!("Bob {line}"), &names);
    }

    #[test]
    fn no_line_of_notation_makes_the_referee_panic(words in vec("[a2479tjqk1]{0,3}-?[cdhsv/,+@x#]{0,3}", 0..12)) {
        let names = Names::new("Mary Jo", "Bob").unwrap();
        let line = format!("bob {}", words.join(" "));
        if let Ok(read) = read_hand(&line, &names) {
            let house = ginscore_rules::rules::HouseRules::new(ginscore_rules::rules::defaults()).unwrap();
            let _ = ginscore_rules::rules::judge(&read.claim, &house);
        }
    }
}
