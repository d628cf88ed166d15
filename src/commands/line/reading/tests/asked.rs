//! Questions in the words of players.

use super::*;

/// One word of a question says what it is about. Other lines are not questions.
#[test]
fn a_question_is_answered_by_what_it_is_about() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        ("en", "how much do I need?", "> counts"),
        ("en", "how many points does Zoe need in game 3?", "> counts"),
        ("en", "ok whose deal is it now", "> score --next"),
        ("en", "we're done, what do I owe?", "> summary --evening"),
        ("en", "summary of the evening", "> summary --evening"),
        ("en", "why is game 1 only 102?", "> why game 1"),
        ("en", "why do I pay 49.50", "> why series"),
        ("en", "what's the shutout worth?", "> help shutout"),
        ("en", "wait, is the ace allowed high?", "> help ace"),
        ("en", "why 2", "-"),
        ("en", "why game 1", "-"),
        ("en", "score", "-"),
        ("en", "Kai did not need that", "-"),
        ("en", "what a lovely evening", "-"),
        ("de", "Wie viele Punkte brauche ich noch?", "> counts"),
        ("de", "Wer führt gerade", "> score"),
        ("de", "was muss Kai jetzt bezahlen: wie viel schuldet er?", "> summary --evening"),
        ("it", "quanto mi manca?", "> counts"),
        ("it", "chi distribuisce adesso?", "> score --next"),
        ("pl", "ile mi brakuje?", "> counts"),
        ("pl", "czyja teraz kolej", "> score --next"),
        ("pt-BR", "quanto falta a cada um?", "> counts"),
        ("pt-PT", "quanto devo?", "> summary --evening"),
        ("pt-PT", "quem vai à frente?", "> score"),
        ("en", "how much is big gin", "> help big-gin"),
        ("en", "what was in hand 2?", "> why 2"),
        ("en", "what am I safe with, if he goes gin?", "> counts"),
        ("en", "that's all, goodnight", "> quit"),
        ("de", "Schluss für heute, gute Nacht!", "> quit"),
        ("de", "Wer hat Runde 2 gewonnen?", "> why 2"),
        ("de", "Gilt Dame König As in Pik als Folge?", "> judge AS QS KS"),
        ("de", "Ist Pik Dame, Pik König, Pik As erlaubt?", "-"),
        // What is said before a sentence.
        ("en", "Right, Kai knocked with six, and Zoe had twenty two.", "Kai 6 v 22"),
        ("en", "So ok, Kai gin, Zoe 9", "Kai gin v 9"),
        ("de", "So, Kai klopft mit 3, Zoe hatte noch 30", "Kai 3 v 30"),
        ("en", "So if Kai had knocked with 4, Zoe 23", "-"),
        // Points that are taken off are never given.
        // What is asked, corrected or won is only offered.
        ("en", "was Kai gin, Zoe 23", "perhaps Kai gin v 23"),
        ("de", "hat Kai Gin, Zoe 23", "perhaps Kai gin v 23"),
        ("en", "had I knocked with 4, Zoe 23", "-"),
        ("en", "I'd knock with 4, Zoe 23", "-"),
        ("en", "Kai's 3 was 2", "perhaps Kai 3 v 2"),
        ("de", "Kai 4 waren 5", "perhaps Kai 4 v 5"),
        ("en", "Kai got 19, Zoe 0", "perhaps Zoe 0 v 19"),
        ("en", "Kai is at 96, Zoe at 4", "perhaps Zoe 4 v 96"),
        ("en", "my gin, Zoe 23", "Kai gin v 23"),
        // Nothing is done after a word that denies.
        ("pt-BR", "não desfazer", "-"),
        ("pt-BR", "não, desfazer", "undo"),
        ("pl", "nie usuń 1", "-"),
        ("pl", "nie koniec", "-"),
        ("de", "nicht beenden", "-"),
        ("en", "Kai false gin 23", "-"),
        ("en", "how many hands have we played", "> score"),
        // What a count was says which hand is meant.
        ("en", "The last hand was thirty, not twenty.", "perhaps amend 2 Zoe gin v 30"),
        ("en", "30 not 23", "perhaps amend 1 Kai 4 v 30"),
        ("en", "hand 1 was 33 not 23", "perhaps amend 1 Kai 4 v 33"),
        ("pt-BR", "vale q♠ k♠ a♠?", "> judge q♠ k♠ a♠"),
        ("en", "would qs ks as count?", "> judge qs ks as"),
        ("de", "warum", "> why"),
    ];
    check(&rows, &series);
}
