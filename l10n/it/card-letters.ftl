not-a-card = { $typed } non è una carta
not-a-group = { $typed } non è un insieme di carte
in-portuguese = in lettere portoghesi scrivi { $words }
in-spanish = in lettere spagnole scrivi { $words }
in-french = in lettere francesi scrivi { $words }
in-italian = in lettere italiane scrivi { $words }
in-german = in lettere tedesche scrivi { $words }
in-polish = in lettere polacche scrivi { $words }
in-two-letters = i semi che non sono in lettere inglesi hanno due lettere: scrivi { $words }

c-is-clubs = `c` è fiori (♣); cuori (♥) è `h` oppure `cu`
c-was-clubs = `c` vuol dire fiori: { $cards }; cuori è `cu`
