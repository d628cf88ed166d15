usage-heading = Uso:
commands-heading = Comandi:
arguments-heading = Argomenti:
options-heading = Opzioni:
examples-heading = Esempi:

group-evening = La serata:
group-corrections = Correzioni:
group-disputes = Contestazioni:
group-looking-back = Riepiloghi:
group-data = Dati:
group-setup = Impostazioni:

help-flag = Mostra l'aiuto (di più con `--help`)
help-flag-long = Mostra l'aiuto (in breve con `-h`)
version-flag = Mostra la versione
help-command = Mostra questo messaggio, o l'aiuto dei comandi indicati

default-value = [predefinito: { $value }]
possible-values = [valori possibili: { $values }]
possible-values-heading = Valori possibili:
