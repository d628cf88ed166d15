at-line = linha { $number }
not-text = a linha não é texto em UTF-8
not-text-hint = salve o script em UTF-8
