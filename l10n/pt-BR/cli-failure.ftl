no-such-hand = não há mão { $number }
no-such-hand-hint = `ginscore score` mostra os números
no-hands-yet = ainda não há mãos
no-hands-yet-hint = registre uma, como em `Ann 4 v 23`
unreadable-input = não é possível ler a entrada padrão: { $why }
unreadable-input-hint = use um arquivo de texto ou um pipe
