//! A hand that is written reads back as the same hand.

use ginscore_notation::{Names, read_hand, write_hand};
use ginscore_rules::cards::{Card, CardList, Rank, Suit, Upcard};
use ginscore_rules::hand::{Count, Defender, HandClaim, Knocker, Layout, PointsClaim, Showdown};
use ginscore_rules::players::Player;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::evenings::hard_names;
use crate::table::sized;

fn card() -> impl Strategy<Value = Card> {
    (0..13usize, 0..4usize).prop_map(|(rank, suit)| Card::new(Rank::ALL[rank], Suit::ALL[suit]))
}

fn cards(many: std::ops::Range<usize>) -> impl Strategy<Value = CardList> {
    vec(card(), many).prop_map(CardList::from)
}

/// Any cards, legal or not: the reader does not judge.
fn layout() -> impl Strategy<Value = Layout> {
    let spread = (vec(meld(), 0..4), cards(0..5))
        .prop_map(|(melds, deadwood)| Layout::Spread { melds: melds.into_iter().collect(), deadwood });
    prop_oneof![cards(1..12).prop_map(Layout::Loose), spread]
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

/// A number, or a sum of numbers and ranks.
fn count() -> impl Strategy<Value = Count> {
    // A rank of a digit alone is a number, and so are several: only a letter shows that they are ranks.
    let ranks = (vec(0..13usize, 0..4), 9..13usize).prop_map(|(ranks, letter)| {
        Count::of_ranks(ranks.into_iter().chain([letter]).map(|rank| Rank::ALL[rank]))
    });
    let part = prop_oneof![(0..200u32).prop_map(Count::from), ranks];
    (part.clone(), vec(part, 0..3))
        .prop_map(|(first, more)| more.into_iter().fold(first, |sum, part| sum + part))
}

/// Returns false for cards that the notation reads as something else: a side without melds is only its deadwood if it
/// has fewer than ten cards, and otherwise all of its cards.
fn is_written_once(claim: &HandClaim) -> bool {
    let HandClaim::Showdown(Showdown { knocker, defender, .. }) = claim else {
        return true;
    };
    let no_melds = |laid: &Layout| matches!(laid, Layout::Spread { melds, .. } if melds.is_empty());
    let knocker_is = match knocker {
        Knocker::Cards(laid) => !no_melds(laid) || laid.len() >= 10,
        Knocker::Deadwood(cards) => cards.len() < 10,
        Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => true,
    };
    let defender_is = match defender {
        Defender::Cards { laid, layoffs } => !no_melds(laid) || laid.len() + layoffs.len() >= 10,
        Defender::Deadwood { left, layoffs } => left.len() + layoffs.len() < 10,
        Defender::Count(_) => true,
    };
    knocker_is && defender_is
}

/// A knock card, or its rank alone.
fn upcard() -> impl Strategy<Value = Upcard> {
    prop_oneof![card().prop_map(Upcard::from), card().prop_map(|card| card.rank.into())]
}

fn claim() -> impl Strategy<Value = HandClaim> {
    let knocker = prop_oneof![
        count().prop_map(Knocker::Count),
        cards(0..10).prop_map(Knocker::Deadwood),
        Just(Knocker::Gin),
        Just(Knocker::BigGin),
        layout().prop_map(Knocker::Cards),
    ];
    let defender = prop_oneof![
        count().prop_map(Defender::Count),
        (cards(0..6), cards(0..4)).prop_map(|(left, layoffs)| Defender::Deadwood { left, layoffs }),
        (layout(), cards(0..4)).prop_map(|(laid, layoffs)| Defender::Cards { laid, layoffs }),
    ];
    let by = prop_oneof![Just(Player::One), Just(Player::Two)];
    let more = (option::of(upcard()), option::of(card()), any::<bool>());
    let showdown = (by.clone(), knocker, defender, more).prop_map(
        |(by, knocker, defender, (knock_card, discard, accepted))| {
            HandClaim::Showdown(Showdown { by, knocker, defender, knock_card, discard, accepted })
        },
    );
    let points = (by, 0..200_000u32, 0..120u32, option::of(upcard())).prop_map(
        |(winner, points, boxes, knock_card)| {
            HandClaim::Points(PointsClaim { winner, points, boxes, knock_card })
        },
    );
    prop_oneof![
        1 => option::of(upcard()).prop_map(|knock_card| HandClaim::Draw { knock_card }),
        1 => points,
        8 => showdown.prop_filter("ten cards without melds are all of the cards", is_written_once),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: sized(800, 4000), ..ProptestConfig::default() })]

    #[test]
    fn a_hand_reads_back_as_it_was_written(hand in claim(), note in option::of("[a-zA-Z0-9 ,/+@#'\"]{0,20}"), names in hard_names(2)) {
        let note = note.map(|note| note.trim_start_matches('#').trim().to_owned()).filter(|note| !note.is_empty());
        let names = Names::new(names[0], names[1]).unwrap();
        let line = write_hand(&hand, note.as_deref(), &names);
        let read = read_hand(&line, &names).unwrap_or_else(|mistakes| panic!("{line}: {mistakes:?}"));
        prop_assert_eq!(&read.claim, &hand, "{}", line);
        prop_assert_eq!(read.note, note);
    }
}
