//! Words of other languages for the words of the notation. They are never read, so that a line means the same
//! everywhere and a player may be called Remis, but the mistake says the word to type.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::{ticked, unaccented};
use crate::messages::{Message, written::local_words as say};
use ginscore_notation::{CardError, LineError, ParseError, ParseErrorKind, Span};

/// What a local word is in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The first word of a line.
    First(&'static str),
    /// A word within a hand.
    Within(&'static str),
    /// A hand that nobody won.
    Draw,
    /// A knock, for which there is no word.
    Knock,
}

use Meaning::{Draw, First, Knock, Within};

/// The words in lower case, without those that may mean something else at a card table.
const WORDS: &[(&str, Meaning)] = &[
    // Portuguese.
    ("empate", Draw),
    ("empatada", Draw),
    ("empatado", Draw),
    ("empatou", Draw),
    ("contra", Within("v")),
    ("bate", Knock),
    ("bater", Knock),
    ("bateu", Knock),
    ("aceite", Within("accepted")),
    ("aceito", Within("accepted")),
    ("caixas", Within("boxes")),
    ("desfazer", First("undo")),
    ("anular", First("undo")),
    ("refazer", First("redo")),
    ("corrigir", First("amend")),
    ("emendar", First("amend")),
    ("inserir", First("insert")),
    ("apagar", First("delete")),
    ("excluir", First("delete")),
    ("pontos", First("score")),
    ("placar", First("score")),
    ("folha", First("score")),
    ("resumo", First("summary")),
    ("acerto", First("summary")),
    ("saldo", First("summary")),
    ("regras", First("rules")),
    ("porquê", First("why")),
    ("testemunha", First("witness")),
    ("ajuda", First("help")),
    ("sair", First("quit")),
    ("novo", First("new")),
    ("nova", First("new")),
    // Spanish.
    ("deshacer", First("undo")),
    ("rehacer", First("redo")),
    ("corregir", First("amend")),
    ("insertar", First("insert")),
    ("borrar", First("delete")),
    ("puntos", First("score")),
    ("marcador", First("score")),
    ("resumen", First("summary")),
    ("reglas", First("rules")),
    ("testigo", First("witness")),
    ("ayuda", First("help")),
    ("salir", First("quit")),
    ("nuevo", First("new")),
    ("nueva", First("new")),
    ("aceptado", Within("accepted")),
    // French.
    ("nulle", Draw),
    ("égalité", Draw),
    ("contre", Within("v")),
    ("accepté", Within("accepted")),
    ("annuler", First("undo")),
    ("rétablir", First("redo")),
    ("corriger", First("amend")),
    ("insérer", First("insert")),
    ("supprimer", First("delete")),
    ("résumé", First("summary")),
    ("règles", First("rules")),
    ("pourquoi", First("why")),
    ("témoin", First("witness")),
    ("aide", First("help")),
    ("quitter", First("quit")),
    ("nouveau", First("new")),
    ("nouvelle", First("new")),
    // Italian.
    ("patta", Draw),
    ("pareggio", Draw),
    ("contro", Within("v")),
    ("bussa", Knock),
    ("bussare", Knock),
    ("bussato", Knock),
    ("chiude", Knock),
    ("accettato", Within("accepted")),
    ("annulla", First("undo")),
    ("ripristina", First("redo")),
    ("correggi", First("amend")),
    ("inserisci", First("insert")),
    ("cancella", First("delete")),
    ("elimina", First("delete")),
    ("punti", First("score")),
    ("punteggio", First("score")),
    ("foglio", First("score")),
    ("riepilogo", First("summary")),
    ("conti", First("summary")),
    ("regole", First("rules")),
    ("perché", First("why")),
    ("testimone", First("witness")),
    ("mazziere", First("deal")),
    ("aiuto", First("help")),
    ("esci", First("quit")),
    ("nuovo", First("new")),
    ("nuova", First("new")),
    // German.
    ("unentschieden", Draw),
    ("remis", Draw),
    ("gegen", Within("v")),
    ("klopft", Knock),
    ("klopfen", Knock),
    ("klopfe", Knock),
    ("geklopft", Knock),
    ("akzeptiert", Within("accepted")),
    ("boxen", Within("boxes")),
    ("und", Within("and")),
    ("rückgängig", First("undo")),
    ("zurück", First("undo")),
    ("wiederholen", First("redo")),
    ("wiederherstellen", First("redo")),
    ("ändern", First("amend")),
    ("korrigieren", First("amend")),
    ("berichtigen", First("amend")),
    ("einfügen", First("insert")),
    ("löschen", First("delete")),
    ("punkte", First("score")),
    ("punktestand", First("score")),
    ("zettel", First("score")),
    ("punktezettel", First("score")),
    ("abrechnung", First("summary")),
    ("regeln", First("rules")),
    ("warum", First("why")),
    ("zeuge", First("witness")),
    ("geber", First("deal")),
    ("gibt", First("deal")),
    ("hilfe", First("help")),
    ("ende", First("quit")),
    ("beenden", First("quit")),
    ("neu", First("new")),
    // Polish.
    ("przeciw", Within("v")),
    ("przeciwko", Within("v")),
    ("puka", Knock),
    ("pukać", Knock),
    ("zapukać", Knock),
    ("oraz", Within("and")),
    ("cofnij", First("undo")),
    ("ponów", First("redo")),
    ("popraw", First("amend")),
    ("zmień", First("amend")),
    ("wstaw", First("insert")),
    ("usuń", First("delete")),
    ("punkty", First("score")),
    ("wynik", First("score")),
    ("wyniki", First("score")),
    ("arkusz", First("score")),
    ("zapis", First("score")),
    ("podsumowanie", First("summary")),
    ("rozliczenie", First("summary")),
    ("zasady", First("rules")),
    ("dlaczego", First("why")),
    ("świadek", First("witness")),
    ("rozdaje", First("deal")),
    ("pomoc", First("help")),
    ("koniec", First("quit")),
    ("wyjdź", First("quit")),
    ("nowa", First("new")),
    ("nowy", First("new")),
];

fn meaning(word: &str) -> Option<Meaning> {
    let word = unaccented(word);
    WORDS.iter().find(|(local, _)| unaccented(local) == word).map(|(_, meaning)| *meaning)
}

/// The diagnostic for a local word where the notation has one of its own; `None` for any other mistake. Names win: a
/// word with which the names of players begin is none of these.
pub fn local_word(line: &str, misread: &ParseError) -> Option<Diagnostic> {
    let (first, within) = match &misread.what {
        ParseErrorKind::UnknownPlayer { meant, .. } => {
            let typed = line.get(misread.span.start..misread.span.end)?.to_lowercase();
            if meant.iter().any(|name| name.to_lowercase().starts_with(&typed)) {
                return None;
            }
            (true, false)
        }
        ParseErrorKind::NotACard(CardError::Nothing) | ParseErrorKind::Line(LineError::PerhapsAgainst) => {
            (false, true)
        }
        _ => return None,
    };
    let word = line.get(misread.span.start..misread.span.end)?.split_whitespace().next()?;
    let report = match meaning(word)? {
        First(_) if !first => return None,
        Within(_) if !within => return None,
        meaning => diagnostic(word, meaning),
    };
    let start = misread.span.start + line.get(misread.span.start..)?.find(word)?;
    Some(report.pointing(line, vec![Span::new(start, start + word.len())]))
}

/// The diagnostic for a local word in place of a command of the program; `None` for any other word.
pub fn local_command(word: &str) -> Option<Diagnostic> {
    match meaning(word)? {
        Within(_) => None,
        meaning => Some(Diagnostic { code: Code::BadOption, ..diagnostic(word, meaning) }),
    }
}

fn diagnostic(word: &str, meaning: Meaning) -> Diagnostic {
    let hint = match meaning {
        First(english) | Within(english) => say::TypeWord { word: ticked(english) }.said(),
        Draw => say::TypeDraw.said(),
        Knock => say::LeaveOut.said(),
    };
    Diagnostic::new(Code::BadLine, say::NotEnglish { word: ticked(word) }.said()).hinted(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_notation::{COMMANDS, Names, TokenKind, read_card, read_hand, tokens};

    fn hint(line: &str) -> Option<String> {
        let names = Names::new("Ana", "Rui").unwrap();
        let mistakes = read_hand(line, &names).unwrap_err();
        mistakes.kept().iter().find_map(|one| local_word(line, one)).and_then(|report| report.hint)
    }

    #[test]
    fn a_local_word_is_answered_with_the_word_to_type() {
        for (line, expected) in [
            ("empate", Some("type `draw` alone: nobody won the hand")),
            ("acerto", Some("type `summary`")),
            ("saldo", Some("type `summary`")),
            ("foglio", Some("type `score`")),
            ("Zettel", Some("type `score`")),
            ("rozliczenie", Some("type `summary`")),
            ("zapis", Some("type `score`")),
            ("Unentschieden", Some("type `draw` alone: nobody won the hand")),
            ("Ana remis", Some("type `draw` alone: nobody won the hand")),
            ("Ana 4 gegen 23", Some("type `v`")),
            ("ana gin CONTRA 23", Some("type `v`")),
            ("Ana 4-7es 9paouco contro 23", Some("type `v`")),
            ("DESFAZER", Some("type `undo`")),
            ("ändern 3 Ana 4 v 23", Some("type `amend`")),
            ("andern 3 Ana 4 v 23", Some("type `amend`")),
            ("gibt Rui", Some("type `deal`")),
            ("Ana puka 4 v 23", Some("leave it out: the player who knocked comes first, as in `Ann 4 v 23`")),
            ("Ana 12 v 20 aceito", Some("type `accepted`")),
            // The first word of a line is none within it, and the other way round.
            ("contra 4 v 23", None),
            ("Ana 4s desfazer v 23", None),
            ("Xyz 4 v 23", None),
        ] {
            assert_eq!(hint(line).as_deref(), expected, "{line}");
        }
    }

    #[test]
    fn names_win() {
        let two = |one: &str, two: &str, line: &str| {
            let names = Names::new(one, two).unwrap();
            match read_hand(line, &names) {
                Ok(_) => None,
                Err(mistakes) => mistakes.kept().iter().find_map(|one| local_word(line, one)),
            }
        };
        assert!(two("Remis", "Bob", "remis 4 v 23").is_none());
        assert!(two("Nova Lee", "Nova Mae", "nova 4 v 23").is_none(), "it may be either player");
        assert!(two("Ann", "Bob", "remis 4 v 23").is_some());
    }

    #[test]
    fn every_word_is_listed_once_and_is_no_word_of_the_notation() {
        for (at, (word, meaning)) in WORDS.iter().enumerate() {
            assert_eq!(word.to_lowercase(), *word);
            assert!(
                WORDS.iter().skip(at + 1).all(|(other, _)| unaccented(other) != unaccented(word)),
                "{word}"
            );
            assert!(!COMMANDS.contains(word) && read_card(word).is_none(), "{word}");
            assert!(tokens(word, 0).iter().all(|token| token.sign == TokenKind::Word), "{word}");
            match meaning {
                First(english) => assert!(COMMANDS.contains(english), "{english}"),
                Within(english) => {
                    assert!(
                        tokens(english, 0).iter().all(|token| token.sign != TokenKind::Word),
                        "{english}"
                    );
                }
                Draw | Knock => {}
            }
        }
    }
}
