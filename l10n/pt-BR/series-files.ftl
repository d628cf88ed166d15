delete-series = Apagar a série { $name } com { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}? (s ou n)
delete-unread-series = Apagar a série { $name }, que não pode ser lida? (s ou n)
nothing-deleted = Nada foi apagado.
not-asked = { $name } não é apagada sem confirmação, e aqui não há a quem perguntar
not-asked-hint = acrescente `--yes` para apagá-la
none-deleted-called = nenhuma série apagada se chama { $part }
none-deleted-hint = `ginscore series restore` lista as séries apagadas
several-deleted = { $part } corresponde a várias séries apagadas
several-deleted-hint = escreva mais do nome: { $names }
name-taken = { $path } já existe
name-taken-hint = dê outro nome a uma das duas com `ginscore series rename`
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` a traz de volta.
restored = Série { $name } restaurada.
renamed = A série { $old } agora se chama { $new }.
no-deleted-series = Não há séries apagadas.
