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

// no series can have that name on every system
message!(18, IsNotASeriesName);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 19]; 6] = [
    [(0, 25), (185, 202), (267, 278), (379, 394), (491, 505), (583, 602), (732, 755), (862, 881), (1022, 1036), (1140, 1161), (1319, 1352), (1575, 1598), (1758, 1792), (1912, 1928), (2014, 2035), (2078, 2096), (2209, 2221), (2300, 2320), (2451, 2495)],
    [(25, 58), (202, 219), (278, 298), (394, 415), (505, 521), (602, 631), (755, 780), (881, 903), (1036, 1057), (1161, 1196), (1352, 1398), (1598, 1627), (1792, 1821), (1928, 1946), (415, 432), (2096, 2114), (2221, 2231), (2320, 2349), (2495, 2549)],
    [(58, 87), (202, 219), (298, 319), (415, 432), (521, 533), (631, 655), (755, 780), (903, 926), (1057, 1082), (1196, 1231), (1398, 1448), (1627, 1657), (1792, 1821), (1946, 1965), (415, 432), (2114, 2138), (2231, 2247), (2349, 2378), (2495, 2549)],
    [(87, 115), (219, 234), (319, 338), (432, 452), (533, 549), (655, 680), (780, 805), (926, 950), (1082, 1100), (1231, 1258), (1448, 1488), (1657, 1687), (1821, 1849), (1965, 1979), (2035, 2054), (2138, 2161), (2247, 2265), (2378, 2410), (2549, 2606)],
    [(115, 152), (234, 252), (338, 361), (452, 472), (549, 568), (680, 710), (805, 841), (950, 987), (1100, 1122), (1258, 1288), (1488, 1532), (1687, 1723), (1849, 1882), (1979, 1998), (2054, 2078), (2161, 2184), (2265, 2281), (2410, 2430), (2606, 2655)],
    [(152, 185), (252, 267), (361, 379), (472, 491), (568, 583), (710, 732), (841, 862), (987, 1022), (1122, 1140), (1288, 1319), (1532, 1575), (1723, 1758), (1882, 1912), (1998, 2014), (472, 491), (2184, 2209), (2281, 2300), (2430, 2451), (2655, 2708)],
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
    "ist kein Verzeichnis",
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
    "urządzenie lub plik jest w użyciu",
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
    "non è una cartella",
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
    "nenhum programa o está lendo",
    "nenhum programa o está a ler",
    "nessun programma lo sta leggendo",
    "niemand liest daraus",
    "nikt z tego nie czyta",
    "no series can have that name on every system",
    "nenhuma série pode ter esse nome em todos os sistemas",
    "nessun incontro può avere questo nome su tutti i sistemi",
    "so kann eine Serie nicht auf jedem System heißen",
    "seria nie może mieć takiej nazwy w każdym systemie",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 19] = [(0, 45), (45, 79), (79, 105), (105, 137), (137, 167), (167, 204), (204, 246), (246, 283), (283, 313), (313, 353), (353, 409), (409, 451), (451, 508), (508, 541), (541, 581), (581, 616), (616, 644), (644, 682), (682, 752)];

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
    "⟦no series can have that name on every system⟧⟦~~~~~~~~~~~~~~⟧",
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
    ("is-not-a-series-name", 0),
];
