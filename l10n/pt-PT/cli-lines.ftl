at-line = linha { $number }
not-text = a linha não é texto em UTF-8
not-text-hint = guarde o script em UTF-8
