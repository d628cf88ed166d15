//! The messages of `l10n/*/reason.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// no such file or directory
message!(0, NotFound);

// permission denied
message!(1, PermissionDenied);

// file exists
message!(2, AlreadyExists);

// not a directory
message!(3, NotADirectory);

// is a directory
message!(4, IsADirectory);

// directory not empty
message!(5, DirectoryNotEmpty);

// no space left on device
message!(6, StorageFull);

// disk quota exceeded
message!(7, QuotaExceeded);

// file too large
message!(8, FileTooLarge);

// read-only file system
message!(9, ReadOnlyFilesystem);

// file name too long or not allowed
message!(10, InvalidFilename);

// device or resource busy
message!(11, ResourceBusy);

// stream did not contain valid UTF-8
message!(12, NotUtf8);

// it is not a file
message!(13, IsNotAFile);

// it is not a directory
message!(14, IsNotADirectory);

// it is a link to { $to }
message!(15, IsALinkTo { to: Value });

// it is a link
message!(16, IsALink);

// nobody reads from it
message!(17, HasNoReader);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 18]; 6] = [
    [(0, 25), (185, 202), (267, 278), (379, 394), (487, 501), (579, 598), (728, 751), (858, 877), (1018, 1032), (1136, 1157), (1315, 1348), (1571, 1594), (1754, 1788), (1908, 1924), (2010, 2031), (2055, 2073), (2186, 2198), (2277, 2297)],
    [(25, 58), (202, 219), (278, 298), (394, 415), (501, 517), (598, 627), (751, 776), (877, 899), (1032, 1053), (1157, 1192), (1348, 1394), (1594, 1623), (1788, 1817), (1924, 1942), (394, 415), (2073, 2091), (2198, 2208), (2297, 2319)],
    [(58, 87), (202, 219), (298, 319), (415, 432), (517, 529), (627, 651), (751, 776), (899, 922), (1053, 1078), (1192, 1227), (1394, 1444), (1623, 1653), (1788, 1817), (1942, 1961), (415, 432), (2091, 2115), (2208, 2224), (2319, 2341)],
    [(87, 115), (219, 234), (319, 338), (432, 452), (529, 545), (651, 676), (776, 801), (922, 946), (1078, 1096), (1227, 1254), (1444, 1484), (1653, 1683), (1817, 1845), (1961, 1975), (432, 452), (2115, 2138), (2224, 2242), (2341, 2364)],
    [(115, 152), (234, 252), (338, 361), (452, 468), (545, 564), (676, 706), (801, 837), (946, 983), (1096, 1118), (1254, 1284), (1484, 1528), (1683, 1719), (1845, 1878), (1975, 1994), (2031, 2055), (2138, 2161), (2242, 2258), (2364, 2384)],
    [(152, 185), (252, 267), (361, 379), (468, 487), (564, 579), (706, 728), (837, 858), (983, 1018), (1118, 1136), (1284, 1315), (1528, 1571), (1719, 1754), (1878, 1908), (1994, 2010), (468, 487), (2161, 2186), (2258, 2277), (2384, 2405)],
];

const TEXT: &str = concat!(
    "no such file or directory",
    "arquivo ou diretório inexistente",
    "ficheiro ou pasta inexistente",
    "file o directory inesistente",
    "Datei oder Verzeichnis nicht gefunden",
    "nie ma takiego pliku ani katalogu",
    "permission denied",
    "permissão negada",
    "permesso negato",
    "keine Berechtigung",
    "brak uprawnień",
    "file exists",
    "o arquivo já existe",
    "o ficheiro já existe",
    "il file esiste già",
    "die Datei gibt es schon",
    "plik już istnieje",
    "not a directory",
    "não é um diretório",
    "não é uma pasta",
    "non è una directory",
    "kein Verzeichnis",
    "to nie jest katalog",
    "is a directory",
    "é um diretório",
    "é uma pasta",
    "è una directory",
    "ist ein Verzeichnis",
    "to jest katalog",
    "directory not empty",
    "o diretório não está vazio",
    "a pasta não está vazia",
    "la directory non è vuota",
    "das Verzeichnis ist nicht leer",
    "katalog nie jest pusty",
    "no space left on device",
    "não há espaço no disco",
    "spazio esaurito sul disco",
    "kein Platz mehr auf dem Datenträger",
    "brak miejsca na dysku",
    "disk quota exceeded",
    "cota de disco excedida",
    "quota de disco excedida",
    "quota del disco superata",
    "der zugeteilte Speicherplatz ist voll",
    "przekroczony limit miejsca na dysku",
    "file too large",
    "arquivo grande demais",
    "ficheiro demasiado grande",
    "file troppo grande",
    "die Datei ist zu groß",
    "plik jest za duży",
    "read-only file system",
    "sistema de arquivos somente leitura",
    "sistema de ficheiros só de leitura",
    "file system in sola lettura",
    "das Dateisystem ist nur lesbar",
    "system plików tylko do odczytu",
    "file name too long or not allowed",
    "nome de arquivo longo demais ou não permitido",
    "nome de ficheiro demasiado longo ou não permitido",
    "nome del file troppo lungo o non ammesso",
    "der Dateiname ist zu lang oder nicht erlaubt",
    "nazwa pliku jest za długa lub niedozwolona",
    "device or resource busy",
    "dispositivo ou recurso em uso",
    "dispositivo ou recurso ocupado",
    "dispositivo o risorsa occupata",
    "das Gerät oder die Datei ist belegt",
    "urządzenie lub zasób jest zajęty",
    "stream did not contain valid UTF-8",
    "o texto não é UTF-8 válido",
    "il testo non è UTF-8 valido",
    "der Text ist kein gültiges UTF-8",
    "tekst nie jest poprawnym UTF-8",
    "it is not a file",
    "não é um arquivo",
    "não é um ficheiro",
    "non è un file",
    "das ist keine Datei",
    "to nie jest plik",
    "it is not a directory",
    "das ist kein Verzeichnis",
    "it is a link to \u{1}A",
    "é um link para \u{1}A",
    "é uma ligação para \u{1}A",
    "è un collegamento a \u{1}A",
    "das ist ein Link auf \u{1}A",
    "to jest dowiązanie do \u{1}A",
    "it is a link",
    "é um link",
    "é uma ligação",
    "è un collegamento",
    "das ist ein Link",
    "to jest dowiązanie",
    "nobody reads from it",
    "ninguém o está lendo",
    "ninguém o está a ler",
    "nessuno ne sta leggendo",
    "niemand liest daraus",
    "nikt z tego nie czyta",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 18] = [(0, 45), (45, 79), (79, 105), (105, 137), (137, 167), (167, 204), (204, 246), (246, 283), (283, 313), (313, 353), (353, 409), (409, 451), (451, 508), (508, 541), (541, 581), (581, 616), (616, 644), (644, 682)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦no such file or directory⟧⟦~~~~~~~~⟧",
    "⟦permission denied⟧⟦~~~~~⟧",
    "⟦file exists⟧⟦~~~⟧",
    "⟦not a directory⟧⟦~~~~~⟧",
    "⟦is a directory⟧⟦~~~~⟧",
    "⟦directory not empty⟧⟦~~~~~~⟧",
    "⟦no space left on device⟧⟦~~~~~~~⟧",
    "⟦disk quota exceeded⟧⟦~~~~~~⟧",
    "⟦file too large⟧⟦~~~~⟧",
    "⟦read-only file system⟧⟦~~~~~~~⟧",
    "⟦file name too long or not allowed⟧⟦~~~~~~~~~~~⟧",
    "⟦device or resource busy⟧⟦~~~~~~~⟧",
    "⟦stream did not contain valid UTF-8⟧⟦~~~~~~~~~~~⟧",
    "⟦it is not a file⟧⟦~~~~~⟧",
    "⟦it is not a directory⟧⟦~~~~~~~⟧",
    "⟦it is a link to⟧ \u{1}A⟦~~~~~⟧",
    "⟦it is a link⟧⟦~~~~⟧",
    "⟦nobody reads from it⟧⟦~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("not-found", 0),
    ("permission-denied", 0),
    ("already-exists", 0),
    ("not-a-directory", 0),
    ("is-a-directory", 0),
    ("directory-not-empty", 0),
    ("storage-full", 0),
    ("quota-exceeded", 0),
    ("file-too-large", 0),
    ("read-only-filesystem", 0),
    ("invalid-filename", 0),
    ("resource-busy", 0),
    ("not-utf8", 0),
    ("is-not-a-file", 0),
    ("is-not-a-directory", 0),
    ("is-a-link-to", 1),
    ("is-a-link", 0),
    ("has-no-reader", 0),
];
