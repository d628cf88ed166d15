at-line = wiersz { $number }
not-text = wiersz nie jest tekstem UTF-8
not-text-hint = zapisz skrypt jako UTF-8
