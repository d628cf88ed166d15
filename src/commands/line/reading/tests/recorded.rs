//! Hands that were recorded, as players speak of them later.

use super::*;
use crate::commands::words::{FORGETS, HANDS};

/// Language, line, and what it means.
const LINES: &[(&str, &str, &str)] = &[
    ("en", "the last one was 22 not 24", "perhaps amend 4 Zoe 6 v 22"),
    ("en", "that was 22 not 24", "perhaps amend 4 Zoe 6 v 22"),
    ("en", "hand one was 32 not 23", "perhaps amend 1 Kai 4 v 32"),
    ("en", "the first one was 32 not 23", "perhaps amend 1 Kai 4 v 32"),
    ("en", "in hand 4 kai had 21", "perhaps amend 4 Zoe 6 v 21"),
    ("en", "no, in hand 4 kai had 21 not 24", "perhaps amend 4 Zoe 6 v 21"),
    ("en", "the hand before was 25 not 15", "perhaps amend 3 Kai +25"),
    ("en", "hand before last, zoe gin kai 25", "perhaps amend 3 Zoe gin v 25"),
    ("en", "hand one, zoe gin, kai 25", "perhaps amend 1 Zoe gin v 25"),
    ("en", "the second hand: kai six, zoe seventeen", "perhaps amend 2 Kai 6 v 17"),
    ("en", "first hand zoe gin kai 25", "perhaps amend 1 Zoe gin v 25"),
    ("en", "last hand was 25 not 24", "perhaps amend 4 Zoe 6 v 25"),
    ("en", "kai six zoe seventeen, I mean", "perhaps Kai 6 v 17"),
    ("en", "correction: kai 6 zoe 17", "perhaps amend 4 Kai 6 v 17"),
    ("en", "should be kai 6 zoe 17", "perhaps amend 4 Kai 6 v 17"),
    // Whose it was, and how it ended.
    ("en", "that was Kai's, not Zoe's", "perhaps amend 4 Kai 6 v 24"),
    ("en", "the last one was Kai's", "perhaps amend 4 Kai 6 v 24"),
    ("en", "hand 1 was won by Kai", "-"),
    ("en", "that should have been kai's", "perhaps amend 4 Kai 6 v 24"),
    ("en", "that was Zoe's", "-"),
    ("en", "hand 1 was Zoe's", "perhaps amend 1 Zoe 4 v 23"),
    ("en", "hand 3 was zoe's not kai's", "perhaps amend 3 Zoe +15"),
    ("en", "the first hand was zoe's", "perhaps amend 1 Zoe 4 v 23"),
    ("en", "hand 1 was gin", "perhaps amend 1 Kai gin v 23"),
    ("en", "hand one was Zoe's gin", "perhaps amend 1 Zoe gin v 23"),
    ("en", "the one before was gin", "-"),
    ("en", "that was gin", "perhaps amend 4 Zoe gin v 24"),
    ("en", "last hand was gin", "perhaps amend 4 Zoe gin v 24"),
    ("en", "hand 14 was won by Kai, not Zoe", "? `ginscore score` shows the numbers"),
    ("it", "la mano 14 l'ha vinta Zoe, non Kai", "? `ginscore score` mostra i numeri"),
    ("en", "in hand 9 Kai had 3 not 24", "? `ginscore score` shows the numbers"),
    ("en", "remove hand three please", "delete 3"),
    ("en", "get rid of the hand before last", "-"),
    ("en", "undo, please", "undo"),
    ("en", "Please undo.", "undo"),
    ("en", "oops, undo", "undo"),
    ("en", "scratch that please", "undo"),
    ("en", "undo last hand", "undo"),
    ("en", "undo hand 4", "perhaps delete 4"),
    ("en", "undo hand 2 please", "perhaps delete 2"),
    ("pt-BR", "corrige a mão 1: Kai 4 v 32", "amend 1 Kai 4 v 32"),
    ("pt-BR", "corrige 1 Kai 4 v 32", "amend 1 Kai 4 v 32"),
    ("en", "hand 1 wrong, zoe had 32", "perhaps amend 1 Kai 4 v 32"),
    ("de", "Runde 1 falsch, Zoe hatte 32", "perhaps amend 1 Kai 4 v 32"),
    ("de", "rückgängig bitte", "undo"),
    ("it", "annulla per favore", "undo"),
    ("pl", "cofnij to, proszę", "undo"),
    ("pt-BR", "desfaz isso por favor", "undo"),
    ("de", "Runde 1 war ein Gin", "perhaps amend 1 Kai gin v 23"),
    ("it", "la mano 1 era un gin", "perhaps amend 1 Kai gin v 23"),
    ("pt-BR", "a mão 1 foi um gin", "perhaps amend 1 Kai gin v 23"),
    // Nothing new is recorded or offered of an old hand.
    ("en", "hand one was Max's gin", "-"),
    ("en", "the first one was great, Kai 4 beers", "-"),
    ("en", "kai 6, zoe 17 before laying off", "-"),
    ("en", "note: zoe laid off two cards", "perhaps amend 4 Zoe 6 v 24 # zoe laid off two cards"),
    // It is denied, or another one is meant, or several.
    ("en", "no gin", "-"),
    ("en", "correction: no gin", "-"),
    ("en", "hand 1 was no gin", "-"),
    ("en", "correction: kai knocked with 3", "-"),
    ("en", "hand 1 was a knock with 3", "perhaps amend 1 Kai 3 v 23"),
    ("en", "in hand 3 kai had 3", "perhaps amend 3 Kai +3"),
    ("en", "in hand 1 and 2 zoe had 21", "-"),
    ("en", "remove hand one not two", "-"),
    ("en", "ten hands ago zoe had 32", "-"),
    ("en", "that one was kai's", "perhaps amend 4 Kai 6 v 24"),
    ("en", "one was kai's", "-"),
    ("en", "in hand 1 zoe undercut kai", "-"),
    ("en", "kai didn't look at the stock, minus 10", "-"),
    ("en", "kai says zoe looked at the stock, minus 10", "-"),
    ("en", "note hand 1: nice", "perhaps amend 4 Zoe 6 v 24 # hand 1 nice"),
    ("en", "kai 2, zoe had 11 before she laid off the 8 of spades", "-"),
    ("en", "kai knocked with 2, zoe had 3 cards left", "-"),
    ("en", "kai won two", "perhaps Kai +2"),
    ("en", "kai knocked with 8? zoe had 40", "perhaps Kai 8 v 40"),
    ("pt-BR", "não foi gin", "-"),
    ("pl", "nie było gina", "-"),
    // Said in another way than by its number, a hand is only offered.
    ("en", "fix last hand but one to zoe 4 v 23", "amend 4 but one to zoe 4 v 23"),
    ("en", "delete the last two", "-"),
    // The note that is typed, or else the one that was recorded.
    ("en", "sorry it was kai 4 v 23 # late", "perhaps amend 4 Kai 4 v 23 # late"),
    ("en", "note hand 1", "perhaps amend 4 Zoe 6 v 24 # hand 1"),
    // New hands nevertheless.
    ("en", "gin for kai, in zoe's hand thirty-one", "? type `Kai gin v 31` or `Kai +31`"),
    ("en", "no kai 6 v 17", "perhaps amend 4 Kai 6 v 17"),
    ("en", "kai knocked with four, zoe had twenty, minus 10", "-"),
    ("de", "in der 3. Runde waren es 25 statt 15", "perhaps amend 3 Kai +25"),
    ("it", "togli la mano 3 di Kai", "-"),
    ("pt-BR", "segundo a Zoe, foi 23", "-"),
    // Where no hand has that number yet, it is a new one.
    ("en", "hand 5: kai 6 zoe 17", "perhaps Kai 6 v 17"),
    ("de", "die erste Runde war von Zoe", "perhaps amend 1 Zoe 4 v 23"),
    ("de", "in der ersten Runde hatte Zoe 32, nicht 23", "perhaps amend 1 Kai 4 v 32"),
    ("de", "vorletzte Runde 25 statt 15", "perhaps amend 3 Kai +25"),
    ("it", "la prima mano era Zoe gin contro 28", "amend 1 Zoe gin v 28"),
    ("it", "nella mano 4 a Kai restavano 18, non 24", "perhaps amend 4 Zoe 6 v 18"),
    ("it", "l'ultima era 18, non 24", "perhaps amend 4 Zoe 6 v 18"),
    ("it", "la 4 era Kai 4 contro 9", "amend 4 Kai 4 v 9"),
    ("it", "quella era di Kai", "perhaps amend 4 Kai 6 v 24"),
    ("it", "la mano 1 era di Zoe", "perhaps amend 1 Zoe 4 v 23"),
    ("pl", "w rozdaniu 1 było 32, nie 23", "perhaps amend 1 Kai 4 v 32"),
    ("pl", "pierwsze rozdanie było Zoe", "perhaps amend 1 Zoe 4 v 23"),
    ("pl", "w ostatnim rozdaniu pukał Kai z 3 a Zoe miała 8", "perhaps amend 4 Kai 3 v 8"),
    ("pl", "usuń pierwsze rozdanie", "delete 1"),
    ("pl", "nie 24 tylko 18", "perhaps amend 4 Zoe 6 v 18"),
    ("pt-BR", "a primeira mão foi da Zoe", "perhaps amend 1 Zoe 4 v 23"),
    ("pt-PT", "na mão 4 o Kai tinha 18, não 24", "perhaps amend 4 Zoe 6 v 18"),
];

#[test]
fn recorded_hands_are_spoken_of() {
    check(LINES, &played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe 2 v 9", "Kai +15", "Zoe 6 v 24"]));
}

/// What was said of them in evenings that were played.
#[test]
fn a_recorded_hand_is_corrected_as_it_is_told() {
    let rows = [
        ("en", "hand 2 should be 33 for Zoe, not 30", "perhaps amend 2 Kai gin v 33"),
        ("en", "no wait, I had 12", "perhaps amend 3 Kai 3 v 12"),
        ("en", "hang on back in hand 3 Zoe had 18 not 9", "perhaps amend 3 Kai 3 v 18"),
        ("en", "hand 3 drawn", "? type `amend 3 draw` or `draw`"),
        ("pt-BR", "na mao 2 eu tinha 15", "perhaps amend 2 Kai gin v 15"),
        ("en", "no it was 9", "perhaps amend 3 Kai 9 v 9"),
        ("en", "change 9 to 19 in hand 3", "perhaps amend 3 Kai 3 v 19"),
        ("en", "change 4 to 9 in hand 1", "perhaps amend 1 Kai 9 v 23"),
        ("en", "in hand 1 it was 9, not 4", "perhaps amend 1 Kai 9 v 23"),
        ("en", "change 9 to 19", "perhaps amend 3 Kai 3 v 19"),
        ("en", "fix 23 to 22 in the first hand", "perhaps amend 1 Kai 4 v 22"),
        ("de", "ändere 9 auf 19 in Runde 3", "perhaps amend 3 Kai 3 v 19"),
        ("it", "correggi 9 in 19 nella mano 3", "perhaps amend 3 Kai 3 v 19"),
        ("pt-BR", "corrige 9 para 19 na mão 3", "perhaps amend 3 Kai 3 v 19"),
        ("pl", "zmień 9 na 19 w rozdaniu 3", "perhaps amend 3 Kai 3 v 19"),
        // There is a hand of that number, or none with that count.
        ("en", "change 3 to 19", "perhaps amend 3 Kai 3 v 19"),
        ("en", "change 8 to 19 in hand 3", "amend 8 19 in hand 3"),
        ("en", "I am sorry, in hand two Zoe had twenty-two, not thirty.", "perhaps amend 2 Kai gin v 22"),
        // A draw in two ways, and whoever says so without a name.
        ("en", "stock ran out, no one knocked", "draw"),
        ("en", "nobody knocked its a draw", "draw"),
        ("en", "drawn", "draw"),
        ("pt-BR", "fiz gin! a Zoe ficou com 22", "perhaps Kai gin v 22"),
        ("pt-BR", "bati com 2, Zoe ficou com 20", "perhaps Kai 2 v 20"),
        ("pl", "zapukałem z 3, Zoe miała 20", "perhaps Kai 3 v 20"),
        ("it", "ho chiuso con 3, Zoe aveva 20", "perhaps Kai 3 v 20"),
        ("de", "Gin für mich, Zoe hatte 16", "? `Kai gin v 16` oder `Kai +16` eingeben"),
        ("de", "habe mit 3 geklopft, Zoe hatte 20", "perhaps Kai 3 v 20"),
    ];
    check(&rows, &played(["Kai", "Zoe"], &["Kai 4 v 23", "Kai gin v 30", "Kai 3 v 9"]));
}

#[test]
fn a_note_stays_with_its_hand() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23 # late"]);
    check_lines(
        &[
            ("that was Zoe's", "perhaps amend 1 Zoe 4 v 23 # late"),
            ("that was Zoe's # recount", "perhaps amend 1 Zoe 4 v 23 # recount"),
            ("it was 22 not 23", "perhaps amend 1 Kai 4 v 22 # late"),
            ("it was 22 not 23 # recount", "perhaps amend 1 Kai 4 v 22 # recount"),
            // It has one.
            ("note: nice", "? type `Kai 4 v 23 # nice`"),
        ],
        &series,
    );
}

/// What is said of a hand that was recorded leads to the line that corrects it.
#[test]
fn the_last_hand_is_corrected_in_words() {
    let series = played(["Kai", "Bob"], &["Kai 4 v 20", "Bob gin v 13", "Kai 3 v 9"]);
    check_lines(
        &[
            ("make that 22", "perhaps amend 3 Kai 3 v 22"),
            ("Bob 12 not 9", "perhaps amend 3 Kai 3 v 12"),
            ("12 not 9", "perhaps amend 3 Kai 3 v 12"),
            ("not 9, it was 12", "perhaps amend 3 Kai 3 v 12"),
            ("not 8, it was 12", "-"),
            // Two counts, and no hand of the first number.
            ("hand 1 was a draw", "amend 1 draw"),
            ("last hand was a draw", "amend 3 draw"),
            ("the last hand was kai 4 bob 23", "amend 3 Kai 4 v 23"),
            ("hand 2 kai 4, bob 23", "perhaps amend 2 Kai 4 v 23"),
            ("hand 2: kai actually knocked with 4, bob 23", "perhaps amend 2 Kai 4 v 23"),
            ("hand 9: kai actually knocked with 4, bob 23", "? `ginscore score` shows the numbers"),
            ("hand 2 kai closed with 4", "perhaps amend 2 Bob gin v 4"),
            ("hand 1 kai had 5", "perhaps amend 1 Kai 5 v 20"),
            ("no, hand 2 was kai 5 bob 25", "amend 2 Kai 5 v 25"),
            ("oh no, undo that", "undo"),
            ("delete the last hand", "delete 3"),
            ("remove hand 2", "delete 2"),
            ("delete last hand", "delete 3"),
            ("delete second last", "delete 2"),
            ("delete hand before last", "delete 2"),
            ("remove Bob last", "-"),
            ("hand before last was Bob 4 v 23", "amend 2 Bob 4 v 23"),
            ("second last was a draw", "amend 2 draw"),
            ("hand 2 was not draw", "-"),
            ("hand 2 was Bob d", "-"),
            ("hand 1 was wrong, Bob had 18 not 20", "perhaps amend 1 Kai 4 v 18"),
            ("erase 2", "delete 2"),
            ("that was a draw", "? type `amend 3 draw` or `draw`"),
            ("no, that was a draw", "? type `amend 3 draw` or `draw`"),
            ("5, not 3", "perhaps amend 3 Kai 5 v 9"),
            ("Bob 12 not 8", "-"),
            ("no wait, Bob had 12", "perhaps amend 3 Kai 3 v 12"),
            ("no, kai 5", "perhaps amend 3 Kai 5 v 9"),
            ("sorry it was Bob 4 v 23", "perhaps amend 3 Bob 4 v 23"),
            ("fix last hand Bob 12", "perhaps amend 3 Kai 3 v 12"),
            ("amend 2 40", "perhaps amend 2 Bob gin v 40"),
            ("hand 1 should be 26", "perhaps amend 1 Kai 4 v 26"),
            ("we forgot hand 3: Bob 6 v 16", "perhaps insert 3 Bob 6 v 16"),
            ("before hand 9 bob 3 kai 13", "-"),
            ("we forgot the first hand: Bob 6 v 16", "perhaps insert 1 Bob 6 v 16"),
            ("oops no just 22", "perhaps amend 3 Kai 3 v 22"),
            ("that's not right, Bob had 22", "perhaps amend 3 Kai 3 v 22"),
            ("add 2 Bob 6 v 16", "insert 2 Bob 6 v 16"),
            ("add 2 draw", "insert 2 draw"),
            ("it's Kai 4 Bob 23", "perhaps Kai 4 v 23"),
            ("skipped 2 Bob 6 v 16", "? type it as in `insert 3 Bob 6 v 16`"),
            ("the second hand is missing: Bob 6 v 16", "perhaps insert 2 Bob 6 v 16"),
            ("no that was fun", "-"),
        ],
        &series,
    );
}

/// Whose an undercut is has won it, and is not the knocker.
#[test]
fn an_undercut_is_the_winners() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Kai 8 v 6", "draw", "Zoe 3 v 5"]);
    let rows = [
        ("en", "we forgot a hand before Zoe's undercut: Kai 4 v 20", "? type it as in `insert 4 Kai 4 v 20`"),
        ("en", "undo the draw", "-"),
        ("en", "forgot one before Kai 4 v 20", "? type it as in `insert 4 Kai 4 v 20`"),
        ("en", "no, Kai's 4 is not legal", "-"),
    ];
    check(&rows, &series);
}

/// One change of a recorded hand explains all that is said of it.
#[test]
fn a_recorded_hand_is_corrected_by_what_explains_it() {
    let series = played(["Kai", "Zoe"], &["Kai 9 v 10", "Zoe 2 v 20", "Zoe gin v 9"]);
    let rows = [
        ("en", "sorry Kai had the gin, Zoe 9", "perhaps amend 3 Kai gin v 9"),
        ("en", "in the 9 against 10 hand Kai had 8", "? `ginscore score` shows the numbers"),
        ("en", "wrong, Kai had 19", "perhaps amend 3 Zoe gin v 19"),
        ("de", "verzählt, Kai hatte 19", "perhaps amend 3 Zoe gin v 19"),
        ("it", "ho sbagliato, il gin era di Kai", "perhaps amend 3 Kai gin v 9"),
        ("pl", "źle, w rozdaniu 2 zapukał Kai", "perhaps amend 2 Kai 2 v 20"),
        ("pt-BR", "contei errado, eram 13 na mão do Kai", "perhaps amend 3 Zoe gin v 13"),
        ("en", "the last hand was won by Kai, not Zoe", "perhaps amend 3 Kai gin v 9"),
        ("en", "hand 2 is wrong, Zoe says: Kai had 30, not 20", "perhaps amend 2 Zoe 2 v 30"),
        ("en", "no, that was Kai's hand, not Zoe's", "perhaps amend 3 Kai gin v 9"),
        ("en", "careful, Kai had 19, not 9", "perhaps amend 3 Zoe gin v 19"),
        ("pl", "kurcze nie, to Kai mial gina a nie Zoe", "perhaps amend 3 Kai gin v 9"),
        ("pl", "ostatnie rozdanie wygral Kai, nie Zoe", "perhaps amend 3 Kai gin v 9"),
        ("en", "last one: Kai knocks with 7 and Zoe has 68", "perhaps amend 3 Kai 7 v 68"),
        ("de", "zähl nochmal: Kai hatte 19", "perhaps amend 3 Zoe gin v 19"),
        ("it", "sbagliato, ha vinto Kai", "perhaps amend 3 Kai gin v 9"),
        ("pt-PT", "enganei-me, o Kai tinha 19", "perhaps amend 3 Zoe gin v 19"),
        ("en", "it wasn't Zoe, it was Kai", "perhaps amend 3 Kai gin v 9"),
        ("en", "who had gin was Kai", "> help gin"),
        ("en", "wait, why did he get 21 for that", "> why"),
        ("pl", "to był Kai", "perhaps amend 3 Kai gin v 9"),
        ("pl", "nie Zoe, Kai", "perhaps amend 3 Kai gin v 9"),
        ("it", "la mano 2 era di Kai, non di Zoe", "perhaps amend 2 Kai 2 v 20"),
        ("de", "falscher Spieler, nicht Zoe sondern Kai hatte Gin", "perhaps amend 3 Kai gin v 9"),
        ("de", "es war nicht die Zoe, sondern der Kai", "perhaps amend 3 Kai gin v 9"),
        ("pt-BR", "não foi a Zoe, foi o Kai", "perhaps amend 3 Kai gin v 9"),
        ("pt-BR", "foi o Kai, não a Zoe", "perhaps amend 3 Kai gin v 9"),
        ("pt-BR", "opa não, quem fez gin foi o Kai", "> help gin"),
        ("pt-BR", "quem fez gin foi o Kai?", "> help gin"),
        ("en", "I beg your pardon, it was Kai who had gin, Zoe had nine", "perhaps amend 3 Kai gin v 9"),
        ("en", "no one knocked yet", "-"),
        // Something else may have happened, or nothing is known of it.
        ("en", "sorry Kai dropped 9", "-"),
        ("en", "in the 9 against 11 hand Kai had 8", "? `ginscore score` shows the numbers"),
        ("en", "sorry Kai had no gin", "-"),
        ("en", "wrong", "-"),
    ];
    check(&rows, &series);
}

/// Each word for a forgotten hand leads to the line that inserts it, also where it may say that something is supposed.
#[test]
fn every_word_for_a_forgotten_hand_inserts_it() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let mut wrong = Vec::new();
    for lang in Lang::all().filter(|lang| lang.tag() != "xx") {
        let hand = HANDS(lang).split(' ').next().unwrap();
        for word in FORGETS(lang).split(' ').map(|word| word.replace('-', " ")) {
            let line = format!("{word} {hand} 2: Kai 6 v 16");
            let found = speaking(lang, || read(&line, &series));
            if found != "perhaps insert 2 Kai 6 v 16" {
                wrong.push(format!("{}: {line}: {found}", lang.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
