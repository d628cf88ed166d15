score = wynik:
game = partia { $game }
# `wygrana` and `przegrana` are nouns: they fit everybody.
score-won = { $score } (wygrana)
score-lost = { $score } (przegrana)
score-to-go = { $score } (brakuje { $points })
score-shut-out = { $score } (brakuje { $points }, na razie z zerem)

wins-game = partię wygrywa: { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-of-several = partia { $game } jest zamknięta, wygrywa: { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
wins-game-with-totals = partię wygrywa: { $name }; z premiami i kratkami: { $totals }

so-far-to = wszystkie partie do tej pory: { $totals }; seria kończy się przy { $points }
so-far-best-of = wszystkie partie do tej pory: { $totals }; wygrane arkusze: { $won }, rozstrzyga większość z { $sheets }
