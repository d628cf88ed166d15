same-rule = { $option } e { $setting } são a mesma regra
leave-out-one = deixe de fora uma das duas
changes-preset = { $option } muda { $preset }: { $changes }
changed-rule = { $key } { $is } (antes: { $was })
oklahoma-keeps-ace = --oklahoma mantém `ace_knock_card` em one: com um ás, pode-se bater com 1; para exigir gin, acrescente `--set ace_knock_card=gin-only`
oklahoma-keeps-boxes = --oklahoma mantém `doubled_boxes` em none: uma carta de espadas dobra os pontos, mas não as caixas; para as dobrar também, acrescente `--set doubled_boxes=all`
hollywood-keeps-winner = --hollywood mantém `sheet_winner` em net-points: o total maior ganha a folha; para a ganhar com dois dos três jogos, acrescente `--set sheet_winner=most-games`
