//! The messages of `l10n/*/cli-options.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut};

// The ledger: a directory with one file per series [env: GINSCORE_LEDGER]
pub(crate) struct GlobalLedger;

impl Message for GlobalLedger {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 0) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalLedger {}

// The series to use: its name, or an unambiguous part of it
pub(crate) struct GlobalSeries;

impl Message for GlobalSeries {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 1) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalSeries {}

// Print JSON
pub(crate) struct GlobalJson;

impl Message for GlobalJson {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 2) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalJson {}

// The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
pub(crate) struct GlobalLang;

impl Message for GlobalLang {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 3) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalLang {}

// When to use color
pub(crate) struct GlobalColor;

impl Message for GlobalColor {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 4) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalColor {}

// How to show cards [env: GINSCORE_CARDS]
pub(crate) struct GlobalCardLook;

impl Message for GlobalCardLook {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 5) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalCardLook {}

// Never ask questions, even at a terminal
pub(crate) struct GlobalNoInput;

impl Message for GlobalNoInput {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 6) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalNoInput {}

// Plain text for screen readers: no boxes or symbols
pub(crate) struct GlobalPlain;

impl Message for GlobalPlain {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 7) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalPlain {}

// Print errors and warnings only
pub(crate) struct GlobalQuiet;

impl Message for GlobalQuiet {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 8) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for GlobalQuiet {}

// D♦ 10♥, with the faces of a German deck
pub(crate) struct CardsBdk;

impl Message for CardsBdk {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 9) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsBdk {}

// D♦ 10♥, with the faces of a French or Portuguese deck
pub(crate) struct CardsVdr;

impl Message for CardsVdr {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 10) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsVdr {}

// D♦ 10♥, with the faces of a Polish deck
pub(crate) struct CardsWdk;

impl Message for CardsWdk {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 11) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for CardsWdk {}

// A self-contained web page
pub(crate) struct FormatHtml;

impl Message for FormatHtml {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 12) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatHtml {}

// One row per hand, for spreadsheets
pub(crate) struct FormatCsv;

impl Message for FormatCsv {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 13) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatCsv {}

// One object with everything
pub(crate) struct FormatJson;

impl Message for FormatJson {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 14) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatJson {}

// One object per hand, one per line
pub(crate) struct FormatJsonl;

impl Message for FormatJsonl {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 15) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for FormatJsonl {}

// The file, or `-` for standard input
pub(crate) struct ImportFile;

impl Message for ImportFile {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 16) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportFile {}

// Print what would be recorded, one script per series, and write nothing
pub(crate) struct ImportDryRun;

impl Message for ImportDryRun {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 17) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportDryRun {}

// Read the column with that heading as that column, or `ignore` it; may be repeated
pub(crate) struct ImportMap;

impl Message for ImportMap {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 18) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportMap {}

// The order of day and month in dates such as 11/12/2026
pub(crate) struct ImportDates;

impl Message for ImportDates {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 19) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportDates {}

// Money per point, as in `0.10`, unless the rows give it
pub(crate) struct ImportStake;

impl Message for ImportStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 20) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ImportStake {}

// Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?
pub(crate) struct AuditSeal;

impl Message for AuditSeal {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 21) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditSeal {}

// Record that manual edits to the file are intentional
pub(crate) struct AuditAccept;

impl Message for AuditAccept {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 22) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for AuditAccept {}

// Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]
pub(crate) struct RulesPreset;

impl Message for RulesPreset {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 23) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for RulesPreset {}

// Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand
pub(crate) struct ChangesOklahoma;

impl Message for ChangesOklahoma {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 24) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesOklahoma {}

// Play Hollywood: three games side by side
pub(crate) struct ChangesHollywood;

impl Message for ChangesHollywood {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 25) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesHollywood {}

// Points that win a game
pub(crate) struct ChangesTarget;

impl Message for ChangesTarget {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 26) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesTarget {}

// Bonus for gin
pub(crate) struct ChangesGinBonus;

impl Message for ChangesGinBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 27) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesGinBonus {}

// Bonus for an undercut
pub(crate) struct ChangesUndercutBonus;

impl Message for ChangesUndercutBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 28) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesUndercutBonus {}

// Value of a box
pub(crate) struct ChangesBoxValue;

impl Message for ChangesBoxValue {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 29) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesBoxValue {}

// Bonus for winning a game
pub(crate) struct ChangesGameBonus;

impl Message for ChangesGameBonus {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 30) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesGameBonus {}

// Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them
pub(crate) struct ChangesSettings;

impl Message for ChangesSettings {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 31) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for ChangesSettings {}

// The player, or the side, who deals first (the players cut, and the lowest card deals)
pub(crate) struct NewDealer;

impl Message for NewDealer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 32) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewDealer {}

// Money per point, as in `0.10`, or `none`
pub(crate) struct NewStake;

impl Message for NewStake {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 33) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewStake {}

// Name of the series [default: its start and players]
pub(crate) struct NewName;

impl Message for NewName {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 34) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewName {}

// Names of the two sides, as in `We,They` [default: their players]
pub(crate) struct NewSides;

impl Message for NewSides {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 35) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewSides {}

// Of three players in turn, the one who sits out first [default: the last]
pub(crate) struct NewOut;

impl Message for NewOut {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 36) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewOut {}

// Start with a new player's name even if it is close to one that the ledger knows
pub(crate) struct NewNewPlayer;

impl Message for NewNewPlayer {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 37) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewNewPlayer {}

// The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`
pub(crate) struct NewPlayers;

impl Message for NewPlayers {
    fn template(&self, lang: Lang) -> &'static str { text(lang, 38) }
    fn with_args<R>(&self, fill: impl FnOnce(&[Arg<'_>]) -> R) -> R { fill(&[]) }
}

impl Fixed for NewPlayers {}

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 39]; 6] = [
    [(0, 71), (428, 485), (771, 781), (843, 951), (1545, 1562), (1649, 1688), (1865, 1904), (2103, 2153), (2460, 2490), (2640, 2683), (2877, 2934), (3201, 3244), (3484, 3509), (3705, 3739), (3933, 3959), (4047, 4080), (4234, 4269), (4471, 4541), (4932, 5013), (5501, 5555), (5815, 5869), (6187, 6286), (6766, 6818), (7144, 7245), (7788, 7893), (8458, 8498), (8706, 8728), (8891, 8904), (8974, 8995), (9097, 9111), (9180, 9204), (9349, 9423), (9835, 9920), (10375, 10415), (10589, 10640), (10898, 10962), (11300, 11372), (11754, 11833), (12274, 12379)],
    [(71, 141), (485, 549), (781, 794), (951, 1065), (1562, 1579), (1688, 1732), (1904, 1942), (2153, 2215), (2490, 2517), (2683, 2731), (2934, 2997), (3244, 3293), (3509, 3542), (3739, 3773), (3959, 3977), (4080, 4112), (4269, 4309), (4541, 4616), (5013, 5104), (5555, 5601), (5869, 5940), (6286, 6375), (6818, 6891), (7245, 7342), (7893, 8001), (8498, 8541), (8728, 8757), (8904, 8917), (8995, 9013), (9111, 9129), (9204, 9233), (9423, 9500), (9920, 10006), (10415, 10460), (10640, 10690), (10962, 11025), (11372, 11452), (11833, 11923), (12379, 12491)],
    [(141, 211), (549, 605), (794, 806), (1065, 1186), (1562, 1579), (1688, 1732), (1942, 1979), (2215, 2279), (2517, 2543), (2683, 2731), (2934, 2997), (3293, 3340), (3542, 3584), (3773, 3816), (3959, 3977), (4080, 4112), (4309, 4350), (4616, 4687), (5104, 5193), (5601, 5650), (5940, 6001), (6375, 6464), (6891, 6963), (7342, 7452), (8001, 8111), (8541, 8583), (8757, 8782), (8917, 8930), (9013, 9031), (9111, 9129), (9233, 9260), (9500, 9579), (10006, 10091), (10415, 10460), (10690, 10745), (11025, 11098), (11452, 11532), (11923, 12014), (12491, 12598)],
    [(211, 284), (605, 670), (806, 817), (1186, 1310), (1579, 1600), (1732, 1776), (1979, 2022), (2279, 2344), (2543, 2570), (2731, 2776), (2997, 3056), (3340, 3385), (3584, 3623), (3816, 3857), (3977, 4002), (4112, 4145), (4350, 4386), (4687, 4770), (5193, 5296), (5650, 5699), (6001, 6060), (6464, 6575), (6963, 7021), (7452, 7565), (8111, 8253), (8583, 8627), (8782, 8816), (8930, 8946), (9031, 9052), (9129, 9150), (9260, 9291), (9579, 9660), (10091, 10194), (10460, 10500), (10745, 10797), (11098, 11171), (11532, 11606), (12014, 12105), (12598, 12705)],
    [(284, 362), (670, 722), (817, 830), (1310, 1426), (1600, 1626), (1776, 1823), (2022, 2064), (2344, 2404), (2570, 2603), (2776, 2835), (3056, 3141), (3385, 3445), (3623, 3675), (3857, 3891), (4002, 4022), (4145, 4180), (4386, 4430), (4770, 4843), (5296, 5397), (5699, 5756), (6060, 6121), (6575, 6674), (7021, 7093), (7565, 7682), (8253, 8367), (8627, 8672), (8816, 8858), (8946, 8960), (9052, 9077), (9150, 9164), (9291, 9323), (9660, 9739), (10194, 10282), (10500, 10541), (10797, 10850), (11171, 11236), (11606, 11677), (12105, 12186), (12705, 12812)],
    [(362, 428), (722, 771), (830, 843), (1426, 1545), (1626, 1649), (1823, 1865), (2064, 2103), (2404, 2460), (2603, 2640), (2835, 2877), (3141, 3201), (3445, 3484), (3675, 3705), (3891, 3933), (4022, 4047), (4180, 4234), (4430, 4471), (4843, 4932), (5397, 5501), (5756, 5815), (6121, 6187), (6674, 6766), (7093, 7144), (7682, 7788), (8367, 8458), (8672, 8706), (8858, 8891), (8960, 8974), (9077, 9097), (9164, 9180), (9323, 9349), (9739, 9835), (10282, 10375), (10541, 10589), (10850, 10898), (11236, 11300), (11677, 11754), (12186, 12274), (12812, 12915)],
];

const TEXT: &str = concat!(
    "The ledger: a directory with one file per series [env: GINSCORE_LEDGER]",
    "O registro: uma pasta com um arquivo por série [env: GINSCORE_LEDGER]",
    "O registo: uma pasta com um ficheiro por série [env: GINSCORE_LEDGER]",
    "Il registro: una cartella con un file per incontro [env: GINSCORE_LEDGER]",
    "Das Spielbuch: ein Verzeichnis mit einer Datei je Serie [env: GINSCORE_LEDGER]",
    "Księga: katalog z jednym plikiem na serię [env: GINSCORE_LEDGER]",
    "The series to use: its name, or an unambiguous part of it",
    "A série a usar: o seu nome, ou uma parte que não deixe dúvida",
    "A série a usar: o seu nome, ou uma parte que a distinga",
    "L'incontro da usare: il suo nome, o una parte che non sia ambigua",
    "Die Serie: ihr Name, oder ein eindeutiger Teil davon",
    "Seria: jej nazwa albo jednoznaczna część nazwy",
    "Print JSON",
    "Imprimir JSON",
    "Escreve JSON",
    "Stampa JSON",
    "JSON ausgeben",
    "Wypisuje JSON",
    "The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]",
    "O idioma, pelo seu código, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [padrão: o do sistema]",
    "A língua, pela sua etiqueta, como em `en`; o JSON é sempre em inglês [env: GINSCORE_LANG] [por omissão: a do sistema]",
    "La lingua, con il suo codice, come in `en`; JSON è sempre in inglese [env: GINSCORE_LANG] [predefinito: quella del sistema]",
    "Die Sprache, mit ihrem Kürzel, wie in `en`; JSON ist immer englisch [env: GINSCORE_LANG] [Vorgabe: die des Systems]",
    "Język, jego skrót, na przykład `en`; JSON jest zawsze po angielsku [env: GINSCORE_LANG] [domyślnie: język systemu]",
    "When to use color",
    "Quando usar cores",
    "Quando usare i colori",
    "Wann Farben benutzt werden",
    "Kiedy używać kolorów",
    "How to show cards [env: GINSCORE_CARDS]",
    "Como mostrar as cartas [env: GINSCORE_CARDS]",
    "Come mostrare le carte [env: GINSCORE_CARDS]",
    "Wie Karten gezeigt werden [env: GINSCORE_CARDS]",
    "Jak pokazywać karty [env: GINSCORE_CARDS]",
    "Never ask questions, even at a terminal",
    "Nunca fazer perguntas, nem no terminal",
    "Nunca faz perguntas, nem num terminal",
    "Non fa mai domande, neanche su un terminale",
    "Nie Fragen stellen, auch nicht am Terminal",
    "Nigdy o nic nie pyta, nawet w terminalu",
    "Plain text for screen readers: no boxes or symbols",
    "Texto simples para leitores de tela: sem quadros nem símbolos",
    "Texto simples para leitores de ecrã: sem molduras nem símbolos",
    "Testo semplice per i lettori di schermo: senza riquadri e simboli",
    "Einfacher Text für Bildschirmleser: ohne Rahmen und Symbole",
    "Zwykły tekst dla czytników ekranu: bez ramek i symboli",
    "Print errors and warnings only",
    "Imprimir só erros e avisos",
    "Escreve só erros e avisos",
    "Stampa solo errori e avvisi",
    "Nur Fehler und Warnungen ausgeben",
    "Wypisuje tylko błędy i ostrzeżenia",
    "D♦ 10♥, with the faces of a German deck",
    "D♦ 10♥, com as figuras de um baralho alemão",
    "D♦ 10♥, con le figure di un mazzo tedesco",
    "D♦ 10♥, mit den Bildkarten eines deutschen Kartenspiels",
    "D♦ 10♥, z figurami z talii niemieckiej",
    "D♦ 10♥, with the faces of a French or Portuguese deck",
    "D♦ 10♥, com as figuras de um baralho francês ou português",
    "D♦ 10♥, con le figure di un mazzo francese o portoghese",
    "D♦ 10♥, mit den Bildkarten eines französischen oder portugiesischen Kartenspiels",
    "D♦ 10♥, z figurami z talii francuskiej lub portugalskiej",
    "D♦ 10♥, with the faces of a Polish deck",
    "D♦ 10♥, com as figuras de um baralho polonês",
    "D♦ 10♥, com as figuras de um baralho polaco",
    "D♦ 10♥, con le figure di un mazzo polacco",
    "D♦ 10♥, mit den Bildkarten eines polnischen Kartenspiels",
    "D♦ 10♥, z figurami z talii polskiej",
    "A self-contained web page",
    "Uma página da web completa em si",
    "Uma página Web completa, num só ficheiro",
    "Una pagina web completa in un solo file",
    "Eine Webseite, die für sich allein vollständig ist",
    "Samodzielna strona internetowa",
    "One row per hand, for spreadsheets",
    "Uma linha por mão, para planilhas",
    "Uma linha por mão, para folhas de cálculo",
    "Una riga per mano, per i fogli di calcolo",
    "Eine Zeile je Runde, für Tabellen",
    "Po jednym wierszu na rozdanie, dla arkuszy",
    "One object with everything",
    "Um objeto com tudo",
    "Un solo oggetto con tutto",
    "Ein Objekt mit allem",
    "Jeden obiekt ze wszystkim",
    "One object per hand, one per line",
    "Um objeto por mão, um por linha",
    "Un oggetto per mano, uno per riga",
    "Ein Objekt je Runde, eines je Zeile",
    "Po jednym obiekcie na rozdanie, każdy w swoim wierszu",
    "The file, or `-` for standard input",
    "O arquivo, ou `-` para a entrada padrão",
    "O ficheiro, ou `-` para a entrada padrão",
    "Il file, o `-` per lo standard input",
    "Die Datei, oder `-` für die Standardeingabe",
    "Plik albo `-`, czyli standardowe wejście",
    "Print what would be recorded, one script per series, and write nothing",
    "Imprimir o que seria registrado, um script por série, e não escrever nada",
    "Mostra o que seria registado, um script por série, e não escreve nada",
    "Stampa quello che verrebbe registrato, uno script per incontro, e non scrive niente",
    "Zeigen, was eingetragen würde, ein Skript je Serie, und nichts schreiben",
    "Wypisuje to, co zostałoby zapisane, po jednym skrypcie na serię, i niczego nie zapisuje",
    "Read the column with that heading as that column, or `ignore` it; may be repeated",
    "Ler a coluna com esse título como essa coluna, ou ignorá-la (`ignore`); pode ser repetido",
    "Lê a coluna com esse título como essa coluna, ou ignora-a com `ignore`; pode repetir-se",
    "Legge la colonna con quell'intestazione come quella colonna, o la ignora con `ignore`; si può ripetere",
    "Die Spalte mit dieser Überschrift als jene Spalte lesen, oder übergehen mit `ignore`; auch mehrmals",
    "Czyta kolumnę z tym nagłówkiem jako tę kolumnę albo ją pomija (`ignore`); można podać kilka razy",
    "The order of day and month in dates such as 11/12/2026",
    "A ordem de dia e mês em datas como 11/12/2026",
    "A ordem do dia e do mês em datas como 11/12/2026",
    "L'ordine di giorno e mese in date come 11/12/2026",
    "Die Reihenfolge von Tag und Monat in Daten wie 11/12/2026",
    "Kolejność dnia i miesiąca w datach takich jak 11/12/2026",
    "Money per point, as in `0.10`, unless the rows give it",
    "Dinheiro por ponto, como em `0.10`, a não ser que as linhas o indiquem",
    "Dinheiro por ponto, como em `0.10`, se as linhas não o derem",
    "Denaro a punto, come in `0.10`, se le righe non lo indicano",
    "Geld je Punkt, wie in `0.10`, wenn die Zeilen es nicht nennen",
    "Kwota za punkt, na przykład `0.10`, jeśli nie ma jej w wierszach",
    "Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged?",
    "Conferir um selo que alguém anotou: é deste registro, e tudo até ele está inalterado?",
    "Verifica um selo que alguém anotou: é deste registo, e tudo até ele está por alterar?",
    "Controlla un sigillo che qualcuno si è annotato: è di questo registro, e tutto fino a quel punto è immutato?",
    "Ein notiertes Siegel prüfen: Stammt es aus diesem Spielbuch, und ist bis dahin alles unverändert?",
    "Sprawdza zanotowaną pieczęć: czy jest z tej księgi i czy wszystko do niej jest bez zmian",
    "Record that manual edits to the file are intentional",
    "Registrar que as alterações feitas à mão no arquivo são intencionais",
    "Regista que as alterações feitas à mão no ficheiro são intencionais",
    "Registra che le modifiche fatte a mano al file sono volute",
    "Festhalten, dass von Hand gemachte Änderungen an der Datei gewollt sind",
    "Zapisuje, że ręczne zmiany w pliku są zamierzone",
    "Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`]",
    "Regras de partida, como `ginscore rules list` as mostra [padrão: as de `ginscore rules default`]",
    "As regras de que se parte, como `ginscore rules list` as mostra [por omissão: as de `ginscore rules default`]",
    "Le regole da cui si parte, come le mostra `ginscore rules list` [predefinito: quelle di `ginscore rules default`]",
    "Die Regeln, von denen auszugehen ist, wie `ginscore rules list` sie zeigt [Vorgabe: die von `ginscore rules default`]",
    "Zasady na początek, tak jak pokazuje je `ginscore rules list` [domyślnie: te z `ginscore rules default`]",
    "Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand",
    "Jogar Oklahoma: o valor da carta do limite limita a batida, com um ás só vale gin, e espadas dobram a mão",
    "Joga-se Oklahoma: o valor da carta do limite limita a batida, com um ás só vale gin, e espadas dobram a mão",
    "Si gioca a Oklahoma: il limite per bussare è il valore della carta del limite, con un asso vale solo il gin, e con picche la mano vale doppio",
    "Oklahoma spielen: Der Wert der Klopfkarte begrenzt das Klopfen, ein Ass verlangt Gin, und Pik verdoppelt die Runde",
    "Oklahoma: wartość karty pukania ogranicza pukanie, as wymaga gina, a pik podwaja rozdanie",
    "Play Hollywood: three games side by side",
    "Jogar Hollywood: três partidas lado a lado",
    "Joga-se Hollywood: três jogos lado a lado",
    "Si gioca a Hollywood: tre partite affiancate",
    "Hollywood spielen: drei Partien nebeneinander",
    "Hollywood: trzy partie obok siebie",
    "Points that win a game",
    "Pontos que ganham uma partida",
    "Pontos que ganham um jogo",
    "Punti con cui si vince una partita",
    "Punkte, mit denen eine Partie gewonnen ist",
    "Punkty, które wygrywają partię",
    "Bonus for gin",
    "Bônus do gin",
    "Bónus do gin",
    "Bonus per il gin",
    "Bonus für Gin",
    "Premia za gina",
    "Bonus for an undercut",
    "Bônus do undercut",
    "Bónus do undercut",
    "Bonus per un undercut",
    "Bonus für einen Undercut",
    "Premia za podcięcie",
    "Value of a box",
    "Valor de uma caixa",
    "Valore di una casella",
    "Wert einer Box",
    "Wartość kratki",
    "Bonus for winning a game",
    "Bônus por ganhar uma partida",
    "Bónus da vitória num jogo",
    "Bonus per chi vince una partita",
    "Bonus für eine gewonnene Partie",
    "Premia za wygraną partię",
    "Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them",
    "Mudar uma regra, como em `--set gin_bonus=20`; `ginscore rules show` as lista",
    "Define uma regra, como em `--set gin_bonus=20`; `ginscore rules show` mostra-as",
    "Imposta una regola, come in `--set gin_bonus=20`; `ginscore rules show` le elenca",
    "Eine Regel setzen, wie in `--set gin_bonus=20`; `ginscore rules show` zeigt sie",
    "Ustawia jedną zasadę, na przykład `--set gin_bonus=20`; zasady pokazuje `ginscore rules show`",
    "The player, or the side, who deals first (the players cut, and the lowest card deals)",
    "O jogador, ou o lado, que dá primeiro (os jogadores cortam, e dá a carta mais baixa)",
    "O jogador, ou o lado, que dá primeiro (corta-se o baralho, e dá a carta mais baixa)",
    "Il giocatore, o la squadra, che dà le carte per primo (si taglia, e le dà chi ha la carta più bassa)",
    "Der Spieler oder die Seite, die zuerst gibt (man hebt ab, und die niedrigste Karte gibt)",
    "Gracz lub strona, która rozdaje najpierw (przekłada się talię i rozdaje najniższa karta)",
    "Money per point, as in `0.10`, or `none`",
    "Dinheiro por ponto, como em `0.10`, ou `none`",
    "Denaro a punto, come in `0.10`, o `none`",
    "Geld je Punkt, wie in `0.10`, oder `none`",
    "Kwota za punkt, na przykład `0.10`, albo `none`",
    "Name of the series [default: its start and players]",
    "Nome da série [padrão: o início e os jogadores]",
    "Nome da série [por omissão: o início e os jogadores]",
    "Nome dell'incontro [predefinito: inizio e giocatori]",
    "Name der Serie [Vorgabe: ihr Beginn und ihre Spieler]",
    "Nazwa serii [domyślnie: jej początek i gracze]",
    "Names of the two sides, as in `We,They` [default: their players]",
    "Nomes dos dois lados, como em `We,They` [padrão: os jogadores]",
    "Nomes dos dois lados, como em `We,They` [por omissão: os seus jogadores]",
    "Nomi delle due squadre, come in `We,They` [predefinito: i loro giocatori]",
    "Namen der beiden Seiten, wie in `We,They` [Vorgabe: ihre Spieler]",
    "Nazwy obu stron, na przykład `We,They` [domyślnie: ich gracze]",
    "Of three players in turn, the one who sits out first [default: the last]",
    "De três jogadores em rodízio, o que fica de fora primeiro [padrão: o último]",
    "De três jogadores à vez, o que fica de fora primeiro [por omissão: o último]",
    "Di tre giocatori a turno, chi sta fuori all'inizio [predefinito: l'ultimo]",
    "Von drei Spielern reihum der, der zuerst aussetzt [Vorgabe: der letzte]",
    "Z trzech graczy na zmianę ten, który najpierw pauzuje [domyślnie: ostatni]",
    "Start with a new player's name even if it is close to one that the ledger knows",
    "Começar com o nome de um jogador novo, mesmo que se pareça com um que o registro conhece",
    "Começa com o nome de um novo jogador, mesmo que seja parecido com um que o registo conhece",
    "Comincia con il nome di un nuovo giocatore, anche se somiglia a uno che il registro conosce",
    "Mit dem Namen eines neuen Spielers beginnen, auch wenn er einem bekannten ähnelt",
    "Zaczyna z imieniem nowego gracza, nawet jeśli jest podobne do imienia znanego z księgi",
    "The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid`",
    "Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três em rodízio `Ann Bob Cid`",
    "Os jogadores: `Ann Bob`; lados `Ann Cid v Bob Dan`; um capitão `Ann v Bob Cid`; três à vez `Ann Bob Cid`",
    "I giocatori: `Ann Bob`; squadre `Ann Cid v Bob Dan`; un capitano `Ann v Bob Cid`; tre a turno `Ann Bob Cid`",
    "Die Spieler: `Ann Bob`; Seiten `Ann Cid v Bob Dan`; ein Kapitän `Ann v Bob Cid`; drei reihum `Ann Bob Cid`",
    "Gracze: `Ann Bob`; strony `Ann Cid v Bob Dan`; kapitan `Ann v Bob Cid`; trzech na zmianę `Ann Bob Cid`",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 39] = [(0, 101), (101, 184), (184, 204), (204, 355), (355, 384), (384, 443), (443, 502), (502, 575), (575, 622), (622, 686), (686, 769), (769, 833), (833, 873), (873, 925), (925, 966), (966, 1017), (1017, 1070), (1070, 1170), (1170, 1285), (1285, 1364), (1364, 1443), (1443, 1582), (1582, 1658), (1658, 1799), (1799, 1946), (1946, 2006), (2006, 2042), (2042, 2066), (2066, 2101), (2101, 2126), (2126, 2165), (2165, 2270), (2270, 2390), (2390, 2450), (2450, 2525), (2525, 2617), (2617, 2720), (2720, 2832), (2832, 2979)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The ledger: a directory with one file per series [env: GINSCORE_LEDGER] ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The series to use: its name, or an unambiguous part of it ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Print JSON ~~~⟧",
    "⟦The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's] ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦When to use color ~~~~~⟧",
    "⟦How to show cards [env: GINSCORE_CARDS] ~~~~~~~~~~~~~⟧",
    "⟦Never ask questions, even at a terminal ~~~~~~~~~~~~~⟧",
    "⟦Plain text for screen readers: no boxes or symbols ~~~~~~~~~~~~~~~~⟧",
    "⟦Print errors and warnings only ~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a German deck ~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a French or Portuguese deck ~~~~~~~~~~~~~~~~~~~⟧",
    "⟦D♦ 10♥, with the faces of a Polish deck ~~~~~~~~~~~~~~⟧",
    "⟦A self-contained web page ~~~~~~~~⟧",
    "⟦One row per hand, for spreadsheets ~~~~~~~~~~~⟧",
    "⟦One object with everything ~~~~~~~~⟧",
    "⟦One object per hand, one per line ~~~~~~~~~~~⟧",
    "⟦The file, or `-` for standard input ~~~~~~~~~~~⟧",
    "⟦Print what would be recorded, one script per series, and write nothing ~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Read the column with that heading as that column, or `ignore` it; may be repeated ~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The order of day and month in dates such as 11/12/2026 ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, unless the rows give it ~~~~~~~~~~~~~~~~~~⟧",
    "⟦Check a seal that someone wrote down: is it from this ledger, and is everything up to it unchanged? ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Record that manual edits to the file are intentional ~~~~~~~~~~~~~~~~~⟧",
    "⟦Rules to start from, as `ginscore rules list` shows them [default: those of `ginscore rules default`] ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Oklahoma: the knock card's value limits the knock, an ace requires gin, and a spade doubles the hand ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Play Hollywood: three games side by side ~~~~~~~~~~~~~⟧",
    "⟦Points that win a game ~~~~~~~⟧",
    "⟦Bonus for gin ~~~~⟧",
    "⟦Bonus for an undercut ~~~~~~~⟧",
    "⟦Value of a box ~~~~⟧",
    "⟦Bonus for winning a game ~~~~~~~~⟧",
    "⟦Set one rule, as in `--set gin_bonus=20`; `ginscore rules show` lists them ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The player, or the side, who deals first (the players cut, and the lowest card deals) ~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Money per point, as in `0.10`, or `none` ~~~~~~~~~~~~~⟧",
    "⟦Name of the series [default: its start and players] ~~~~~~~~~~~~~~~~~⟧",
    "⟦Names of the two sides, as in `We,They` [default: their players] ~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Of three players in turn, the one who sits out first [default: the last] ~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Start with a new player's name even if it is close to one that the ledger knows ~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The players: `Ann Bob`; sides `Ann Cid v Bob Dan`; a captain `Ann v Bob Cid`; three in turn `Ann Bob Cid` ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("global-ledger", 0),
    ("global-series", 0),
    ("global-json", 0),
    ("global-lang", 0),
    ("global-color", 0),
    ("global-card-look", 0),
    ("global-no-input", 0),
    ("global-plain", 0),
    ("global-quiet", 0),
    ("cards-bdk", 0),
    ("cards-vdr", 0),
    ("cards-wdk", 0),
    ("format-html", 0),
    ("format-csv", 0),
    ("format-json", 0),
    ("format-jsonl", 0),
    ("import-file", 0),
    ("import-dry-run", 0),
    ("import-map", 0),
    ("import-dates", 0),
    ("import-stake", 0),
    ("audit-seal", 0),
    ("audit-accept", 0),
    ("rules-preset", 0),
    ("changes-oklahoma", 0),
    ("changes-hollywood", 0),
    ("changes-target", 0),
    ("changes-gin-bonus", 0),
    ("changes-undercut-bonus", 0),
    ("changes-box-value", 0),
    ("changes-game-bonus", 0),
    ("changes-settings", 0),
    ("new-dealer", 0),
    ("new-stake", 0),
    ("new-name", 0),
    ("new-sides", 0),
    ("new-out", 0),
    ("new-new-player", 0),
    ("new-players", 0),
];
