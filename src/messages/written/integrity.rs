//! The messages of `l10n/*/integrity.ftl`.
// Written from the files in `l10n` by `UPDATE=1 cargo test -p ginscore-l10n`. Change those, not this.

#![allow(missing_docs, non_camel_case_types, unused_imports, clippy::all, reason = "the names say it")]
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::messages::{Arg, Count, Fixed, Lang, Message, Value, cut, message};

// Seal { $seal }
message!(0, LastSeal { seal: Value });

// The other player writes it down; `ginscore audit --seal { $seal }` checks it later.
message!(1, LastSealUse { seal: Value });

// There is no seal: `ginscore audit` shows why.
message!(2, NoSeal);

// { $series } was shortened: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries }, the last with the seal { $seal }, but the file has only { $entries }
message!(3, Shortened { series: Value, written: Count, seal: Value, entries: Count });

// { $series } was shortened: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } in { $dir }, the last with the seal { $seal }, but the file has only { $entries }
message!(4, ShortenedElsewhere { series: Value, written: Count, dir: Value, seal: Value, entries: Count });

// { $series } was rewritten: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries }, the last with the seal { $seal }, but that is not the seal of what the file has now
message!(5, Rewritten { series: Value, written: Count, seal: Value });

// { $series } was rewritten: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } in { $dir }, the last with the seal { $seal }, but that is not the seal of what the file has now
message!(6, RewrittenElsewhere { series: Value, written: Count, dir: Value, seal: Value });

// restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`
message!(7, NotAsWrittenHint);

// { $series } is missing: this computer wrote { $written -> [one] { $written } entry [other] { $written } entries } to it, the last with the seal { $seal }
message!(8, Missing { series: Value, written: Count, seal: Value });

// restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series { $series }`
message!(9, MissingHint { series: Value });

// another series has its name now; look for the old one in a backup
message!(10, ReplacedHint);

// entry { $entry } of { $series } accepts earlier changes to the file
message!(11, Accepted { entry: Count, series: Value });

// entry { $entry } of { $series } accepts earlier changes to the file: { $note }
message!(12, AcceptedNote { entry: Count, series: Value, note: Value });

// ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)
message!(13, AcceptedHint);

// { $entries -> [one] the only entry of { $series } has no seal [other] none of the { $entries } entries of { $series } has a seal }
message!(14, AllUnsealed { entries: Count, series: Value });

// { $entries -> [one] the first entry of { $series } has no seal [other] the first { $entries } entries of { $series } have no seal }
message!(15, FirstUnsealed { entries: Count, series: Value });

// nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)
message!(16, AllUnsealedHint);

// nothing shows whether anything was changed before the first seal (shown only once on this computer)
message!(17, FirstUnsealedHint);

// this ledger was in { $before } and is now in { $now }
message!(18, LedgerMoved { before: Value, now: Value });

// if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)
message!(19, LedgerMovedHint);

// { $file } is not a series but a copy of { $of } that a sync program made
message!(20, SyncCopy { file: Value, of: Value });

// { $file } is not a series but a copy of { $of } that a sync program made; it contains nothing else and can be deleted
message!(21, SyncCopySpare { file: Value, of: Value });

// { $file } is not a series but a copy of { $of } that a sync program made; it is ignored
message!(22, SyncCopyIgnored { file: Value, of: Value });

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept
message!(23, EditorCopy { file: Value, of: Value });

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it contains nothing else and can be deleted
message!(24, EditorCopySpare { file: Value, of: Value });

// { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it is ignored
message!(25, EditorCopyIgnored { file: Value, of: Value });

// the same series was recorded in two places: { $one } and { $other } differ from the first entry on
message!(26, DivergedFirst { one: Value, other: Value });

// the same series was recorded in two places: { $one } and { $other } differ after entry { $entry }
message!(27, Diverged { one: Value, other: Value, entry: Count });

// if the hands that only { $other } has were played, record them with `ginscore hand --series { $series }`; then delete { $other }
message!(28, DivergedHint { other: Value, series: Value });

// { $copy } has { $more -> [one] { $more } entry [other] { $more } entries } that { $of } does not have
message!(29, CopyWithMore { copy: Value, more: Count, of: Value });

// replace { $of }.toml with it, or record those hands; then delete the copy
message!(30, CopyWithMoreHint { of: Value });

// { $one } and { $other } are the same series
message!(31, SameSeries { one: Value, other: Value });

// delete { $other }
message!(32, SameSeriesHint { other: Value });

// { $file } is named like a copy of { $of }, but that series is missing or is a different one
message!(33, StrayCopy { file: Value, of: Value });

// if it is a series, rename the file; if it is not needed, delete it
message!(34, StrayCopyHint);

// { $code } was the seal of { $series } before the first hand; everything up to that point is unchanged
message!(35, SealAtStart { code: Value, series: Value });

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); everything up to that point is unchanged
message!(36, SealUnchanged { code: Value, series: Value, hand: Count, entry: Count });

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); the header or entry 1 has been changed since
message!(37, SealChangedFirst { code: Value, series: Value, hand: Count, entry: Count });

// { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); entry { $changed } or something before it has been changed since
message!(38, SealChanged { code: Value, series: Value, hand: Count, entry: Count, changed: Count });

// { $code } was the seal of { $series } after { $entries -> [one] { $entries } entry [other] { $entries } entries } written on this computer, but the file no longer has it
message!(39, SealLost { code: Value, series: Value, entries: Count });

// `ginscore audit` shows what happened; restore the file from a backup
message!(40, SealLostHint);

// { $code } was never the seal of any series in this ledger
message!(41, SealUnknown { code: Value });

// check the code, and that this is the right ledger; if both are right, the series has been rewritten
message!(42, SealUnknownHint);

// { $text } is not a seal
message!(43, NotASeal { text: Value });

// a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough
message!(44, NotASealHint);

/// The text of the message of that number.
pub(super) fn text(lang: Lang, number: usize) -> &'static str {
    #[cfg(debug_assertions)]
    if lang == Lang::MadeUp {
        return cut(MADE_UP, &MADE_UP_AT, number);
    }
    AT.get(lang as usize).map_or("", |at| cut(TEXT, at, number))
}

static AT: [[(u32, u32); 45]; 6] = [
    [(0, 7), (45, 121), (509, 554), (811, 928), (1631, 1754), (2497, 2639), (3447, 3595), (4443, 4548), (5144, 5238), (5642, 5746), (6347, 6412), (6765, 6815), (7108, 7162), (7475, 7591), (8103, 8182), (8579, 8659), (9071, 9179), (9777, 9876), (10303, 10341), (10558, 10722), (11608, 11668), (12080, 12185), (12824, 12899), (13390, 13468), (13939, 14062), (14760, 14853), (15403, 15487), (15950, 16025), (16462, 16565), (17101, 17156), (17424, 17492), (17866, 17895), (18006, 18015), (18053, 18132), (18410, 18476), (18839, 18924), (19341, 19429), (19869, 19961), (20370, 20472), (20904, 21014), (21682, 21750), (22161, 22211), (22488, 22587), (23090, 23106), (23181, 23299)],
    [(7, 14), (121, 197), (554, 602), (928, 1051), (1754, 1883), (2639, 2788), (3595, 3750), (4548, 4661), (5238, 5332), (5746, 5862), (6412, 6477), (6815, 6875), (7162, 7226), (7591, 7703), (8182, 8264), (8659, 8750), (9179, 9288), (9876, 9971), (10341, 10387), (10722, 10885), (11668, 11754), (12185, 12314), (12899, 12998), (13468, 13562), (14062, 14199), (14853, 14960), (15487, 15574), (16025, 16108), (16565, 16668), (17156, 17208), (17492, 17566), (17895, 17922), (18015, 18024), (18132, 18194), (18476, 18553), (18924, 19005), (19429, 19518), (19961, 20066), (20472, 20581), (21014, 21138), (21750, 21822), (22211, 22263), (22587, 22685), (23106, 23124), (23299, 23418)],
    [(7, 14), (197, 271), (602, 649), (1051, 1175), (1883, 2013), (2788, 2938), (3750, 3906), (4661, 4798), (5238, 5332), (5862, 5993), (6477, 6553), (6875, 6938), (7226, 7293), (7591, 7703), (8182, 8264), (8659, 8750), (9288, 9394), (9876, 9971), (10387, 10432), (10885, 11058), (11754, 11838), (12314, 12441), (12998, 13095), (13562, 13651), (14199, 14331), (14960, 15062), (15574, 15660), (16108, 16190), (16668, 16770), (17156, 17208), (17566, 17643), (17895, 17922), (18015, 18024), (18132, 18194), (18553, 18627), (19005, 19087), (19518, 19608), (19961, 20066), (20472, 20581), (21138, 21262), (21822, 21919), (22263, 22314), (22685, 22784), (23106, 23124), (23418, 23534)],
    [(14, 24), (271, 354), (649, 706), (1175, 1302), (2013, 2146), (2938, 3099), (3906, 4073), (4798, 4905), (5332, 5430), (5993, 6097), (6553, 6627), (6938, 6991), (7293, 7350), (7703, 7840), (8264, 8346), (8750, 8832), (9394, 9520), (9971, 10092), (10432, 10472), (11058, 11241), (11838, 11920), (12441, 12563), (13095, 13193), (13651, 13741), (14331, 14461), (15062, 15168), (15660, 15754), (16190, 16279), (16770, 16874), (17208, 17250), (17643, 17716), (17922, 17953), (18024, 18034), (18194, 18265), (18627, 18687), (19087, 19170), (19608, 19694), (20066, 20173), (20581, 20698), (21262, 21374), (21919, 21996), (22314, 22378), (22784, 22895), (23124, 23144), (23534, 23653)],
    [(24, 33), (354, 435), (706, 757), (1302, 1441), (2146, 2291), (3099, 3284), (4073, 4264), (4905, 5035), (5430, 5539), (6097, 6233), (6627, 6702), (6991, 7053), (7350, 7416), (7840, 7973), (8346, 8441), (8832, 8928), (9520, 9658), (10092, 10204), (10472, 10518), (11241, 11421), (11920, 12003), (12563, 12699), (13193, 13298), (13741, 13848), (14461, 14621), (15168, 15297), (15754, 15860), (16279, 16379), (16874, 16981), (17250, 17322), (17716, 17802), (17953, 17982), (18034, 18045), (18265, 18341), (18687, 18766), (19170, 19249), (19694, 19779), (20173, 20273), (20698, 20802), (21374, 21535), (21996, 22085), (22378, 22431), (22895, 22995), (23144, 23162), (23653, 23784)],
    [(33, 45), (435, 509), (757, 811), (1441, 1631), (2291, 2497), (3284, 3447), (4264, 4443), (5035, 5144), (5539, 5642), (6233, 6347), (6702, 6765), (7053, 7108), (7416, 7475), (7973, 8103), (8441, 8579), (8928, 9071), (9658, 9777), (10204, 10303), (10518, 10558), (11421, 11608), (12003, 12080), (12699, 12824), (13298, 13390), (13848, 13939), (14621, 14760), (15297, 15403), (15860, 15950), (16379, 16462), (16981, 17101), (17322, 17424), (17802, 17866), (17982, 18006), (18045, 18053), (18341, 18410), (18766, 18839), (19249, 19341), (19779, 19869), (20273, 20370), (20802, 20904), (21535, 21682), (22085, 22161), (22431, 22488), (22995, 23090), (23162, 23181), (23784, 23901)],
];

const TEXT: &str = concat!(
    "Seal \u{1}A",
    "Selo \u{1}A",
    "Sigillo \u{1}A",
    "Siegel \u{1}A",
    "Pieczęć \u{1}A",
    "The other player writes it down; `ginscore audit --seal \u{1}A` checks it later.",
    "O outro jogador deve anotá-lo; `ginscore audit --seal \u{1}A` o confere depois.",
    "O outro jogador anota-o; `ginscore audit --seal \u{1}A` verifica-o mais tarde.",
    "L'altro giocatore se lo annota; `ginscore audit --seal \u{1}A` lo controlla più tardi.",
    "Der andere Spieler notiert es sich; `ginscore audit --seal \u{1}A` prüft es später.",
    "Drugi gracz ją notuje; `ginscore audit --seal \u{1}A` sprawdza ją później.",
    "There is no seal: `ginscore audit` shows why.",
    "Não há selo: `ginscore audit` mostra por quê.",
    "Não há selo: `ginscore audit` mostra porquê.",
    "Non c'è nessun sigillo: `ginscore audit` mostra perché.",
    "Es gibt kein Siegel: `ginscore audit` zeigt, warum.",
    "Nie ma pieczęci: dlaczego, pokazuje `ginscore audit`.",
    "\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but the file has only \u{1}D",
    "\u{1}A foi encurtada: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6}, a última com o selo \u{1}C, mas o arquivo só tem \u{1}D",
    "\u{1}A foi encurtada: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6}, a última com o selo \u{1}C, mas o ficheiro só tem \u{1}D",
    "\u{1}A è stato accorciato: questo computer ha scritto \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6}, l'ultima con il sigillo \u{1}C, ma il file ne ha solo \u{1}D",
    "\u{1}A wurde gekürzt: Dieser Computer hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag\u{4}\u{5}\u{1}B Einträge\u{6} geschrieben, den letzten mit dem Siegel \u{1}C, aber die Datei hat nur \u{1}D",
    "seria \u{1}A jest skrócona: ten komputer ma w niej \u{3}B\u{4}o\u{5}\u{1}B wpis\u{4}f\u{5}\u{1}B wpisy\u{4}\u{5}\u{1}B wpisów\u{6}, ostatni z pieczęcią \u{1}C, a w pliku \u{3}D\u{4}o\u{5}jest tylko \u{1}D wpis\u{4}f\u{5}są tylko \u{1}D wpisy\u{4}\u{5}jest tylko \u{1}D wpisów\u{6}",
    "\u{1}A was shortened: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but the file has only \u{1}E",
    "\u{1}A foi encurtada: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6} em \u{1}C, a última com o selo \u{1}D, mas o arquivo só tem \u{1}E",
    "\u{1}A foi encurtada: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6} em \u{1}C, a última com o selo \u{1}D, mas o ficheiro só tem \u{1}E",
    "\u{1}A è stato accorciato: questo computer ha scritto \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6} in \u{1}C, l'ultima con il sigillo \u{1}D, ma il file ne ha solo \u{1}E",
    "\u{1}A wurde gekürzt: Dieser Computer hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag\u{4}\u{5}\u{1}B Einträge\u{6} in \u{1}C geschrieben, den letzten mit dem Siegel \u{1}D, aber die Datei hat nur \u{1}E",
    "seria \u{1}A jest skrócona: ten komputer ma w niej, w katalogu \u{1}C, \u{3}B\u{4}o\u{5}\u{1}B wpis\u{4}f\u{5}\u{1}B wpisy\u{4}\u{5}\u{1}B wpisów\u{6}, ostatni z pieczęcią \u{1}D, a w pliku \u{3}E\u{4}o\u{5}jest tylko \u{1}E wpis\u{4}f\u{5}są tylko \u{1}E wpisy\u{4}\u{5}jest tylko \u{1}E wpisów\u{6}",
    "\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6}, the last with the seal \u{1}C, but that is not the seal of what the file has now",
    "\u{1}A foi reescrita: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6}, a última com o selo \u{1}C, mas esse não é o selo do que o arquivo tem agora",
    "\u{1}A foi reescrita: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6}, a última com o selo \u{1}C, mas esse não é o selo do que o ficheiro tem agora",
    "\u{1}A è stato riscritto: questo computer ha scritto \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6}, l'ultima con il sigillo \u{1}C, ma questo non è il sigillo di quello che c'è ora nel file",
    "\u{1}A wurde umgeschrieben: Dieser Computer hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag\u{4}\u{5}\u{1}B Einträge\u{6} geschrieben, den letzten mit dem Siegel \u{1}C, aber das ist nicht das Siegel dessen, was jetzt in der Datei steht",
    "seria \u{1}A jest przerobiona: ten komputer ma w niej \u{3}B\u{4}o\u{5}\u{1}B wpis\u{4}f\u{5}\u{1}B wpisy\u{4}\u{5}\u{1}B wpisów\u{6}, ostatni z pieczęcią \u{1}C, ale to, co jest teraz w pliku, ma inną pieczęć",
    "\u{1}A was rewritten: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} in \u{1}C, the last with the seal \u{1}D, but that is not the seal of what the file has now",
    "\u{1}A foi reescrita: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6} em \u{1}C, a última com o selo \u{1}D, mas esse não é o selo do que o arquivo tem agora",
    "\u{1}A foi reescrita: este computador escreveu \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6} em \u{1}C, a última com o selo \u{1}D, mas esse não é o selo do que o ficheiro tem agora",
    "\u{1}A è stato riscritto: questo computer ha scritto \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6} in \u{1}C, l'ultima con il sigillo \u{1}D, ma questo non è il sigillo di quello che c'è ora nel file",
    "\u{1}A wurde umgeschrieben: Dieser Computer hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag\u{4}\u{5}\u{1}B Einträge\u{6} in \u{1}C geschrieben, den letzten mit dem Siegel \u{1}D, aber das ist nicht das Siegel dessen, was jetzt in der Datei steht",
    "seria \u{1}A jest przerobiona: ten komputer ma w niej, w katalogu \u{1}C, \u{3}B\u{4}o\u{5}\u{1}B wpis\u{4}f\u{5}\u{1}B wpisy\u{4}\u{5}\u{1}B wpisów\u{6}, ostatni z pieczęcią \u{1}D, ale to, co jest teraz w pliku, ma inną pieczęć",
    "restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`",
    "restaure o arquivo de um backup; ou, se a alteração é intencional, registre isso com `ginscore audit --accept`",
    "restaure o ficheiro a partir de uma cópia de segurança; ou, se a alteração é intencional, registe isso com `ginscore audit --accept`",
    "ripristina il file da un backup; oppure, se la modifica è voluta, confermala con `ginscore audit --accept`",
    "die Datei aus einer Sicherung wiederherstellen; oder, wenn die Änderung gewollt ist, das mit `ginscore audit --accept` festhalten",
    "przywróć plik z kopii zapasowej; a jeśli zmiana jest zamierzona, zapisz to przez `ginscore audit --accept`",
    "\u{1}A is missing: this computer wrote \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} to it, the last with the seal \u{1}C",
    "falta \u{1}A: este computador escreveu nela \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6}, a última com o selo \u{1}C",
    "\u{1}A non c'è più: questo computer vi ha scritto \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6}, l'ultima con il sigillo \u{1}C",
    "\u{1}A fehlt: Dieser Computer hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag\u{4}\u{5}\u{1}B Einträge\u{6} hineingeschrieben, den letzten mit dem Siegel \u{1}C",
    "brakuje serii \u{1}A: ten komputer ma w niej \u{3}B\u{4}o\u{5}\u{1}B wpis\u{4}f\u{5}\u{1}B wpisy\u{4}\u{5}\u{1}B wpisów\u{6}, ostatni z pieczęcią \u{1}C",
    "restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series \u{1}A`",
    "restaure o arquivo de um backup; ou, se a série não é mais necessária, use `ginscore audit --accept --series \u{1}A`",
    "restaure o ficheiro a partir de uma cópia de segurança; ou, se já não é preciso, execute `ginscore audit --accept --series \u{1}A`",
    "ripristina il file da un backup; oppure, se non serve più, esegui `ginscore audit --accept --series \u{1}A`",
    "die Datei aus einer Sicherung wiederherstellen; oder, wenn sie nicht mehr gebraucht wird, `ginscore audit --accept --series \u{1}A` aufrufen",
    "przywróć plik z kopii zapasowej; a jeśli nie jest już potrzebny, uruchom `ginscore audit --accept --series \u{1}A`",
    "another series has its name now; look for the old one in a backup",
    "outra série tem agora o nome dela; procure a antiga em um backup",
    "outra série tem agora esse nome; procure a antiga numa cópia de segurança",
    "ora il suo nome lo ha un altro incontro; cerca quello vecchio in un backup",
    "ihren Namen hat jetzt eine andere Serie; die alte in einer Sicherung suchen",
    "jej nazwę ma teraz inna seria; starej szukaj w kopii zapasowej",
    "entry \u{1}A of \u{1}B accepts earlier changes to the file",
    "a entrada \u{1}A de \u{1}B aceita alterações anteriores no arquivo",
    "a entrada \u{1}A de \u{1}B aceita alterações feitas antes no ficheiro",
    "la voce \u{1}A di \u{1}B accetta modifiche precedenti al file",
    "Eintrag \u{1}A von \u{1}B erkennt frühere Änderungen an der Datei an",
    "wpis \u{1}A serii \u{1}B przyjmuje wcześniejsze zmiany w pliku",
    "entry \u{1}A of \u{1}B accepts earlier changes to the file: \u{1}C",
    "a entrada \u{1}A de \u{1}B aceita alterações anteriores no arquivo: \u{1}C",
    "a entrada \u{1}A de \u{1}B aceita alterações feitas antes no ficheiro: \u{1}C",
    "la voce \u{1}A di \u{1}B accetta modifiche precedenti al file: \u{1}C",
    "Eintrag \u{1}A von \u{1}B erkennt frühere Änderungen an der Datei an: \u{1}C",
    "wpis \u{1}A serii \u{1}B przyjmuje wcześniejsze zmiany w pliku: \u{1}C",
    "ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)",
    "pergunte quem as fez; um selo anotado antes disso é da versão anterior (mostrado só uma vez neste computador)",
    "chiedi chi le ha fatte; un sigillo annotato prima appartiene alla versione precedente (avviso mostrato una volta sola su questo computer)",
    "nachfragen, wer sie gemacht hat; ein früher notiertes Siegel gehört zur Fassung davor (wird auf diesem Computer nur einmal gezeigt)",
    "zapytaj, kto je zrobił; pieczęć zanotowana wcześniej należy do wcześniejszej wersji (na tym komputerze pokazywane tylko raz)",
    "\u{3}A\u{4}o\u{5}the only entry of \u{1}B has no seal\u{4}\u{5}none of the \u{1}A entries of \u{1}B has a seal\u{6}",
    "\u{3}A\u{4}o\u{5}a única entrada de \u{1}B não tem selo\u{4}\u{5}nenhuma das \u{1}A entradas de \u{1}B tem selo\u{6}",
    "\u{3}A\u{4}o\u{5}l'unica voce di \u{1}B non ha sigillo\u{4}\u{5}nessuna delle \u{1}A voci di \u{1}B ha un sigillo\u{6}",
    "\u{3}A\u{4}o\u{5}der einzige Eintrag von \u{1}B hat kein Siegel\u{4}\u{5}keiner der \u{1}A Einträge von \u{1}B hat ein Siegel\u{6}",
    "\u{3}A\u{4}o\u{5}jedyny wpis serii \u{1}B nie ma pieczęci\u{4}f\u{5}żaden z \u{1}A wpisów serii \u{1}B nie ma pieczęci\u{4}\u{5}żaden z \u{1}A wpisów serii \u{1}B nie ma pieczęci\u{6}",
    "\u{3}A\u{4}o\u{5}the first entry of \u{1}B has no seal\u{4}\u{5}the first \u{1}A entries of \u{1}B have no seal\u{6}",
    "\u{3}A\u{4}o\u{5}a primeira entrada de \u{1}B não tem selo\u{4}\u{5}as primeiras \u{1}A entradas de \u{1}B não têm selo\u{6}",
    "\u{3}A\u{4}o\u{5}la prima voce di \u{1}B non ha sigillo\u{4}\u{5}le prime \u{1}A voci di \u{1}B non hanno sigillo\u{6}",
    "\u{3}A\u{4}o\u{5}der erste Eintrag von \u{1}B hat kein Siegel\u{4}\u{5}die ersten \u{1}A Einträge von \u{1}B haben kein Siegel\u{6}",
    "\u{3}A\u{4}o\u{5}pierwszy wpis serii \u{1}B nie ma pieczęci\u{4}f\u{5}pierwsze \u{1}A wpisy serii \u{1}B nie mają pieczęci\u{4}\u{5}pierwszych \u{1}A wpisów serii \u{1}B nie ma pieczęci\u{6}",
    "nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)",
    "nada no arquivo mostra se ele foi alterado; a próxima entrada o sela (mostrado só uma vez neste computador)",
    "nada no ficheiro mostra se foi alterado; a próxima entrada sela-o (mostrado só uma vez neste computador)",
    "niente nel file mostra se è stato modificato; la prossima voce lo sigilla (avviso mostrato una volta sola su questo computer)",
    "an der Datei ist nicht zu sehen, ob sie geändert wurde; der nächste Eintrag versiegelt sie (wird auf diesem Computer nur einmal gezeigt)",
    "z pliku nie widać, czy coś w nim zmieniono; pieczęć postawi następny wpis (na tym komputerze pokazywane tylko raz)",
    "nothing shows whether anything was changed before the first seal (shown only once on this computer)",
    "nada mostra se algo foi alterado antes do primeiro selo (mostrado só uma vez neste computador)",
    "niente mostra se prima del primo sigillo è stato modificato qualcosa (avviso mostrato una volta sola su questo computer)",
    "ob vor dem ersten Siegel etwas geändert wurde, ist nicht zu sehen (wird auf diesem Computer nur einmal gezeigt)",
    "nie widać, czy coś zmieniono przed pierwszą pieczęcią (na tym komputerze pokazywane tylko raz)",
    "this ledger was in \u{1}A and is now in \u{1}B",
    "este registro estava em \u{1}A e agora está em \u{1}B",
    "este registo estava em \u{1}A e está agora em \u{1}B",
    "questo registro era in \u{1}A e ora è in \u{1}B",
    "dieses Spielbuch war in \u{1}A und ist jetzt in \u{1}B",
    "ta księga była w \u{1}A, a teraz jest w \u{1}B",
    "if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)",
    "se ninguém o moveu nem copiou, alguém o trocou: confira com um selo que você anotou, usando `ginscore audit --seal CODE` (mostrado só uma vez neste computador)",
    "se ninguém o moveu nem copiou, alguém o trocou: verifique-o com um selo que tenha anotado, através de `ginscore audit --seal CODE` (mostrado só uma vez neste computador)",
    "se nessuno l'ha spostato o copiato, qualcuno l'ha sostituito: confrontalo con un sigillo annotato, con `ginscore audit --seal CODE` (avviso mostrato una volta sola su questo computer)",
    "hat es niemand verschoben oder kopiert, hat es jemand ersetzt: mit `ginscore audit --seal CODE` mit einem notierten Siegel vergleichen (wird auf diesem Computer nur einmal gezeigt)",
    "jeśli nikt jej nie przenosił ani nie kopiował, ktoś ją podmienił: porównaj ją z zanotowaną pieczęcią przez `ginscore audit --seal CODE` (na tym komputerze pokazywane tylko raz)",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made",
    "\u{1}A não é uma série, e sim uma cópia de \u{1}B feita por um programa de sincronização",
    "\u{1}A não é uma série, mas uma cópia de \u{1}B feita por um programa de sincronização",
    "\u{1}A non è un incontro ma una copia di \u{1}B fatta da un programma di sincronizzazione",
    "\u{1}A ist keine Serie, sondern eine Kopie von \u{1}B, die ein Abgleichprogramm gemacht hat",
    "\u{1}A to nie seria, lecz kopia serii \u{1}B zrobiona przez program do synchronizacji",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made; it contains nothing else and can be deleted",
    "\u{1}A não é uma série, e sim uma cópia de \u{1}B feita por um programa de sincronização; não contém mais nada e pode ser apagada",
    "\u{1}A não é uma série, mas uma cópia de \u{1}B feita por um programa de sincronização; não contém mais nada e pode ser apagada",
    "\u{1}A non è un incontro ma una copia di \u{1}B fatta da un programma di sincronizzazione; non contiene altro e si può eliminare",
    "\u{1}A ist keine Serie, sondern eine Kopie von \u{1}B, die ein Abgleichprogramm gemacht hat; sie enthält sonst nichts und kann gelöscht werden",
    "\u{1}A to nie seria, lecz kopia serii \u{1}B zrobiona przez program do synchronizacji; nie ma w niej nic nowego i można ją usunąć",
    "\u{1}A is not a series but a copy of \u{1}B that a sync program made; it is ignored",
    "\u{1}A não é uma série, e sim uma cópia de \u{1}B feita por um programa de sincronização; é ignorada",
    "\u{1}A não é uma série, mas uma cópia de \u{1}B feita por um programa de sincronização; é ignorada",
    "\u{1}A non è un incontro ma una copia di \u{1}B fatta da un programma di sincronizzazione; viene ignorato",
    "\u{1}A ist keine Serie, sondern eine Kopie von \u{1}B, die ein Abgleichprogramm gemacht hat; sie wird übergangen",
    "\u{1}A to nie seria, lecz kopia serii \u{1}B zrobiona przez program do synchronizacji; jest pomijana",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept",
    "\u{1}A não é uma série, e sim uma versão anterior de \u{1}B que um editor ou uma mesclagem guardou",
    "\u{1}A não é uma série, mas uma versão anterior de \u{1}B que um editor ou uma fusão guardou",
    "\u{1}A non è un incontro ma una versione precedente di \u{1}B lasciata da un editor o da un merge",
    "\u{1}A ist keine Serie, sondern eine frühere Fassung von \u{1}B, die ein Editor oder ein Merge zurückgelassen hat",
    "\u{1}A to nie seria, lecz wcześniejsza wersja serii \u{1}B pozostawiona przez edytor albo scalanie",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it contains nothing else and can be deleted",
    "\u{1}A não é uma série, e sim uma versão anterior de \u{1}B que um editor ou uma mesclagem guardou; não contém mais nada e pode ser apagada",
    "\u{1}A não é uma série, mas uma versão anterior de \u{1}B que um editor ou uma fusão guardou; não contém mais nada e pode ser apagada",
    "\u{1}A non è un incontro ma una versione precedente di \u{1}B lasciata da un editor o da un merge; non contiene altro e si può eliminare",
    "\u{1}A ist keine Serie, sondern eine frühere Fassung von \u{1}B, die ein Editor oder ein Merge zurückgelassen hat; sie enthält sonst nichts und kann gelöscht werden",
    "\u{1}A to nie seria, lecz wcześniejsza wersja serii \u{1}B pozostawiona przez edytor albo scalanie; nie ma w niej nic nowego i można ją usunąć",
    "\u{1}A is not a series but an earlier version of \u{1}B that an editor or a merge kept; it is ignored",
    "\u{1}A não é uma série, e sim uma versão anterior de \u{1}B que um editor ou uma mesclagem guardou; é ignorada",
    "\u{1}A não é uma série, mas uma versão anterior de \u{1}B que um editor ou uma fusão guardou; é ignorada",
    "\u{1}A non è un incontro ma una versione precedente di \u{1}B lasciata da un editor o da un merge; viene ignorato",
    "\u{1}A ist keine Serie, sondern eine frühere Fassung von \u{1}B, die ein Editor oder ein Merge zurückgelassen hat; sie wird übergangen",
    "\u{1}A to nie seria, lecz wcześniejsza wersja serii \u{1}B pozostawiona przez edytor albo scalanie; jest pomijana",
    "the same series was recorded in two places: \u{1}A and \u{1}B differ from the first entry on",
    "a mesma série foi registrada em dois lugares: \u{1}A e \u{1}B diferem desde a primeira entrada",
    "a mesma série foi registada em dois sítios: \u{1}A e \u{1}B diferem desde a primeira entrada",
    "lo stesso incontro è stato registrato in due posti: \u{1}A e \u{1}B sono diversi fin dalla prima voce",
    "dieselbe Serie wurde an zwei Stellen weitergeschrieben: \u{1}A und \u{1}B unterscheiden sich vom ersten Eintrag an",
    "tę samą serię zapisywano w dwóch miejscach: \u{1}A i \u{1}B różnią się od pierwszego wpisu",
    "the same series was recorded in two places: \u{1}A and \u{1}B differ after entry \u{1}C",
    "a mesma série foi registrada em dois lugares: \u{1}A e \u{1}B diferem depois da entrada \u{1}C",
    "a mesma série foi registada em dois sítios: \u{1}A e \u{1}B diferem depois da entrada \u{1}C",
    "lo stesso incontro è stato registrato in due posti: \u{1}A e \u{1}B sono diversi dopo la voce \u{1}C",
    "dieselbe Serie wurde an zwei Stellen weitergeschrieben: \u{1}A und \u{1}B unterscheiden sich nach Eintrag \u{1}C",
    "tę samą serię zapisywano w dwóch miejscach: \u{1}A i \u{1}B różnią się po wpisie \u{1}C",
    "if the hands that only \u{1}A has were played, record them with `ginscore hand --series \u{1}B`; then delete \u{1}A",
    "se foram jogadas as mãos que só \u{1}A tem, registre-as com `ginscore hand --series \u{1}B`; depois apague \u{1}A",
    "se foram jogadas as mãos que só \u{1}A tem, registe-as com `ginscore hand --series \u{1}B`; depois apague \u{1}A",
    "se le mani che ha solo \u{1}A sono state giocate, registrale con `ginscore hand --series \u{1}B`; poi elimina \u{1}A",
    "wurden die Runden gespielt, die nur \u{1}A hat, sie mit `ginscore hand --series \u{1}B` eintragen; dann \u{1}A löschen",
    "jeśli rozdania, które ma tylko \u{1}A, naprawdę się odbyły, zapisz je przez `ginscore hand --series \u{1}B`; potem usuń \u{1}A",
    "\u{1}A has \u{3}B\u{4}o\u{5}\u{1}B entry\u{4}\u{5}\u{1}B entries\u{6} that \u{1}C does not have",
    "\u{1}A tem \u{3}B\u{4}o\u{5}\u{1}B entrada\u{4}\u{5}\u{1}B entradas\u{6} que \u{1}C não tem",
    "\u{1}A ha \u{3}B\u{4}o\u{5}\u{1}B voce\u{4}\u{5}\u{1}B voci\u{6} in più di \u{1}C",
    "\u{1}A hat \u{3}B\u{4}o\u{5}\u{1}B Eintrag, der in \u{1}C fehlt\u{4}\u{5}\u{1}B Einträge, die in \u{1}C fehlen\u{6}",
    "\u{1}A ma \u{3}B\u{4}o\u{5}\u{1}B wpis, którego nie ma \u{1}C\u{4}f\u{5}\u{1}B wpisy, których nie ma \u{1}C\u{4}\u{5}\u{1}B wpisów, których nie ma \u{1}C\u{6}",
    "replace \u{1}A.toml with it, or record those hands; then delete the copy",
    "substitua \u{1}A.toml por ela, ou registre essas mãos; depois apague a cópia",
    "substitua \u{1}A.toml pela cópia, ou registe essas mãos; depois apague a cópia",
    "mettilo al posto di \u{1}A.toml, o registra quelle mani; poi elimina la copia",
    "\u{1}A.toml durch die Kopie ersetzen, oder diese Runden eintragen; dann die Kopie löschen",
    "zastąp nią \u{1}A.toml albo zapisz te rozdania; potem usuń kopię",
    "\u{1}A and \u{1}B are the same series",
    "\u{1}A e \u{1}B são a mesma série",
    "\u{1}A e \u{1}B sono lo stesso incontro",
    "\u{1}A und \u{1}B sind dieselbe Serie",
    "\u{1}A i \u{1}B to ta sama seria",
    "delete \u{1}A",
    "apague \u{1}A",
    "elimina \u{1}A",
    "\u{1}A löschen",
    "usuń \u{1}A",
    "\u{1}A is named like a copy of \u{1}B, but that series is missing or is a different one",
    "\u{1}A tem nome de cópia de \u{1}B, mas essa série falta ou é outra",
    "\u{1}A ha il nome di una copia di \u{1}B, ma quell'incontro manca o è un altro",
    "\u{1}A heißt wie eine Kopie von \u{1}B, aber diese Serie fehlt oder ist eine andere",
    "\u{1}A ma nazwę jak kopia serii \u{1}B, ale tej serii brakuje albo jest inna",
    "if it is a series, rename the file; if it is not needed, delete it",
    "se é uma série, dê outro nome ao arquivo; se não é necessário, apague-o",
    "se é uma série, dê outro nome ao ficheiro; se não é preciso, apague-o",
    "se è un incontro, rinomina il file; se non serve, eliminalo",
    "ist es eine Serie, die Datei umbenennen; wird sie nicht gebraucht, sie löschen",
    "jeśli to seria, zmień nazwę pliku; jeśli nie jest potrzebny, usuń go",
    "\u{1}A was the seal of \u{1}B before the first hand; everything up to that point is unchanged",
    "\u{1}A era o selo de \u{1}B antes da primeira mão; tudo até esse ponto está inalterado",
    "\u{1}A era o selo de \u{1}B antes da primeira mão; tudo até esse ponto não foi alterado",
    "\u{1}A era il sigillo di \u{1}B prima della prima mano; tutto fino a quel punto è immutato",
    "\u{1}A war das Siegel von \u{1}B vor der ersten Runde; bis dahin ist alles unverändert",
    "\u{1}A to pieczęć serii \u{1}B sprzed pierwszego rozdania; wszystko do tego miejsca jest bez zmian",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); everything up to that point is unchanged",
    "\u{1}A era o selo de \u{1}B depois da mão \u{1}C (entrada \u{1}D); tudo até esse ponto está inalterado",
    "\u{1}A era o selo de \u{1}B depois da mão \u{1}C (entrada \u{1}D); tudo até esse ponto não foi alterado",
    "\u{1}A era il sigillo di \u{1}B dopo la mano \u{1}C (voce \u{1}D); tutto fino a quel punto è immutato",
    "\u{1}A war das Siegel von \u{1}B nach Runde \u{1}C (Eintrag \u{1}D); bis dahin ist alles unverändert",
    "\u{1}A to pieczęć serii \u{1}B po rozdaniu \u{1}C (wpis \u{1}D); wszystko do tego miejsca jest bez zmian",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); the header or entry 1 has been changed since",
    "\u{1}A era o selo de \u{1}B depois da mão \u{1}C (entrada \u{1}D); o cabeçalho ou a entrada 1 foi alterado desde então",
    "\u{1}A era il sigillo di \u{1}B dopo la mano \u{1}C (voce \u{1}D); da allora è stata modificata l'intestazione o la voce 1",
    "\u{1}A war das Siegel von \u{1}B nach Runde \u{1}C (Eintrag \u{1}D); der Kopf oder Eintrag 1 wurde seitdem geändert",
    "\u{1}A to pieczęć serii \u{1}B po rozdaniu \u{1}C (wpis \u{1}D); od tego czasu zmieniono nagłówek albo wpis 1",
    "\u{1}A was the seal of \u{1}B after hand \u{1}C (entry \u{1}D); entry \u{1}E or something before it has been changed since",
    "\u{1}A era o selo de \u{1}B depois da mão \u{1}C (entrada \u{1}D); a entrada \u{1}E ou algo antes dela foi alterado desde então",
    "\u{1}A era il sigillo di \u{1}B dopo la mano \u{1}C (voce \u{1}D); da allora è stata modificata la voce \u{1}E o qualcosa che la precede",
    "\u{1}A war das Siegel von \u{1}B nach Runde \u{1}C (Eintrag \u{1}D); Eintrag \u{1}E oder etwas davor wurde seitdem geändert",
    "\u{1}A to pieczęć serii \u{1}B po rozdaniu \u{1}C (wpis \u{1}D); od tego czasu zmieniono wpis \u{1}E albo coś przed nim",
    "\u{1}A was the seal of \u{1}B after \u{3}C\u{4}o\u{5}\u{1}C entry\u{4}\u{5}\u{1}C entries\u{6} written on this computer, but the file no longer has it",
    "\u{1}A era o selo de \u{1}B depois de \u{3}C\u{4}o\u{5}\u{1}C entrada escrita\u{4}\u{5}\u{1}C entradas escritas\u{6} neste computador, mas o arquivo não o tem mais",
    "\u{1}A era o selo de \u{1}B depois de \u{3}C\u{4}o\u{5}\u{1}C entrada escrita\u{4}\u{5}\u{1}C entradas escritas\u{6} neste computador, mas o ficheiro já não o tem",
    "\u{1}A era il sigillo di \u{1}B dopo \u{3}C\u{4}o\u{5}\u{1}C voce scritta\u{4}\u{5}\u{1}C voci scritte\u{6} su questo computer, ma il file non l'ha più",
    "\u{1}A war das Siegel von \u{1}B nach \u{3}C\u{4}o\u{5}\u{1}C Eintrag, auf diesem Computer geschrieben\u{4}\u{5}\u{1}C Einträgen, auf diesem Computer geschrieben\u{6}, aber die Datei hat es nicht mehr",
    "\u{1}A to pieczęć serii \u{1}B po \u{3}C\u{4}o\u{5}\u{1}C wpisie zapisanym\u{4}f\u{5}\u{1}C wpisach zapisanych\u{4}\u{5}\u{1}C wpisach zapisanych\u{6} na tym komputerze, ale w pliku już jej nie ma",
    "`ginscore audit` shows what happened; restore the file from a backup",
    "`ginscore audit` mostra o que aconteceu; restaure o arquivo de um backup",
    "`ginscore audit` mostra o que aconteceu; restaure o ficheiro a partir de uma cópia de segurança",
    "`ginscore audit` mostra che cosa è successo; ripristina il file da un backup",
    "`ginscore audit` zeigt, was geschehen ist; die Datei aus einer Sicherung wiederherstellen",
    "`ginscore audit` pokazuje, co się stało; przywróć plik z kopii zapasowej",
    "\u{1}A was never the seal of any series in this ledger",
    "\u{1}A nunca foi o selo de nenhuma série deste registro",
    "\u{1}A nunca foi o selo de nenhuma série deste registo",
    "\u{1}A non è mai stato il sigillo di un incontro di questo registro",
    "\u{1}A war nie das Siegel einer Serie in diesem Spielbuch",
    "żadna seria w tej księdze nigdy nie miała pieczęci \u{1}A",
    "check the code, and that this is the right ledger; if both are right, the series has been rewritten",
    "confira o código, e se este é o registro certo; se os dois estão certos, a série foi reescrita",
    "verifique o código, e se este é o registo certo; se os dois estão certos, a série foi reescrita",
    "controlla il codice, e che il registro sia quello giusto; se lo sono tutti e due, l'incontro è stato riscritto",
    "den Code prüfen, und ob es das richtige Spielbuch ist; stimmt beides, wurde die Serie umgeschrieben",
    "sprawdź kod i czy to właściwa księga; jeśli jedno i drugie się zgadza, serię przerobiono",
    "\u{1}A is not a seal",
    "\u{1}A não é um selo",
    "\u{1}A non è un sigillo",
    "\u{1}A ist kein Siegel",
    "\u{1}A to nie pieczęć",
    "a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough",
    "um selo tem doze letras e algarismos, como em `7KTD-93XY-4MHC`; em um registro da versão 0.1, bastam os primeiros oito",
    "um selo tem doze letras e algarismos, como em `7KTD-93XY-4MHC`; num registo da versão 0.1, bastam os oito primeiros",
    "un sigillo ha dodici lettere e cifre, come in `7KTD-93XY-4MHC`; in un registro della versione 0.1 bastano le prime otto",
    "ein Siegel hat zwölf Buchstaben und Ziffern, wie in `7KTD-93XY-4MHC`; bei einem Spielbuch aus Version 0.1 genügen die ersten acht",
    "pieczęć ma dwanaście liter i cyfr, na przykład `7KTD-93XY-4MHC`; w księdze z wersji 0.1 wystarczy pierwsze osiem",
);

#[cfg(debug_assertions)]
static MADE_UP_AT: [(u32, u32); 45] = [(0, 20), (20, 138), (138, 210), (210, 391), (391, 585), (585, 800), (800, 1028), (1028, 1180), (1180, 1325), (1325, 1481), (1481, 1579), (1579, 1668), (1668, 1762), (1762, 1928), (1928, 2037), (2037, 2147), (2147, 2303), (2303, 2447), (2447, 2514), (2514, 2744), (2744, 2840), (2840, 2996), (2996, 3112), (3112, 3232), (3232, 3412), (3412, 3552), (3552, 3686), (3686, 3808), (3808, 3967), (3967, 4066), (4066, 4174), (4174, 4229), (4229, 4252), (4252, 4374), (4374, 4474), (4474, 4604), (4604, 4748), (4748, 4898), (4898, 5066), (5066, 5238), (5238, 5340), (5340, 5418), (5418, 5562), (5562, 5594), (5594, 5763)];

#[cfg(debug_assertions)]
const MADE_UP: &str = concat!(
    "⟦Seal⟧ \u{1}A⟦~⟧",
    "⟦The other player writes it down; `ginscore audit --seal⟧ \u{1}A⟦` checks it later.⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦There is no seal: `ginscore audit` shows why.⟧⟦~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was shortened: this computer wrote⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6}⟦, the last with the seal⟧ \u{1}C⟦, but the file has only⟧ \u{1}D⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was shortened: this computer wrote⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6} ⟦in⟧ \u{1}C⟦, the last with the seal⟧ \u{1}D⟦, but the file has only⟧ \u{1}E⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was rewritten: this computer wrote⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6}⟦, the last with the seal⟧ \u{1}C⟦, but that is not the seal of what the file has now⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was rewritten: this computer wrote⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6} ⟦in⟧ \u{1}C⟦, the last with the seal⟧ \u{1}D⟦, but that is not the seal of what the file has now⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is missing: this computer wrote⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6} ⟦to it, the last with the seal⟧ \u{1}C⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series⟧ \u{1}A⟦`⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦another series has its name now; look for the old one in a backup⟧⟦~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦of⟧ \u{1}B ⟦accepts earlier changes to the file⟧⟦~~~~~~~~~~~~~~~⟧",
    "⟦entry⟧ \u{1}A ⟦of⟧ \u{1}B ⟦accepts earlier changes to the file:⟧ \u{1}C⟦~~~~~~~~~~~~~~~~⟧",
    "⟦ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{3}A\u{4}o\u{5}⟦the only entry of⟧ \u{1}B ⟦has no seal⟧\u{4}\u{5}⟦none of the⟧ \u{1}A ⟦entries of⟧ \u{1}B ⟦has a seal⟧\u{6}",
    "\u{3}A\u{4}o\u{5}⟦the first entry of⟧ \u{1}B ⟦has no seal⟧\u{4}\u{5}⟦the first⟧ \u{1}A ⟦entries of⟧ \u{1}B ⟦have no seal⟧\u{6}",
    "⟦nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦nothing shows whether anything was changed before the first seal (shown only once on this computer)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦this ledger was in⟧ \u{1}A ⟦and is now in⟧ \u{1}B⟦~~~~~~~~~~~⟧",
    "⟦if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but a copy of⟧ \u{1}B ⟦that a sync program made⟧⟦~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but a copy of⟧ \u{1}B ⟦that a sync program made; it contains nothing else and can be deleted⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but a copy of⟧ \u{1}B ⟦that a sync program made; it is ignored⟧⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but an earlier version of⟧ \u{1}B ⟦that an editor or a merge kept⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but an earlier version of⟧ \u{1}B ⟦that an editor or a merge kept; it contains nothing else and can be deleted⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a series but an earlier version of⟧ \u{1}B ⟦that an editor or a merge kept; it is ignored⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the same series was recorded in two places:⟧ \u{1}A ⟦and⟧ \u{1}B ⟦differ from the first entry on⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦the same series was recorded in two places:⟧ \u{1}A ⟦and⟧ \u{1}B ⟦differ after entry⟧ \u{1}C⟦~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if the hands that only⟧ \u{1}A ⟦has were played, record them with `ginscore hand --series⟧ \u{1}B⟦`; then delete⟧ \u{1}A⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦has⟧ \u{3}B\u{4}o\u{5}\u{1}B ⟦entry⟧\u{4}\u{5}\u{1}B ⟦entries⟧\u{6} ⟦that⟧ \u{1}C ⟦does not have⟧⟦~~~~~~~~⟧",
    "⟦replace⟧ \u{1}A⟦.toml with it, or record those hands; then delete the copy⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦and⟧ \u{1}B ⟦are the same series⟧⟦~~~~~~~~⟧",
    "⟦delete⟧ \u{1}A⟦~~⟧",
    "\u{1}A ⟦is named like a copy of⟧ \u{1}B⟦, but that series is missing or is a different one⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦if it is a series, rename the file; if it is not needed, delete it⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was the seal of⟧ \u{1}B ⟦before the first hand; everything up to that point is unchanged⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was the seal of⟧ \u{1}B ⟦after hand⟧ \u{1}C ⟦(entry⟧ \u{1}D⟦); everything up to that point is unchanged⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was the seal of⟧ \u{1}B ⟦after hand⟧ \u{1}C ⟦(entry⟧ \u{1}D⟦); the header or entry 1 has been changed since⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was the seal of⟧ \u{1}B ⟦after hand⟧ \u{1}C ⟦(entry⟧ \u{1}D⟦); entry⟧ \u{1}E ⟦or something before it has been changed since⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was the seal of⟧ \u{1}B ⟦after⟧ \u{3}C\u{4}o\u{5}\u{1}C ⟦entry⟧\u{4}\u{5}\u{1}C ⟦entries⟧\u{6} ⟦written on this computer, but the file no longer has it⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "⟦`ginscore audit` shows what happened; restore the file from a backup⟧⟦~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦was never the seal of any series in this ledger⟧⟦~~~~~~~~~~~~~~~~⟧",
    "⟦check the code, and that this is the right ledger; if both are right, the series has been rewritten⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
    "\u{1}A ⟦is not a seal⟧⟦~~~~⟧",
    "⟦a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough⟧⟦~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~⟧",
);

/// The names of the messages, with their number of variables.
#[cfg(test)]
pub(super) const MESSAGES: &[(&str, usize)] = &[
    ("last-seal", 1),
    ("last-seal-use", 1),
    ("no-seal", 0),
    ("shortened", 4),
    ("shortened-elsewhere", 5),
    ("rewritten", 3),
    ("rewritten-elsewhere", 4),
    ("not-as-written-hint", 0),
    ("missing", 3),
    ("missing-hint", 1),
    ("replaced-hint", 0),
    ("accepted", 2),
    ("accepted-note", 3),
    ("accepted-hint", 0),
    ("all-unsealed", 2),
    ("first-unsealed", 2),
    ("all-unsealed-hint", 0),
    ("first-unsealed-hint", 0),
    ("ledger-moved", 2),
    ("ledger-moved-hint", 0),
    ("sync-copy", 2),
    ("sync-copy-spare", 2),
    ("sync-copy-ignored", 2),
    ("editor-copy", 2),
    ("editor-copy-spare", 2),
    ("editor-copy-ignored", 2),
    ("diverged-first", 2),
    ("diverged", 3),
    ("diverged-hint", 2),
    ("copy-with-more", 3),
    ("copy-with-more-hint", 1),
    ("same-series", 2),
    ("same-series-hint", 1),
    ("stray-copy", 2),
    ("stray-copy-hint", 0),
    ("seal-at-start", 2),
    ("seal-unchanged", 4),
    ("seal-changed-first", 4),
    ("seal-changed", 5),
    ("seal-lost", 3),
    ("seal-lost-hint", 0),
    ("seal-unknown", 1),
    ("seal-unknown-hint", 0),
    ("not-a-seal", 1),
    ("not-a-seal-hint", 0),
];
