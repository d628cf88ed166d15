//! The messages of `l10n/*/terms.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $first } against { $second }.
message!(0, Players { first: Value, second: Value });

// { $rules }.
message!(1, Rules { rules: Value });

// The stake is { $stake } per point.
message!(2, Stake { stake: Value });

// There is no stake.
message!(3, NoStake);

// Who deals is not recorded: type { $commands }.
message!(4, FirstDealerUnknown { commands: Value });

// The rules, the stake and the turn to deal are those of their last series, { $series }.
message!(5, AsBeforeAll { series: Value });

// The rules and the stake are those of their last series, { $series }.
message!(6, AsBeforeRulesStake { series: Value });

// The rules and the turn to deal are those of their last series, { $series }.
message!(7, AsBeforeRulesTurn { series: Value });

// The stake and the turn to deal are those of their last series, { $series }.
message!(8, AsBeforeStakeTurn { series: Value });

// The rules are those of their last series, { $series }.
message!(9, AsBeforeRules { series: Value });

// The stake is that of their last series, { $series }.
message!(10, AsBeforeStake { series: Value });

// The turn to deal is that of their last series, { $series }.
message!(11, AsBeforeTurn { series: Value });

// Enter: play on by the same rules.
message!(12, PlayOn);

// Enter: play on by the same rules; { $deals }.
message!(13, PlayOnDeals { deals: Value });

// Enter: play on by the same rules and stake.
message!(14, PlayOnStake);

// Enter: play on by the same rules and stake; { $deals }.
message!(15, PlayOnStakeDeals { deals: Value });

// { $new } starts any other series; `undo` reopens this one.
message!(16, PlayOther { new: Value });

// Next: `ginscore summary` shows the settlement; { $new } starts a new series.
message!(17, NextAfterEnd { new: Value });

// Next: record a hand, as in { $hand }; `ginscore --help` lists all commands.
message!(18, NextHand { hand: Value });

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }.
message!(19, Games { games: Count, target: Count });

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }; the series ends when a total reaches { $points }.
message!(20, GamesTo { games: Count, target: Count, points: Count });

// { $games -> [one] A game is to [2] Two games side by side, each to [3] Three games side by side, each to [4] Four games side by side, each to [5] Five games side by side, each to [6] Six games side by side, each to [other] { $games } games side by side, each to } { $target }; best of { $sheets }.
message!(21, GamesBestOf { games: Count, target: Count, sheets: Count });

// Only gin ends a hand.
message!(22, KnockGinOnly);

// Only gin ends a hand; { $suits } double.
message!(23, KnockGinOnlyDoubles { suits: Value });

// Knock with { $limit } or less.
message!(24, KnockLimit { limit: Count });

// Knock with { $limit } or less; { $suits } double.
message!(25, KnockLimitDoubles { limit: Count, suits: Value });

// The knock card sets the limit.
message!(26, KnockCard);

// The knock card sets the limit; { $suits } double.
message!(27, KnockCardDoubles { suits: Value });

// The knock card sets the limit, and an ace means gin only.
message!(28, KnockCardAce);

// The knock card sets the limit, and an ace means gin only; { $suits } double.
message!(29, KnockCardAceDoubles { suits: Value });

// Bonuses: { $bonuses }; a shutout pays nothing.
message!(30, Bonuses { bonuses: Value });

// Bonuses: { $bonuses }; a shutout pays { $points }.
message!(31, BonusesShutoutPays { bonuses: Value, points: Count });

// Bonuses: { $bonuses }; a shutout doubles the points.
message!(32, BonusesShutoutDoublesPoints { bonuses: Value });

// Bonuses: { $bonuses }; a shutout doubles the points and the game bonus.
message!(33, BonusesShutoutDoublesGame { bonuses: Value });

// Bonuses: { $bonuses }; a shutout doubles the total.
message!(34, BonusesShutoutDoublesTotal { bonuses: Value });

// There are no bonuses, and a shutout pays nothing.
message!(35, NoBonuses);

// There are no bonuses, and a shutout pays { $points }.
message!(36, NoBonusesShutoutPays { points: Count });

// There are no bonuses, and a shutout doubles the points.
message!(37, NoBonusesShutoutDoublesPoints);

// There are no bonuses, and a shutout doubles the points and the game bonus.
message!(38, NoBonusesShutoutDoublesGame);

// There are no bonuses, and a shutout doubles the total.
message!(39, NoBonusesShutoutDoublesTotal);

// gin { $points }
message!(40, BonusGin { points: Count });

// big gin { $points }
message!(41, BonusBigGin { points: Count });

// undercut { $points }
message!(42, BonusUndercut { points: Count });

// gin off { $points }
message!(43, BonusGinOff { points: Count });

// knock { $points }
message!(44, BonusKnock { points: Count });

// box { $points }
message!(45, BonusBox { points: Count });

// box, paid with the hand, { $points }
message!(46, BonusBoxWithHand { points: Count });

// game { $points }
message!(47, BonusGame { points: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 48]; 6] = [
    [(0, 14), (65, 68), (68, 94), (218, 236), (311, 346), (557, 634), (935, 994), (1229, 1295), (1562, 1628), (1894, 1939), (2141, 2184), (2379, 2429), (2656, 2689), (2853, 2890), (3070, 3113), (3355, 3402), (3660, 3712), (3940, 4010), (4302, 4370), (4779, 5007), (6411, 6680), (8317, 8557), (10163, 10184), (10297, 10329), (10523, 10545), (10678, 10711), (10942, 10972), (11158, 11199), (11483, 11540), (11870, 11938), (12366, 12402), (12593, 12624), (12784, 12826), (13031, 13092), (13401, 13442), (13656, 13705), (13939, 13983), (14186, 14241), (14489, 14563), (14915, 14969), (15226, 15232), (15238, 15248), (15274, 15285), (15309, 15319), (15360, 15368), (15407, 15413), (15446, 15473), (15587, 15594)],
    [(14, 27), (65, 68), (94, 122), (236, 252), (346, 388), (634, 716), (994, 1062), (1295, 1367), (1628, 1699), (1939, 1996), (2184, 2237), (2429, 2486), (2689, 2727), (2890, 2932), (3113, 3168), (3402, 3461), (3712, 3765), (4010, 4083), (4370, 4453), (5007, 5294), (6680, 7010), (8557, 8873), (10184, 10211), (10329, 10367), (10545, 10575), (10711, 10752), (10972, 11015), (11199, 11253), (11540, 11610), (11938, 12019), (12402, 12438), (12624, 12653), (12826, 12863), (13092, 13151), (13442, 13477), (13705, 13748), (13983, 14019), (14241, 14285), (14563, 14629), (14969, 15011), (15226, 15232), (15238, 15248), (15274, 15285), (15319, 15329), (15368, 15377), (15413, 15421), (15473, 15499), (15594, 15604)],
    [(14, 27), (65, 68), (122, 147), (236, 252), (388, 430), (634, 716), (994, 1062), (1295, 1367), (1628, 1699), (1939, 1996), (2184, 2237), (2429, 2486), (2689, 2727), (2890, 2932), (3113, 3168), (3402, 3461), (3712, 3765), (4010, 4083), (4453, 4536), (5294, 5555), (7010, 7314), (8873, 9151), (10184, 10211), (10329, 10367), (10575, 10599), (10752, 10787), (11015, 11057), (11253, 11306), (11610, 11679), (12019, 12099), (12438, 12475), (12653, 12683), (12863, 12901), (13151, 13212), (13477, 13513), (13748, 13792), (14019, 14056), (14285, 14330), (14629, 14697), (15011, 15054), (15226, 15232), (15238, 15248), (15274, 15285), (15319, 15329), (15368, 15377), (15413, 15421), (15473, 15499), (15604, 15615)],
    [(27, 40), (65, 68), (147, 170), (252, 273), (430, 476), (716, 796), (1062, 1123), (1367, 1440), (1699, 1771), (1996, 2052), (2237, 2290), (2486, 2551), (2727, 2767), (2932, 2976), (3168, 3226), (3461, 3523), (3765, 3827), (4083, 4154), (4536, 4613), (5555, 5868), (7314, 7676), (9151, 9504), (10211, 10243), (10367, 10427), (10599, 10622), (10787, 10838), (11057, 11094), (11306, 11371), (11679, 11748), (12099, 12196), (12475, 12514), (12683, 12714), (12901, 12942), (13212, 13272), (13513, 13556), (13792, 13841), (14056, 14097), (14330, 14381), (14697, 14767), (15054, 15107), (15226, 15232), (15238, 15248), (15274, 15285), (15309, 15319), (15377, 15387), (15421, 15431), (15499, 15530), (15615, 15625)],
    [(40, 52), (65, 68), (170, 198), (273, 296), (476, 521), (796, 863), (1123, 1175), (1440, 1498), (1771, 1830), (2052, 2096), (2290, 2334), (2551, 2601), (2767, 2810), (2976, 3023), (3226, 3290), (3523, 3591), (3827, 3885), (4154, 4230), (4613, 4691), (5868, 6131), (7676, 7985), (9504, 9853), (10243, 10270), (10427, 10481), (10622, 10650), (10838, 10899), (11094, 11129), (11371, 11439), (11748, 11817), (12196, 12298), (12514, 12552), (12714, 12748), (12942, 12988), (13272, 13337), (13556, 13604), (13841, 13893), (14097, 14145), (14381, 14441), (14767, 14846), (15107, 15169), (15232, 15238), (15248, 15262), (15285, 15296), (15329, 15339), (15387, 15397), (15431, 15437), (15530, 15560), (15625, 15634)],
    [(52, 65), (65, 68), (198, 218), (296, 311), (521, 557), (863, 935), (1175, 1229), (1498, 1562), (1830, 1894), (2096, 2141), (2334, 2379), (2601, 2656), (2810, 2853), (3023, 3070), (3290, 3355), (3591, 3660), (3885, 3940), (4230, 4302), (4691, 4779), (6131, 6411), (7985, 8317), (9853, 10163), (10270, 10297), (10481, 10523), (10650, 10678), (10899, 10942), (11129, 11158), (11439, 11483), (11817, 11870), (12298, 12366), (12552, 12593), (12748, 12784), (12988, 13031), (13337, 13401), (13604, 13656), (13893, 13939), (14145, 14186), (14441, 14489), (14846, 14915), (15169, 15226), (15226, 15232), (15262, 15274), (15296, 15309), (15339, 15360), (15397, 15407), (15437, 15446), (15560, 15587), (15634, 15643)],
];

const TEXT: &str = concat!(
    "\u{1}A against \u{1}B.",
    "\u{1}A contra \u{1}B.",
    "\u{1}A contro \u{1}B.",
    "\u{1}A gegen \u{1}B.",
    "\u{1}A kontra \u{1}B.",
    "\u{1}A.",
    "The stake is \u{1}A per point.",
    "A aposta é de \u{1}A por ponto.",
    "A aposta é \u{1}A por ponto.",
    "La posta è \u{1}A a punto.",
    "Der Einsatz ist \u{1}A je Punkt.",
    "Stawka: \u{1}A za punkt.",
    "There is no stake.",
    "Não há aposta.",
    "Si gioca senza posta.",
    "Es gibt keinen Einsatz.",
    "Gra bez stawki.",
    "Who deals is not recorded: type \u{1}A.",
    "Não está registrado quem dá: digite \u{1}A.",
    "Não está registado quem dá: escreva \u{1}A.",
    "Non è registrato chi dà le carte: scrivi \u{1}A.",
    "Wer gibt, ist nicht eingetragen: \u{1}A eingeben.",
    "Nie zapisano, kto rozdaje: wpisz \u{1}A.",
    "The rules, the stake and the turn to deal are those of their last series, \u{1}A.",
    "As regras, a aposta e a vez de dar são as da última série destes jogadores, \u{1}A.",
    "Regole, posta e turno del mazziere continuano dall'ultimo incontro tra loro, \u{1}A.",
    "Regeln, Einsatz und Geber ergeben sich aus ihrer letzten Serie, \u{1}A.",
    "Zasady, stawka i kolej rozdawania jak w ostatniej serii tych graczy, \u{1}A.",
    "The rules and the stake are those of their last series, \u{1}A.",
    "As regras e a aposta são as da última série destes jogadores, \u{1}A.",
    "Regole e posta sono quelle dell'ultimo incontro tra loro, \u{1}A.",
    "Regeln und Einsatz sind die ihrer letzten Serie, \u{1}A.",
    "Zasady i stawka jak w ostatniej serii tych graczy, \u{1}A.",
    "The rules and the turn to deal are those of their last series, \u{1}A.",
    "As regras e a vez de dar são as da última série destes jogadores, \u{1}A.",
    "Regole e turno del mazziere continuano dall'ultimo incontro tra loro, \u{1}A.",
    "Regeln und Geber ergeben sich aus ihrer letzten Serie, \u{1}A.",
    "Zasady i kolej rozdawania jak w ostatniej serii tych graczy, \u{1}A.",
    "The stake and the turn to deal are those of their last series, \u{1}A.",
    "A aposta e a vez de dar são as da última série destes jogadores, \u{1}A.",
    "Posta e turno del mazziere continuano dall'ultimo incontro tra loro, \u{1}A.",
    "Einsatz und Geber ergeben sich aus ihrer letzten Serie, \u{1}A.",
    "Stawka i kolej rozdawania jak w ostatniej serii tych graczy, \u{1}A.",
    "The rules are those of their last series, \u{1}A.",
    "As regras são as da última série destes jogadores, \u{1}A.",
    "Le regole sono quelle dell'ultimo incontro tra loro, \u{1}A.",
    "Die Regeln sind die ihrer letzten Serie, \u{1}A.",
    "Zasady jak w ostatniej serii tych graczy, \u{1}A.",
    "The stake is that of their last series, \u{1}A.",
    "A aposta é a da última série destes jogadores, \u{1}A.",
    "La posta è quella dell'ultimo incontro tra loro, \u{1}A.",
    "Der Einsatz ist der ihrer letzten Serie, \u{1}A.",
    "Stawka jak w ostatniej serii tych graczy, \u{1}A.",
    "The turn to deal is that of their last series, \u{1}A.",
    "A vez de dar é a da última série destes jogadores, \u{1}A.",
    "Il turno del mazziere continua dall'ultimo incontro tra loro, \u{1}A.",
    "Der Geber ergibt sich aus ihrer letzten Serie, \u{1}A.",
    "Kolej rozdawania jak w ostatniej serii tych graczy, \u{1}A.",
    "Enter: play on by the same rules.",
    "Enter: continuar com as mesmas regras.",
    "Invio: si continua con le stesse regole.",
    "Enter: nach denselben Regeln weiterspielen.",
    "Enter: gramy dalej na tych samych zasadach.",
    "Enter: play on by the same rules; \u{1}A.",
    "Enter: continuar com as mesmas regras; \u{1}A.",
    "Invio: si continua con le stesse regole; \u{1}A.",
    "Enter: nach denselben Regeln weiterspielen; \u{1}A.",
    "Enter: gramy dalej na tych samych zasadach; \u{1}A.",
    "Enter: play on by the same rules and stake.",
    "Enter: continuar com as mesmas regras e a mesma aposta.",
    "Invio: si continua con le stesse regole e la stessa posta.",
    "Enter: nach denselben Regeln um denselben Einsatz weiterspielen.",
    "Enter: gramy dalej na tych samych zasadach i o tę samą stawkę.",
    "Enter: play on by the same rules and stake; \u{1}A.",
    "Enter: continuar com as mesmas regras e a mesma aposta; \u{1}A.",
    "Invio: si continua con le stesse regole e la stessa posta; \u{1}A.",
    "Enter: nach denselben Regeln um denselben Einsatz weiterspielen; \u{1}A.",
    "Enter: gramy dalej na tych samych zasadach i o tę samą stawkę; \u{1}A.",
    "\u{1}A starts any other series; `undo` reopens this one.",
    "\u{1}A começa qualquer outra série; `undo` reabre esta.",
    "\u{1}A comincia un altro incontro qualsiasi; `undo` riapre questo.",
    "\u{1}A beginnt eine andere Serie; `undo` öffnet diese wieder.",
    "\u{1}A zaczyna inną serię; `undo` otwiera tę z powrotem.",
    "Next: `ginscore summary` shows the settlement; \u{1}A starts a new series.",
    "A seguir: `ginscore summary` mostra o acerto; \u{1}A começa uma nova série.",
    "Ora: `ginscore summary` mostra il saldo; \u{1}A comincia un nuovo incontro.",
    "Weiter: `ginscore summary` zeigt die Abrechnung; \u{1}A beginnt eine neue Serie.",
    "Dalej: `ginscore summary` pokazuje rozliczenie; \u{1}A zaczyna nową serię.",
    "Next: record a hand, as in \u{1}A; `ginscore --help` lists all commands.",
    "A seguir: registre uma mão, como em \u{1}A; `ginscore --help` lista todos os comandos.",
    "A seguir: registe uma mão, como em \u{1}A; `ginscore --help` mostra todos os comandos.",
    "Ora: registra una mano, come in \u{1}A; `ginscore --help` elenca tutti i comandi.",
    "Weiter: eine Runde eintragen, wie in \u{1}A; `ginscore --help` zeigt alle Befehle.",
    "Dalej: zapisz rozdanie, na przykład \u{1}A; `ginscore --help` pokazuje wszystkie polecenia.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}A partida vai até\u{4}2\u{5}Duas partidas lado a lado, cada uma até\u{4}3\u{5}Três partidas lado a lado, cada uma até\u{4}4\u{5}Quatro partidas lado a lado, cada uma até\u{4}5\u{5}Cinco partidas lado a lado, cada uma até\u{4}6\u{5}Seis partidas lado a lado, cada uma até\u{4}\u{5}\u{1}A partidas lado a lado, cada uma até\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}Um jogo vai até\u{4}2\u{5}Dois jogos lado a lado, cada um até\u{4}3\u{5}Três jogos lado a lado, cada um até\u{4}4\u{5}Quatro jogos lado a lado, cada um até\u{4}5\u{5}Cinco jogos lado a lado, cada um até\u{4}6\u{5}Seis jogos lado a lado, cada um até\u{4}\u{5}\u{1}A jogos lado a lado, cada um até\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}Si gioca una partita a\u{4}2\u{5}Si giocano due partite affiancate, ognuna a\u{4}3\u{5}Si giocano tre partite affiancate, ognuna a\u{4}4\u{5}Si giocano quattro partite affiancate, ognuna a\u{4}5\u{5}Si giocano cinque partite affiancate, ognuna a\u{4}6\u{5}Si giocano sei partite affiancate, ognuna a\u{4}\u{5}Si giocano \u{1}A partite affiancate, ognuna a\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}Eine Partie geht bis\u{4}2\u{5}Zwei Partien nebeneinander, jede bis\u{4}3\u{5}Drei Partien nebeneinander, jede bis\u{4}4\u{5}Vier Partien nebeneinander, jede bis\u{4}5\u{5}Fünf Partien nebeneinander, jede bis\u{4}6\u{5}Sechs Partien nebeneinander, jede bis\u{4}\u{5}\u{1}A Partien nebeneinander, jede bis\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}Partia do\u{4}2\u{5}Dwie partie obok siebie, każda do\u{4}3\u{5}Trzy partie obok siebie, każda do\u{4}4\u{5}Cztery partie obok siebie, każda do\u{4}5\u{5}Pięć partii obok siebie, każda do\u{4}6\u{5}Sześć partii obok siebie, każda do\u{4}f\u{5}\u{1}A partie obok siebie, każda do\u{4}\u{5}\u{1}A partii obok siebie, każda do\u{6} \u{1}B.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; the series ends when a total reaches \u{1}C.",
    "\u{3}A\u{4}o\u{5}A partida vai até\u{4}2\u{5}Duas partidas lado a lado, cada uma até\u{4}3\u{5}Três partidas lado a lado, cada uma até\u{4}4\u{5}Quatro partidas lado a lado, cada uma até\u{4}5\u{5}Cinco partidas lado a lado, cada uma até\u{4}6\u{5}Seis partidas lado a lado, cada uma até\u{4}\u{5}\u{1}A partidas lado a lado, cada uma até\u{6} \u{1}B; a série acaba quando um total chega a \u{1}C.",
    "\u{3}A\u{4}o\u{5}Um jogo vai até\u{4}2\u{5}Dois jogos lado a lado, cada um até\u{4}3\u{5}Três jogos lado a lado, cada um até\u{4}4\u{5}Quatro jogos lado a lado, cada um até\u{4}5\u{5}Cinco jogos lado a lado, cada um até\u{4}6\u{5}Seis jogos lado a lado, cada um até\u{4}\u{5}\u{1}A jogos lado a lado, cada um até\u{6} \u{1}B; a série acaba quando um total chega a \u{1}C.",
    "\u{3}A\u{4}o\u{5}Si gioca una partita a\u{4}2\u{5}Si giocano due partite affiancate, ognuna a\u{4}3\u{5}Si giocano tre partite affiancate, ognuna a\u{4}4\u{5}Si giocano quattro partite affiancate, ognuna a\u{4}5\u{5}Si giocano cinque partite affiancate, ognuna a\u{4}6\u{5}Si giocano sei partite affiancate, ognuna a\u{4}\u{5}Si giocano \u{1}A partite affiancate, ognuna a\u{6} \u{1}B; l'incontro finisce quando un totale arriva a \u{1}C.",
    "\u{3}A\u{4}o\u{5}Eine Partie geht bis\u{4}2\u{5}Zwei Partien nebeneinander, jede bis\u{4}3\u{5}Drei Partien nebeneinander, jede bis\u{4}4\u{5}Vier Partien nebeneinander, jede bis\u{4}5\u{5}Fünf Partien nebeneinander, jede bis\u{4}6\u{5}Sechs Partien nebeneinander, jede bis\u{4}\u{5}\u{1}A Partien nebeneinander, jede bis\u{6} \u{1}B; die Serie endet, wenn eine Summe \u{1}C erreicht.",
    "\u{3}A\u{4}o\u{5}Partia do\u{4}2\u{5}Dwie partie obok siebie, każda do\u{4}3\u{5}Trzy partie obok siebie, każda do\u{4}4\u{5}Cztery partie obok siebie, każda do\u{4}5\u{5}Pięć partii obok siebie, każda do\u{4}6\u{5}Sześć partii obok siebie, każda do\u{4}f\u{5}\u{1}A partie obok siebie, każda do\u{4}\u{5}\u{1}A partii obok siebie, każda do\u{6} \u{1}B; seria kończy się, gdy czyjaś suma dojdzie do \u{1}C.",
    "\u{3}A\u{4}o\u{5}A game is to\u{4}2\u{5}Two games side by side, each to\u{4}3\u{5}Three games side by side, each to\u{4}4\u{5}Four games side by side, each to\u{4}5\u{5}Five games side by side, each to\u{4}6\u{5}Six games side by side, each to\u{4}\u{5}\u{1}A games side by side, each to\u{6} \u{1}B; best of \u{1}C.",
    "\u{3}A\u{4}o\u{5}A partida vai até\u{4}2\u{5}Duas partidas lado a lado, cada uma até\u{4}3\u{5}Três partidas lado a lado, cada uma até\u{4}4\u{5}Quatro partidas lado a lado, cada uma até\u{4}5\u{5}Cinco partidas lado a lado, cada uma até\u{4}6\u{5}Seis partidas lado a lado, cada uma até\u{4}\u{5}\u{1}A partidas lado a lado, cada uma até\u{6} \u{1}B; a série é em melhor de \u{1}C.",
    "\u{3}A\u{4}o\u{5}Um jogo vai até\u{4}2\u{5}Dois jogos lado a lado, cada um até\u{4}3\u{5}Três jogos lado a lado, cada um até\u{4}4\u{5}Quatro jogos lado a lado, cada um até\u{4}5\u{5}Cinco jogos lado a lado, cada um até\u{4}6\u{5}Seis jogos lado a lado, cada um até\u{4}\u{5}\u{1}A jogos lado a lado, cada um até\u{6} \u{1}B; à melhor de \u{1}C.",
    "\u{3}A\u{4}o\u{5}Si gioca una partita a\u{4}2\u{5}Si giocano due partite affiancate, ognuna a\u{4}3\u{5}Si giocano tre partite affiancate, ognuna a\u{4}4\u{5}Si giocano quattro partite affiancate, ognuna a\u{4}5\u{5}Si giocano cinque partite affiancate, ognuna a\u{4}6\u{5}Si giocano sei partite affiancate, ognuna a\u{4}\u{5}Si giocano \u{1}A partite affiancate, ognuna a\u{6} \u{1}B; al meglio di \u{3}C\u{4}o\u{5}\u{1}C foglio\u{4}\u{5}\u{1}C fogli\u{6}.",
    "\u{3}A\u{4}o\u{5}Eine Partie geht bis\u{4}2\u{5}Zwei Partien nebeneinander, jede bis\u{4}3\u{5}Drei Partien nebeneinander, jede bis\u{4}4\u{5}Vier Partien nebeneinander, jede bis\u{4}5\u{5}Fünf Partien nebeneinander, jede bis\u{4}6\u{5}Sechs Partien nebeneinander, jede bis\u{4}\u{5}\u{1}A Partien nebeneinander, jede bis\u{6} \u{1}B; \u{3}C\u{4}o\u{5}es zählt \u{1}C Zettel\u{4}\u{5}die Serie gewinnt, wer die meisten von \u{1}C Zetteln gewinnt\u{6}.",
    "\u{3}A\u{4}o\u{5}Partia do\u{4}2\u{5}Dwie partie obok siebie, każda do\u{4}3\u{5}Trzy partie obok siebie, każda do\u{4}4\u{5}Cztery partie obok siebie, każda do\u{4}5\u{5}Pięć partii obok siebie, każda do\u{4}6\u{5}Sześć partii obok siebie, każda do\u{4}f\u{5}\u{1}A partie obok siebie, każda do\u{4}\u{5}\u{1}A partii obok siebie, każda do\u{6} \u{1}B; rozstrzyga większość z \u{1}C.",
    "Only gin ends a hand.",
    "Só o gin termina uma mão.",
    "Una mano si chiude solo con gin.",
    "Nur Gin beendet eine Runde.",
    "Rozdanie kończy tylko gin.",
    "Only gin ends a hand; \u{1}A double.",
    "Só o gin termina uma mão; \u{1}A dobram.",
    "Una mano si chiude solo con gin; con \u{1}A la mano vale doppio.",
    "Nur Gin beendet eine Runde; doppelt zählt sie bei \u{1}A.",
    "Rozdanie kończy tylko gin; \u{1}A podwójnie.",
    "Knock with \u{1}A or less.",
    "Pode-se bater com \u{1}A ou menos.",
    "Bate-se com \u{1}A ou menos.",
    "Si bussa con \u{1}A o meno.",
    "Klopfen mit \u{1}A oder weniger.",
    "Pukać wolno z \u{1}A lub mniej.",
    "Knock with \u{1}A or less; \u{1}B double.",
    "Pode-se bater com \u{1}A ou menos; \u{1}B dobram.",
    "Bate-se com \u{1}A ou menos; \u{1}B dobram.",
    "Si bussa con \u{1}A o meno; con \u{1}B la mano vale doppio.",
    "Klopfen mit \u{1}A oder weniger; doppelt zählt die Runde bei \u{1}B.",
    "Pukać wolno z \u{1}A lub mniej; \u{1}B podwójnie.",
    "The knock card sets the limit.",
    "A carta do limite fixa o limite para bater.",
    "A carta do limite fixa o limite da batida.",
    "Il limite lo dà la carta del limite.",
    "Die Klopfkarte bestimmt die Grenze.",
    "Limit wyznacza karta pukania.",
    "The knock card sets the limit; \u{1}A double.",
    "A carta do limite fixa o limite para bater; \u{1}A dobram.",
    "A carta do limite fixa o limite da batida; \u{1}A dobram.",
    "Il limite lo dà la carta del limite; con \u{1}A la mano vale doppio.",
    "Die Klopfkarte bestimmt die Grenze; doppelt zählt die Runde bei \u{1}A.",
    "Limit wyznacza karta pukania; \u{1}A podwójnie.",
    "The knock card sets the limit, and an ace means gin only.",
    "A carta do limite fixa o limite para bater, e com um ás só vale gin.",
    "A carta do limite fixa o limite da batida, e com um ás só vale gin.",
    "Il limite lo dà la carta del limite, e con un asso vale solo il gin.",
    "Die Klopfkarte bestimmt die Grenze, und bei einem Ass zählt nur Gin.",
    "Limit wyznacza karta pukania, a as znaczy: tylko gin.",
    "The knock card sets the limit, and an ace means gin only; \u{1}A double.",
    "A carta do limite fixa o limite para bater, e com um ás só vale gin; \u{1}A dobram.",
    "A carta do limite fixa o limite da batida, e com um ás só vale gin; \u{1}A dobram.",
    "Il limite lo dà la carta del limite, e con un asso vale solo il gin; con \u{1}A la mano vale doppio.",
    "Die Klopfkarte bestimmt die Grenze, und bei einem Ass zählt nur Gin; doppelt zählt die Runde bei \u{1}A.",
    "Limit wyznacza karta pukania, a as znaczy: tylko gin; \u{1}A podwójnie.",
    "Bonuses: \u{1}A; a shutout pays nothing.",
    "Bônus: \u{1}A; o capote não vale nada.",
    "Bónus: \u{1}A; um capote não paga nada.",
    "Bonus: \u{1}A; il cappotto non vale niente.",
    "Boni: \u{1}A; ein Schneider bringt nichts.",
    "Premie: \u{1}A; wygrana do zera nic nie daje.",
    "Bonuses: \u{1}A; a shutout pays \u{1}B.",
    "Bônus: \u{1}A; o capote vale \u{1}B.",
    "Bónus: \u{1}A; um capote paga \u{1}B.",
    "Bonus: \u{1}A; il cappotto vale \u{1}B.",
    "Boni: \u{1}A; ein Schneider bringt \u{1}B.",
    "Premie: \u{1}A; wygrana do zera daje \u{1}B.",
    "Bonuses: \u{1}A; a shutout doubles the points.",
    "Bônus: \u{1}A; o capote dobra os pontos.",
    "Bónus: \u{1}A; um capote dobra os pontos.",
    "Bonus: \u{1}A; il cappotto raddoppia i punti.",
    "Boni: \u{1}A; ein Schneider verdoppelt die Punkte.",
    "Premie: \u{1}A; wygrana do zera podwaja punkty.",
    "Bonuses: \u{1}A; a shutout doubles the points and the game bonus.",
    "Bônus: \u{1}A; o capote dobra os pontos e o bônus da partida.",
    "Bónus: \u{1}A; um capote dobra os pontos e o bónus da vitória.",
    "Bonus: \u{1}A; il cappotto raddoppia i punti e il bonus partita.",
    "Boni: \u{1}A; ein Schneider verdoppelt die Punkte und den Spielbonus.",
    "Premie: \u{1}A; wygrana do zera podwaja punkty i premię za partię.",
    "Bonuses: \u{1}A; a shutout doubles the total.",
    "Bônus: \u{1}A; o capote dobra o total.",
    "Bónus: \u{1}A; um capote dobra o total.",
    "Bonus: \u{1}A; il cappotto raddoppia il totale.",
    "Boni: \u{1}A; ein Schneider verdoppelt die Endsumme.",
    "Premie: \u{1}A; wygrana do zera podwaja sumę końcową.",
    "There are no bonuses, and a shutout pays nothing.",
    "Não há bônus, e o capote não vale nada.",
    "Não há bónus, e um capote não paga nada.",
    "Non ci sono bonus, e il cappotto non vale niente.",
    "Es gibt keine Boni, und ein Schneider bringt nichts.",
    "Premii nie ma, a wygrana do zera nic nie daje.",
    "There are no bonuses, and a shutout pays \u{1}A.",
    "Não há bônus, e o capote vale \u{1}A.",
    "Não há bónus, e um capote paga \u{1}A.",
    "Non ci sono bonus, e il cappotto vale \u{1}A.",
    "Es gibt keine Boni, und ein Schneider bringt \u{1}A.",
    "Premii nie ma, a wygrana do zera daje \u{1}A.",
    "There are no bonuses, and a shutout doubles the points.",
    "Não há bônus, e o capote dobra os pontos.",
    "Não há bónus, e um capote dobra os pontos.",
    "Non ci sono bonus, e il cappotto raddoppia i punti.",
    "Es gibt keine Boni, und ein Schneider verdoppelt die Punkte.",
    "Premii nie ma, a wygrana do zera podwaja punkty.",
    "There are no bonuses, and a shutout doubles the points and the game bonus.",
    "Não há bônus, e o capote dobra os pontos e o bônus da partida.",
    "Não há bónus, e um capote dobra os pontos e o bónus da vitória.",
    "Non ci sono bonus, e il cappotto raddoppia i punti e il bonus partita.",
    "Es gibt keine Boni, und ein Schneider verdoppelt die Punkte und den Spielbonus.",
    "Premii nie ma, a wygrana do zera podwaja punkty i premię za partię.",
    "There are no bonuses, and a shutout doubles the total.",
    "Não há bônus, e o capote dobra o total.",
    "Não há bónus, e um capote dobra o total.",
    "Non ci sono bonus, e il cappotto raddoppia il totale.",
    "Es gibt keine Boni, und ein Schneider verdoppelt die Endsumme.",
    "Premii nie ma, a wygrana do zera podwaja sumę końcową.",
    "gin \u{1}A",
    "Gin \u{1}A",
    "big gin \u{1}A",
    "Großes Gin \u{1}A",
    "duży gin \u{1}A",
    "undercut \u{1}A",
    "Undercut \u{1}A",
    "podcięcie \u{1}A",
    "gin off \u{1}A",
    "gin-off \u{1}A",
    "Gin-Off \u{1}A",
    "podcięcie do zera \u{1}A",
    "knock \u{1}A",
    "batida \u{1}A",
    "bussata \u{1}A",
    "Klopfen \u{1}A",
    "pukanie \u{1}A",
    "box \u{1}A",
    "caixa \u{1}A",
    "casella \u{1}A",
    "Box \u{1}A",
    "kratka \u{1}A",
    "box, paid with the hand, \u{1}A",
    "caixa, paga com a mão, \u{1}A",
    "casella, pagata con la mano, \u{1}A",
    "Box, mit der Runde gezahlt, \u{1}A",
    "kratka (liczona od razu) \u{1}A",
    "game \u{1}A",
    "partida \u{1}A",
    "vitória \u{1}A",
    "partita \u{1}A",
    "Partie \u{1}A",
    "partia \u{1}A",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 48] = [(0, 35), (35, 44), (44, 96), (96, 132), (132, 196), (196, 316), (316, 412), (412, 517), (517, 622), (622, 699), (699, 773), (773, 857), (857, 913), (913, 979), (979, 1048), (1048, 1128), (1128, 1208), (1208, 1318), (1318, 1426), (1426, 1702), (1702, 2044), (2044, 2348), (2348, 2388), (2388, 2448), (2448, 2494), (2494, 2560), (2560, 2612), (2612, 2684), (2684, 2772), (2772, 2880), (2880, 2945), (2945, 3009), (3009, 3082), (3082, 3180), (3180, 3252), (3252, 3329), (3329, 3405), (3405, 3490), (3490, 3600), (3600, 3684), (3684, 3703), (3703, 3727), (3727, 3753), (3753, 3777), (3777, 3799), (3799, 3818), (3818, 3865), (3865, 3885)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦against⟧ \u{1}B⟦.⟧⟦~~~⟧",
    "\u{1}A⟦.⟧",
    "⟦The stake is⟧ \u{1}A ⟦per point.⟧⟦~~~~~~~~⟧",
    "⟦There is no stake.⟧⟦~~~~~~⟧",
    "⟦Who deals is not recorded: type⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~⟧",
    "⟦The rules, the stake and the turn to deal are those of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules and the stake are those of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules and the turn to deal are those of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The stake and the turn to deal are those of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The rules are those of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦The stake is that of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The turn to deal is that of their last series,⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules.⟧⟦~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules;⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules and stake.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Enter: play on by the same rules and stake;⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦starts any other series; `undo` reopens this one.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦Next: `ginscore summary` shows the settlement;⟧ \u{1}A ⟦starts a new series.⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Next: record a hand, as in⟧ \u{1}A⟦; `ginscore --help` lists all commands.⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦A game is to⟧\u{4}2\u{5}⟦Two games side by side, each to⟧\u{4}3\u{5}⟦Three games side by side, each to⟧\u{4}4\u{5}⟦Four games side by side, each to⟧\u{4}5\u{5}⟦Five games side by side, each to⟧\u{4}6\u{5}⟦Six games side by side, each to⟧\u{4}\u{5}\u{1}A ⟦games side by side, each to⟧\u{6} \u{1}B⟦.⟧",
    "\u{3}A\u{4}o\u{5}⟦A game is to⟧\u{4}2\u{5}⟦Two games side by side, each to⟧\u{4}3\u{5}⟦Three games side by side, each to⟧\u{4}4\u{5}⟦Four games side by side, each to⟧\u{4}5\u{5}⟦Five games side by side, each to⟧\u{4}6\u{5}⟦Six games side by side, each to⟧\u{4}\u{5}\u{1}A ⟦games side by side, each to⟧\u{6} \u{1}B⟦; the series ends when a total reaches⟧ \u{1}C⟦.⟧⟦~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦A game is to⟧\u{4}2\u{5}⟦Two games side by side, each to⟧\u{4}3\u{5}⟦Three games side by side, each to⟧\u{4}4\u{5}⟦Four games side by side, each to⟧\u{4}5\u{5}⟦Five games side by side, each to⟧\u{4}6\u{5}⟦Six games side by side, each to⟧\u{4}\u{5}\u{1}A ⟦games side by side, each to⟧\u{6} \u{1}B⟦; best of⟧ \u{1}C⟦.⟧⟦~~~~⟧",
    "⟦Only gin ends a hand.⟧⟦~~~~~~~⟧",
    "⟦Only gin ends a hand;⟧ \u{1}A ⟦double.⟧⟦~~~~~~~~~~⟧",
    "⟦Knock with⟧ \u{1}A ⟦or less.⟧⟦~~~~~~⟧",
    "⟦Knock with⟧ \u{1}A ⟦or less;⟧ \u{1}B ⟦double.⟧⟦~~~~~~~~~⟧",
    "⟦The knock card sets the limit.⟧⟦~~~~~~~~~~⟧",
    "⟦The knock card sets the limit;⟧ \u{1}A ⟦double.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The knock card sets the limit, and an ace means gin only.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The knock card sets the limit, and an ace means gin only;⟧ \u{1}A ⟦double.⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Bonuses:⟧ \u{1}A⟦; a shutout pays nothing.⟧⟦~~~~~~~~~~~⟧",
    "⟦Bonuses:⟧ \u{1}A⟦; a shutout pays⟧ \u{1}B⟦.⟧⟦~~~~~~~~~⟧",
    "⟦Bonuses:⟧ \u{1}A⟦; a shutout doubles the points.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦Bonuses:⟧ \u{1}A⟦; a shutout doubles the points and the game bonus.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Bonuses:⟧ \u{1}A⟦; a shutout doubles the total.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout pays nothing.⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout pays⟧ \u{1}A⟦.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the points.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the points and the game bonus.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦There are no bonuses, and a shutout doubles the total.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦gin⟧ \u{1}A⟦~⟧",
    "⟦big gin⟧ \u{1}A⟦~~⟧",
    "⟦undercut⟧ \u{1}A⟦~~~⟧",
    "⟦gin off⟧ \u{1}A⟦~~⟧",
    "⟦knock⟧ \u{1}A⟦~~⟧",
    "⟦box⟧ \u{1}A⟦~⟧",
    "⟦box, paid with the hand,⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦game⟧ \u{1}A⟦~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("players", 2),
    ("rules", 1),
    ("stake", 1),
    ("no-stake", 0),
    ("first-dealer-unknown", 1),
    ("as-before-all", 1),
    ("as-before-rules-stake", 1),
    ("as-before-rules-turn", 1),
    ("as-before-stake-turn", 1),
    ("as-before-rules", 1),
    ("as-before-stake", 1),
    ("as-before-turn", 1),
    ("play-on", 0),
    ("play-on-deals", 1),
    ("play-on-stake", 0),
    ("play-on-stake-deals", 1),
    ("play-other", 1),
    ("next-after-end", 1),
    ("next-hand", 1),
    ("games", 2),
    ("games-to", 3),
    ("games-best-of", 3),
    ("knock-gin-only", 0),
    ("knock-gin-only-doubles", 1),
    ("knock-limit", 1),
    ("knock-limit-doubles", 2),
    ("knock-card", 0),
    ("knock-card-doubles", 1),
    ("knock-card-ace", 0),
    ("knock-card-ace-doubles", 1),
    ("bonuses", 1),
    ("bonuses-shutout-pays", 2),
    ("bonuses-shutout-doubles-points", 1),
    ("bonuses-shutout-doubles-game", 1),
    ("bonuses-shutout-doubles-total", 1),
    ("no-bonuses", 0),
    ("no-bonuses-shutout-pays", 1),
    ("no-bonuses-shutout-doubles-points", 0),
    ("no-bonuses-shutout-doubles-game", 0),
    ("no-bonuses-shutout-doubles-total", 0),
    ("bonus-gin", 1),
    ("bonus-big-gin", 1),
    ("bonus-undercut", 1),
    ("bonus-gin-off", 1),
    ("bonus-knock", 1),
    ("bonus-box", 1),
    ("bonus-box-with-hand", 1),
    ("bonus-game", 1),
];
