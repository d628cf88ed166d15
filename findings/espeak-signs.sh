#!/usr/bin/env bash
# eSpeak NG 1.52.0 (in espeakng-loader 0.2.4), the voice of many screen readers: sums and losses lose their minus.
#
# Sworn: of `23 - 4 = 19`, the `-` is spoken if `+` and `=` are, and of `Bob -10` in every language that has a word for it.
# Seen: a minus between blanks is silent in all four languages; right before the number it is spoken in English and German, while
# in Polish and Spanish `Bob -10` and `Bob 10` are the same. A card is no word either: `AS` is "as", and `4S` "fours".
source "$(dirname "$0")/common.bash"

python_with espeakng-loader==0.2.4

seen=$(
    "$folder/venv/bin/python" - <<'END'
import ctypes
from importlib.metadata import version

import espeakng_loader as loader

SILENT, UTF8 = 2, 1
espeak = ctypes.CDLL(loader.get_library_path())
espeak.espeak_Info.restype = espeak.espeak_TextToPhonemes.restype = ctypes.c_char_p
espeak.espeak_Initialize(SILENT, 0, loader.get_data_path().encode(), 0)
print("espeakng-loader", version("espeakng-loader") + ", eSpeak NG", espeak.espeak_Info(None).decode())


def spoken(text):
    rest = ctypes.c_char_p(text.encode())
    return espeak.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, 0).decode()


for voice in "en-us", "de", "pl", "es":
    espeak.espeak_SetVoiceByName(voice.encode())
    for text in "23 + 4 = 27", "23 - 4 = 19", "Bob 10", "Bob -10":
        print(f"{voice}, {text}: {spoken(text)}")
espeak.espeak_SetVoiceByName(b"en-us")
for card in "AS", "4S", "4D":
    print(f"en-us, {card}: {spoken(card)}")
END
)
expected=$(
    cat <<'END'
espeakng-loader 0.2.4, eSpeak NG 1.52.0
en-us, 23 + 4 = 27: tw'Ent2i Tr'i: pl'Vs f'o@ _:'i:kw@Lz_: tw'Ent2i s'Ev@n
en-us, 23 - 4 = 19: tw'Ent2i Tr'i:_:_: f'o@ _:'i:kw@Lz_: n'aInti:n
en-us, Bob 10: b'0b t'En
en-us, Bob -10: b'0b m'aIn@s t'En
de, 23 + 4 = 27: dr'aI _|Unttsv'antsIC pl'Us f'i:r gl'aIC z'i:b@n _|Unttsv'antsIC
de, 23 - 4 = 19: dr'aI _|Unttsv'antsIC_:_: f'i:r gl'aIC n'OYntse:n
de, Bob 10: b'o:p ts'e:n
de, Bob -10: b'o:p m'i:nUs ts'e:n
pl, 23 + 4 = 27: dvadz;'ES;ts;atS'y pl'us tSt'ERy R'uvna S;,E dvadz;'ES;ts;aS;'EdEm
pl, 23 - 4 = 19: dvadz;'ES;ts;atS'y_:_: tSt'ERy R'uvna S;,E dz;,Ev;Etn'aS;ts;E
pl, Bob 10: b'Ob dz;'ES;En^ts;
pl, Bob -10: b'Ob dz;'ES;En^ts;
es, 23 + 4 = 27: b,eIntit**'es m'as kw'at**o iQw'al B,eIntisj'ete
es, 23 - 4 = 19: b,eIntit**'es_:_: kw'at**o iQw'al Dj,ETinw'eBe
es, Bob 10: b'ob Dj'ET
es, Bob -10: b'ob Dj'ET
en-us, AS: az
en-us, 4S: f'o@ z
en-us, 4D: f'o@ d'i:
END
)
as_expected
