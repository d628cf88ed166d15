score = wynik:
game = partia { $game }
# `wygrana` and `przegrana` are nouns: they fit everybody.
score-won = { $score } (wygrana)
score-lost = { $score } (przegrana)
score-to-go = { $score } (brakuje { $points })
score-shut-out = { $score } (brakuje { $points }, na razie z zerem)

wins-game = { $players ->
    [one] { $name } wygrywa
    [few] strona { $name } wygrywa
   *[many] strona { $name } wygrywa
} partię ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-of-several = partia { $game } jest zamknięta: { $players ->
    [one] wygrywa { $name }
    [few] wygrywa strona { $name }
   *[many] wygrywa strona { $name }
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-with-totals = { $players ->
    [one] { $name } wygrywa
    [few] strona { $name } wygrywa
   *[many] strona { $name } wygrywa
} partię; z premiami i kratkami: { $totals }

so-far-to = wszystkie partie do tej pory: { $totals }; seria kończy się przy { $points }
so-far-best-of = wszystkie partie do tej pory: { $totals }; wygrane arkusze: { $won }, rozstrzyga większość z { $sheets }
