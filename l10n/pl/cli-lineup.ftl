out-misplaced = `--out` jest dla trzech graczy na zmianę
out-misplaced-hint = podaj trzech graczy bez `v`, na przykład `new Ann Bob Cid --out Cid`
sides-misplaced = `--sides` jest dla partnerów
sides-misplaced-hint = podaj graczy obu stron, na przykład `new Ann Cid v Bob Dan --sides "My,Oni"`
none-of-players = { $name } nie jest wśród graczy
name-one-of = podaj jedno z imion: { $players }
too-few-players = seria wymaga co najmniej dwóch graczy
cannot-be-seated = { $players ->
    [one] { $players } gracz nie może tak grać
    [few] { $players } gracze nie mogą tak grać
   *[many] { $players } graczy nie może tak grać
}
seating-hint = dwóch graczy: `Ann Bob`; dwie strony: `Ann Cid v Bob Dan`, do pięciu graczy każda; kapitan przeciw dwóm lub trzem: `Ann v Bob Cid`; trzech na zmianę: `Ann Bob Cid`; imię z kilku słów weź w cudzysłów
not-two-names = { $text } to nie są dwie nazwy
not-two-names-hint = oddziel je przecinkiem, na przykład `My,Oni`
no-columns-in-turn = trzech graczy na zmianę nie może grać kilku partii obok siebie
no-columns-in-turn-hint = wygrana trafiałaby do kolumn, które dzielą dwaj różni przeciwnicy; pomiń `--hollywood` albo użyj `--set columns=1`
no-difference-in-turn = trzech graczy na zmianę nie może rozliczać się według `score-plus-difference`
no-difference-in-turn-hint = takie rozliczenie porównuje dwa wyniki; użyj `--set settlement=totals`
rule-for-more = { $key } to zasada dla więcej niż dwóch graczy
rule-for-more-hint = pomiń ją albo podaj wszystkich graczy, na przykład `new Ann Cid v Bob Dan`
rule-without-effect = { $key } niczego tu nie zmienia
captain-settles-hint = kapitan płaci każdemu przeciwnikowi całość i od każdego dostaje całość; pomiń ją
one-hand-hint = naraz gra się tylko jedno rozdanie; pomiń ją
each-settles-hint = z trzech graczy na zmianę każdy rozlicza się z każdym; pomiń ją
nobody-sits-out-hint = nikt nie pauzuje; pomiń ją
newcomer-deals-hint = przy trzech graczach na zmianę o tym, kto rozdaje, mówi `newcomer_deals`; pomiń ją
sitting-out-deals-hint = rozdaje ten, kto pauzuje, także po remisie; pomiń ją
one-game-hint = trzech graczy na zmianę gra zawsze jedną partię; pomiń ją
no-doubling-in-turn = przy trzech graczach na zmianę wygrana do zera nie może niczego podwajać
no-doubling-in-turn-hint = użyj `--set shutout.award=none` albo liczby, którą każdy przegrany do zera płaci zwycięzcy
cannot-deal = następnego rozdania nie może rozdawać { $name }
cannot-deal-hint = może rozdawać { $players }

given-twice = { $option } i { $setting } mówią to samo
rules-not-a-player = { $preset } to nazwa zasad, nie gracza
rules-not-a-player-hint = najpierw podaj graczy, jak w `new Ann Bob hollywood`; gracza o tym imieniu zapisz { $typed }
