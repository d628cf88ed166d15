# A página para um segundo ecrã.

to-go = { $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}
unread = Não é possível ler o registo neste momento. Esta é a última pontuação lida.
gone = A série já não está no registo com o nome que tinha. Esta é a última pontuação dela.
no-series = Nenhuma série em jogo.
earlier-rows = { $rows ->
    [one] Uma linha anterior da folha não aparece aqui.
   *[other] { $rows } linhas anteriores da folha não aparecem aqui.
}
