//! The messages of `l10n/*/saved-rules.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// { $name } is the default of this ledger
message!(0, IsDefault { name: Value });

// choose another one first, as in `ginscore rules default standard`
message!(1, IsDefaultHint);

// the rules that were to be saved would not read back the same
message!(2, WouldNotReadBack);

// nothing has been saved; this is a fault of ginscore, please report it
message!(3, WouldNotReadBackHint);

// other rules are saved as { $name } already
message!(4, Exists { name: Value });

// they are: { $rules }
message!(5, TheyAre { rules: Value });

// choose another name, or add `--replace`
message!(6, ExistsHint);

// the default rules of this ledger are { $name }, which are not saved in it
message!(7, DefaultUnknown { name: Value });

// choose other ones with `ginscore rules default NAME`, or add `--rules NAME`
message!(8, DefaultUnknownHint);

// { $name } is a preset of ginscore and cannot be deleted
message!(9, IsBuiltIn { name: Value });

// `ginscore rules list` shows the rules that were saved
message!(10, IsBuiltInHint);

// { $name } is not a name for house rules: it is empty
message!(11, NameEmpty { name: Value });

// { $name } is not a name for house rules: it contains { $hidden }
message!(12, NameHidden { name: Value, hidden: Value });

// { $name } is not a name for house rules: it must not contain { $sign }
message!(13, NameSign { name: Value, sign: Value });

// { $name } is not a name for house rules: it must start with a letter
message!(14, NameStart { name: Value });

// { $name } is not a name for house rules: it is longer than { $most } bytes
message!(15, NameTooLong { name: Value, most: Count });

// { $name } is not a name for house rules: Windows reserves it for a device
message!(16, NameDevice { name: Value });

// { $name } is not a name for house rules: { $preset } is a preset of ginscore
message!(17, NameBuiltIn { name: Value, preset: Value });

// { $name } is not a name for house rules: it is the word for the rules of new series
message!(18, NameDefault { name: Value });

// { $name } is not a name for house rules: it is a word of the rulebook
message!(19, NameTopic { name: Value });

// choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`
message!(20, NameHint);

// the note contains { $hidden }
message!(21, NoteHidden { hidden: Value });

// the note has { $count } characters, and the limit is { $most }
message!(22, NoteTooLong { count: Count, most: Count });

// write a shorter note that can be read
message!(23, NoteHint);

// { $rules } ({ $note })
message!(24, WithNote { rules: Value, note: Value });

// saved in this ledger, based on { $base }
message!(25, SavedHere { base: Value });

// saved in this ledger, based on { $base }; { $note }
message!(26, SavedHereWithNote { base: Value, note: Value });

// Saved { $name }: { $rules }.
message!(27, Saved { name: Value, rules: Value });

// It was: { $rules }.
message!(28, ItWas { rules: Value });

// Play by these rules with { $option }, or in every new series after { $command }.
message!(29, PlayByThese { option: Value, command: Value });

// These rules are saved as { $name } already.
message!(30, AlreadySaved { name: Value });

// Deleted { $name }. Series that were played by these rules keep them.
message!(31, Deleted { name: Value });

// New series have the standard rules.
message!(32, DefaultIsStandard);

// New series in this ledger have the { $preset } rules.
message!(33, DefaultIs { preset: Value });

// the ledger has a file { $file } for house rules, but it is not used: its name cannot be typed
message!(34, FileNotUsed { file: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 35]; 6] = [
    [(0, 32), (229, 294), (555, 615), (948, 1017), (1387, 1422), (1630, 1642), (1676, 1715), (1900, 1966), (2325, 2400), (2704, 2752), (2987, 3040), (3297, 3342), (3544, 3592), (3793, 3849), (4096, 4157), (4517, 4577), (4866, 4932), (5325, 5385), (5671, 5747), (6070, 6132), (6405, 6498), (6997, 7017), (7094, 7141), (7350, 7387), (7574, 7581), (7581, 7614), (7807, 7844), (8057, 8070), (8175, 8186), (8232, 8293), (8654, 8690), (8899, 8960), (9293, 9328), (9497, 9541), (9799, 9885)],
    [(32, 72), (294, 357), (615, 684), (1017, 1092), (1422, 1458), (1642, 1650), (1715, 1760), (1966, 2035), (2400, 2478), (2752, 2812), (3040, 3095), (3342, 3396), (3592, 3645), (3849, 3911), (4157, 4229), (4577, 4640), (4932, 5014), (5385, 5464), (5747, 5835), (6132, 6208), (6498, 6595), (7017, 7034), (7141, 7183), (7387, 7431), (7574, 7581), (7614, 7651), (7844, 7885), (8070, 8091), (8186, 8201), (8293, 8369), (8690, 8729), (8960, 9019), (9328, 9368), (9541, 9591), (9885, 9985)],
    [(72, 111), (294, 357), (684, 757), (1092, 1174), (1458, 1497), (1642, 1650), (1715, 1760), (2035, 2106), (2400, 2478), (2752, 2812), (3095, 3153), (3342, 3396), (3592, 3645), (3849, 3911), (4229, 4301), (4577, 4640), (5014, 5096), (5385, 5464), (5747, 5835), (6132, 6208), (6595, 6692), (7017, 7034), (7141, 7183), (7387, 7431), (7574, 7581), (7651, 7690), (7885, 7928), (8091, 8115), (8186, 8201), (8369, 8450), (8729, 8771), (9019, 9079), (9328, 9368), (9591, 9640), (9985, 10088)],
    [(111, 159), (357, 420), (757, 811), (1174, 1249), (1497, 1544), (1650, 1658), (1760, 1804), (2106, 2180), (2478, 2553), (2812, 2863), (3153, 3199), (3396, 3445), (3645, 3697), (3911, 3973), (4301, 4373), (4640, 4705), (5096, 5172), (5464, 5532), (5835, 5921), (6208, 6278), (6692, 6789), (7034, 7053), (7183, 7245), (7431, 7469), (7574, 7581), (7690, 7730), (7928, 7972), (8115, 8140), (8201, 8211), (8450, 8518), (8771, 8820), (9079, 9156), (9368, 9410), (9640, 9695), (10088, 10189)],
    [(159, 195), (420, 486), (811, 899), (1249, 1322), (1544, 1587), (1658, 1670), (1804, 1857), (2180, 2262), (2553, 2630), (2863, 2934), (3199, 3251), (3445, 3496), (3697, 3751), (3973, 4038), (4373, 4450), (4705, 4772), (5172, 5250), (5532, 5611), (5921, 6001), (6278, 6348), (6789, 6903), (7053, 7078), (7245, 7290), (7469, 7525), (7574, 7581), (7730, 7770), (7972, 8016), (8140, 8159), (8211, 8222), (8518, 8590), (8820, 8863), (9156, 9231), (9410, 9448), (9695, 9747), (10189, 10302)],
    [(195, 229), (486, 555), (899, 948), (1322, 1387), (1587, 1630), (1670, 1676), (1857, 1900), (2262, 2325), (2630, 2704), (2934, 2987), (3251, 3297), (3496, 3544), (3751, 3793), (4038, 4096), (4450, 4517), (4772, 4866), (5250, 5325), (5611, 5671), (6001, 6070), (6348, 6405), (6903, 6997), (7078, 7094), (7290, 7350), (7525, 7574), (7574, 7581), (7770, 7807), (8016, 8057), (8159, 8175), (8222, 8232), (8590, 8654), (8863, 8899), (9231, 9293), (9448, 9497), (9747, 9799), (10302, 10398)],
];

const TEXT: &str = concat!(
    "\u{1}A is the default of this ledger",
    "\u{1}A são as regras padrão deste registro",
    "\u{1}A são as regras padrão deste registo",
    "\u{1}A sono le regole predefinite di questo registro",
    "\u{1}A ist die Vorgabe dieses Spielbuchs",
    "\u{1}A to domyślne zasady tej księgi",
    "choose another one first, as in `ginscore rules default standard`",
    "escolha antes outras, como em `ginscore rules default standard`",
    "scegline prima altre, come in `ginscore rules default standard`",
    "erst eine andere wählen, wie in `ginscore rules default standard`",
    "najpierw wybierz inne, na przykład `ginscore rules default standard`",
    "the rules that were to be saved would not read back the same",
    "as regras que seriam salvas não seriam lidas de volta da mesma forma",
    "as regras que iam ser guardadas não voltariam a ser lidas da mesma forma",
    "le regole da salvare, rilette, non sarebbero le stesse",
    "die Regeln, die gespeichert werden sollten, ließen sich nicht unverändert zurücklesen",
    "zapisywane zasady dałyby przy odczycie co innego",
    "nothing has been saved; this is a fault of ginscore, please report it",
    "nada foi salvo; isto é um defeito do ginscore; por favor, avise os autores",
    "nada foi guardado; isto é um erro do ginscore; comunique-o aos autores, por favor",
    "non è stato salvato niente; è un errore di ginscore, per favore segnalalo",
    "es wurde nichts gespeichert; das ist ein Fehler in ginscore, bitte melden",
    "niczego nie zapisano; to błąd w ginscore, prosimy o zgłoszenie",
    "other rules are saved as \u{1}A already",
    "já há outras regras salvas como \u{1}A",
    "já há outras regras guardadas como \u{1}A",
    "sotto il nome \u{1}A sono già salvate altre regole",
    "als \u{1}A sind schon andere Regeln gespeichert",
    "pod nazwą \u{1}A są już zapisane inne zasady",
    "they are: \u{1}A",
    "são: \u{1}A",
    "sono: \u{1}A",
    "sie sind: \u{1}A",
    "to: \u{1}A",
    "choose another name, or add `--replace`",
    "escolha outro nome, ou acrescente `--replace`",
    "scegli un altro nome, o aggiungi `--replace`",
    "einen anderen Namen wählen, oder `--replace` angeben",
    "wybierz inną nazwę albo dodaj `--replace`",
    "the default rules of this ledger are \u{1}A, which are not saved in it",
    "as regras padrão deste registro são \u{1}A, que não estão salvas nele",
    "as regras padrão deste registo são \u{1}A, que não estão guardadas nele",
    "le regole predefinite di questo registro sono \u{1}A, che qui non sono salvate",
    "die Vorgabe dieses Spielbuchs sind die Regeln \u{1}A, die darin nicht gespeichert sind",
    "domyślne zasady tej księgi to \u{1}A, ale nie są w niej zapisane",
    "choose other ones with `ginscore rules default NAME`, or add `--rules NAME`",
    "escolha outras com `ginscore rules default NAME`, ou acrescente `--rules NAME`",
    "scegline altre con `ginscore rules default NAME`, o aggiungi `--rules NAME`",
    "mit `ginscore rules default NAME` andere wählen, oder `--rules NAME` angeben",
    "wybierz inne przez `ginscore rules default NAME` albo dodaj `--rules NAME`",
    "\u{1}A is a preset of ginscore and cannot be deleted",
    "\u{1}A é uma predefinição do ginscore e não pode ser apagada",
    "\u{1}A è un preset di ginscore e non si può eliminare",
    "\u{1}A ist eine Voreinstellung von ginscore und kann nicht gelöscht werden",
    "\u{1}A to wbudowany zestaw zasad i nie można go usunąć",
    "`ginscore rules list` shows the rules that were saved",
    "`ginscore rules list` mostra as regras que foram salvas",
    "`ginscore rules list` mostra as regras que foram guardadas",
    "`ginscore rules list` mostra le regole salvate",
    "`ginscore rules list` zeigt die gespeicherten Regeln",
    "`ginscore rules list` pokazuje zapisane zasady",
    "\u{1}A is not a name for house rules: it is empty",
    "\u{1}A não serve de nome para regras da casa: está vazio",
    "\u{1}A non è un nome per regole della casa: è vuoto",
    "\u{1}A geht nicht als Name für Hausregeln: Er ist leer",
    "\u{1}A nie może być nazwą zasad: nazwa jest pusta",
    "\u{1}A is not a name for house rules: it contains \u{1}B",
    "\u{1}A não serve de nome para regras da casa: contém \u{1}B",
    "\u{1}A non è un nome per regole della casa: contiene \u{1}B",
    "\u{1}A geht nicht als Name für Hausregeln: Er enthält \u{1}B",
    "\u{1}A nie może być nazwą zasad: zawiera \u{1}B",
    "\u{1}A is not a name for house rules: it must not contain \u{1}B",
    "\u{1}A não serve de nome para regras da casa: não pode conter \u{1}B",
    "\u{1}A non è un nome per regole della casa: non deve contenere \u{1}B",
    "\u{1}A geht nicht als Name für Hausregeln: Er darf kein \u{1}B enthalten",
    "\u{1}A nie może być nazwą zasad: nie wolno w niej użyć \u{1}B",
    "\u{1}A is not a name for house rules: it must start with a letter",
    "\u{1}A não serve de nome para regras da casa: tem de começar com uma letra",
    "\u{1}A não serve de nome para regras da casa: tem de começar por uma letra",
    "\u{1}A non è un nome per regole della casa: deve cominciare con una lettera",
    "\u{1}A geht nicht als Name für Hausregeln: Er muss mit einem Buchstaben beginnen",
    "\u{1}A nie może być nazwą zasad: nazwa musi zaczynać się od litery",
    "\u{1}A is not a name for house rules: it is longer than \u{1}B bytes",
    "\u{1}A não serve de nome para regras da casa: tem mais de \u{1}B bytes",
    "\u{1}A non è un nome per regole della casa: è più lungo di \u{1}B byte",
    "\u{1}A geht nicht als Name für Hausregeln: Er ist länger als \u{1}B Bytes",
    "\u{1}A nie może być nazwą zasad: nazwa jest dłuższa niż \u{3}B\u{4}o\u{5}\u{1}B bajt\u{4}f\u{5}\u{1}B bajty\u{4}\u{5}\u{1}B bajtów\u{6}",
    "\u{1}A is not a name for house rules: Windows reserves it for a device",
    "\u{1}A não serve de nome para regras da casa: o Windows o reserva para um dispositivo",
    "\u{1}A não serve de nome para regras da casa: o Windows reserva-o para um dispositivo",
    "\u{1}A non è un nome per regole della casa: Windows lo riserva a un dispositivo",
    "\u{1}A geht nicht als Name für Hausregeln: Windows reserviert ihn für ein Gerät",
    "\u{1}A nie może być nazwą zasad: w Windows to zastrzeżona nazwa urządzenia",
    "\u{1}A is not a name for house rules: \u{1}B is a preset of ginscore",
    "\u{1}A não serve de nome para regras da casa: \u{1}B é uma predefinição do ginscore",
    "\u{1}A non è un nome per regole della casa: \u{1}B è un preset di ginscore",
    "\u{1}A geht nicht als Name für Hausregeln: \u{1}B ist eine Voreinstellung von ginscore",
    "\u{1}A nie może być nazwą zasad: \u{1}B to wbudowany zestaw zasad",
    "\u{1}A is not a name for house rules: it is the word for the rules of new series",
    "\u{1}A não serve de nome para regras da casa: é a palavra para as regras das séries novas",
    "\u{1}A non è un nome per regole della casa: è la parola per le regole dei nuovi incontri",
    "\u{1}A geht nicht als Name für Hausregeln: So heißen schon die Regeln neuer Serien",
    "\u{1}A nie może być nazwą zasad: to słowo oznacza zasady nowych serii",
    "\u{1}A is not a name for house rules: it is a word of the rulebook",
    "\u{1}A não serve de nome para regras da casa: é uma palavra do livro de regras",
    "\u{1}A non è un nome per regole della casa: è una parola del regolamento",
    "\u{1}A geht nicht als Name für Hausregeln: Es ist ein Wort des Regelbuchs",
    "\u{1}A nie może być nazwą zasad: to słowo ze zbioru zasad",
    "choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`",
    "escolha outro nome: letras, algarismos, `-` e `_`, começando com uma letra, como em `club-night`",
    "escolha outro nome: letras, algarismos, `-` e `_`, a começar por uma letra, como em `club-night`",
    "scegli un altro nome: lettere, cifre, `-` e `_`, con una lettera all'inizio, come in `club-night`",
    "einen anderen Namen wählen: Buchstaben, Ziffern, `-` und `_`, mit einem Buchstaben am Anfang, wie in `club-night`",
    "wybierz inną nazwę: litery, cyfry, `-` i `_`, na początku litera, na przykład `club-night`",
    "the note contains \u{1}A",
    "a nota contém \u{1}A",
    "la nota contiene \u{1}A",
    "die Anmerkung enthält \u{1}A",
    "uwaga zawiera \u{1}A",
    "the note has \u{1}A characters, and the limit is \u{1}B",
    "a nota tem \u{1}A caracteres, e o limite é \u{1}B",
    "la nota ha \u{3}A\u{4}o\u{5}\u{1}A carattere\u{4}\u{5}\u{1}A caratteri\u{6}, e il limite è \u{1}B",
    "die Anmerkung hat \u{1}A Zeichen, erlaubt sind \u{1}B",
    "uwaga ma \u{3}A\u{4}o\u{5}\u{1}A znak\u{4}f\u{5}\u{1}A znaki\u{4}\u{5}\u{1}A znaków\u{6}, a limit to \u{1}B",
    "write a shorter note that can be read",
    "escreva uma nota mais curta que se possa ler",
    "scrivi una nota più corta e leggibile",
    "eine kürzere Anmerkung schreiben, die sich lesen lässt",
    "wpisz krótszą uwagę, bez niewidocznych znaków",
    "\u{1}A (\u{1}B)",
    "saved in this ledger, based on \u{1}A",
    "salvas neste registro, com base em \u{1}A",
    "guardadas neste registo, com base em \u{1}A",
    "salvate in questo registro, basate su \u{1}A",
    "in diesem Spielbuch gespeichert, nach \u{1}A",
    "zapisane w tej księdze, oparte na \u{1}A",
    "saved in this ledger, based on \u{1}A; \u{1}B",
    "salvas neste registro, com base em \u{1}A; \u{1}B",
    "guardadas neste registo, com base em \u{1}A; \u{1}B",
    "salvate in questo registro, basate su \u{1}A; \u{1}B",
    "in diesem Spielbuch gespeichert, nach \u{1}A; \u{1}B",
    "zapisane w tej księdze, oparte na \u{1}A; \u{1}B",
    "Saved \u{1}A: \u{1}B.",
    "Regras \u{1}A salvas: \u{1}B.",
    "Regras \u{1}A guardadas: \u{1}B.",
    "Salvate le regole \u{1}A: \u{1}B.",
    "\u{1}A gespeichert: \u{1}B.",
    "Zapisano \u{1}A: \u{1}B.",
    "It was: \u{1}A.",
    "Antes eram: \u{1}A.",
    "Erano: \u{1}A.",
    "Vorher: \u{1}A.",
    "Było: \u{1}A.",
    "Play by these rules with \u{1}A, or in every new series after \u{1}B.",
    "Jogue com estas regras usando \u{1}A, ou em todas as séries novas depois de \u{1}B.",
    "Jogue com estas regras através de \u{1}A, ou em todas as séries novas depois de \u{1}B.",
    "Si gioca con queste regole con \u{1}A, o in ogni nuovo incontro dopo \u{1}B.",
    "Nach diesen Regeln spielt man mit \u{1}A, oder nach \u{1}B in jeder neuen Serie.",
    "Na tych zasadach gra się z \u{1}A albo w każdej nowej serii po \u{1}B.",
    "These rules are saved as \u{1}A already.",
    "Estas regras já estão salvas como \u{1}A.",
    "Estas regras já estão guardadas como \u{1}A.",
    "Queste regole sono già salvate sotto il nome \u{1}A.",
    "Diese Regeln sind schon als \u{1}A gespeichert.",
    "Te zasady są już zapisane jako \u{1}A.",
    "Deleted \u{1}A. Series that were played by these rules keep them.",
    "Regras \u{1}A apagadas. As séries jogadas com elas as mantêm.",
    "Regras \u{1}A apagadas. As séries jogadas com elas mantêm-nas.",
    "Eliminate le regole \u{1}A. Gli incontri giocati con queste regole le mantengono.",
    "\u{1}A gelöscht. Serien, die nach diesen Regeln gespielt wurden, behalten sie.",
    "Usunięto \u{1}A. Serie rozgrywane na tych zasadach je zachowują.",
    "New series have the standard rules.",
    "As séries novas têm as regras padrão.",
    "I nuovi incontri hanno le regole standard.",
    "Neue Serien haben die standard-Regeln.",
    "W nowych seriach obowiązują zasady standardowe.",
    "New series in this ledger have the \u{1}A rules.",
    "As séries novas deste registro têm as regras \u{1}A.",
    "As séries novas deste registo têm as regras \u{1}A.",
    "In questo registro i nuovi incontri hanno le regole \u{1}A.",
    "Neue Serien in diesem Spielbuch haben die \u{1}A-Regeln.",
    "W nowych seriach tej księgi obowiązują zasady \u{1}A.",
    "the ledger has a file \u{1}A for house rules, but it is not used: its name cannot be typed",
    "o registro tem um arquivo \u{1}A de regras da casa, mas ele não é usado: o nome não pode ser digitado",
    "o registo tem um ficheiro \u{1}A de regras da casa, mas não é usado: o seu nome não se consegue escrever",
    "il registro ha un file \u{1}A per regole della casa, ma non viene usato: il suo nome non si può scrivere",
    "das Spielbuch hat eine Datei \u{1}A für Hausregeln, aber sie wird nicht benutzt: Ihr Name lässt sich nicht eingeben",
    "w księdze jest plik \u{1}A z zasadami stołu, ale nie jest używany: jego nazwy nie da się wpisać",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 35] = [(0, 54), (54, 152), (152, 244), (244, 348), (348, 412), (412, 439), (439, 503), (503, 608), (608, 720), (720, 795), (795, 877), (877, 948), (948, 1022), (1022, 1107), (1107, 1199), (1199, 1295), (1295, 1394), (1394, 1490), (1490, 1602), (1602, 1696), (1696, 1832), (1832, 1870), (1870, 1949), (1949, 2010), (2010, 2036), (2036, 2091), (2091, 2157), (2157, 2197), (2197, 2229), (2229, 2333), (2333, 2398), (2398, 2496), (2496, 2554), (2554, 2630), (2630, 2762)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "\u{1}A ⟦is the default of this ledger⟧⟦~~~~~~~~~~⟧",
    "⟦choose another one first, as in `ginscore rules default standard`⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the rules that were to be saved would not read back the same⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing has been saved; this is a fault of ginscore, please report it⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦other rules are saved as⟧ \u{1}A ⟦already⟧⟦~~~~~~~~~~~⟧",
    "⟦they are:⟧ \u{1}A⟦~~~⟧",
    "⟦choose another name, or add `--replace`⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the default rules of this ledger are⟧ \u{1}A⟦, which are not saved in it⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose other ones with `ginscore rules default NAME`, or add `--rules NAME`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is a preset of ginscore and cannot be deleted⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore rules list` shows the rules that were saved⟧⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it is empty⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it contains⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it must not contain⟧ \u{1}B⟦~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it must start with a letter⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it is longer than⟧ \u{1}B ⟦bytes⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: Windows reserves it for a device⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules:⟧ \u{1}B ⟦is a preset of ginscore⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it is the word for the rules of new series⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a name for house rules: it is a word of the rulebook⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the note contains⟧ \u{1}A⟦~~~~~~⟧",
    "⟦the note has⟧ \u{1}A ⟦characters, and the limit is⟧ \u{1}B⟦~~~~~~~~~~~~~~⟧",
    "⟦write a shorter note that can be read⟧⟦~~~~~~~~~~~~⟧",
    "\u{1}A ⟦(⟧\u{1}B⟦)⟧⟦~⟧",
    "⟦saved in this ledger, based on⟧ \u{1}A⟦~~~~~~~~~~⟧",
    "⟦saved in this ledger, based on⟧ \u{1}A⟦;⟧ \u{1}B⟦~~~~~~~~~~~⟧",
    "⟦Saved⟧ \u{1}A⟦:⟧ \u{1}B⟦.⟧⟦~~~⟧",
    "⟦It was:⟧ \u{1}A⟦.⟧⟦~~~⟧",
    "⟦Play by these rules with⟧ \u{1}A⟦, or in every new series after⟧ \u{1}B⟦.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦These rules are saved as⟧ \u{1}A ⟦already.⟧⟦~~~~~~~~~~~⟧",
    "⟦Deleted⟧ \u{1}A⟦. Series that were played by these rules keep them.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦New series have the standard rules.⟧⟦~~~~~~~~~~~⟧",
    "⟦New series in this ledger have the⟧ \u{1}A ⟦rules.⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦the ledger has a file⟧ \u{1}A ⟦for house rules, but it is not used: its name cannot be typed⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("is-default", 1),
    ("is-default-hint", 0),
    ("would-not-read-back", 0),
    ("would-not-read-back-hint", 0),
    ("exists", 1),
    ("they-are", 1),
    ("exists-hint", 0),
    ("default-unknown", 1),
    ("default-unknown-hint", 0),
    ("is-built-in", 1),
    ("is-built-in-hint", 0),
    ("name-empty", 1),
    ("name-hidden", 2),
    ("name-sign", 2),
    ("name-start", 1),
    ("name-too-long", 2),
    ("name-device", 1),
    ("name-built-in", 2),
    ("name-default", 1),
    ("name-topic", 1),
    ("name-hint", 0),
    ("note-hidden", 1),
    ("note-too-long", 2),
    ("note-hint", 0),
    ("with-note", 2),
    ("saved-here", 1),
    ("saved-here-with-note", 2),
    ("saved", 2),
    ("it-was", 1),
    ("play-by-these", 2),
    ("already-saved", 1),
    ("deleted", 1),
    ("default-is-standard", 0),
    ("default-is", 1),
    ("file-not-used", 1),
];
