//! The messages of `l10n/*/verdict.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $name } wins the series; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
message!(0, WinsAhead { name: Value, leader: Value, points: Count, other: Value, rounded: Value });

// { $name } wins the series; the totals are equal{ $rounded }.
message!(1, WinsEqual { name: Value, rounded: Value });

// { $name } wins the series; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
message!(2, WinsPays { name: Value, points: Count, rounded: Value, other: Value, leader: Value, amount: Value });

// { $name } wins the series; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
message!(3, WinsNobodyPays { name: Value, points: Count, rounded: Value });

// The series is tied; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
message!(4, TiedAhead { leader: Value, points: Count, other: Value, rounded: Value });

// The series is tied; the totals are equal{ $rounded }.
message!(5, TiedEqual { rounded: Value });

// The series is tied; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
message!(6, TiedPays { points: Count, rounded: Value, other: Value, leader: Value, amount: Value });

// The series is tied; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
message!(7, TiedNobodyPays { points: Count, rounded: Value });

// The series was stopped; { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
message!(8, StoppedAhead { leader: Value, points: Count, other: Value, rounded: Value });

// The series was stopped; the totals are equal{ $rounded }.
message!(9, StoppedEqual { rounded: Value });

// The series was stopped; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and { $other } pays { $leader } { $amount }.
message!(10, StoppedPays { points: Count, rounded: Value, other: Value, leader: Value, amount: Value });

// The series was stopped; the totals differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }, and nobody pays.
message!(11, StoppedNobodyPays { points: Count, rounded: Value });

// Not finished. So far { $leader } is { $points -> [one] { $points } point [other] { $points } points } ahead of { $other }{ $rounded }.
message!(12, SoFarAhead { leader: Value, points: Count, other: Value, rounded: Value });

// Not finished. So far the totals are equal{ $rounded }.
message!(13, SoFarEqual { rounded: Value });

// Not finished. So far the closed games differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }; { $other } pays { $leader } { $amount }.
message!(14, SoFarPays { points: Count, rounded: Value, other: Value, leader: Value, amount: Value });

// Not finished. So far the closed games differ by { $points -> [one] { $points } point [other] { $points } points }{ $rounded }; nobody pays.
message!(15, SoFarNobodyPays { points: Count, rounded: Value });

// ({ $exact }, rounded to the nearest { $unit })
message!(16, Rounded { exact: Count, unit: Count });

// { $amount } ({ $paid }, with { $left } left over)
message!(17, AmountLeftOver { amount: Value, paid: Value, left: Value });

// { $players -> [one] { $name } wins [other] { $name } win } the series.
message!(18, SeriesWon { players: Count, name: Value });

// The series is tied.
message!(19, SeriesTied);

// The series was stopped.
message!(20, SeriesStopped);

// The series is not finished.
message!(21, SeriesNotFinished);

// Nobody pays anything.
message!(22, NobodyPays);

// Nobody has to pay anything so far.
message!(23, NobodyPaysSoFar);

// For the closed games:
message!(24, ForClosedGames);

// { $players -> [one] { $name } pays [other] { $name } pay } { $other } for { $points -> [one] { $points } point [other] { $points } points }.
message!(25, PaysPoints { players: Count, name: Value, other: Value, points: Count });

// { $players -> [one] { $name } pays [other] { $name } pay } { $other } { $amount } for { $points -> [one] { $points } point [other] { $points } points }.
message!(26, PaysAmount { players: Count, name: Value, other: Value, amount: Value, points: Count });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 27]; 6] = [
    [(0, 66), (422, 465), (639, 727), (1128, 1214), (1633, 1699), (2080, 2123), (2317, 2405), (2826, 2912), (3351, 3421), (3810, 3857), (4056, 4148), (4574, 4664), (5108, 5175), (5565, 5609), (5860, 5951), (6538, 6627), (7290, 7321), (7536, 7562), (7643, 7676), (7860, 7879), (7976, 7999), (8101, 8128), (8229, 8250), (8329, 8363), (8505, 8526), (8641, 8696), (8963, 9021)],
    [(66, 134), (465, 508), (727, 823), (1214, 1308), (1699, 1772), (2123, 2171), (2405, 2506), (2912, 3011), (3421, 3497), (3857, 3908), (4148, 4252), (4664, 4766), (5175, 5258), (5609, 5667), (5951, 6071), (6627, 6745), (7321, 7372), (7562, 7581), (7676, 7711), (7879, 7902), (7999, 8025), (8128, 8149), (8250, 8269), (8363, 8401), (8526, 8550), (8696, 8751), (9021, 9083)],
    [(134, 203), (465, 508), (727, 823), (1214, 1308), (1772, 1846), (2123, 2171), (2405, 2506), (2912, 3011), (3497, 3574), (3857, 3908), (4148, 4252), (4664, 4766), (5258, 5338), (5667, 5721), (6071, 6184), (6745, 6856), (7372, 7422), (7562, 7581), (7676, 7711), (7879, 7902), (7999, 8025), (8128, 8149), (8250, 8269), (8363, 8401), (8550, 8571), (8696, 8751), (9021, 9083)],
    [(203, 271), (508, 552), (823, 915), (1308, 1397), (1846, 1913), (2171, 2214), (2506, 2597), (3011, 3099), (3574, 3653), (3908, 3963), (4252, 4355), (4766, 4866), (5338, 5404), (5721, 5763), (6184, 6281), (6856, 6950), (7422, 7463), (7581, 7608), (7711, 7749), (7902, 7921), (8025, 8056), (8149, 8174), (8269, 8289), (8401, 8436), (8571, 8593), (8751, 8806), (9083, 9145)],
    [(271, 337), (552, 602), (915, 1024), (1397, 1538), (1913, 1986), (2214, 2271), (2597, 2713), (3099, 3247), (3653, 3726), (3963, 4020), (4355, 4471), (4866, 5014), (5404, 5470), (5763, 5813), (6281, 6404), (6950, 7165), (7463, 7498), (7608, 7624), (7749, 7789), (7921, 7949), (8056, 8084), (8174, 8202), (8289, 8309), (8436, 8469), (8593, 8620), (8806, 8869), (9145, 9211)],
    [(337, 422), (602, 639), (1024, 1128), (1538, 1633), (1986, 2080), (2271, 2317), (2713, 2826), (3247, 3351), (3726, 3810), (4020, 4056), (4471, 4574), (5014, 5108), (5470, 5565), (5813, 5860), (6404, 6538), (7165, 7290), (7498, 7536), (7624, 7643), (7789, 7860), (7949, 7976), (8084, 8101), (8202, 8229), (8309, 8329), (8469, 8505), (8620, 8641), (8869, 8963), (9211, 9310)],
];

const TEXT: &str = concat!(
    "\u{1}A wins the series; \u{1}B is \u{3}C\u{4}o\u{5}\u{1}C point\u{4}\u{5}\u{1}C points\u{6} ahead of \u{1}D\u{1}E.",
    "\u{1}A ganha a série; \u{1}B tem \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6} a mais que \u{1}D\u{1}E.",
    "\u{1}A ganha a série; \u{1}B tem mais \u{3}C\u{4}o\u{5}\u{1}C ponto\u{4}\u{5}\u{1}C pontos\u{6} do que \u{1}D\u{1}E.",
    "\u{1}A vince l'incontro; \u{1}B ha \u{3}C\u{4}o\u{5}\u{1}C punto\u{4}\u{5}\u{1}C punti\u{6} in più di \u{1}D\u{1}E.",
    "\u{1}A gewinnt die Serie; \u{1}B liegt \u{3}C\u{4}o\u{5}\u{1}C Punkt\u{4}\u{5}\u{1}C Punkte\u{6}\u{1}E vor \u{1}D.",
    "\u{1}A wygrywa serię; \u{1}B ma o \u{3}C\u{4}o\u{5}\u{1}C punkt\u{4}f\u{5}\u{1}C punkty\u{4}\u{5}\u{1}C punktów\u{6} więcej niż \u{1}D\u{1}E.",
    "\u{1}A wins the series; the totals are equal\u{1}B.",
    "\u{1}A ganha a série; os totais são iguais\u{1}B.",
    "\u{1}A vince l'incontro; i totali sono uguali\u{1}B.",
    "\u{1}A gewinnt die Serie; die Endsummen sind gleich\u{1}B.",
    "\u{1}A wygrywa serię; sumy są równe\u{1}B.",
    "\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and \u{1}D pays \u{1}E \u{1}F.",
    "\u{1}A ganha a série; a diferença dos totais é de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}\u{1}C, e \u{1}D paga \u{1}F a \u{1}E.",
    "\u{1}A vince l'incontro; i totali differiscono di \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}\u{1}C, e \u{1}D paga \u{1}F a \u{1}E.",
    "\u{1}A gewinnt die Serie; die Endsummen unterscheiden sich um \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}\u{1}C, und \u{1}D zahlt \u{1}F an \u{1}E.",
    "\u{1}A wygrywa serię; różnica sum to \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}\u{1}C: \u{1}D płaci, \u{1}E dostaje \u{1}F.",
    "\u{1}A wins the series; the totals differ by \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6}\u{1}C, and nobody pays.",
    "\u{1}A ganha a série; a diferença dos totais é de \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6}\u{1}C, e ninguém paga.",
    "\u{1}A vince l'incontro; i totali differiscono di \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6}\u{1}C, e nessuno paga.",
    "\u{1}A gewinnt die Serie; die Endsummen \u{3}B\u{4}0\u{5}sind gleich\u{4}o\u{5}unterscheiden sich um \u{1}B Punkt\u{4}\u{5}unterscheiden sich um \u{1}B Punkte\u{6}\u{1}C, und niemand zahlt.",
    "\u{1}A wygrywa serię; różnica sum to \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6}\u{1}C: nikt nie płaci.",
    "The series is tied; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "A série fica empatada; \u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} a mais que \u{1}C\u{1}D.",
    "A série fica empatada; \u{1}A tem mais \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} do que \u{1}C\u{1}D.",
    "L'incontro è pari; \u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} in più di \u{1}C\u{1}D.",
    "Die Serie ist unentschieden; \u{1}A liegt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}\u{1}D vor \u{1}C.",
    "Seria kończy się remisem; \u{1}A ma o \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} więcej niż \u{1}C\u{1}D.",
    "The series is tied; the totals are equal\u{1}A.",
    "A série fica empatada; os totais são iguais\u{1}A.",
    "L'incontro è pari; i totali sono uguali\u{1}A.",
    "Die Serie ist unentschieden; die Endsummen sind gleich\u{1}A.",
    "Seria kończy się remisem; sumy są równe\u{1}A.",
    "The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E.",
    "A série fica empatada; a diferença dos totais é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B, e \u{1}C paga \u{1}E a \u{1}D.",
    "L'incontro è pari; i totali differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B, e \u{1}C paga \u{1}E a \u{1}D.",
    "Die Serie ist unentschieden; die Endsummen unterscheiden sich um \u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6}\u{1}B, und \u{1}C zahlt \u{1}E an \u{1}D.",
    "Seria kończy się remisem; różnica sum to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: \u{1}C płaci, \u{1}D dostaje \u{1}E.",
    "The series is tied; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays.",
    "A série fica empatada; a diferença dos totais é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B, e ninguém paga.",
    "L'incontro è pari; i totali differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B, e nessuno paga.",
    "Die Serie ist unentschieden; die Endsummen \u{3}A\u{4}0\u{5}sind gleich\u{4}o\u{5}unterscheiden sich um \u{1}A Punkt\u{4}\u{5}unterscheiden sich um \u{1}A Punkte\u{6}\u{1}B, und niemand zahlt.",
    "Seria kończy się remisem; różnica sum to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: nikt nie płaci.",
    "The series was stopped; \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "A série foi interrompida; \u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} a mais que \u{1}C\u{1}D.",
    "A série foi interrompida; \u{1}A tem mais \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} do que \u{1}C\u{1}D.",
    "L'incontro è stato interrotto; \u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} in più di \u{1}C\u{1}D.",
    "Die Serie wurde abgebrochen; \u{1}A liegt \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}\u{1}D vor \u{1}C.",
    "Serię przerwano; \u{1}A ma o \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} więcej niż \u{1}C\u{1}D.",
    "The series was stopped; the totals are equal\u{1}A.",
    "A série foi interrompida; os totais são iguais\u{1}A.",
    "L'incontro è stato interrotto; i totali sono uguali\u{1}A.",
    "Die Serie wurde abgebrochen; die Endsummen sind gleich\u{1}A.",
    "Serię przerwano; sumy są równe\u{1}A.",
    "The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and \u{1}C pays \u{1}D \u{1}E.",
    "A série foi interrompida; a diferença dos totais é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B, e \u{1}C paga \u{1}E a \u{1}D.",
    "L'incontro è stato interrotto; i totali differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B, e \u{1}C paga \u{1}E a \u{1}D.",
    "Die Serie wurde abgebrochen; die Endsummen unterscheiden sich um \u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6}\u{1}B, und \u{1}C zahlt \u{1}E an \u{1}D.",
    "Serię przerwano; różnica sum to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: \u{1}C płaci, \u{1}D dostaje \u{1}E.",
    "The series was stopped; the totals differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B, and nobody pays.",
    "A série foi interrompida; a diferença dos totais é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B, e ninguém paga.",
    "L'incontro è stato interrotto; i totali differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B, e nessuno paga.",
    "Die Serie wurde abgebrochen; die Endsummen \u{3}A\u{4}0\u{5}sind gleich\u{4}o\u{5}unterscheiden sich um \u{1}A Punkt\u{4}\u{5}unterscheiden sich um \u{1}A Punkte\u{6}\u{1}B, und niemand zahlt.",
    "Serię przerwano; różnica sum to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: nikt nie płaci.",
    "Not finished. So far \u{1}A is \u{3}B\u{4}o\u{5}\u{1}B point\u{4}\u{5}\u{1}B points\u{6} ahead of \u{1}C\u{1}D.",
    "Série não terminada. Até agora \u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} a mais que \u{1}C\u{1}D.",
    "Série por acabar. Até agora \u{1}A tem mais \u{3}B\u{4}o\u{5}\u{1}B ponto\u{4}\u{5}\u{1}B pontos\u{6} do que \u{1}C\u{1}D.",
    "Non finito. Finora \u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B punto\u{4}\u{5}\u{1}B punti\u{6} in più di \u{1}C\u{1}D.",
    "Nicht beendet. Bisher liegt \u{1}A \u{3}B\u{4}o\u{5}\u{1}B Punkt\u{4}\u{5}\u{1}B Punkte\u{6}\u{1}D vor \u{1}C.",
    "Jeszcze nie koniec. Na razie \u{1}A ma o \u{3}B\u{4}o\u{5}\u{1}B punkt\u{4}f\u{5}\u{1}B punkty\u{4}\u{5}\u{1}B punktów\u{6} więcej niż \u{1}C\u{1}D.",
    "Not finished. So far the totals are equal\u{1}A.",
    "Série não terminada. Até agora os totais são iguais\u{1}A.",
    "Série por acabar. Até agora os totais são iguais\u{1}A.",
    "Non finito. Finora i totali sono uguali\u{1}A.",
    "Nicht beendet. Bisher sind die Endsummen gleich\u{1}A.",
    "Jeszcze nie koniec. Na razie sumy są równe\u{1}A.",
    "Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; \u{1}C pays \u{1}D \u{1}E.",
    "Série não terminada. Até agora a diferença nas partidas fechadas é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B; \u{1}C paga \u{1}E a \u{1}D.",
    "Série por acabar. Até agora a diferença nos jogos fechados é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B; \u{1}C paga \u{1}E a \u{1}D.",
    "Non finito. Finora le partite chiuse differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B; \u{1}C paga \u{1}E a \u{1}D.",
    "Nicht beendet. In den beendeten Partien unterscheiden sich die Endsummen um \u{3}A\u{4}o\u{5}\u{1}A Punkt\u{4}\u{5}\u{1}A Punkte\u{6}\u{1}B; \u{1}C zahlt \u{1}E an \u{1}D.",
    "Jeszcze nie koniec. Na razie różnica w zamkniętych partiach to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: \u{1}C płaci, \u{1}D dostaje \u{1}E.",
    "Not finished. So far the closed games differ by \u{3}A\u{4}o\u{5}\u{1}A point\u{4}\u{5}\u{1}A points\u{6}\u{1}B; nobody pays.",
    "Série não terminada. Até agora a diferença nas partidas fechadas é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B; ninguém paga.",
    "Série por acabar. Até agora a diferença nos jogos fechados é de \u{3}A\u{4}o\u{5}\u{1}A ponto\u{4}\u{5}\u{1}A pontos\u{6}\u{1}B; ninguém paga.",
    "Non finito. Finora le partite chiuse differiscono di \u{3}A\u{4}o\u{5}\u{1}A punto\u{4}\u{5}\u{1}A punti\u{6}\u{1}B; nessuno paga.",
    "Nicht beendet. \u{3}A\u{4}0\u{5}Bisher sind die Endsummen gleich\u{4}o\u{5}In den beendeten Partien unterscheiden sich die Endsummen um \u{1}A Punkt\u{4}\u{5}In den beendeten Partien unterscheiden sich die Endsummen um \u{1}A Punkte\u{6}\u{1}B; niemand zahlt.",
    "Jeszcze nie koniec. Na razie różnica w zamkniętych partiach to \u{3}A\u{4}o\u{5}\u{1}A punkt\u{4}f\u{5}\u{1}A punkty\u{4}\u{5}\u{1}A punktów\u{6}\u{1}B: nikt nie płaci.",
    "(\u{1}A, rounded to the nearest \u{1}B)",
    "(\u{1}A, arredondados ao múltiplo de \u{1}B mais próximo)",
    "(\u{1}A, arredondado ao múltiplo de \u{1}B mais próximo)",
    "(\u{1}A, con arrotondamento a multipli di \u{1}B)",
    "(\u{1}A, auf die nächsten \u{1}B gerundet)",
    "(\u{1}A, zaokrąglone do najbliższych \u{1}B)",
    "\u{1}A (\u{1}B, with \u{1}C left over)",
    "\u{1}A (\u{1}B, e sobra \u{1}C)",
    "\u{1}A (\u{1}B, con un resto di \u{1}C)",
    "\u{1}A (\u{1}B, Rest \u{1}C)",
    "\u{1}A (\u{1}B, zostaje \u{1}C)",
    "\u{3}A\u{4}o\u{5}\u{1}B wins\u{4}\u{5}\u{1}B win\u{6} the series.",
    "\u{3}A\u{4}o\u{5}\u{1}B ganha\u{4}\u{5}\u{1}B ganham\u{6} a série.",
    "\u{3}A\u{4}o\u{5}\u{1}B vince\u{4}\u{5}\u{1}B vincono\u{6} l'incontro.",
    "\u{3}A\u{4}o\u{5}\u{1}B gewinnt\u{4}\u{5}\u{1}B gewinnen\u{6} die Serie.",
    "\u{3}A\u{4}o\u{5}\u{1}B wygrywa serię.\u{4}f\u{5}\u{1}B wygrywają serię.\u{4}\u{5}\u{1}B wygrywają serię.\u{6}",
    "The series is tied.",
    "A série fica empatada.",
    "L'incontro è pari.",
    "Die Serie ist unentschieden.",
    "Seria kończy się remisem.",
    "The series was stopped.",
    "A série foi interrompida.",
    "L'incontro è stato interrotto.",
    "Die Serie wurde abgebrochen.",
    "Serię przerwano.",
    "The series is not finished.",
    "A série não acabou.",
    "L'incontro non è finito.",
    "Die Serie ist nicht beendet.",
    "Seria nie jest zakończona.",
    "Nobody pays anything.",
    "Ninguém paga nada.",
    "Nessuno paga niente.",
    "Niemand zahlt etwas.",
    "Nikt nic nie płaci.",
    "Nobody has to pay anything so far.",
    "Até agora ninguém tem de pagar nada.",
    "Per ora nessuno deve pagare niente.",
    "Bisher muss niemand etwas zahlen.",
    "Na razie nikt nie musi nic płacić.",
    "For the closed games:",
    "Pelas partidas fechadas:",
    "Pelos jogos fechados:",
    "Per le partite chiuse:",
    "Für die beendeten Partien:",
    "Za zamknięte partie:",
    "\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C for \u{3}D\u{4}o\u{5}\u{1}D point\u{4}\u{5}\u{1}D points\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B paga\u{4}\u{5}\u{1}B pagam\u{6} \u{3}D\u{4}o\u{5}\u{1}D ponto\u{4}\u{5}\u{1}D pontos\u{6} a \u{1}C.",
    "\u{3}A\u{4}o\u{5}\u{1}B paga\u{4}\u{5}\u{1}B pagano\u{6} \u{3}D\u{4}o\u{5}\u{1}D punto\u{4}\u{5}\u{1}D punti\u{6} a \u{1}C.",
    "\u{3}A\u{4}o\u{5}\u{1}B zahlt\u{4}\u{5}\u{1}B zahlen\u{6} an \u{1}C für \u{3}D\u{4}o\u{5}\u{1}D Punkt\u{4}\u{5}\u{1}D Punkte\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B płaci\u{4}f\u{5}\u{1}B płacą\u{4}\u{5}\u{1}B płacą\u{6}, \u{1}C dostaje: \u{3}D\u{4}o\u{5}\u{1}D punkt\u{4}f\u{5}\u{1}D punkty\u{4}\u{5}\u{1}D punktów\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B pays\u{4}\u{5}\u{1}B pay\u{6} \u{1}C \u{1}D for \u{3}E\u{4}o\u{5}\u{1}E point\u{4}\u{5}\u{1}E points\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B paga\u{4}\u{5}\u{1}B pagam\u{6} \u{1}D a \u{1}C por \u{3}E\u{4}o\u{5}\u{1}E ponto\u{4}\u{5}\u{1}E pontos\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B paga\u{4}\u{5}\u{1}B pagano\u{6} \u{1}D a \u{1}C per \u{3}E\u{4}o\u{5}\u{1}E punto\u{4}\u{5}\u{1}E punti\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B zahlt\u{4}\u{5}\u{1}B zahlen\u{6} \u{1}D an \u{1}C für \u{3}E\u{4}o\u{5}\u{1}E Punkt\u{4}\u{5}\u{1}E Punkte\u{6}.",
    "\u{3}A\u{4}o\u{5}\u{1}B płaci\u{4}f\u{5}\u{1}B płacą\u{4}\u{5}\u{1}B płacą\u{6}, \u{1}C dostaje \u{1}D za \u{3}E\u{4}o\u{5}\u{1}E punkt\u{4}f\u{5}\u{1}E punkty\u{4}\u{5}\u{1}E punktów\u{6}.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 27] = [(0, 119), (119, 193), (193, 340), (340, 475), (475, 594), (594, 668), (668, 816), (816, 951), (951, 1076), (1076, 1156), (1156, 1309), (1309, 1450), (1450, 1571), (1571, 1647), (1647, 1799), (1799, 1938), (1938, 2002), (2002, 2058), (2058, 2119), (2119, 2156), (2156, 2198), (2198, 2246), (2246, 2286), (2286, 2343), (2343, 2383), (2383, 2482), (2482, 2584)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦wins the series;⟧ \u{1}B ⟦is⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦point⟧\u{4}\u{5}\u{1}C ⟦points⟧\u{6} ⟦ahead of⟧ \u{1}D\u{1}E⟦.⟧⟦~~~~~~~~~~~⟧",
    "\u{1}A ⟦wins the series; the totals are equal⟧\u{1}B⟦.⟧⟦~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦wins the series; the totals differ by⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}\u{1}C⟦, and⟧ \u{1}D ⟦pays⟧ \u{1}E \u{1}F⟦.⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦wins the series; the totals differ by⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6}\u{1}C⟦, and nobody pays.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series is tied;⟧ \u{1}A ⟦is⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦ahead of⟧ \u{1}C\u{1}D⟦.⟧⟦~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals are equal⟧\u{1}A⟦.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦, and⟧ \u{1}C ⟦pays⟧ \u{1}D \u{1}E⟦.⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series is tied; the totals differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦, and nobody pays.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped;⟧ \u{1}A ⟦is⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦ahead of⟧ \u{1}C\u{1}D⟦.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals are equal⟧\u{1}A⟦.⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦, and⟧ \u{1}C ⟦pays⟧ \u{1}D \u{1}E⟦.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series was stopped; the totals differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦, and nobody pays.⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far⟧ \u{1}A ⟦is⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦point⟧\u{4}\u{5}\u{1}B ⟦points⟧\u{6} ⟦ahead of⟧ \u{1}C\u{1}D⟦.⟧⟦~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the totals are equal⟧\u{1}A⟦.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the closed games differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦;⟧ \u{1}C ⟦pays⟧ \u{1}D \u{1}E⟦.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Not finished. So far the closed games differ by⟧ \u{3}A\u{4}o\u{5}\u{1}A ⟦point⟧\u{4}\u{5}\u{1}A ⟦points⟧\u{6}\u{1}B⟦; nobody pays.⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦(⟧\u{1}A⟦, rounded to the nearest⟧ \u{1}B⟦)⟧⟦~~~~~~~~~⟧",
    "\u{1}A ⟦(⟧\u{1}B⟦, with⟧ \u{1}C ⟦left over)⟧⟦~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦wins⟧\u{4}\u{5}\u{1}B ⟦win⟧\u{6} ⟦the series.⟧⟦~~~~⟧",
    "⟦The series is tied.⟧⟦~~~~~~⟧",
    "⟦The series was stopped.⟧⟦~~~~~~~⟧",
    "⟦The series is not finished.⟧⟦~~~~~~~~~⟧",
    "⟦Nobody pays anything.⟧⟦~~~~~~~⟧",
    "⟦Nobody has to pay anything so far.⟧⟦~~~~~~~~~~~⟧",
    "⟦For the closed games:⟧⟦~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦pays⟧\u{4}\u{5}\u{1}B ⟦pay⟧\u{6} \u{1}C ⟦for⟧ \u{3}D\u{4}o\u{5}\u{1}D ⟦point⟧\u{4}\u{5}\u{1}D ⟦points⟧\u{6}⟦.⟧⟦~~⟧",
    "\u{3}A\u{4}o\u{5}\u{1}B ⟦pays⟧\u{4}\u{5}\u{1}B ⟦pay⟧\u{6} \u{1}C \u{1}D ⟦for⟧ \u{3}E\u{4}o\u{5}\u{1}E ⟦point⟧\u{4}\u{5}\u{1}E ⟦points⟧\u{6}⟦.⟧⟦~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("wins-ahead", 5),
    ("wins-equal", 2),
    ("wins-pays", 6),
    ("wins-nobody-pays", 3),
    ("tied-ahead", 4),
    ("tied-equal", 1),
    ("tied-pays", 5),
    ("tied-nobody-pays", 2),
    ("stopped-ahead", 4),
    ("stopped-equal", 1),
    ("stopped-pays", 5),
    ("stopped-nobody-pays", 2),
    ("so-far-ahead", 4),
    ("so-far-equal", 1),
    ("so-far-pays", 5),
    ("so-far-nobody-pays", 2),
    ("rounded", 2),
    ("amount-left-over", 3),
    ("series-won", 2),
    ("series-tied", 0),
    ("series-stopped", 0),
    ("series-not-finished", 0),
    ("nobody-pays", 0),
    ("nobody-pays-so-far", 0),
    ("for-closed-games", 0),
    ("pays-points", 4),
    ("pays-amount", 5),
];
