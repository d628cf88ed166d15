//! Hands that are told by the cards of both players.

use super::*;

#[test]
fn the_cards_of_both_are_read_as_they_are_told() {
    let rows = [
        (
            "en",
            "Kai 4-7h jcdh / 2s 3d 4c, Zoe kshd 8-10c / 5c 9s qd",
            "Kai 4-7h jcdh / 2s 3d 4c v kshd 8-10c / 5c 9s qd",
        ),
        (
            "en",
            "Kai 4-7h jcdh / 2s 3d 4c, Zoe kshd 8-10c / 5c 9s qd, lays off 3h",
            "Kai 4-7h jcdh / 2s 3d 4c v kshd 8-10c / 5c 9s qd + 3h",
        ),
        (
            "en",
            "Kai knocks 789h qsdc 345s and 4d, Zoe has kings hdc 10h 6s 2c 2d 9c 8c jd",
            "Kai 789h qsdc 345s 4d v KH KD KC TH 6S 2C 2D 9C 8C JD",
        ),
        (
            "en",
            "Zoe has kings hdc 10h 6s 2c 2d 9c 8c jd, Kai knocks 789h qsdc 345s 4d",
            "Kai 789h qsdc 345s 4d v KH KD KC TH 6S 2C 2D 9C 8C JD",
        ),
        (
            "en",
            "Kai 456h jsdc 8910d 9c Zoe has qshd 234s 5c ac and lays off 7h jh",
            "Kai 456h jsdc 8910d 9c v qshd 234s 5c ac + 7h jh",
        ),
        (
            "en",
            "Kai 2-4c kcdh 6-8d / 5s v 9sch asdh / 2d jh 7s, I laid off 5c",
            "Kai 2-4c kcdh 6-8d / 5s v 9sch asdh / 2d jh 7s + 5c",
        ),
        (
            "en",
            "Kai 10 j q of spades 2hdc 678c 5d, Zoe kdhs 9c 4c 8s 7h 3d 5h 5s",
            "Kai TS JS QS 2H 2D 2C 6C 7C 8C 5D v kdhs 9c 4c 8s 7h 3d 5h 5s",
        ),
        (
            "en",
            "gin me, a-4c 5hds qhdc, Zoe 9dhs jqks 2d 3h as 5c",
            "Kai gin a-4c 5hds qhdc v 9dhs jqks 2d 3h as 5c",
        ),
        (
            "en",
            "I have gin with 3cdh 5-8s 9-jh against 5chd 2s 4h kd qd jd 10c 8h",
            "? type `Kai gin 3cdh 5-8s 9-jh v 5chd 2s 4h kd qd jd 10c 8h` or `Zoe gin 3cdh 5-8s 9-jh v 5chd 2s 4h kd qd jd 10c 8h`",
        ),
        ("en", "j: 5cdh 9-js kcdh 8d, t: 234c 678h 2d lays off 8s qs 5s", "-"),
        (
            "en",
            "Zoe has ace to four of clubs three sevens no club and ace two of spades and four of diamonds and I have three kings no spade eight to ten of spades queen of diamonds five of clubs six of hearts and three of diamonds",
            "Zoe AC 2C 3C 4C 7D 7H 7S AS 2S 4D v KC KD KH 8S 9S TS QD 5C 6H 3D",
        ),
        (
            "de",
            "Kai 3-6pi 9krkahe / 2he Askr 4ka gegen 10krBkrDkr Khekapi 2ka 5he 8ka 7pi",
            "Kai 3-6pi 9krkahe / 2he ac 4ka v 10krBkrDkr Khekapi 2ka 5he 8ka 7pi",
        ),
        (
            "de",
            "Kai 7-9he 4krkapi 10-Dka / 2pi, ich 5-7kr Kkrhepi / Akr 9pi, leg 10he und Jhe an",
            "Kai 7-9he 4krkapi 10-Dka / 2pi v 5-7kr Kkrhepi / Akr 9pi + 10he Jhe",
        ),
        (
            "en",
            "Kai knocks 456s 789d qqq and 3h, Zoe 10hsc ks 9h 8h 5c 2d ac 3s",
            "? add the suit, as in `4-7s` or `456s`",
        ),
        (
            "en",
            "I go down 3-6h, nines without the heart, 2s 2c ac. Zoe eights no heart, 10-qc, 4d 5d, lays off 7h and 9h",
            "Kai 3H 4H 5H 6H 9C 9D 9S 2S 2C AC v 8C 8D 8S TC JC QC 4D 5D + 7h 9h",
        ),
        // Who was caught, knocked on or ginned has not ended the hand.
        (
            "en",
            "Kai was caught with 345s 678h 9cdh 2d, Zoe had 456d 789s jqkc ah",
            "Zoe 456d 789s jqkc ah v 345s 678h 9cdh 2d",
        ),
        (
            "en",
            "Kai was knocked on with 345s 678h 9cdh 2d, Zoe had 456d 789s jqkc ah",
            "Zoe 456d 789s jqkc ah v 345s 678h 9cdh 2d",
        ),
        ("en", "Kai lost with 345s 678h 9cdh 2d, Zoe had 456d 789s jqkc ah", "-"),
        ("en", "Kai 345s 678h 9cdh 2d v Kai 456d 789s jqkc ah", "-"),
        (
            "en",
            "last hand Kai had 345s 678h 9cdh 2d, Zoe 23",
            "? type `amend 1 Kai 3s 4s 5s 6h 7h 8h 9c 9d 9h 2d v 23` or `Kai 3s 4s 5s 6h 7h 8h 9c 9d 9h 2d v 23`",
        ),
        (
            "en",
            "Kai knocks with four five six of hearts, jqkc, 9cdh and a two of diamonds, Zoe 23",
            "Kai 4H 5H 6H JC QC KC 9C 9D 9H 2D v 23",
        ),
        // With a word that is not known, the line is offered.
        (
            "en",
            "i knock for 1, 5-7c jdhs 9dhs ah, Zoe had 3hds kds 2d 4h qs and 8c 9c",
            "perhaps Kai 5-7c jdhs 9dhs ah v 3hds kds 2d 4h qs 8c 9c",
        ),
        (
            "de",
            "Kai klopft: drei Siebener ohne Pik, Herz 9 10 B, Kreuz As 2 3, Rest Karo 4 gegen 11",
            "perhaps Kai 7C 7D 7H 9H TH JH AC 2C 3C 4D v 11",
        ),
        (
            "en",
            "Kai 456h jsdc 8910d leftover 9c, Zoe has qshd 234s 5c ac 7h jh",
            "perhaps Kai 456h jsdc 8910d 9c v qshd 234s 5c ac 7h jh",
        ),
        (
            "pt-BR",
            "Kai 4-7 espadas, 9 paus ouros copas, 2 copas 3 de paus as de ouros v k paus ouros espadas, 5-7 ouros, 2 espadas 2 paus 3 ouros 8 espadas",
            "Kai 4S 5S 6S 7S 9C 9D 9H 2H 3C AD v KC KD KS 5D 6D 7D 2S 2C 3D 8S",
        ),
        // One side is no hand, and a line of the notation is read as it is.
        ("en", "Kai 4-7h jcdh / 2s 3d 4c", "-"),
        ("en", "Kai 4-7h jcdh / 2s 3d 4c v kshd 8-10c / 5c 9s qd 3h", "-"),
        ("en", "if Kai had 4-7h jcdh 2s 3d 4c and Zoe kshd 8-10c 5c 9s qd 3h", "-"),
        ("en", "Kai not 4-7h jcdh 2s 3d 4c, Zoe kshd 8-10c 5c 9s qd 3h", "-"),
    ];
    check(&rows, &played(["Kai", "Zoe"], &["Kai 4 v 23"]));
}

/// The cards of a hand that was recorded: its arrangement stays, and only cards that were held are laid off.
#[test]
fn the_cards_of_a_recorded_hand_are_corrected() {
    let hand = "Kai 789h qsdc 345s / 4d v kcdh / 10h 6s 2s 2d 9c 8c jd";
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", hand]);
    let own = "amend 2 Kai 7h 8h 9h, qc qd qs, 3s 4s 5s / 4d v kc kd kh /";
    for (line, others) in [
        ("hand 2 my 2s was a 9d", "8c 9c 2d jd th 9d 6s"),
        ("no, change 2s to 9d in hand 2", "8c 9c 2d jd th 9d 6s"),
        ("amend 2 2s 9d", "8c 9c 2d jd th 9d 6s"),
        ("9d instead of 2s", "8c 9c 2d jd th 9d 6s"),
        ("no Zoe had 9 of diamonds not 2 of spades", "8c 9c 2d jd th 9d 6s"),
        ("no wait Zoe lays off 6s and 2s", "8c 9c 2d jd th + 6s 2s"),
        ("I forgot to lay off the 6s", "8c 9c 2d jd th 2s + 6s"),
    ] {
        assert_eq!(read(line, &series), format!("perhaps {own} {others}"), "{line}");
    }
    // A card that nobody held, one of another hand, and a question.
    for line in ["no wait Zoe lays off 8s", "hand 1 my 2s was a 9d", "Zoe lays off 8d and 9d"] {
        assert!(!read(line, &series).contains("amend"), "{line}");
    }
    // Who did not hold the card, a hand that was not recorded, and a lay-off that fits nowhere.
    for line in [
        "hand 2 Kai's 2s was a 9d",
        "hand 7 my 2s was a 9d",
        "no wait Kai lays off 6s",
        "no wait Zoe lays off 8c",
        "jd should be qd?",
    ] {
        assert!(!read(line, &series).contains("amend"), "{line}: {}", read(line, &series));
    }
    assert!(read("2 my 2s was a 9d", &series).starts_with("perhaps amend 2 Kai"));
    // A meld that is none any more is arranged anew.
    let anew = "perhaps amend 2 Kai 7h 8h 9h qc qd qs 3s 4s 5s 4d v kc kd ks 8c 9c 2d jd th 2s 6s";
    assert_eq!(
        read("hand 2 Zoe's kh was the ks", &series),
        anew.replace("kc kd ks 8c", "kc kd ks / 8c")
            .replace("9h qc", "9h, qc")
            .replace("qs 3s", "qs, 3s")
            .replace("5s 4d", "5s / 4d")
    );
    assert_eq!(
        read("hand 2 Zoe's kh was the 7c", &series),
        "perhaps amend 2 Kai 7h 8h 9h qc qd qs 3s 4s 5s 4d v kc kd 7c 8c 9c 2d jd th 2s 6s"
    );
}

#[test]
fn a_player_may_be_called_like_a_card() {
    let rows = [(
        "en",
        "J 4-7h jcdh 2s 3d 4c, K kshd 8-10c 5c 9s qd 3h",
        "J 4h 5h 6h 7h jc jd jh 2s 3d 4c v ks kh kd 8c 9c tc 5c 9s qd 3h",
    )];
    check(&rows, &played(["J", "K"], &[]));
}

/// Cards as they were said in evenings that were played: with their number, and those that are laid off at any place.
#[test]
fn cards_are_read_with_what_is_said_of_them() {
    let rows = [
        (
            "en",
            "I knocked with 6c 7c 8c 9c, 2-5h, 2s 5d, Zoe had three aces acdh and laid off 6h, left with 3c 3d 4d 5s 6s 8s",
            "Kai 6c 7c 8c 9c, 2-5h, 2s 5d v AC AD AH / 3c 3d 4d 5s 6s 8s + 6h",
        ),
        (
            "en",
            "Zoe knocked with 3c 3d 3h, four sevens, and as 2c 2h, I had four tens and laid off the 3s, and I am left with ac ad 2d 2s 4h",
            "Zoe 3C 3D 3H 7C 7D 7H 7S AS 2C 2H v TC TD TH TS / ac ad 2d 2s 4h + 3s",
        ),
        (
            "de",
            "Kai 8pihekr 3-6kr / Ahe 2he 4he gegen Dpihekakr / Api 3pi 5pi 4ka Akr, Kreuz 7 angelegt",
            "Kai 8pihekr 3-6kr / Ahe 2he 4he v Dpihekakr / Api 3pi 5pi 4ka Akr + 7C",
        ),
        ("pt-BR", "10copas Jcopas 9copas?", "> judge TH JH 9H"),
        ("en", "and is 9 10 J Q K of clubs all right as a run", "> judge 9C TC JC QC KC"),
        (
            "de",
            "Zoe klopft mit 4-6he Kkr Kka Kpi / 2pi Aka 3kr 2he, Kai hat 9-Bpi, dazu Dhe 10ka 8kr 5kr 4ka Akr, die Herz 7 legt er an",
            "perhaps Zoe 4-6he Kkr Kka Kpi / 2pi Aka 3kr 2he v 9-Bpi, Dhe 10ka 8kr 5kr 4ka Akr + 7H",
        ),
    ];
    check(&rows, &two("Kai", "Zoe"));
}
