usage-heading = Użycie:
commands-heading = Polecenia:
arguments-heading = Argumenty:
options-heading = Opcje:
examples-heading = Przykłady:

group-evening = Wieczór:
group-corrections = Poprawki:
group-disputes = Spory:
group-looking-back = Przegląd:
group-data = Dane:
group-setup = Ustawienia:

help-flag = Wyświetla pomoc (więcej: `--help`)
help-flag-long = Wyświetla pomoc (krócej: `-h`)
version-flag = Wyświetla wersję
help-command = Wyświetla ten opis albo pomoc podanego polecenia

default-value = [domyślnie: { $value }]
possible-values = [możliwe wartości: { $values }]
possible-values-heading = Możliwe wartości:
