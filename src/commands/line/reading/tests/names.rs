//! Words that are names, and those that are not.

use super::*;

/// `a` joins two sentences, though Ann begins with it.
#[test]
fn a_word_that_joins_is_no_name() {
    let series = two("Ann", "Bob");
    let polish = Lang::with_tag("pl").unwrap();
    assert_eq!(speaking(polish, || read("Ann puka z 4, a Bob ma 23", &series)), "Ann 4 v 23");
}

/// An exact name wins over a word, its beginning does not.
#[test]
fn names_win() {
    let series = two("Nobody", "Fixie");
    assert_eq!(read("nobody", &series), "-");
    assert_eq!(read("nobody 4 against 23", &series), "Nobody 4 v 23");
    assert_eq!(read("fix 3", &series), "amend 3");
    assert_eq!(read("fix 3 23", &series), "-", "it is Fixie's hand");
    let series = two("Washington", "With");
    assert_eq!(read("wash", &series), "draw");
    assert_eq!(read("with 4 against 23", &series), "With 4 v 23");
    let series = two("Gina", "Boxer");
    assert_eq!(read("gi's gin v boxer 17", &series), "Gina gin v 17");
    assert_eq!(read("gina had 4 boxer had 17", &series), "Gina 4 v 17");
    let series = two("Win", "Bob");
    assert_eq!(read("Bob caught Win with 31", &series), "-");
    let series = two("Bob", "Deals");
    assert_eq!(read("Bob caught Deals", &series), "-");
    let series = two("Ann", "Agnes");
    assert_eq!(read("ag23", &series), "-", "it may be Agnes");
    assert_eq!(read("agin23", &series), "-", "it may be either player");
}

/// Few type accents at a table, as few type capitals; with them, or in another name, they count.
#[test]
fn accents_may_be_left_out_of_names() {
    let series = played(["Lúcia", "Renato"], &["Lúcia 4 v 23"]);
    let rows = [
        ("pt-BR", "lucia 8 v 30", "Lúcia 8 v 30"),
        ("en", "Lucia gin v 12", "Lúcia gin v 12"),
        ("pt-BR", "luci 3 v 30", "Lúcia 3 v 30"),
        ("pt-BR", "renato bateu com 3, lucia 17", "Renato 3 v 17"),
        ("pt-BR", "penalidade lucia 10 por espiar", "perhaps adjust Lúcia -10 # por espiar"),
    ];
    check(&rows, &series);
    let longer = two("Lúcia", "Luciana");
    check(&[("pt-BR", "penalidade lucia 10 por espiar", "perhaps adjust Lúcia -10 # por espiar")], &longer);
    let alike = two("André", "Anna");
    check(
        &[
            ("en", "a 4 v 23", "-"),
            ("en", "an gin 20", "? type `André gin v 20` or `Anna gin v 20`"),
            ("en", "andre 4 v 23", "André 4 v 23"),
        ],
        &alike,
    );
    let both = two("Lúcia", "Lucia");
    check(&[("pt-BR", "lucia 8 v 30", "-"), ("pt-BR", "lúcia 8 v 30", "-")], &both);
    assert_eq!(both.read("lucia 8 v 30").unwrap().write(both.roster()), "Lucia 8 v 30");
}

/// A player may be called like a word that says nothing.
#[test]
fn words_that_say_nothing_execute_nothing() {
    let series = played(["Just", "It"], &["Just 4 v 23"]);
    check(&[("en", "just undo", "-"), ("en", "it undo", "-"), ("en", "it stop", "-")], &series);
}

/// The beginning of a name after a word for gin, before anybody else is named.
#[test]
fn a_name_may_be_short_after_gin() {
    let series = two("Fabrizio", "Lia");
    check(&[("it", "gin Fabri, Lia 22", "Fabrizio gin v 22")], &series);
}
