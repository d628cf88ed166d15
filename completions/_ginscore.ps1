# Completions that know your players, series and rules: the program answers.
$env:COMPLETE = "powershell"
ginscore | Out-String | Invoke-Expression
Remove-Item Env:\COMPLETE
