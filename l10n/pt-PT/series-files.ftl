delete-series = Apagar a série { $name } com { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}? (s ou n)
delete-unread-series = Apagar a série { $name }, que não pode ser lida? (s ou n)
nothing-deleted = Nada foi apagado.
not-asked = { $name } só se apaga com confirmação, e aqui não há quem a dê
not-asked-hint = acrescente `--yes` para a apagar
none-deleted-called = nenhuma série apagada se chama { $part }
none-deleted-hint = `ginscore series restore` mostra-as
several-deleted = { $part } corresponde a várias séries apagadas
several-deleted-hint = escreva mais letras do nome: { $names }
name-taken = { $path } já existe
name-taken-hint = dê outro nome a uma das duas com `ginscore series rename`
deleted = Série { $name } apagada. `ginscore series restore { $in-trash }` repõe-na.
restored = Série { $name } reposta.
renamed = A série { $old } chama-se agora { $new }.
no-deleted-series = Não há séries apagadas.
