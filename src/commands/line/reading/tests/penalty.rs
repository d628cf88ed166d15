//! Penalties in the words of players.

use super::*;

/// A word that is nearly the name of a player who is named is another word, and stays in the reason.
#[test]
fn a_reason_keeps_all_of_its_words() {
    let rows = [
        (
            "it",
            "penalità di 10 punti a Marco, ha guardato il mazzo",
            "perhaps adjust Marco -10 # ha guardato il mazzo",
        ),
        (
            "it",
            "Marco ha preso due carte dal mazzo, 10 punti di penalità",
            "perhaps adjust Marco -10 # ha preso due carte dal mazzo",
        ),
        ("en", "penalty of 10 for Marco, he drew a macro", "perhaps adjust Marco -10 # he drew a macro"),
    ];
    check(&rows, &played(["Giulia", "Marco"], &["Marco 4 v 23"]));
}

/// Points that a player is given without a hand.
#[test]
fn points_without_a_hand_are_offered() {
    let series = played(["Giulia", "Marco"], &["Marco 4 v 23"]);
    let rows = [
        ("en", "add 10 points for Giulia", "perhaps adjust Giulia +10 # award"),
        ("it", "aggiungi 10 punti a Giulia", "perhaps adjust Giulia +10 # premio"),
        ("de", "ergänze 10 Punkte für Giulia # Wette", "perhaps adjust Giulia +10 # Wette"),
        ("pl", "dodaj 10 punktów dla Giulia", "perhaps adjust Giulia +10 # nagroda"),
        ("pt-BR", "adiciona 10 pontos para Giulia", "perhaps adjust Giulia +10 # prêmio"),
        ("en", "add 10 points", "-"),
        ("en", "add 10 points for Giulia and Marco", "-"),
        ("en", "don't add 10 points for Giulia", "-"),
        // What may be a penalty, a hand or a question is none.
        ("en", "add 10 penalty points for Giulia, she wins too fast", "-"),
        ("en", "add 10 points for Giulia?", "> score"),
        ("en", "add 10 points if Giulia wins", "-"),
        ("en", "add 10 negative points to Giulia", "-"),
        ("en", "add Giulia won 20 points", "-"),
    ];
    check(&rows, &series);
    for line in ["add the missing hand: 20 points for Giulia", "add a game Giulia won by 10 points"] {
        assert!(!read(line, &series).contains("adjust"), "{line}");
    }
    // They do not correct a hand, but points that a hand was worth do.
    let rows = [
        ("it", "ho sbagliato, Giulia deve avere 10 punti in più", "-"),
        ("en", "no, Giulia should have 10 more", "-"),
        ("de", "nein, Giulia bekommt 10 mehr", "-"),
        ("en", "correction: Giulia 25 points", "perhaps amend 1 Marco 4 v 25"),
    ];
    check(&rows, &series);
}

/// With who, how much and why, a penalty is recorded; what lacks one of these, or may be said otherwise, is offered.
#[test]
fn a_penalty_is_read_with_its_reason() {
    let rows = [
        (
            "en",
            "Kai talked during the hand, so that's a ten point penalty.",
            "perhaps adjust Kai -10 # talked during the hand",
        ),
        ("en", "take ten points off Kai", "perhaps adjust Kai -10 # take"),
        ("en", "penalty for both", "-"),
        ("en", "Kai fined 10 for peeking", "perhaps adjust Kai -10 # for peeking"),
        ("en", "Kai gets 10 off for peeking", "perhaps adjust Kai -10 # for peeking"),
        ("en", "take 10 off Zoe", "perhaps adjust Zoe -10 # take"),
        ("de", "10 Strafpunkte für Kai", "perhaps adjust Kai -10 # strafe"),
        ("de", "Strafe für Kai: 10 Punkte", "perhaps adjust Kai -10 # strafe"),
        ("de", "5 Punkte Abzug für Zoe", "perhaps adjust Zoe -5 # strafe"),
        ("pt-PT", "penalização de 10 pontos para a Zoe", "perhaps adjust Zoe -10 # penalização"),
        ("it", "penalità di 10 punti a Zoe", "perhaps adjust Zoe -10 # penalità"),
        ("pl", "Zoe dostaje 10 punktów karnych", "perhaps adjust Zoe -10 # kara"),
        ("en", "Kai drew two cards, 10 off", "perhaps adjust Kai -10 # drew two cards"),
        ("en", "Kai minus 10, took two cards", "perhaps adjust Kai -10 # took two cards"),
        ("en", "penalty Zoe 10 wrong knock", "perhaps adjust Zoe -10 # wrong knock"),
        ("en", "Zoe wins 10 by penalty", "-"),
        ("en", "Kai gin 23 penalty", "-"),
        ("en", "penalty Zoe 10 for peeking", "perhaps adjust Zoe -10 # for peeking"),
        ("en", "Zoe penalty 10 # peeking", "adjust Zoe -10 # peeking"),
        ("en", "penalty Zoe 10", "perhaps adjust Zoe -10 # penalty"),
        ("en", "penalty Zoe 10 for peeking?", "> help penalty"),
        ("de", "Strafe Zoe 10 fürs Spicken", "perhaps adjust Zoe -10 # fürs Spicken"),
        ("en", "zoe not minus 10 for peeking", "-"),
        ("en", "Zoe -10 for the illegal knock", "perhaps adjust Zoe -10 # for the illegal knock"),
        ("en", "we threw it in", "misdeal"),
        ("en", "kai -10 looked?", "perhaps adjust Kai -10 # looked"),
        ("en", "kai -10 for peeking", "perhaps adjust Kai -10 # for peeking"),
    ];
    check(&rows, &played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]));
    // `kara` is never read as Kasia, and a name in another case is not the reason.
    let rows = [
        ("pl", "kara Stefan 5", "perhaps adjust Stefan -5 # kara"),
        ("pl", "kara dla Stefan 5", "perhaps adjust Stefan -5 # kara"),
        ("pl", "kara 10 pkt dla Stefana, podgladal karty", "perhaps adjust Stefan -10 # podgladal karty"),
        ("pl", "kara 10 dla taty", "-"),
        ("pl", "kara dla Kasi 5", "perhaps adjust Kasia -5 # kara"),
        ("pl", "kara Kasia 10 za podglądanie", "perhaps adjust Kasia -10 # za podglądanie"),
    ];
    check(&rows, &played(["Kasia", "Stefan"], &[]));
}

#[test]
fn a_penalty_is_said_at_the_end() {
    let rows = [
        (
            "en",
            "Zoe peeked at the stock, that costs her 10 points",
            "perhaps adjust Zoe -10 # peeked at the stock",
        ),
        (
            "en",
            "penalty for Kai, he peeked at the stock, 10 off",
            "perhaps adjust Kai -10 # he peeked at the stock",
        ),
        (
            "pt-BR",
            "o Kai espiou a carta de cima do monte, desconta 10 pontos dele",
            "perhaps adjust Kai -10 # espiou a carta de cima do monte",
        ),
        (
            "de",
            "Kai hat in den Stapel geschaut, das kostet ihn 10 Punkte",
            "perhaps adjust Kai -10 # hat in den Stapel geschaut",
        ),
        ("pt-PT", "o Kai espreitou o monte, 10 pontos a menos", "perhaps adjust Kai -10 # espreitou o monte"),
    ];
    check(&rows, &two("Kai", "Zoe"));
}
