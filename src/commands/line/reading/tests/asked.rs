//! Questions in the words of players.

use super::*;

/// One word of a question says what it is about. Other lines are not questions.
#[test]
fn a_question_is_answered_by_what_it_is_about() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let rows = [
        ("en", "how much do I need?", "> score --needs"),
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
        ("en", "that's all, goodnight", "> quit"),
        ("en", "we break for supper", "> quit"),
        ("de", "Schluss für heute, gute Nacht!", "> quit"),
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
        ("pt-BR", "por que nada encaixado?", "> why"),
        ("pl", "dlaczego Zoe wygrała partię 1?", "> why game 1"),
        ("en", "why does Zoe deal", "> help dealer"),
        ("en", "isn't it the loser who deals?", "> help dealer"),
        ("en", "we're done, what do I owe you", "> summary --evening"),
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
        ("de", "warum ist die Serie 212 wert?", "> why series"),
        ("de", "was ist Partie 1 wert?", "> why game 1"),
        ("it", "quanto vale la partita 1?", "> why game 1"),
        ("pl", "ile jest warta partia 1?", "> why game 1"),
        ("pt-BR", "quanto vale a partida 1?", "> why game 1"),
        ("pt-PT", "quanto vale o jogo 1?", "> why game 1"),
        ("en", "what's it worth", "> why"),
        ("en", "how much was that worth", "> why"),
        ("en", "how many points did I get for that", "> why"),
        ("en", "how many points do I have", "> score"),
        ("en", "if I win game 3 what do I get", "> why game 3"),
        ("en", "what do I get if I win this", "> help game"),
        ("en", "what do I get for a gin", "> help gin"),
        ("de", "was hat das gebracht?", "> why"),
        ("it", "quanto valeva?", "> why"),
        ("pl", "ile za to dostałem?", "> why"),
        ("pt-BR", "quanto deu isso?", "> why"),
        ("en", "check zoes hand: 4h 5h 6h 9s 9c 9d kd", "> check 4h 5h 6h 9s 9c 9d kd"),
        ("en", "best Zoe's hand 4h 5h 6h 9s 9c 9d kd", "> best 4h 5h 6h 9s 9c 9d kd"),
        ("en", "Why is hand 2 worth forty-five?", "> why 2"),
        ("en", "How did you get to forty-five for hand two?", "> why 2"),
        ("en", "Please explain hand two.", "> why 2"),
        ("en", "whos dealin after a draw", "> help dealer"),
        ("en", "Zoe says qs ks as is a run, no way??", "> judge qs ks as"),
        ("it", "chi mescola?", "> score --next"),
        // A hand after a word for the end of the evening is one.
        ("en", "see you, Kai 4 v 23", "perhaps Kai 4 v 23"),
        ("it", "a dopo, Kai 4 Zoe 23", "perhaps Kai 4 v 23"),
        ("en", "Can one card be in two melds?", "> help melds"),
        ("pl", "ile dostaje sie za duzego gina?", "> help big-gin"),
        ("pl", "a do gina mozna dokladac?", "> help lay-off"),
        ("en", "can we add big gin as a rule now?", "> help big-gin"),
        ("pl", "robimy przerwe na herbate", "perhaps quit"),
        ("en", "why does she get ten when we both had nine", "> why"),
        ("de", "wie steht es gerade?", "> score"),
        ("de", "wieviel hat Zoe jetzt?", "> score"),
        ("it", "come stiamo?", "> score"),
        ("en", "how does it stand?", "> score"),
        ("en", "hows it stand", "> score"),
        ("en", "who has the box lead?", "> score"),
        ("en", "who deals after a draw?", "> help dealer"),
        ("en", "is Qh Kh Ah a valid run?", "> judge Qh Kh Ah"),
        ("en", "how many gins did each of us have?", "> stats"),
        ("de", "wie viele Gins hatten wir?", "> stats"),
        ("pt-BR", "quem ganhou mais maos?", "> stats"),
        ("en", "does the penalty count in the money?", "> help penalty"),
        ("en", "isnt a tie nothing", "> help ties"),
        ("en", "can i knock with 11", "> help knock-limit"),
        ("en", "does that count in all three games", "> help hollywood"),
        ("en", "explain that hand", "> why"),
        ("en", "tea break, back in 15", "perhaps quit"),
        ("pt-BR", "por que deu 13 na ultima mao?", "> why"),
        ("pt-BR", "pq o Zoe ganhou essa?", "> why"),
        ("pt-BR", "explica essa mao", "> why"),
        ("pt-BR", "como ta o jogo?", "> score"),
        ("pt-BR", "o as vale 1 ou 11?", "> help o-as"),
        ("pt-BR", "como escrevo as cartas?", "> help carta"),
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
    check(&[("en", "what is it worth?", "> help game")], &played(["Kai", "Zoe"], &[]));
}

/// Right after a hand with all its cards, a question is about them.
#[test]
fn a_question_after_cards_is_about_them() {
    let series = played(["Kai", "Zoe"], &["Kai 4-6s 9cdh 2h ac ad 5d v kcds 567h / jdc 7s 8s"]);
    let rows = [
        ("en", "is the 2 of clubs loose?", "> why --advise"),
        ("en", "can Zoe lay off the jack?", "> why --advise"),
        ("en", "is the jack loose?", "> why --advise"),
        ("en", "is the ace high?", "> help ace"),
        ("en", "is Q K A of clubs a run?", "> judge QC KC AC"),
    ];
    check(&rows, &series);
}

/// A question with cards is never about a term of the game: the referee has the cards, or says what it needs.
#[test]
fn a_question_with_cards_is_for_the_referee() {
    let series = played(["Kai", "Zoe"], &["Kai 4 v 23", "Zoe gin v 20"]);
    let more = "? type `judge 8h 9h 10h` for a meld, or `judge` before the line of the whole hand; `why` explains the last hand";
    let rows = [
        ("en", "is the 10h loose?", more),
        // The last hand was gin.
        ("en", "can Kai lay off qh 4h 8h on 5-7h qcds?", "> best qh 4h 8h on 5-7h qcds"),
        ("en", "does qh fit on 5-7h?", more),
        ("en", "Kai has 5c 6c 7c 8c jjj 2s 3s 4d, is the jack loose?", more),
        ("en", "Kai has 5-8c 2s 3s, Zoe 4d 6s 4c 9c 10c qd ad. Is the ten loose?", more),
        ("en", "is the ten loose?", more),
        (
            "en",
            "is the 10h loose in 8s 9s 10s 10h 10d 10c 2c 3c 4c 6d?",
            "> judge 8s 9s 10s 10h 10d 10c 2c 3c 4c 6d",
        ),
        ("de", "darf Kai Herz 7 und 8 an Herz 4 5 6 anlegen?", "> best 7H 8H on 4H 5H 6H"),
        ("en", "does the 4 of clubs fit?", more),
        ("en", "do spades count double?", "> help spade"),
        (
            "en",
            "Zoe has 8h 9h 10h 10c 10d 2s 2d 2c 4s 6c, which ten is loose?",
            "> best 8h 9h 10h 10c 10d 2s 2d 2c 4s 6c",
        ),
        ("en", "is K A 2 a run?", "> judge KS AS 2S"),
        (
            "it",
            "Zoe ha 7-10 di quadri, 10 fiori, 10 cuori e 3-5 picche: quanto resta?",
            "> best 7D 8D 9D TD TC TH 3S 4S 5S",
        ),
        ("it", "migliore 7qu 8qu 9qu 10fi 10cu 10qu acu", "> best 7qu 8qu 9qu 10fi 10cu 10qu acu"),
        ("pl", "sędzia qs ks as", "> judge qs ks as"),
        ("it", "arbitro 7h 8h 9h, 4s 4d 4c", "> judge 7h 8h 9h, 4s 4d 4c"),
        ("pl", "sędzia", "-"),
        ("it", "D K A di cuori è una scala?", "> judge QH KH AH"),
        ("it", "Dcu Kcu Acu è una scala?", "> judge Dcu Kcu Acu"),
        ("pl", "czy 8 10 w kier to sekwens?", "> judge 8H TH JH"),
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

/// The cards that are to be laid off, and those on which.
#[test]
fn a_question_about_a_lay_off_is_answered_by_what_fits() {
    let rows = [
        ("en", "can I lay off the 6h on her three sixes 6c 6d 6s?", "> best 6h on 6c 6d 6s"),
        ("en", "can I lay off my 10h on his JQK of hearts? he has gin", "> help lay-off"),
        ("it", "si può attaccare una carta alle carte spaiate?", "> help lay-off"),
        ("en", "can Zoe lay off 3c on 2c 2d 2s?", "> best 3c on 2c 2d 2s"),
        ("de", "Darf man die Pik 3 an 4-6pi anlegen?", "> best 3S on 4-6pi"),
        ("pt-BR", "posso encaixar o 7 de copas em 4-6co?", "> best 7H on 4-6co"),
        (
            "it",
            "Kai ha bussato di 1. Zoe può attaccare il 5 di fiori a 2 3 4 di fiori?",
            "> best 5C on 2C 3C 4C",
        ),
        ("pl", "Kai chce dolozyc 8 karo do 4-7 karo, moze?", "> best 8D on 4D 5D 6D 7D"),
        ("en", "can Kai use the ace above the king, as in qs ks as?", "> judge qs ks as"),
        ("en", "why does Kai get the hand?", "> why"),
        ("pt-PT", "mostra-me porque é que a última mão deu 10", "> why"),
        ("pt-PT", "como é que estamos?", "> score"),
        ("de", "wieso bekommt Kai die Runde?", "> why"),
    ];
    check(&rows, &played(["Kai", "Zoe"], &["Kai 4 v 23"]));
}
