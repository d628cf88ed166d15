not-a-card = { $typed } to nie karta
not-a-group = { $typed } to nie grupa kart
in-portuguese = portugalskimi literami wpisz { $words }
in-spanish = hiszpańskimi literami wpisz { $words }
in-french = francuskimi literami wpisz { $words }
in-italian = włoskimi literami wpisz { $words }
in-german = niemieckimi literami wpisz { $words }
in-polish = polskimi literami wpisz { $words }
in-two-letters = kolory, które nie są w angielskich literach, mają po dwie litery: wpisz { $words }

c-is-clubs = `c` to trefl (♣); kier (♥) to `h` albo `ki`
c-was-clubs = `c` to trefle: { $cards }; kiery to `ki`
