at-line = riga { $number }
not-text = la riga non è testo UTF-8
not-text-hint = salva lo script in UTF-8
