# A página para uma segunda tela.

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
unread = Não é possível ler o registro agora. Este é o último placar lido.
gone = A série não está mais no registro com o nome que tinha. Este é o último placar dela.
no-series = Nenhuma série em jogo.
earlier-rows = { $rows ->
    [one] { $rows } linha anterior da folha não aparece aqui.
   *[other] { $rows } linhas anteriores da folha não aparecem aqui.
}
