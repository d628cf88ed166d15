# A página para um segundo ecrã.

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
unread = Não é possível ler o registo neste momento. Esta é a última pontuação lida.
no-series = Nenhuma série em jogo.
earlier-rows = { $rows ->
    [one] Uma linha anterior da folha não aparece aqui.
   *[other] { $rows } linhas anteriores da folha não aparecem aqui.
}
