//! The messages of `l10n/*/cli-board.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// The score of series { $series } is at { $url }
message!(0, Showing { series: Value, url: Value });

// Only this computer can open it; `--lan` shows it to everyone on your network.
message!(1, OnlyHere);

// Everyone on your network can open it, and can only read it.
message!(2, Everyone);

// Ctrl-C stops it.
message!(3, CtrlC);

// another program uses port { $port }
message!(4, PortTaken { port: Value });

// the board cannot be at { $address }: { $why }
message!(5, CannotListen { address: Value, why: Value });

// choose another port with `--port`; `--port 0` takes any that is free
message!(6, PortHint);

// write a number from 0 to 65535, as in 8446
message!(7, WritePort);

// this computer is not on a network
message!(8, NoNetwork);

// connect it to one, or leave out `--lan`
message!(9, NoNetworkHint);

// the board has stopped: { $why }
message!(10, Stopped { why: Value });

// start it again; the table does not need it
message!(11, StoppedHint);

// `board` cannot run at the table
message!(12, AtTheTable);

// type `ginscore board` in another terminal, or start the table with `--page FILE`
message!(13, AtTheTableHint);

// This page can only be opened at the address that `ginscore board` shows.
message!(14, OtherAddress);

// This page can only be read.
message!(15, ReadOnly);

// There is only one page here: { $url }
message!(16, OnePage { url: Value });

// that file belongs to the ledger, and the page would replace it
message!(17, PageOfLedger);

// choose another file
message!(18, PageOfLedgerHint);

// { $file } cannot be the page, since it is not a file
message!(19, PageNotAFile { file: Value });

// { $file } cannot be the page, since it is a link
message!(20, PageALink { file: Value });

// there is no directory { $dir } for the page
message!(21, PageNoDirectory { dir: Value });

// name a file in a directory that exists, such as `board.html`
message!(22, PageHint);

// this table already writes the page { $file }
message!(23, AnotherPage { file: Value });

// leave out `--page`, or `quit` and start the table again with the other page
message!(24, AnotherPageHint);

// The score is on the page { $file }, for a browser.
message!(25, PageIsAt { file: Value });

// everything is in the ledger; only the page is not up to date
message!(26, PageNotWrittenHint);

// warning: the page { $file } is not written yet, because its disk does not answer. The ledger is up to date.
message!(27, PageLate { file: Value });

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 28]; 6] = [
    [(0, 31), (225, 302), (743, 802), (1054, 1070), (1171, 1199), (1341, 1370), (1604, 1672), (1968, 2010), (2183, 2216), (2371, 2410), (2616, 2641), (2820, 2862), (3036, 3067), (3217, 3297), (3697, 3769), (4040, 4067), (4200, 4231), (4348, 4410), (4724, 4743), (4848, 4893), (5152, 5193), (5440, 5477), (5645, 5705), (6016, 6053), (6200, 6275), (6712, 6755), (7026, 7086), (7380, 7480)],
    [(31, 64), (302, 381), (802, 860), (1070, 1085), (1199, 1228), (1370, 1414), (1672, 1750), (2010, 2052), (2216, 2258), (2410, 2447), (2641, 2670), (2862, 2901), (3067, 3096), (3297, 3372), (3769, 3832), (4067, 4098), (4231, 4259), (4410, 4471), (4743, 4764), (4893, 4946), (5193, 5238), (5477, 5517), (5705, 5766), (6053, 6087), (6275, 6356), (6755, 6809), (7086, 7141), (7480, 7593)],
    [(64, 102), (381, 474), (802, 860), (1085, 1100), (1199, 1228), (1414, 1463), (1672, 1750), (2010, 2052), (2216, 2258), (2447, 2483), (2670, 2704), (2862, 2901), (3096, 3125), (3372, 3446), (3769, 3832), (4067, 4098), (4231, 4259), (4471, 4539), (4764, 4786), (4946, 5000), (5238, 5289), (5477, 5517), (5766, 5826), (6053, 6087), (6356, 6437), (6809, 6868), (7141, 7195), (7593, 7701)],
    [(102, 147), (474, 572), (860, 932), (1100, 1117), (1228, 1262), (1463, 1506), (1750, 1827), (2052, 2092), (2258, 2296), (2483, 2520), (2704, 2745), (2901, 2942), (3125, 3160), (3446, 3527), (3832, 3901), (4098, 4133), (4259, 4287), (4539, 4601), (4786, 4806), (5000, 5052), (5289, 5345), (5517, 5559), (5826, 5886), (6087, 6125), (6437, 6525), (6868, 6925), (7195, 7252), (7701, 7818)],
    [(147, 191), (572, 656), (932, 991), (1117, 1144), (1262, 1313), (1506, 1559), (1827, 1903), (2092, 2137), (2296, 2334), (2520, 2575), (2745, 2778), (2942, 2989), (3160, 3187), (3527, 3621), (3901, 3973), (4133, 4167), (4287, 4318), (4601, 4669), (4806, 4831), (5052, 5106), (5345, 5396), (5559, 5601), (5886, 5955), (6125, 6165), (6525, 6627), (6925, 6972), (7252, 7324), (7818, 7948)],
    [(191, 225), (656, 743), (991, 1054), (1144, 1171), (1313, 1341), (1559, 1604), (1903, 1968), (2137, 2183), (2334, 2371), (2575, 2616), (2778, 2820), (2989, 3036), (3187, 3217), (3621, 3697), (3973, 4040), (4167, 4200), (4318, 4348), (4669, 4724), (4831, 4848), (5106, 5152), (5396, 5440), (5601, 5645), (5955, 6016), (6165, 6200), (6627, 6712), (6972, 7026), (7324, 7380), (7948, 8048)],
];

const TEXT: &str = concat!(
    "The score of series \u{1}A is at \u{1}B",
    "O placar da série \u{1}A está em \u{1}B",
    "A pontuação da série \u{1}A está em \u{1}B",
    "Il punteggio dell'incontro \u{1}A si vede qui: \u{1}B",
    "Der Stand der Serie \u{1}A ist hier zu sehen: \u{1}B",
    "Wynik serii \u{1}A jest pod adresem \u{1}B",
    "Only this computer can open it; `--lan` shows it to everyone on your network.",
    "Só este computador pode abrir a página; com `--lan`, todos na sua rede podem.",
    "Só este computador pode abrir a página; com `--lan`, podem todos os que estão na sua rede.",
    "La pagina si apre solo su questo computer; con `--lan` la può aprire chiunque sia nella tua rete.",
    "Nur dieser Computer kann die Seite öffnen; mit `--lan` können es alle im Netzwerk.",
    "Stronę może otworzyć tylko ten komputer; z `--lan` mogą to zrobić wszyscy w sieci.",
    "Everyone on your network can open it, and can only read it.",
    "Todos na sua rede podem abrir a página, mas só para ler.",
    "Chiunque sia nella tua rete può aprire la pagina, ma solo per leggerla.",
    "Alle im Netzwerk können die Seite öffnen, aber nur lesen.",
    "Wszyscy w sieci mogą otworzyć stronę, ale tylko do czytania.",
    "Ctrl-C stops it.",
    "Ctrl-C encerra.",
    "Ctrl-C termina.",
    "Ctrl-C la chiude.",
    "Strg-C beendet die Anzeige.",
    "Ctrl-C kończy pokazywanie.",
    "another program uses port \u{1}A",
    "outro programa usa a porta \u{1}A",
    "un altro programma usa la porta \u{1}A",
    "Port \u{1}A ist schon von einem anderen Programm belegt",
    "portu \u{1}A używa inny program",
    "the board cannot be at \u{1}A: \u{1}B",
    "não é possível mostrar o placar em \u{1}A: \u{1}B",
    "não é possível mostrar a pontuação em \u{1}A: \u{1}B",
    "il punteggio non si può mostrare su \u{1}A: \u{1}B",
    "die Anzeige lässt sich nicht unter \u{1}A einrichten: \u{1}B",
    "nie można pokazać wyniku pod adresem \u{1}A: \u{1}B",
    "choose another port with `--port`; `--port 0` takes any that is free",
    "escolha outra porta com `--port`; `--port 0` usa qualquer uma que esteja livre",
    "scegli un'altra porta con `--port`; `--port 0` ne prende una libera qualsiasi",
    "mit `--port` einen anderen Port wählen; `--port 0` nimmt irgendeinen freien",
    "wybierz inny port przez `--port`; `--port 0` bierze dowolny wolny",
    "write a number from 0 to 65535, as in 8446",
    "escreva um número de 0 a 65535, como 8446",
    "scrivi un numero da 0 a 65535, come 8446",
    "eine Zahl von 0 bis 65535 schreiben, wie 8446",
    "wpisz liczbę od 0 do 65535, na przykład 8446",
    "this computer is not on a network",
    "este computador não está em nenhuma rede",
    "questo computer non è in nessuna rete",
    "dieser Computer ist in keinem Netzwerk",
    "ten komputer nie jest w żadnej sieci",
    "connect it to one, or leave out `--lan`",
    "conecte-o a uma rede, ou tire `--lan`",
    "ligue-o a uma rede, ou omita `--lan`",
    "collegalo a una rete, o togli `--lan`",
    "ihn mit einem Netzwerk verbinden oder `--lan` weglassen",
    "połącz go z siecią albo pomiń `--lan`",
    "the board has stopped: \u{1}A",
    "a página do placar parou: \u{1}A",
    "a página da pontuação parou: \u{1}A",
    "la pagina del punteggio si è fermata: \u{1}A",
    "die Anzeige läuft nicht mehr: \u{1}A",
    "strona z wynikiem przestała działać: \u{1}A",
    "start it again; the table does not need it",
    "abra-a de novo; a mesa funciona sem ela",
    "riavviala; il tavolo funziona anche senza",
    "sie neu starten; der Tisch läuft auch ohne sie",
    "uruchom ją ponownie; stół jej nie potrzebuje",
    "`board` cannot run at the table",
    "`board` não funciona na mesa",
    "`board` não funciona à mesa",
    "al tavolo `board` non si può usare",
    "am Tisch geht `board` nicht",
    "`board` nie działa przy stole",
    "type `ginscore board` in another terminal, or start the table with `--page FILE`",
    "digite `ginscore board` em outro terminal, ou abra a mesa com `--page FILE`",
    "escreva `ginscore board` noutro terminal, ou abra a mesa com `--page FILE`",
    "scrivi `ginscore board` in un altro terminale, o apri il tavolo con `--page FILE`",
    "`ginscore board` in einem anderen Terminal eingeben oder den Tisch mit `--page FILE` eröffnen",
    "wpisz `ginscore board` w innym terminalu albo uruchom stół z `--page FILE`",
    "This page can only be opened at the address that `ginscore board` shows.",
    "Esta página só abre no endereço que `ginscore board` mostra.",
    "Questa pagina si apre solo all'indirizzo che mostra `ginscore board`.",
    "Diese Seite gibt es nur unter der Adresse, die `ginscore board` anzeigt.",
    "Ta strona jest tylko pod adresem, który pokazuje `ginscore board`.",
    "This page can only be read.",
    "Esta página só pode ser lida.",
    "Questa pagina si può solo leggere.",
    "Diese Seite lässt sich nur lesen.",
    "Tę stronę można tylko czytać.",
    "There is only one page here: \u{1}A",
    "Aqui só há uma página: \u{1}A",
    "Qui c'è una sola pagina: \u{1}A",
    "Hier gibt es nur eine Seite: \u{1}A",
    "Tu jest tylko jedna strona: \u{1}A",
    "that file belongs to the ledger, and the page would replace it",
    "esse arquivo pertence ao registro, e a página o substituiria",
    "esse ficheiro pertence ao registo, e seria substituído pela página",
    "quel file appartiene al registro, e la pagina lo sostituirebbe",
    "diese Datei gehört zum Spielbuch, und die Seite würde sie ersetzen",
    "ten plik należy do księgi, a strona by go zastąpiła",
    "choose another file",
    "escolha outro arquivo",
    "escolha outro ficheiro",
    "scegli un altro file",
    "eine andere Datei wählen",
    "wybierz inny plik",
    "\u{1}A cannot be the page, since it is not a file",
    "\u{1}A não pode ser a página, porque não é um arquivo",
    "\u{1}A não pode ser a página, porque não é um ficheiro",
    "\u{1}A non può essere la pagina, perché non è un file",
    "\u{1}A ist keine Datei und kann daher nicht die Seite sein",
    "\u{1}A nie może być stroną, bo to nie jest plik",
    "\u{1}A cannot be the page, since it is a link",
    "\u{1}A não pode ser a página, porque é um link",
    "\u{1}A não pode ser a página, porque é uma ligação",
    "\u{1}A non può essere la pagina, perché è un collegamento",
    "\u{1}A ist ein Link und kann daher nicht die Seite sein",
    "\u{1}A nie może być stroną, bo to dowiązanie",
    "there is no directory \u{1}A for the page",
    "não há nenhuma pasta \u{1}A para a página",
    "non c'è nessuna cartella \u{1}A per la pagina",
    "es gibt kein Verzeichnis \u{1}A für die Seite",
    "nie ma katalogu \u{1}A, w którym ma być strona",
    "name a file in a directory that exists, such as `board.html`",
    "indique um arquivo em uma pasta que exista, como `board.html`",
    "indique um ficheiro numa pasta que exista, como `board.html`",
    "indica un file in una cartella che esiste, come `board.html`",
    "eine Datei in einem vorhandenen Verzeichnis nennen, etwa `board.html`",
    "podaj plik w istniejącym katalogu, na przykład `board.html`",
    "this table already writes the page \u{1}A",
    "esta mesa já escreve a página \u{1}A",
    "questo tavolo scrive già la pagina \u{1}A",
    "dieser Tisch schreibt schon die Seite \u{1}A",
    "ten stół zapisuje już stronę \u{1}A",
    "leave out `--page`, or `quit` and start the table again with the other page",
    "tire `--page`, ou encerre a noite com `quit` e comece de novo com a outra página",
    "retire `--page`, ou acabe a noite com `quit` e comece de novo com a outra página",
    "togli `--page`, oppure chiudi la serata con `quit` e riapri il tavolo con l'altra pagina",
    "`--page` weglassen, oder mit `quit` den Abend beenden und den Tisch mit der anderen Seite neu beginnen",
    "pomiń `--page` albo zakończ wieczór przez `quit` i zacznij na nowo z inną stroną",
    "The score is on the page \u{1}A, for a browser.",
    "O placar está na página \u{1}A, para abrir no navegador.",
    "A pontuação está na página \u{1}A, para abrir no navegador.",
    "Il punteggio è nella pagina \u{1}A, da aprire in un browser.",
    "Die Seite \u{1}A zeigt den Stand, in einem Browser.",
    "Wynik jest na stronie \u{1}A, do otwarcia w przeglądarce.",
    "everything is in the ledger; only the page is not up to date",
    "está tudo no registro; só a página não está em dia",
    "está tudo no registo; só a página não está em dia",
    "nel registro c'è tutto; solo la pagina non è aggiornata",
    "im Spielbuch steht alles; nur die Seite ist nicht auf dem neuesten Stand",
    "w księdze jest wszystko; tylko strona nie jest aktualna",
    "warning: the page \u{1}A is not written yet, because its disk does not answer. The ledger is up to date.",
    "aviso: a página \u{1}A ainda não foi escrita, porque o disco onde ela está não responde. O registro está em dia.",
    "aviso: a página \u{1}A ainda não foi escrita, porque o disco onde está não responde. O registo está em dia.",
    "avviso: la pagina \u{1}A non è ancora scritta, perché il disco su cui si trova non risponde. Il registro è aggiornato.",
    "Warnung: Die Seite \u{1}A ist noch nicht geschrieben, weil ihr Datenträger nicht antwortet. Das Spielbuch ist auf dem neuesten Stand.",
    "ostrzeżenie: strona \u{1}A nie jest jeszcze zapisana, bo jej dysk nie odpowiada. Księga jest aktualna.",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 28] = [(0, 58), (58, 172), (172, 262), (262, 295), (295, 343), (343, 398), (398, 500), (500, 568), (568, 624), (624, 688), (688, 732), (732, 800), (800, 853), (853, 971), (971, 1079), (1079, 1127), (1127, 1179), (1179, 1273), (1273, 1310), (1310, 1381), (1381, 1447), (1447, 1513), (1513, 1605), (1605, 1665), (1665, 1777), (1777, 1851), (1851, 1943), (1943, 2093)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦The score of series⟧ \u{1}A ⟦is at⟧ \u{1}B⟦~~~~~~~~~⟧",
    "⟦Only this computer can open it; `--lan` shows it to everyone on your network.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Everyone on your network can open it, and can only read it.⟧⟦~~~~~~~~~~~~~~~~~~~⟧",
    "⟦Ctrl-C stops it.⟧⟦~~~~~⟧",
    "⟦another program uses port⟧ \u{1}A⟦~~~~~~~~⟧",
    "⟦the board cannot be at⟧ \u{1}A⟦:⟧ \u{1}B⟦~~~~~~~~⟧",
    "⟦choose another port with `--port`; `--port 0` takes any that is free⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦write a number from 0 to 65535, as in 8446⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦this computer is not on a network⟧⟦~~~~~~~~~~~⟧",
    "⟦connect it to one, or leave out `--lan`⟧⟦~~~~~~~~~~~~~⟧",
    "⟦the board has stopped:⟧ \u{1}A⟦~~~~~~~⟧",
    "⟦start it again; the table does not need it⟧⟦~~~~~~~~~~~~~~⟧",
    "⟦`board` cannot run at the table⟧⟦~~~~~~~~~~⟧",
    "⟦type `ginscore board` in another terminal, or start the table with `--page FILE`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦This page can only be opened at the address that `ginscore board` shows.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦This page can only be read.⟧⟦~~~~~~~~~⟧",
    "⟦There is only one page here:⟧ \u{1}A⟦~~~~~~~~~⟧",
    "⟦that file belongs to the ledger, and the page would replace it⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦choose another file⟧⟦~~~~~~⟧",
    "\u{1}A ⟦cannot be the page, since it is not a file⟧⟦~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦cannot be the page, since it is a link⟧⟦~~~~~~~~~~~~~⟧",
    "⟦there is no directory⟧ \u{1}A ⟦for the page⟧⟦~~~~~~~~~~~⟧",
    "⟦name a file in a directory that exists, such as `board.html`⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this table already writes the page⟧ \u{1}A⟦~~~~~~~~~~~⟧",
    "⟦leave out `--page`, or `quit` and start the table again with the other page⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦The score is on the page⟧ \u{1}A⟦, for a browser.⟧⟦~~~~~~~~~~~~~⟧",
    "⟦everything is in the ledger; only the page is not up to date⟧⟦~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦warning: the page⟧ \u{1}A ⟦is not written yet, because its disk does not answer. The ledger is up to date.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("showing", 2),
    ("only-here", 0),
    ("everyone", 0),
    ("ctrl-c", 0),
    ("port-taken", 1),
    ("cannot-listen", 2),
    ("port-hint", 0),
    ("write-port", 0),
    ("no-network", 0),
    ("no-network-hint", 0),
    ("stopped", 1),
    ("stopped-hint", 0),
    ("at-the-table", 0),
    ("at-the-table-hint", 0),
    ("other-address", 0),
    ("read-only", 0),
    ("one-page", 1),
    ("page-of-ledger", 0),
    ("page-of-ledger-hint", 0),
    ("page-not-a-file", 1),
    ("page-a-link", 1),
    ("page-no-directory", 1),
    ("page-hint", 0),
    ("another-page", 1),
    ("another-page-hint", 0),
    ("page-is-at", 1),
    ("page-not-written-hint", 0),
    ("page-late", 1),
];
