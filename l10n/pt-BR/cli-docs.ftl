no-page = não há nenhuma página do manual chamada { $name }
no-page-output-hint = `ginscore man --output DIR` escreve as páginas em uma pasta
no-page-near-hint = você quis dizer { $near }?
no-page-list-hint = `ginscore help` lista os comandos, e cada um tem uma página
not-written-hint = escolha uma pasta em que você possa escrever

saved-here = salvas neste registro
