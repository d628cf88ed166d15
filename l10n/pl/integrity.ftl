last-seal = Pieczęć { $seal }
last-seal-use = Drugi gracz ją notuje; `ginscore audit --seal { $seal }` sprawdza ją później.
no-seal = Nie ma pieczęci: dlaczego, pokazuje `ginscore audit`.

shortened = seria { $series } jest skrócona: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, a w pliku { $entries ->
    [one] jest tylko { $entries } wpis
    [few] są tylko { $entries } wpisy
   *[many] jest tylko { $entries } wpisów
}
shortened-elsewhere = seria { $series } jest skrócona: ten komputer ma w niej, w katalogu { $dir }, { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, a w pliku { $entries ->
    [one] jest tylko { $entries } wpis
    [few] są tylko { $entries } wpisy
   *[many] jest tylko { $entries } wpisów
}
rewritten = seria { $series } jest przerobiona: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, ale to, co jest teraz w pliku, ma inną pieczęć
rewritten-elsewhere = seria { $series } jest przerobiona: ten komputer ma w niej, w katalogu { $dir }, { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }, ale to, co jest teraz w pliku, ma inną pieczęć
not-as-written-hint = przywróć plik z kopii zapasowej; a jeśli zmiana jest zamierzona, zapisz to poleceniem `ginscore audit --accept`
missing = brakuje serii { $series }: ten komputer ma w niej { $written ->
    [one] { $written } wpis
    [few] { $written } wpisy
   *[many] { $written } wpisów
}, ostatni z pieczęcią { $seal }
missing-hint = przywróć plik z kopii zapasowej; a jeśli nie jest już potrzebny, uruchom `ginscore audit --accept --series { $series }`
replaced-hint = jej nazwę ma teraz inna seria; starej szukaj w kopii zapasowej

accepted = wpis { $entry } serii { $series } przyjmuje wcześniejsze zmiany w pliku
accepted-note = wpis { $entry } serii { $series } przyjmuje wcześniejsze zmiany w pliku: { $note }
accepted-hint = zapytaj, kto je zrobił; pieczęć zanotowana wcześniej należy do wcześniejszej wersji (na tym komputerze pokazywane tylko raz)
changed-places = w { $series } { $names }
name-is-now = { $name } to teraz { $now }
changed-places-hint = wynik jest teraz pod imieniem drugiego gracza; zapytaj, kto zmienił imiona (na tym komputerze pokazywane tylko raz)

all-unsealed = { $entries ->
    [one] jedyny wpis serii { $series } nie ma pieczęci
    [few] żaden z { $entries } wpisów serii { $series } nie ma pieczęci
   *[many] żaden z { $entries } wpisów serii { $series } nie ma pieczęci
}
first-unsealed = { $entries ->
    [one] pierwszy wpis serii { $series } nie ma pieczęci
    [few] pierwsze { $entries } wpisy serii { $series } nie mają pieczęci
   *[many] pierwszych { $entries } wpisów serii { $series } nie ma pieczęci
}
all-unsealed-hint = z pliku nie widać, czy coś w nim zmieniono; pieczęć postawi następny wpis (na tym komputerze pokazywane tylko raz)
first-unsealed-hint = nie widać, czy coś zmieniono przed pierwszą pieczęcią (na tym komputerze pokazywane tylko raz)

ledger-moved = ta księga była w { $before }, a teraz jest w { $now }
ledger-moved-hint = jeśli nikt jej nie przenosił ani nie kopiował, ktoś ją podmienił: porównaj ją z zanotowaną pieczęcią poleceniem `ginscore audit --seal CODE` (na tym komputerze pokazywane tylko raz)

sync-copy = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji
sync-copy-spare = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji; nie ma w niej nic nowego i można ją usunąć
sync-copy-ignored = { $file } to nie seria, lecz kopia serii { $of } zrobiona przez program do synchronizacji; jest pomijana
editor-copy = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie
editor-copy-spare = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie; nie ma w niej nic nowego i można ją usunąć
editor-copy-ignored = { $file } to nie seria, lecz wcześniejsza wersja serii { $of } pozostawiona przez edytor albo scalanie; jest pomijana

diverged-first = tę samą serię zapisywano w dwóch miejscach: { $one } i { $other } różnią się od pierwszego wpisu
diverged = tę samą serię zapisywano w dwóch miejscach: { $one } i { $other } różnią się po wpisie { $entry }
diverged-hint = jeśli rozdania, które ma tylko { $other }, naprawdę się odbyły, zapisz je poleceniem `ginscore hand --series { $series }`; potem usuń { $other }
copy-with-more = { $copy } ma { $more ->
    [one] { $more } wpis, którego nie ma { $of }
    [few] { $more } wpisy, których nie ma { $of }
   *[many] { $more } wpisów, których nie ma { $of }
}
copy-with-more-hint = zastąp nią { $of }.toml albo zapisz te rozdania; potem usuń kopię
same-series = { $one } i { $other } to ta sama seria
same-series-hint = usuń { $other }
stray-copy = { $file } ma nazwę jak kopia serii { $of }, ale tej serii brakuje albo jest inna
stray-copy-hint = jeśli to seria, zmień nazwę pliku; jeśli nie jest potrzebny, usuń go

seal-at-start = { $code } to pieczęć serii { $series } sprzed pierwszego rozdania; wszystko do tego miejsca jest bez zmian
seal-unchanged = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); wszystko do tego miejsca jest bez zmian
seal-changed-first = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); od tego czasu zmieniono nagłówek albo wpis 1
seal-changed = { $code } to pieczęć serii { $series } po rozdaniu { $hand } (wpis { $entry }); od tego czasu zmieniono wpis { $changed } albo coś przed nim
seal-names = Gracze nazywali się wtedy { $then }; w tej samej kolejności to teraz { $now }.
seal-corrected = Od tego czasu { $entries ->
    [one] { $entries } wpis coś z tego poprawił:
    [few] { $entries } wpisy coś z tego poprawiły:
   *[many] { $entries } wpisów coś z tego poprawiło:
}
seal-score-then = W tamtym momencie:
seal-shortened = Porównano tylko pierwsze osiem znaków; wszystkie dwanaście dowodzi więcej.
seal-lost = { $code } to pieczęć serii { $series } po { $entries ->
    [one] { $entries } wpisie zapisanym
    [few] { $entries } wpisach zapisanych
   *[many] { $entries } wpisach zapisanych
} na tym komputerze, ale w pliku już jej nie ma
seal-lost-hint = `ginscore audit` pokazuje, co się stało; przywróć plik z kopii zapasowej
seal-deleted = { $code } to pieczęć serii { $series }, którą usunięto
seal-deleted-hint = `ginscore series restore { $series }` ją przywróci
seal-unread = żadna seria, którą dało się odczytać, nie ma pieczęci { $code }
seal-unread-hint = może to być pieczęć serii, której nie dało się odczytać
seal-unknown = żadna seria w tej księdze nigdy nie miała pieczęci { $code }
seal-unknown-hint = sprawdź kod i czy to właściwa księga; jeśli jedno i drugie się zgadza, serię przerobiono
not-a-seal = { $text } to nie pieczęć
not-a-seal-hint = pieczęć ma dwanaście liter i cyfr, na przykład `7KTD-93XY-4MHC`
