card-on-both-sides = { $card } jest po obu stronach: { $one } i { $other } nie mogą mieć tej samej karty
named-twice = { $card } pojawia się dwa razy
named-times = { $card } pojawia się { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
}
one-of-each-card = w talii każda karta jest jedna; może któraś została źle odczytana?
laid-off-only-once = dołożoną kartę podaj tylko raz, po `+`
discard-only-once = odrzucona karta nie należy do tych dziesięciu: podaj ją tylko raz, po `x`

card-count = { $name } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; powinno być dziesięć
card-count-of-knocker = { $name } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}; powinno być dziesięć albo jedenaście, wszystkie w układach
cards-missing-of-knocker = { $missing ->
    [one] brakuje jednej karty; może ktoś ją pominął?
    [few] brakuje { $missing } kart; może ktoś je pominął?
   *[many] brakuje { $missing } kart; może ktoś je pominął?
}
cards-missing = { $missing ->
    [one] brakuje jednej karty; może ktoś ją pominął albo została dołożona?
    [few] brakuje { $missing } kart; może ktoś je pominął albo zostały dołożone?
   *[many] brakuje { $missing } kart; może ktoś je pominął albo zostały dołożone?
}
eleven-with-discard = jeśli jedna z jedenastu kart jest odrzucona, podaj ją tylko raz, po `x`
too-many-of-knocker = odrzuconą kartę wpisz po `x`, a przed drugą stroną wpisz `v`
too-many = karty dołożone należą do tych dziesięciu; może któraś z kart jest z drugiej strony?

too-short = { $cards } to nie układ: układ ma co najmniej trzy karty
too-short-in-hand = wolne karty wpisz po ukośniku; a może brakuje karty w układzie?
too-short-in-groups = wolne karty wpisz po ukośniku, na przykład `4-7s / 2h`; a może brakuje karty w układzie?
too-short-after-on = po `on` wpisz same układy; a może brakuje karty w układzie?
ace-high = { $cards } to nie sekwens: as jest zawsze niski
would-be-a-run = { $cards } to byłby sekwens
gap = { $cards } to nie sekwens: { $count ->
    [one] brakuje karty { $missing }
    [few] brakuje kart { $missing }
   *[many] brakuje kart { $missing }
}
gap-hint = w sekwensie nie ma przerw; dwa sekwensy oddziel przecinkiem
mixed = { $cards } to nie układ: ani komplet jednej wartości, ani sekwens jednego koloru
mixed-in-hand = dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku
mixed-in-groups = dwa układy oddziel przecinkiem; wolne karty wpisz po ukośniku, na przykład `4-7s / 2h`
mixed-after-on = dwa układy oddziel przecinkiem; po `on` wpisz same układy

over-limit = { $name } nie może zapukać z { $count }: limit wynosi { $limit }
over-limit-hint = trzeba grać dalej, aż wolne karty dadzą { $limit } lub mniej
over-limit-count-hint = pierwsza suma należy do pukającego; kto ma więcej niż { $limit }, nie może zapukać i gra toczy się dalej
only-gin = { $name } nie może zapukać z { $count }: to rozdanie kończy tylko gin
only-gin-hint = trzeba grać dalej, aż do gina
sides-exchanged = karty pukającego są pierwsze, a rozdanie mogłyby zakończyć te drugie: może strony są zamienione?

does-not-fit = { $card } nie pasuje do żadnego układu, który ma { $knocker }
does-not-fit-hint = dołożyć można czwartą kartę do kompletu albo następną na jednym z końców sekwensu; inaczej to wolna karta
fits-only-after = { $card } pasuje do sekwensu, który ma { $knocker }, dopiero po { $before }
fits-only-after-hint = bez { $before } liczy się jako wolna karta
laid-off-on-gin = do gina nie wolno dokładać
laid-off-on-gin-hint = te karty liczą się jako wolne: wpisz je przed `+`, a `+` usuń

knock-card-missing = brakuje karty pukania
knock-card-missing-hint = przy tych zasadach potrzebuje jej każde pukanie i każdy gin: dopisz ją po `@`, na przykład `@7s`
not-big-gin = { $name } ma jedenaście kart, ale { $count ->
    [one] poza układami jest { $cards }
    [few] poza układami są { $cards }
   *[many] poza układami są { $cards }
}
not-big-gin-hint = przy dużym ginie wszystkie jedenaście kart musi być w układach; jeśli to nie duży gin, podaj dziesięć, a odrzuconą po `x`
ambiguous = karty, które ma { $name }, da się ułożyć na { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
   *[many] { $ways } sposobów
} z tą samą sumą, a wynik rozdania jest za każdym razem inny
must-declare = { $name } musi zgłosić jeden z nich: { $ways }

count-range = suma musi być od 0 do { $most }: dziesięć kart nie da więcej
count-range-hint = policz wolne karty jeszcze raz albo podaj karty
points-range = punkty za rozdanie muszą być od 0 do { $most }
points-range-hint = sprawdź liczbę
boxes-range = kratek za rozdanie może być od 0 do { $most }
boxes-range-hint = wpisz kratki zwycięzcy za to rozdanie, a nie za całą partię
