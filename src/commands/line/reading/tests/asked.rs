//! Questions in the words of players.

use super::*;

/// One word of a question says what it is about. Other lines are not questions.
#[test]
fn a_question_is_answered_by_what_it_is_about() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        ("en", "how much do I need?", "> score --needs"),
        ("en", "which rules do we play?", "> rules"),
        ("en", "what do the rules say about an undercut?", "> help undercut"),
        ("it", "che regole giochiamo?", "> rules"),
        ("it", "quanto devo secondo le regole?", "> summary --evening"),
        ("en", "who leads under the rules?", "> score"),
        ("en", "explain the hand 2", "> why 2"),
        ("de", "nach welchen Regeln spielen wir?", "> rules"),
        ("en", "how much is a point worth?", "> rules"),
        ("it", "quanto vale un punto?", "> rules"),
        ("pt-BR", "quanto vale um ponto?", "> rules"),
        ("en", "how many points is hand 2 worth?", "> why 2"),
        ("en", "how much did Kai win tonight?", "> summary --evening"),
        ("it", "quanto ho vinto stasera?", "> summary --evening"),
        ("it", "che cos'è l'undercut?", "> help undercut"),
        ("it", "spiegami la mano 2", "> why 2"),
        ("en", "show me the score", "> score"),
        ("en", "how many points does Zoe need in game 3?", "> score --needs"),
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
        ("de", "Wie viele Punkte brauche ich noch?", "> score --needs"),
        ("de", "Wer führt gerade", "> score"),
        ("de", "was muss Kai jetzt bezahlen: wie viel schuldet er?", "> summary --evening"),
        ("it", "quanto mi manca?", "> score --needs"),
        ("it", "chi distribuisce adesso?", "> score --next"),
        ("pl", "ile mi brakuje?", "> score --needs"),
        ("pl", "czyja teraz kolej", "> score --next"),
        ("pt-BR", "quanto falta a cada um?", "> score --needs"),
        ("pt-PT", "quanto devo?", "> summary --evening"),
        ("pt-PT", "quem vai à frente?", "> score"),
        ("en", "how much is big gin", "> help big-gin"),
        ("en", "what was in hand 2?", "> why 2"),
        ("en", "what am I safe with, if he goes gin?", "> counts"),
        ("en", "that's all, goodnight", "perhaps quit"),
        ("en", "we break for supper", "> quit"),
        ("de", "Schluss für heute, gute Nacht!", "perhaps quit"),
        ("de", "Wer hat Runde 2 gewonnen?", "> why 2"),
        ("de", "Gilt Dame König As in Pik als Folge?", "> judge QS KS AS"),
        ("de", "Ist Pik Dame, Pik König, Pik As erlaubt?", "> judge QS KS AS"),
        // What is said before a sentence.
        ("en", "Right, Kai knocked with six, and Zoe had twenty two.", "Kai 6 v 22"),
        ("en", "So ok, Kai gin, Zoe 9", "Kai gin v 9"),
        ("de", "So, Kai klopft mit 3, Zoe hatte noch 30", "Kai 3 v 30"),
        ("en", "So if Kai had knocked with 4, Zoe 23", "-"),
        // Points that are taken off are never given.
        // What is asked, corrected or won is only offered.
        ("en", "was Kai gin, Zoe 23", "perhaps Kai gin v 23"),
        ("de", "hat Kai Gin, Zoe 23", "perhaps Kai gin v 23"),
        ("en", "had I knocked with 4, Zoe 23", "perhaps Kai 4 v 23"),
        ("en", "I'd knock with 4, Zoe 23", "perhaps Kai 4 v 23"),
        ("en", "Kai's 3 was 2", "? type `Kai 3 v 2` or `Zoe 2 v 3`"),
        ("de", "Kai 4 waren 5", "perhaps Kai 4 v 5"),
        ("en", "Kai got 19, Zoe 0", "perhaps Zoe 0 v 19"),
        ("en", "Kai is at 96, Zoe at 4", "perhaps Zoe 4 v 96"),
        ("en", "my gin, Zoe 23", "perhaps Kai gin v 23"),
        // Nothing is done after a word that denies.
        ("pt-BR", "não, desfazer", "undo"),
        ("pl", "nie koniec", "perhaps quit"),
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

/// A number after `why` is that of a hand, if there is one.
#[test]
fn a_reason_is_asked_for_in_every_language() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        ("en", "why 25?", "> why"),
        ("en", "why 2?", "> why 2"),
        ("en", "why so much?", "> why"),
        ("en", "why 1 --json", "-"),
        ("en", "why 1 --cards V-D-R", "-"),
        ("en", "how come 10 for equal", "> why"),
        ("de", "warum 2", "> why 2"),
        ("de", "wieso 40?", "> why"),
        ("de", "warum so viel?", "> why"),
        ("it", "perché 1", "> why 1"),
        ("it", "perché così tanto?", "> why"),
        ("pl", "dlaczego partia 2", "> why game 2"),
        ("pl", "dlaczego tyle?", "> why"),
        ("pl", "czemu 10 za równo?", "> why"),
        ("pt-BR", "porque 2?", "> why 2"),
        ("pt-BR", "por que", "> why"),
        ("pt-BR", "por que 1?", "> why 1"),
        ("pt-BR", "por que nada encaixado?", "> help lay-off"),
        ("pl", "dlaczego Zoe wygrała partię 1?", "> why game 1"),
        ("en", "why does Zoe deal", "> help dealer"),
        ("en", "isn't it the loser who deals?", "> score --next"),
        ("pl", "ile mamy?", "> score"),
        ("pt-PT", "porque tanto?", "> why"),
    ];
    check(&rows, &series);
}

#[test]
fn a_game_and_the_evening_are_asked_for() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        ("en", "what's game 1 worth?", "> why game 1"),
        ("en", "how much is game 1 worth", "> why game 1"),
        ("en", "is game 1 over?", "> why game 1"),
        ("en", "what is a game worth?", "> help game"),
        ("de", "warum ist die Serie 212 wert?", "> why"),
        ("de", "was ist Partie 1 wert?", "> why game 1"),
        ("it", "quanto vale la partita 1?", "> why game 1"),
        ("pl", "ile jest warta partia 1?", "> why game 1"),
        ("pt-BR", "quanto vale a partida 1?", "> why game 1"),
        ("pt-PT", "quanto vale o jogo 1?", "> why game 1"),
        ("en", "what's it worth", "> why"),
        ("en", "how much was that worth", "> why"),
        ("en", "how many points did I get for that", "> why"),
        ("en", "how many points do I have", "> score"),
        ("en", "what do I get if I win this", "> why"),
        ("en", "what do I get for a gin", "> help gin"),
        ("de", "was hat das gebracht?", "> why"),
        ("it", "quanto valeva?", "> why"),
        ("pl", "ile za to dostałem?", "> why"),
        ("pt-BR", "quanto deu isso?", "> why"),
        ("en", "Why is hand 2 worth forty-five?", "> why 2"),
        ("en", "How did you get to forty-five for hand two?", "> why 2"),
        ("en", "Please explain hand two.", "> why 2"),
        ("en", "whos dealin after a draw", "> score --next"),
        ("en", "Zoe says qs ks as is a run, no way??", "> judge qs ks as"),
        ("it", "chi mescola?", "> score --next"),
        // A hand after a word for the end of the evening is one.
        ("en", "Can one card be in two melds?", "> help card"),
        ("pl", "ile dostaje sie za duzego gina?", "> why"),
        ("pl", "a do gina mozna dokladac?", "> help lay-off"),
        ("en", "can we add big gin as a rule now?", "> help big-gin"),
        ("pl", "robimy przerwe na herbate", "perhaps quit"),
        ("en", "why does she get ten when we both had nine", "> why"),
        ("de", "wie steht es gerade?", "> score"),
        ("it", "come stiamo?", "> score"),
        ("en", "how does it stand?", "> score"),
        ("en", "hows it stand", "> score"),
        ("en", "who has the box lead?", "> score"),
        ("en", "who deals after a draw?", "> score --next"),
        ("en", "is Qh Kh Ah a valid run?", "> judge Qh Kh Ah"),
        ("en", "does the penalty count in the money?", "> summary --evening"),
        ("en", "isnt a tie nothing", "> help tie"),
        ("en", "does that count in all three games", "> help count"),
        ("pt-BR", "por que deu 13 na ultima mao?", "> why"),
        ("pt-BR", "pq o Zoe ganhou essa?", "> why"),
        ("pt-BR", "como ta o jogo?", "> score"),
        ("pt-BR", "o as vale 1 ou 11?", "> help o-as"),
        ("pt-BR", "Kai baixou dama rei e as de espadas, pode?", "> judge QS KS AS"),
        ("en", "total for the evening", "> summary --evening"),
        ("en", "the whole evening", "> summary --evening"),
        ("de", "Ergebnis des Abends", "> summary --evening"),
        ("de", "der ganze Abend", "> summary --evening"),
        ("it", "totale della serata", "> summary --evening"),
        ("pl", "podsumowanie wieczoru", "> summary --evening"),
        ("pl", "suma wieczoru", "> summary --evening"),
        ("pt-BR", "soma da noite", "> summary --evening"),
        ("en", "nice evening", "-"),
        ("en", "that's all for tonight", "> quit"),
        ("de", "das war alles für heute", "> quit"),
        ("pl", "jak stoimy?", "> score"),
        ("pl", "statystyki", "> stats"),
        ("de", "guten Abend", "-"),
        ("it", "buona serata", "-"),
        ("pl", "dobry wieczór", "-"),
    ];
    check(&rows, &series);
}

/// Before the first hand there is nothing but a game to ask about.
#[test]
fn what_it_is_worth_before_the_first_hand_is_what_a_game_is() {
    check(&[("en", "what is it worth?", "> why")], &played(["Kai", "Zoe"], &[]));
}

/// A question with cards is never about a term of the game: the referee has the cards, or says what it needs.
#[test]
fn a_question_with_cards_is_for_the_referee() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        // The last hand was gin.
        ("en", "can Kai lay off qh 4h 8h on 5-7h qcds?", "> help lay-off"),
        ("de", "darf Kai Herz 7 und 8 an Herz 4 5 6 anlegen?", "> help lay-off"),
        ("en", "do spades count double?", "> help count"),
        ("en", "is K A 2 a run?", "> help run"),
        ("it", "migliore 7qu 8qu 9qu 10fi 10cu 10qu acu", "> best 7qu 8qu 9qu 10fi 10cu 10qu acu"),
        ("pl", "sędzia qs ks as", "> judge qs ks as"),
        ("it", "arbitro 7h 8h 9h, 4s 4d 4c", "> judge 7h 8h 9h, 4s 4d 4c"),
        ("pl", "sędzia", "-"),
        ("it", "D K A di cuori è una scala?", "> judge QH KH AH"),
        ("it", "Dcu Kcu Acu è una scala?", "> judge Dcu Kcu Acu"),
        ("pl", "czy 8 10 w kier to sekwens?", "> help kier"),
        ("pl", "czy D K A pik to sekwens?", "> judge QS KS AS"),
        ("pl", "czy 8h 10h jh to sekwens", "> judge 8h 10h jh"),
        ("pt-BR", "dama rei ás de espadas é sequência?", "> judge QS KS AS"),
        ("de", "sind 8 9 10 Herz eine Folge?", "> judge 8H 9H TH"),
    ];
    check(&rows, &series);
}

/// No name begins with a question word.
#[test]
fn a_question_names_nobody() {
    for (tag, name, line, meant) in [
        ("it", "Chiara", "chi dà le carte", "> score --next"),
        ("it", "Chiara", "chi dà?", "> score --next"),
        ("it", "Chiara", "Chiara dà le carte", "deal Chiara"),
        ("de", "Werner", "wer gibt", "> score --next"),
        ("pl", "Ktosia", "kto rozdaje?", "> score --next"),
        ("pt-BR", "Quemuel", "quem dá as cartas", "> score --next"),
        ("en", "Whoopi", "who deals", "> score --next"),
        ("it", "Chi", "Chi dà le carte", "deal Chi"),
    ] {
        check(&[(tag, line, meant)], &two(name, "Bob"));
    }
}
