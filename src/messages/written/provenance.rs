//! The messages of `l10n/*/provenance.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// The Spruce, gin rummy
message!(0, SourceStandard);

// The Spruce, Oklahoma gin
message!(1, SourceOklahoma);

// The Spruce, Hollywood gin
message!(2, SourceHollywood);

// the Portuguese article, played for stakes
message!(3, SourceStakes);

// old Wikipedia, single match
message!(4, SourceWikipedia);

// old Wikipedia, multi-match
message!(5, SourceWikipediaMatch);

// the 2018 Wikipedia, tournament play
message!(6, SourceTournament);

// Pagat (Bicycle gives the same values)
message!(7, SourcePagat);

// Bicycle (Pagat gives the same values)
message!(8, SourceBicycle);

// the default of the gin-rummy crate
message!(9, SourceModern);

// a handbook's Hollywood gin (its undercut was not found, so the default is used)
message!(10, SourceHandbook);

// rummytalk.com
message!(11, SourceRummytalk);

// the Gin Rummy Palace app, second-hand
message!(12, SourcePalace);

// the source does not say who deals after a drawn hand
message!(13, DrawNotSaid);

// the source does not mention aces; by its value an ace allows one
message!(14, AcesNotMentioned);

// the source does not say where a shut-out player's first win is entered; rummy-games.com does
message!(15, FirstWinNotSaid);

// the source has "additional 25", which may mean 50 in all or 25
message!(16, Additional25);

// the page gives only the target and the best of five for tournaments; this is its standard game
message!(17, FromThePlainGame);

// pages that quote Pagat disagree; the deal may alternate there
message!(18, DealMayAlternate);

// in one digest equal counts do not undercut
message!(19, EqualCounts);

// one digest alternates the deal
message!(20, DigestAlternates);

// only the end of the handbook could be read, and it does not say; this is the default
message!(21, NotRead);

// the source does not say who deals the next hand
message!(22, NextDealerNotSaid);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 23]; 6] = [
    [(0, 21), (43, 67), (115, 140), (190, 231), (386, 413), (582, 608), (791, 826), (998, 1035), (1188, 1225), (1378, 1412), (1548, 1627), (2113, 2126), (2126, 2163), (2380, 2432), (2638, 2702), (2986, 3078), (3514, 3576), (3846, 3940), (4414, 4475), (4802, 4844), (5090, 5120), (5324, 5408), (5826, 5873)],
    [(0, 21), (67, 91), (140, 165), (231, 269), (413, 449), (608, 645), (826, 855), (1035, 1074), (1225, 1264), (1412, 1441), (1627, 1718), (2113, 2126), (2163, 2209), (2432, 2485), (2702, 2763), (3078, 3173), (3576, 3635), (3940, 4027), (4475, 4552), (4844, 4890), (5120, 5154), (5408, 5477), (5873, 5914)],
    [(0, 21), (67, 91), (140, 165), (231, 269), (449, 481), (645, 679), (855, 892), (1035, 1074), (1225, 1264), (1412, 1441), (1718, 1810), (2113, 2126), (2209, 2256), (2432, 2485), (2702, 2763), (3078, 3173), (3576, 3635), (4027, 4112), (4475, 4552), (4890, 4934), (5154, 5186), (5477, 5550), (5914, 5966)],
    [(0, 21), (67, 91), (140, 165), (269, 307), (481, 518), (679, 713), (892, 930), (1074, 1111), (1264, 1301), (1441, 1482), (1810, 1908), (2113, 2126), (2256, 2295), (2485, 2539), (2763, 2832), (3173, 3274), (3635, 3697), (4112, 4210), (4552, 4634), (4934, 4983), (5186, 5227), (5550, 5645), (5966, 6020)],
    [(21, 43), (91, 115), (165, 190), (307, 351), (518, 553), (713, 755), (930, 961), (1111, 1148), (1301, 1338), (1482, 1514), (1908, 2015), (2113, 2126), (2295, 2337), (2539, 2595), (2832, 2910), (3274, 3401), (3697, 3776), (4210, 4312), (4634, 4720), (4983, 5037), (5227, 5276), (5645, 5735), (6020, 6070)],
    [(0, 21), (67, 91), (140, 165), (351, 386), (553, 582), (755, 791), (961, 998), (1148, 1188), (1338, 1378), (1514, 1548), (2015, 2113), (2113, 2126), (2337, 2380), (2595, 2638), (2910, 2986), (3401, 3514), (3776, 3846), (4312, 4414), (4720, 4802), (5037, 5090), (5276, 5324), (5735, 5826), (6070, 6112)],
];

const TEXT: &str = concat!(
    "The Spruce, gin rummy",
    "The Spruce, Gin Rommé",
    "The Spruce, Oklahoma gin",
    "The Spruce, Oklahoma Gin",
    "The Spruce, Oklahoma-Gin",
    "The Spruce, Hollywood gin",
    "The Spruce, Hollywood Gin",
    "The Spruce, Hollywood-Gin",
    "the Portuguese article, played for stakes",
    "o artigo português, jogado a dinheiro",
    "l'articolo portoghese, giocato a soldi",
    "der portugiesische Artikel, um Geld gespielt",
    "artykuł portugalski, gra o stawkę",
    "old Wikipedia, single match",
    "a Wikipédia antiga, uma só partida",
    "a Wikipédia antiga, um só jogo",
    "la vecchia Wikipedia, partita singola",
    "die alte Wikipedia, einzelne Partie",
    "stara Wikipedia, jedna partia",
    "old Wikipedia, multi-match",
    "a Wikipédia antiga, várias partidas",
    "a Wikipédia antiga, vários jogos",
    "la vecchia Wikipedia, più partite",
    "die alte Wikipedia, Serie mehrerer Partien",
    "stara Wikipedia, mecz z kilku partii",
    "the 2018 Wikipedia, tournament play",
    "a Wikipédia de 2018, torneio",
    "a Wikipédia de 2018, jogo em torneio",
    "la Wikipedia del 2018, gioco da torneo",
    "die Wikipedia von 2018, Turnier",
    "Wikipedia z 2018 roku, gra turniejowa",
    "Pagat (Bicycle gives the same values)",
    "Pagat (a Bicycle dá os mesmos valores)",
    "Pagat (Bicycle dà gli stessi valori)",
    "Pagat (Bicycle nennt dieselben Werte)",
    "Pagat (Bicycle podaje te same wartości)",
    "Bicycle (Pagat gives the same values)",
    "Bicycle (o Pagat dá os mesmos valores)",
    "Bicycle (Pagat dà gli stessi valori)",
    "Bicycle (Pagat nennt dieselben Werte)",
    "Bicycle (Pagat podaje te same wartości)",
    "the default of the gin-rummy crate",
    "o padrão do pacote gin-rummy",
    "le regole predefinite del crate gin-rummy",
    "die Vorgabe des Crates gin-rummy",
    "domyślne zasady pakietu gin-rummy",
    "a handbook's Hollywood gin (its undercut was not found, so the default is used)",
    "o Hollywood Gin de um manual (o undercut dele não foi encontrado, por isso vale o padrão)",
    "o Hollywood Gin de um manual (o seu undercut não foi encontrado, por isso usa-se o padrão)",
    "l'Hollywood Gin di un manuale (il suo undercut non si è trovato, perciò vale quello predefinito)",
    "das Hollywood-Gin eines Handbuchs (ein Wert für den Undercut wurde nicht gefunden, darum gilt die Vorgabe)",
    "Hollywood Gin z podręcznika (premii za podcięcie tam nie znaleziono, więc przyjęto domyślną)",
    "rummytalk.com",
    "the Gin Rummy Palace app, second-hand",
    "o aplicativo Gin Rummy Palace, de segunda mão",
    "a aplicação Gin Rummy Palace, de segunda mão",
    "l'app Gin Rummy Palace, di seconda mano",
    "die App Gin Rummy Palace, aus zweiter Hand",
    "aplikacja Gin Rummy Palace, z drugiej ręki",
    "the source does not say who deals after a drawn hand",
    "a fonte não diz quem dá depois de uma mão empatada",
    "la fonte non dice chi dà le carte dopo una mano patta",
    "die Quelle sagt nicht, wer nach einem Unentschieden gibt",
    "źródło nie mówi, kto rozdaje po remisie",
    "the source does not mention aces; by its value an ace allows one",
    "a fonte não fala dos ases; pelo seu valor, um ás permite um",
    "la fonte non parla degli assi; per il suo valore un asso permette uno",
    "die Quelle erwähnt Asse nicht; nach seinem Wert erlaubt ein Ass Klopfen mit 1",
    "źródło nie wspomina o asach; według swojej wartości as pozwala na jeden",
    "the source does not say where a shut-out player's first win is entered; rummy-games.com does",
    "a fonte não diz onde se lança a primeira vitória de quem levou capote; o rummy-games.com diz",
    "la fonte non dice dove si segna la prima vittoria di chi ha perso a cappotto; lo dice rummy-games.com",
    "die Quelle sagt nicht, wo die erste gewonnene Runde eines Spielers eingetragen wird, der Schneider ist; rummy-games.com sagt es",
    "źródło nie mówi, dokąd wpisuje się pierwszą wygraną gracza, który został z zerem; rummy-games.com mówi",
    "the source has \"additional 25\", which may mean 50 in all or 25",
    "a fonte tem \"25 adicionais\", que podem ser 50 ao todo ou 25",
    "la fonte dice \"altri 25\", che può voler dire 50 in tutto o 25",
    "in der Quelle steht „zusätzlich 25“, was insgesamt 50 oder 25 heißen kann",
    "w źródle jest „dodatkowe 25”, co może znaczyć razem 50 albo 25",
    "the page gives only the target and the best of five for tournaments; this is its standard game",
    "a página só dá a meta e o melhor de cinco para torneios; isto é do seu jogo padrão",
    "a página só dá a meta e a melhor de cinco para torneios; isto é do seu jogo comum",
    "per i tornei la pagina dà solo il traguardo e il meglio di cinque; questo è il suo gioco normale",
    "die Seite nennt für Turniere nur das Ziel und die fünf Partien; das hier ist ihr gewöhnliches Spiel",
    "strona podaje dla turniejów tylko cel i grę do trzech wygranych z pięciu; reszta to jej zwykła gra",
    "pages that quote Pagat disagree; the deal may alternate there",
    "as páginas que citam o Pagat não concordam; ali a vez de dar talvez alterne",
    "le pagine che citano Pagat non sono d'accordo; forse lì si danno le carte a turno",
    "Seiten, die Pagat zitieren, sind sich uneins; vielleicht wird dort abwechselnd gegeben",
    "strony, które cytują Pagat, różnią się; może gracze rozdają tam na zmianę",
    "in one digest equal counts do not undercut",
    "em um resumo, restos iguais não são undercut",
    "num resumo, restos iguais não são undercut",
    "in un riassunto i conti pari non sono un undercut",
    "in einer Zusammenfassung ist Gleichstand kein Undercut",
    "w jednym streszczeniu równe sumy nie są podcięciem",
    "one digest alternates the deal",
    "em um resumo, a vez de dar alterna",
    "num resumo, a vez de dar alterna",
    "in un riassunto si danno le carte a turno",
    "in einer Zusammenfassung wird abwechselnd gegeben",
    "w jednym streszczeniu gracze rozdają na zmianę",
    "only the end of the handbook could be read, and it does not say; this is the default",
    "só o fim do manual pôde ser lido, e ele não diz; este é o padrão",
    "só o fim do manual pôde ser lido, e não o diz; este é o valor padrão",
    "del manuale si è potuta leggere solo la fine, che non lo dice; questo è il valore predefinito",
    "nur das Ende des Handbuchs war zu lesen, und dort steht es nicht; das hier ist die Vorgabe",
    "dało się przeczytać tylko koniec podręcznika, a tam tego nie ma; to wartość domyślna",
    "the source does not say who deals the next hand",
    "a fonte não diz quem dá a mão seguinte",
    "a fonte não diz quem dá as cartas na mão seguinte",
    "la fonte non dice chi dà le carte nella mano seguente",
    "die Quelle sagt nicht, wer die nächste Runde gibt",
    "źródło nie mówi, kto rozdaje następny",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 23] = [(0, 40), (40, 84), (84, 129), (129, 195), (195, 243), (243, 289), (289, 347), (347, 408), (408, 469), (469, 526), (526, 643), (643, 672), (672, 733), (733, 814), (814, 911), (911, 1045), (1045, 1139), (1139, 1276), (1276, 1369), (1369, 1437), (1437, 1489), (1489, 1613), (1613, 1687)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The Spruce, gin rummy⟧⟦~~~~~~~⟧",
    "⟦The Spruce, Oklahoma gin⟧⟦~~~~~~~~⟧",
    "⟦The Spruce, Hollywood gin⟧⟦~~~~~~~~⟧",
    "⟦the Portuguese article, played for stakes⟧⟦~~~~~~~~~~~~~⟧",
    "⟦old Wikipedia, single match⟧⟦~~~~~~~~~⟧",
    "⟦old Wikipedia, multi-match⟧⟦~~~~~~~~⟧",
    "⟦the 2018 Wikipedia, tournament play⟧⟦~~~~~~~~~~~⟧",
    "⟦Pagat (Bicycle gives the same values)⟧⟦~~~~~~~~~~~~⟧",
    "⟦Bicycle (Pagat gives the same values)⟧⟦~~~~~~~~~~~~⟧",
    "⟦the default of the gin-rummy crate⟧⟦~~~~~~~~~~~⟧",
    "⟦a handbook's Hollywood gin (its undercut was not found, so the default is used)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦rummytalk.com⟧⟦~~~~⟧",
    "⟦the Gin Rummy Palace app, second-hand⟧⟦~~~~~~~~~~~~⟧",
    "⟦the source does not say who deals after a drawn hand⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not mention aces; by its value an ace allows one⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not say where a shut-out player's first win is entered; rummy-games.com does⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source has \"additional 25\", which may mean 50 in all or 25⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the page gives only the target and the best of five for tournaments; this is its standard game⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦pages that quote Pagat disagree; the deal may alternate there⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦in one digest equal counts do not undercut⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦one digest alternates the deal⟧⟦~~~~~~~~~~⟧",
    "⟦only the end of the handbook could be read, and it does not say; this is the default⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the source does not say who deals the next hand⟧⟦~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("source-standard", 0),
    ("source-oklahoma", 0),
    ("source-hollywood", 0),
    ("source-stakes", 0),
    ("source-wikipedia", 0),
    ("source-wikipedia-match", 0),
    ("source-tournament", 0),
    ("source-pagat", 0),
    ("source-bicycle", 0),
    ("source-modern", 0),
    ("source-handbook", 0),
    ("source-rummytalk", 0),
    ("source-palace", 0),
    ("draw-not-said", 0),
    ("aces-not-mentioned", 0),
    ("first-win-not-said", 0),
    ("additional-25", 0),
    ("from-the-plain-game", 0),
    ("deal-may-alternate", 0),
    ("equal-counts", 0),
    ("digest-alternates", 0),
    ("not-read", 0),
    ("next-dealer-not-said", 0),
];
