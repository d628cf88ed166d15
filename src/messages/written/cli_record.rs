//! The messages of `l10n/*/cli-record.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// nothing has been recorded
message!(0, NothingRecorded);

// the rules do not allow this
message!(1, RulesForbid);

// the series is over
message!(2, SeriesOver);

// `ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one
message!(3, SeriesOverHint);

// { $count -> [one] the series would end before hand { $numbers } [other] the series would end before hands { $numbers } }
message!(4, BeforeHands { count: Count, numbers: Value });

// { $count -> [one] undo hand { $numbers } first [other] undo hands { $numbers } first }
message!(5, BeforeHandsHint { count: Count, numbers: Value });

// { $count -> [one] the series would end before round { $numbers } [other] the series would end before rounds { $numbers } }
message!(6, BeforeRounds { count: Count, numbers: Value });

// { $count -> [one] undo round { $numbers } first [other] undo rounds { $numbers } first }
message!(7, BeforeRoundsHint { count: Count, numbers: Value });

// it is not their turn: { $pairs } play this hand
message!(8, NotTheirTurn { pairs: Value });

// `seat NAME` lets a player play the next hand
message!(9, NotTheirTurnHint);

// these players are not opponents
message!(10, NotOpponents);

// name a player of each side, as in `Ann 4 v Bob 23`
message!(11, NotOpponentsHint);

// a hand of this round has been recorded for one of them
message!(12, RoundBegun);

// `amend` corrects it; the next round begins when every hand of this one has ended
message!(13, RoundBegunHint);

// these two did not play each other in round { $round }
message!(14, NotInRound { round: Count });

// name the two who played, or leave the second name out
message!(15, NotInRoundHint);

// round { $round } would miss a hand
message!(16, RoundIncomplete { round: Count });

// give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`
message!(17, RoundIncompleteHint);

// nobody can be seated like this
message!(18, NobodySeated);

// `seat` is for captain's play and three in turn: name a player, or two opponents
message!(19, NobodySeatedHint);

// name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games
message!(20, NameOpenGame);

// check the number
message!(21, CheckNumber);

// `undo` reopens the series
message!(22, UndoReopens);

// an earlier adjustment could no longer be entered: { $why }
message!(23, EarlierAdjustment { why: Value });

// an earlier adjustment ({ $adjustment }) could no longer be entered: { $why }
message!(24, EarlierAdjustmentOf { adjustment: Value, why: Value });

// undo the adjustment first
message!(25, EarlierAdjustmentHint);

// there is nothing to undo
message!(26, NothingToUndo);

// every change in this series is already undone
message!(27, NothingToUndoHint);

// there is nothing to redo
message!(28, NothingToRedo);

// only an undone change can be redone, and only before anything new is recorded
message!(29, NothingToRedoHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 30]; 6] = [
    [(0, 25), (144, 171), (283, 301), (379, 490), (936, 1015), (1406, 1451), (1794, 1875), (2347, 2394), (2743, 2782), (3028, 3072), (3332, 3363), (3539, 3589), (3832, 3886), (4187, 4267), (4733, 4778), (5055, 5108), (5418, 5444), (5608, 5669), (6025, 6055), (6239, 6318), (6814, 6891), (7332, 7348), (7435, 7460), (7569, 7621), (7899, 7956), (8259, 8284), (8418, 8442), (8580, 8625), (8898, 8922), (9033, 9110)],
    [(25, 44), (171, 199), (301, 316), (490, 590), (1015, 1093), (1451, 1509), (1875, 1957), (2394, 2456), (2782, 2832), (3072, 3116), (3363, 3401), (3589, 3646), (3886, 3951), (4267, 4356), (4778, 4832), (5108, 5160), (5444, 5474), (5669, 5737), (6055, 6089), (6318, 6418), (6891, 6982), (7348, 7365), (7460, 7482), (7621, 7674), (7956, 8014), (8284, 8307), (8442, 8469), (8625, 8679), (8922, 8948), (9110, 9190)],
    [(44, 67), (171, 199), (301, 316), (490, 590), (1015, 1093), (1509, 1567), (1957, 2037), (2456, 2516), (2832, 2882), (3116, 3166), (3401, 3439), (3589, 3646), (3951, 4003), (4356, 4443), (4832, 4885), (5160, 5220), (5474, 5503), (5737, 5809), (6089, 6123), (6418, 6513), (6982, 7066), (7365, 7384), (7460, 7482), (7674, 7726), (8014, 8071), (8307, 8330), (8469, 8494), (8679, 8733), (8922, 8948), (9190, 9274)],
    [(67, 97), (199, 226), (316, 336), (590, 698), (1093, 1181), (1567, 1623), (2037, 2121), (2516, 2571), (2882, 2925), (3166, 3222), (3439, 3474), (3646, 3701), (4003, 4061), (4443, 4532), (4885, 4946), (5220, 5287), (5503, 5534), (5809, 5878), (6123, 6166), (6513, 6607), (7066, 7155), (7384, 7403), (7482, 7506), (7726, 7783), (8071, 8133), (8330, 8356), (8494, 8522), (8733, 8790), (8948, 8975), (9274, 9364)],
    [(97, 124), (226, 256), (336, 357), (698, 815), (1181, 1264), (1623, 1702), (2121, 2214), (2571, 2659), (2925, 2986), (3222, 3281), (3474, 3505), (3701, 3762), (4061, 4135), (4532, 4635), (4946, 5009), (5287, 5358), (5534, 5574), (5878, 5947), (6166, 6199), (6607, 6707), (7155, 7243), (7403, 7419), (7506, 7537), (7783, 7843), (8133, 8198), (8356, 8394), (8522, 8559), (8790, 8851), (8975, 9008), (9364, 9478)],
    [(124, 144), (256, 283), (357, 379), (815, 936), (1264, 1406), (1702, 1794), (2214, 2347), (2659, 2743), (2986, 3028), (3281, 3332), (3505, 3539), (3762, 3832), (4135, 4187), (4635, 4733), (5009, 5055), (5358, 5418), (5574, 5608), (5947, 6025), (6199, 6239), (6707, 6814), (7243, 7332), (7419, 7435), (7537, 7569), (7843, 7899), (8198, 8259), (8394, 8418), (8559, 8580), (8851, 8898), (9008, 9033), (9478, 9562)],
];

const TEXT: &str = concat!(
    "nothing has been recorded",
    "nada foi registrado",
    "não foi registado nada",
    "non è stato registrato niente",
    "es wurde nichts eingetragen",
    "niczego nie zapisano",
    "the rules do not allow this",
    "as regras não permitem isto",
    "le regole non lo permettono",
    "das lassen die Regeln nicht zu",
    "zasady na to nie pozwalają",
    "the series is over",
    "a série acabou",
    "l'incontro è finito",
    "die Serie ist zu Ende",
    "seria jest zakończona",
    "`ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one",
    "`ginscore summary` mostra o acerto, `ginscore new` começa outra série, `ginscore undo` reabre esta",
    "`ginscore summary` mostra il saldo, `ginscore new` comincia un altro incontro, `ginscore undo` riapre questo",
    "`ginscore summary` zeigt die Abrechnung, `ginscore new` beginnt eine neue Serie, `ginscore undo` öffnet diese wieder",
    "`ginscore summary` pokazuje rozliczenie, `ginscore new` zaczyna następną serię, `ginscore undo` otwiera tę z powrotem",
    "\u{3}A\u{4}o\u{5}the series would end before hand \u{1}B\u{4}\u{5}the series would end before hands \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}a série acabaria antes da mão \u{1}B\u{4}\u{5}a série acabaria antes das mãos \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}l'incontro finirebbe prima della mano \u{1}B\u{4}\u{5}l'incontro finirebbe prima delle mani \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}die Serie würde vor Runde \u{1}B enden\u{4}\u{5}die Serie würde vor den Runden \u{1}B enden\u{6}",
    "\u{3}A\u{4}o\u{5}seria skończyłaby się przed rozdaniem \u{1}B\u{4}f\u{5}seria skończyłaby się przed rozdaniami \u{1}B\u{4}\u{5}seria skończyłaby się przed rozdaniami \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}undo hand \u{1}B first\u{4}\u{5}undo hands \u{1}B first\u{6}",
    "\u{3}A\u{4}o\u{5}desfaça antes a mão \u{1}B\u{4}\u{5}desfaça antes as mãos \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}anule primeiro a mão \u{1}B\u{4}\u{5}anule primeiro as mãos \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}annulla prima la mano \u{1}B\u{4}\u{5}annulla prima le mani \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}erst Runde \u{1}B rückgängig machen\u{4}\u{5}erst die Runden \u{1}B rückgängig machen\u{6}",
    "\u{3}A\u{4}o\u{5}najpierw cofnij rozdanie \u{1}B\u{4}f\u{5}najpierw cofnij rozdania \u{1}B\u{4}\u{5}najpierw cofnij rozdania \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}the series would end before round \u{1}B\u{4}\u{5}the series would end before rounds \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}a série acabaria antes da rodada \u{1}B\u{4}\u{5}a série acabaria antes das rodadas \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}a série acabaria antes da ronda \u{1}B\u{4}\u{5}a série acabaria antes das rondas \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}l'incontro finirebbe prima del giro \u{1}B\u{4}\u{5}l'incontro finirebbe prima dei giri \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}die Serie würde vor Durchgang \u{1}B enden\u{4}\u{5}die Serie würde vor den Durchgängen \u{1}B enden\u{6}",
    "\u{3}A\u{4}o\u{5}seria skończyłaby się przed rundą \u{1}B\u{4}f\u{5}seria skończyłaby się przed rundami \u{1}B\u{4}\u{5}seria skończyłaby się przed rundami \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}undo round \u{1}B first\u{4}\u{5}undo rounds \u{1}B first\u{6}",
    "\u{3}A\u{4}o\u{5}desfaça antes a rodada \u{1}B\u{4}\u{5}desfaça antes as rodadas \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}anule primeiro a ronda \u{1}B\u{4}\u{5}anule primeiro as rondas \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}annulla prima il giro \u{1}B\u{4}\u{5}annulla prima i giri \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}erst Durchgang \u{1}B rückgängig machen\u{4}\u{5}erst die Durchgänge \u{1}B rückgängig machen\u{6}",
    "\u{3}A\u{4}o\u{5}najpierw cofnij rundę \u{1}B\u{4}f\u{5}najpierw cofnij rundy \u{1}B\u{4}\u{5}najpierw cofnij rundy \u{1}B\u{6}",
    "it is not their turn: \u{1}A play this hand",
    "não é a vez desses jogadores: \u{1}A jogam esta mão",
    "não é a vez destes jogadores: \u{1}A jogam esta mão",
    "non tocca a loro: questa mano la giocano \u{1}A",
    "diese Spieler sind nicht an der Reihe: Diese Runde spielen \u{1}A",
    "to nie ich kolej: w tym rozdaniu grają \u{1}A",
    "`seat NAME` lets a player play the next hand",
    "`seat NAME` põe um jogador na próxima mão",
    "`seat NAME` deixa um jogador jogar a mão seguinte",
    "con `seat NAME` la prossima mano la gioca quel giocatore",
    "`seat NAME` lässt einen Spieler die nächste Runde spielen",
    "`seat NAME` wyznacza gracza do następnego rozdania",
    "these players are not opponents",
    "esses jogadores não são adversários",
    "estes jogadores não são adversários",
    "questi giocatori non sono avversari",
    "diese Spieler sind keine Gegner",
    "ci gracze nie grają przeciw sobie",
    "name a player of each side, as in `Ann 4 v Bob 23`",
    "indique um jogador de cada lado, como em `Ann 4 v Bob 23`",
    "indica un giocatore per parte, come in `Ann 4 v Bob 23`",
    "von jeder Seite einen Spieler nennen, wie in `Ann 4 v Bob 23`",
    "podaj po jednym graczu z każdej strony, na przykład `Ann 4 v Bob 23`",
    "a hand of this round has been recorded for one of them",
    "uma mão desta rodada já foi registrada para um desses jogadores",
    "já foi registada uma mão desta ronda para um deles",
    "per uno dei due è già registrata una mano di questo giro",
    "in diesem Durchgang ist für einen von beiden schon eine Runde eingetragen",
    "jeden z nich ma już zapisane rozdanie w tej rundzie",
    "`amend` corrects it; the next round begins when every hand of this one has ended",
    "`amend` corrige essa mão; a próxima rodada começa quando todas as mãos desta acabarem",
    "`amend` corrige-a; a ronda seguinte começa quando todas as mãos desta tiverem acabado",
    "`amend` la corregge; il prossimo giro comincia quando sono finite tutte le mani di questo",
    "`amend` berichtigt sie; der nächste Durchgang beginnt, wenn alle Runden dieses Durchgangs zu Ende sind",
    "`amend` je poprawia; następna runda zaczyna się, gdy skończą się wszystkie rozdania tej rundy",
    "these two did not play each other in round \u{1}A",
    "esses dois não jogaram um contra o outro na rodada \u{1}A",
    "estes dois não jogaram um contra o outro na ronda \u{1}A",
    "nel giro \u{1}A questi due non hanno giocato l'uno contro l'altro",
    "diese beiden haben in Durchgang \u{1}A nicht gegeneinander gespielt",
    "w rundzie \u{1}A ci dwaj gracze nie grali ze sobą",
    "name the two who played, or leave the second name out",
    "indique os dois que jogaram, ou omita o segundo nome",
    "indique os dois que jogaram, ou deixe de fora o segundo nome",
    "indica i due che hanno giocato, oppure lascia fuori il secondo nome",
    "die beiden nennen, die gespielt haben, oder den zweiten Namen weglassen",
    "podaj tych, którzy grali ze sobą, albo pomiń drugie imię",
    "round \u{1}A would miss a hand",
    "faltaria uma mão na rodada \u{1}A",
    "faltaria uma mão à ronda \u{1}A",
    "al giro \u{1}A mancherebbe una mano",
    "in Durchgang \u{1}A würde eine Runde fehlen",
    "w rundzie \u{1}A brakowałoby rozdania",
    "give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`",
    "dê todas as mãos dela, como em `insert 2 Ann 4 v 23; Cid gin v 12`",
    "indique todas as suas mãos, como em `insert 2 Ann 4 v 23; Cid gin v 12`",
    "indica tutte le sue mani, come in `insert 2 Ann 4 v 23; Cid gin v 12`",
    "alle seine Runden angeben, wie in `insert 2 Ann 4 v 23; Cid gin v 12`",
    "podaj wszystkie jej rozdania, na przykład `insert 2 Ann 4 v 23; Cid gin v 12`",
    "nobody can be seated like this",
    "ninguém pode entrar no jogo assim",
    "assim não se pode sentar ninguém",
    "così non si può mettere al tavolo nessuno",
    "so kann niemand eingesetzt werden",
    "tak nie da się nikogo wyznaczyć do gry",
    "`seat` is for captain's play and three in turn: name a player, or two opponents",
    "`seat` é para o jogo do capitão e para três em rodízio: indique um jogador, ou dois adversários",
    "`seat` é para o jogo do capitão e para três à vez: indique um jogador, ou dois adversários",
    "`seat` serve per il gioco del capitano e per tre a turno: indica un giocatore, o due avversari",
    "`seat` gibt es im Kapitänsspiel und für drei Spieler reihum: einen Spieler oder zwei Gegner nennen",
    "`seat` służy do gry z kapitanem i do gry trzech graczy na zmianę: podaj gracza albo dwóch przeciwników",
    "name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games",
    "indique uma partida aberta, como em `adjust Ann +10 in 2 # why`; `score` mostra as partidas",
    "indique um jogo aberto, como em `adjust Ann +10 in 2 # why`; `score` mostra os jogos",
    "indica una partita aperta, come in `adjust Ann +10 in 2 # why`; `score` mostra le partite",
    "eine offene Partie nennen, wie in `adjust Ann +10 in 2 # why`; `score` zeigt die Partien",
    "podaj otwartą partię, na przykład `adjust Ann +10 in 2 # why`; `score` pokazuje partie",
    "check the number",
    "confira o número",
    "verifique o número",
    "controlla il numero",
    "die Zahl prüfen",
    "sprawdź liczbę",
    "`undo` reopens the series",
    "`undo` reabre a série",
    "`undo` riapre l'incontro",
    "`undo` öffnet die Serie wieder",
    "`undo` otwiera serię z powrotem",
    "an earlier adjustment could no longer be entered: \u{1}A",
    "um ajuste anterior não poderia mais ser lançado: \u{1}A",
    "um ajuste anterior já não poderia ser lançado: \u{1}A",
    "una rettifica precedente non si potrebbe più segnare: \u{1}A",
    "eine frühere Anpassung ließe sich nicht mehr eintragen: \u{1}A",
    "wcześniejszej korekty nie dałoby się już wpisać: \u{1}A",
    "an earlier adjustment (\u{1}A) could no longer be entered: \u{1}B",
    "um ajuste anterior (\u{1}A) não poderia mais ser lançado: \u{1}B",
    "um ajuste anterior (\u{1}A) já não poderia ser lançado: \u{1}B",
    "una rettifica precedente (\u{1}A) non si potrebbe più segnare: \u{1}B",
    "eine frühere Anpassung (\u{1}A) ließe sich nicht mehr eintragen: \u{1}B",
    "wcześniejszej korekty (\u{1}A) nie dałoby się już wpisać: \u{1}B",
    "undo the adjustment first",
    "desfaça antes o ajuste",
    "anule primeiro o ajuste",
    "annulla prima la rettifica",
    "erst die Anpassung rückgängig machen",
    "najpierw cofnij korektę",
    "there is nothing to undo",
    "não há nada para desfazer",
    "não há nada para anular",
    "non c'è niente da annullare",
    "es gibt nichts rückgängig zu machen",
    "nie ma czego cofnąć",
    "every change in this series is already undone",
    "todas as alterações desta série já foram desfeitas",
    "todas as alterações desta série já estão anuladas",
    "tutte le modifiche di questo incontro sono già annullate",
    "alle Änderungen dieser Serie sind schon rückgängig gemacht",
    "wszystkie zmiany w tej serii są już cofnięte",
    "there is nothing to redo",
    "não há nada para refazer",
    "non c'è niente da ripetere",
    "es gibt nichts wiederherzustellen",
    "nie ma czego przywrócić",
    "only an undone change can be redone, and only before anything new is recorded",
    "só se pode refazer uma alteração desfeita, e só antes de registrar algo novo",
    "só se pode refazer uma alteração anulada, e só antes de se registar algo de novo",
    "si può ripetere solo una modifica annullata, e solo prima di registrare qualcosa di nuovo",
    "nur eine rückgängig gemachte Änderung lässt sich wiederherstellen, und nur, bevor etwas Neues eingetragen wird",
    "przywrócić można tylko cofniętą zmianę i tylko dopóki nie zapisano nic nowego",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 30] = [(0, 45), (45, 93), (93, 129), (129, 289), (289, 380), (380, 449), (449, 542), (542, 613), (613, 682), (682, 752), (752, 805), (805, 883), (883, 967), (967, 1085), (1085, 1156), (1156, 1238), (1238, 1290), (1290, 1383), (1383, 1435), (1435, 1552), (1552, 1666), (1666, 1699), (1699, 1744), (1744, 1824), (1824, 1916), (1916, 1961), (1961, 2005), (2005, 2077), (2077, 2121), (2121, 2235)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦nothing has been recorded⟧⟦~~~~~~~~⟧",
    "⟦the rules do not allow this⟧⟦~~~~~~~~~⟧",
    "⟦the series is over⟧⟦~~~~~~⟧",
    "⟦`ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦the series would end before hand⟧ \u{1}B\u{4}\u{5}⟦the series would end before hands⟧ \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}⟦undo hand⟧ \u{1}B ⟦first⟧\u{4}\u{5}⟦undo hands⟧ \u{1}B ⟦first⟧\u{6}",
    "\u{3}A\u{4}o\u{5}⟦the series would end before round⟧ \u{1}B\u{4}\u{5}⟦the series would end before rounds⟧ \u{1}B\u{6}",
    "\u{3}A\u{4}o\u{5}⟦undo round⟧ \u{1}B ⟦first⟧\u{4}\u{5}⟦undo rounds⟧ \u{1}B ⟦first⟧\u{6}",
    "⟦it is not their turn:⟧ \u{1}A ⟦play this hand⟧⟦~~~~~~~~~~~~⟧",
    "⟦`seat NAME` lets a player play the next hand⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦these players are not opponents⟧⟦~~~~~~~~~~⟧",
    "⟦name a player of each side, as in `Ann 4 v Bob 23`⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦a hand of this round has been recorded for one of them⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦`amend` corrects it; the next round begins when every hand of this one has ended⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦these two did not play each other in round⟧ \u{1}A⟦~~~~~~~~~~~~~~⟧",
    "⟦name the two who played, or leave the second name out⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦round⟧ \u{1}A ⟦would miss a hand⟧⟦~~~~~~~~⟧",
    "⟦give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nobody can be seated like this⟧⟦~~~~~~~~~~⟧",
    "⟦`seat` is for captain's play and three in turn: name a player, or two opponents⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦check the number⟧⟦~~~~~⟧",
    "⟦`undo` reopens the series⟧⟦~~~~~~~~⟧",
    "⟦an earlier adjustment could no longer be entered:⟧ \u{1}A⟦~~~~~~~~~~~~~~~~⟧",
    "⟦an earlier adjustment (⟧\u{1}A⟦) could no longer be entered:⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦undo the adjustment first⟧⟦~~~~~~~~⟧",
    "⟦there is nothing to undo⟧⟦~~~~~~~~⟧",
    "⟦every change in this series is already undone⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦there is nothing to redo⟧⟦~~~~~~~~⟧",
    "⟦only an undone change can be redone, and only before anything new is recorded⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("nothing-recorded", 0),
    ("rules-forbid", 0),
    ("series-over", 0),
    ("series-over-hint", 0),
    ("before-hands", 2),
    ("before-hands-hint", 2),
    ("before-rounds", 2),
    ("before-rounds-hint", 2),
    ("not-their-turn", 1),
    ("not-their-turn-hint", 0),
    ("not-opponents", 0),
    ("not-opponents-hint", 0),
    ("round-begun", 0),
    ("round-begun-hint", 0),
    ("not-in-round", 1),
    ("not-in-round-hint", 0),
    ("round-incomplete", 1),
    ("round-incomplete-hint", 0),
    ("nobody-seated", 0),
    ("nobody-seated-hint", 0),
    ("name-open-game", 0),
    ("check-number", 0),
    ("undo-reopens", 0),
    ("earlier-adjustment", 1),
    ("earlier-adjustment-of", 2),
    ("earlier-adjustment-hint", 0),
    ("nothing-to-undo", 0),
    ("nothing-to-undo-hint", 0),
    ("nothing-to-redo", 0),
    ("nothing-to-redo-hint", 0),
];
