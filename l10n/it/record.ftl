### section: record

newer = il testo viene da una versione successiva di ginscore
newer-hint = per leggerlo installa quella versione
not-in-record = questa riga non fa parte della trascrizione di una serata
not-in-record-hint = una trascrizione ha le mani e quello che è successo tra l'una e l'altra, non correzioni né comandi
not-in-form = una trascrizione ha una sola forma per ogni riga
not-in-form-hint = scrivi { $line }
loose-cards-hint = scrivi le combinazioni, poi una barra e le spaiate
not-bare = la prima riga di una trascrizione ha i nomi, poi `bare`, poi ogni regola come KEY=VALUE
not-bare-hint = scrivila come in `new Ann Bob bare knock_limit=10 target=100`
