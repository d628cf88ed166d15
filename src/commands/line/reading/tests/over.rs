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

/// With other words, the next series has those instead.
#[test]
fn the_next_series_may_be_agreed_otherwise() {
    let series = played(["Kai", "Mary Jo"], &["Kai gin v 98"]);
    for (line, meant) in [
        ("again stake=0.10", "> new Kai 'Mary Jo' standard stake=0.10"),
        ("again for 10 cents", "> new Kai 'Mary Jo' standard stake=0.10"),
        ("play again hollywood", "> new Kai 'Mary Jo' standard hollywood"),
        ("again pagat to 150", "> new Kai 'Mary Jo' pagat target=150"),
        ("again with feeling", "-"),
    ] {
        assert_eq!(read(line, &series), meant, "{line}");
    }
}
