//! A series that is over, and the next one.

use super::*;

/// After the end of a series, words of each language mean the next one.
#[test]
fn a_series_that_is_over_is_played_on() {
    let series = played(["Kai", "Bob"], &["Kai gin v 98"]);
    for (lang, line) in [
        ("en", "again"),
        ("en", "play on!"),
        ("de", "Noch einmal"),
        ("it", "rivincita"),
        ("pl", "gramy dalej"),
        ("pt-BR", "mais uma"),
        ("pt-PT", "série seguinte"),
    ] {
        speaking(Lang::with_tag(lang).unwrap(), || {
            assert_eq!(read(line, &series), "> new", "{lang}: {line}")
        });
    }
}

/// After games side by side, `new game` may be one of them.
#[test]
fn a_new_game_may_be_a_single_one() {
    let mut series = by_preset("hollywood", Lineup::TWO, &["Kai", "Zoe"]);
    let stop = series.read("stop").unwrap();
    series.act(stop).unwrap();
    let like = "perhaps new Kai Zoe standard hollywood sheet_winner=most-games";
    let rows = [
        ("de", "neue Serie", like),
        ("de", "noch eine Serie", "> new"),
        ("de", "noch einmal bis 50, eine Partie", "> new Kai Zoe standard target=50"),
        ("it", "facciamo ancora una partita sola", "perhaps new Kai Zoe standard"),
        ("en", "another game", "> new"),
        ("en", "why so much?", "> why series"),
        ("it", "giochiamo una partita sola", "perhaps new Kai Zoe standard"),
        ("pl", "zagrajmy jeszcze jedną partię", like),
        ("pt-BR", "vamos", "-"),
        ("de", "noch eine Partie ohne Hollywood", "> new Kai Zoe standard"),
        ("en", "one more game, just a single one to 150 this time", "> new Kai Zoe standard target=150"),
    ];
    check(&rows, &series);
    // All games again, or one: each has a number at the table.
    for (tag, line) in [("en", "a new game"), ("de", "neue Partie"), ("pl", "nowa gra")] {
        let found = speaking(Lang::with_tag(tag).unwrap(), || read(line, &series));
        let again = "`new Kai Zoe standard hollywood sheet_winner=most-games`";
        let is_either = found.starts_with(&format!("? {again}")) && found.contains("`new Kai Zoe standard`");
        assert!(is_either, "{tag}: {line}: {found}");
    }
}

/// With other words, the next series has those instead.
#[test]
fn the_next_series_may_be_agreed_otherwise() {
    let series = played(["Kai", "Mary Jo"], &["Kai gin v 98"]);
    check_lines(
        &[
            ("again stake=0.10", "> new Kai 'Mary Jo' standard stake=0.10"),
            ("again for 10 cents", "> new Kai 'Mary Jo' standard stake=0.10"),
            ("play again hollywood", "> new Kai 'Mary Jo' standard hollywood"),
            ("again pagat to 150", "> new Kai 'Mary Jo' pagat target=150"),
            ("again with feeling", "-"),
            ("again, gin 25", "> new Kai 'Mary Jo' standard gin_bonus=25"),
            ("let's play oklahoma", "perhaps new Kai 'Mary Jo' standard oklahoma"),
            ("same players, pagat hollywood", "perhaps new Kai 'Mary Jo' pagat hollywood"),
            ("let's play Mary Jo", "-"),
            ("oklahoma now", "perhaps new Kai 'Mary Jo' standard oklahoma"),
            ("just one game to 150", "perhaps new Kai 'Mary Jo' standard target=150"),
        ],
        &series,
    );
}

#[test]
fn another_game_is_named_in_every_language() {
    let over = played(["Kai", "Zoe"], &["Kai gin v 98"]);
    let rows = [
        ("en", "a new game", "perhaps new Kai Zoe standard"),
        ("de", "neues Spiel", "perhaps new Kai Zoe standard"),
        ("it", "nuovo incontro", "perhaps new Kai Zoe standard"),
        ("pl", "nowa seria", "perhaps new Kai Zoe standard"),
        ("pt-BR", "nova partida", "perhaps new Kai Zoe standard"),
        ("pt-PT", "novo jogo", "perhaps new Kai Zoe standard"),
        ("de", "spielen wir oklahoma", "perhaps new Kai Zoe standard oklahoma"),
        ("it", "giochiamo a oklahoma", "perhaps new Kai Zoe standard oklahoma"),
        ("pl", "gramy w oklahomę", "perhaps new Kai Zoe standard oklahoma"),
        ("pl", "gramy dalej, gin 25", "> new Kai Zoe standard gin_bonus=25"),
        ("pt-BR", "vamos jogar oklahoma", "perhaps new Kai Zoe standard oklahoma"),
        ("de", "noch eine einfache Partie bis 100", "> new Kai Zoe standard target=100"),
        ("de", "ohne Hollywood bis 150", "perhaps new Kai Zoe standard target=150"),
        ("de", "eine Partie bis 150", "perhaps new Kai Zoe standard target=150"),
        ("it", "una partita a 150", "perhaps new Kai Zoe standard target=150"),
        ("it", "ora una partita sola", "perhaps new Kai Zoe standard"),
        ("pl", "jedna zwykła partia", "perhaps new Kai Zoe standard"),
        ("pt-BR", "só uma partida", "perhaps new Kai Zoe standard"),
        ("pt-PT", "um jogo até 150", "perhaps new Kai Zoe standard target=150"),
        ("en", "we play one more to 75, same stake", "> new Kai Zoe standard target=75"),
        (
            "de",
            "Wir spielen noch eine einfache Partie bis 75, gleiches Geld",
            "> new Kai Zoe standard target=75",
        ),
        (
            "pt-BR",
            "agora uma partidinha só, até 75 pontos, mesma aposta",
            "perhaps new Kai Zoe standard target=75",
        ),
        (
            "en",
            "let's play one more game, just a single one to 75, same stake",
            "perhaps new Kai Zoe standard target=75",
        ),
        ("it", "adesso una partita sola ai 60, stessa posta", "perhaps new Kai Zoe standard target=60"),
        (
            "pl",
            "jeszcze jedna partia, zwykla, nie hollywood, do 50 punktow, stawka ta sama",
            "> new Kai Zoe standard target=50",
        ),
        ("pl", "konczymy, dobranoc", "perhaps quit"),
        ("en", "thanks, good night Zoe", "perhaps quit"),
    ];
    check(&rows, &over);
    // Of a series in play, the line for another one is said, and nothing starts.
    let open = played(["Kai", "Zoe"], &["Kai 4 v 23"]);
    let another =
        "? `new Kai Zoe standard oklahoma` begins another one; `stop` ends this one before its time";
    check(
        &[("en", "let's play oklahoma", another), ("en", "oklahoma", "-"), ("en", "one game to 150", "-")],
        &open,
    );
}

/// A form that was played stays as it was, one that was not brings its own values, and a statement starts nothing.
#[test]
fn another_form_leaves_nothing_of_the_last_one() {
    let over = |preset: &str| {
        let mut series = by_preset(preset, Lineup::TWO, &["Kai", "Zoe"]);
        let stop = series.read("stop").unwrap();
        series.act(stop).unwrap();
        series
    };
    let oklahoma = over("oklahoma");
    assert_eq!(read("let's play oklahoma", &oklahoma), "perhaps new Kai Zoe standard knock_card=upcard");
    assert_eq!(read("let's play hollywood", &over("pagat")), "perhaps new Kai Zoe pagat hollywood");
    for line in ["let's play", "let's play 2 games", "gramy", "nova", "again take 20", "again honey 20"] {
        let meant = read(line, &over("pagat"));
        assert!(!meant.starts_with('>') && !meant.contains("stake"), "{line}: {meant}");
    }
}
