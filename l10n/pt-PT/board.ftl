# A página para um segundo ecrã.

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
unread = Não é possível ler o registo neste momento. Este é o último resultado que se conseguiu ler.
no-series = Nenhuma série em jogo.
