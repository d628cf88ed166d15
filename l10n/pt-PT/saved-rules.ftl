is-default = { $name } são as regras padrão deste registo
is-default-hint = escolha antes outras, como em `ginscore rules default standard`
would-not-read-back = as regras não seriam lidas tal como foram guardadas
would-not-read-back-hint = nada foi guardado; isto é um erro do ginscore; comunique-o aos autores, por favor
exists = já há outras regras guardadas como { $name }
they-are = são: { $rules }
exists-hint = escolha outro nome, ou acrescente `--replace`
default-unknown = as regras padrão deste registo são { $name }, que não estão guardadas nele
default-unknown-hint = escolha outras com `ginscore rules default NAME`, ou acrescente `--rules NAME`
is-built-in = { $name } é uma predefinição do ginscore e não pode ser apagada
is-built-in-hint = `ginscore rules list` mostra as regras que foram guardadas

name-empty = { $name } não serve de nome para regras da casa: está vazio
name-hidden = { $name } não serve de nome para regras da casa: contém { $hidden }
name-sign = { $name } não serve de nome para regras da casa: não pode conter { $sign }
name-start = { $name } não serve de nome para regras da casa: tem de começar por uma letra
name-too-long = { $name } não serve de nome para regras da casa: tem mais de { $most } bytes
name-device = { $name } não serve de nome para regras da casa: o Windows reserva-o para um dispositivo
name-built-in = { $name } não serve de nome para regras da casa: { $preset } é uma predefinição do ginscore
name-default = { $name } não serve de nome para regras da casa: é a palavra para as regras das séries novas
name-topic = { $name } não serve de nome para regras da casa: é uma palavra do livro de regras
name-hint = escolha outro nome: letras, algarismos, `-` e `_`, a começar por uma letra, como em `club-night`

note-hidden = a nota contém { $hidden }
note-too-long = a nota tem { $count } caracteres, e o limite é { $most }
note-hint = escreva uma nota mais curta que se possa ler

with-note = { $rules } ({ $note })
saved-here = guardadas neste registo, com base em { $base }
saved-here-with-note = guardadas neste registo, com base em { $base }; { $note }

saved = Regras { $name } guardadas: { $rules }.
it-was = Antes eram: { $rules }.
play-by-these = Jogue com estas regras através de { $option }, ou em todas as séries novas depois de { $command }.
already-saved = Estas regras já estão guardadas como { $name }.
deleted = Regras { $name } apagadas. As séries jogadas com elas mantêm-nas.
default-is-standard = As séries novas têm as regras padrão.
default-is = As séries novas deste registo têm as regras { $preset }.
file-not-used = o registo tem um ficheiro { $file } de regras da casa, mas não é usado: o seu nome não se consegue escrever
