no-players = Nie ma jeszcze żadnych graczy.
player-series = { $name }: { $series ->
    [one] { $series } seria
    [few] { $series } serie
   *[many] { $series } serii
}
all-named = Imię { $name } jest już we wszystkich seriach.
renamed = { $was } to teraz { $name } w { $series ->
    [one] { $series } serii
    [few] { $series } seriach
   *[many] { $series } seriach
}.
one-series-only = imię zmienia się we wszystkich seriach, a `--series` wskazuje jedną
one-series-only-hint = pomiń `--series`
name-taken = imię { $name } ma już inny gracz
name-taken-hint = wybierz inne imię; a jeśli to jedna osoba, użyj { $command }
former-name = { $other } to w { $series } wcześniej { $name }
former-name-hint = wybierz inne imię: z tym rozdania gracza { $other } wyglądałyby na rozdania gracza { $was }
same-name = oba imiona należą już do gracza { $name }
same-name-hint = `ginscore players rename` zmienia pisownię imienia
partly-renamed-hint = imię zmieniono w części serii; napraw dysk i powtórz polecenie: zmieni ono pozostałe
unknown-player = w tej księdze nie ma gracza { $name }
unknown-player-hint = `ginscore players` pokazuje graczy
opponents = { $one } i { $two } to dwie osoby: grają przeciw sobie w { $series }
opponents-more = { $one } i { $two } to dwie osoby: grają przeciw sobie w { $series } i w { $more ->
    [one] jeszcze { $more } serii
    [few] jeszcze { $more } seriach
   *[many] jeszcze { $more } seriach
}
opponents-hint = niczego nie zmieniono; jednego gracza mogą oznaczać tylko imiona, które nigdy nie grają przeciw sobie

same-player = { $typed } to nowe imię. Czy chodzi o { $known }? (t lub n)
new-player = { $name } to nowe imię, ale w księdze są już podobne: { $known }
new-player-hint = jeśli chodzi o { $meant }, usuń serię i zacznij ją od nowa; `--new-player` znaczy, że { $name } to ktoś inny
