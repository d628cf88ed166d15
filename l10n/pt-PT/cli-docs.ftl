no-page = não há nenhuma página do manual chamada { $name }
no-page-output-hint = `ginscore man --output DIR` escreve as páginas numa pasta
no-page-near-hint = queria dizer { $near }?
no-page-list-hint = `ginscore help` mostra os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que possa escrever

saved-here = guardadas neste registo
