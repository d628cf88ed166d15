same-rule = { $option } i { $setting } to ta sama zasada
leave-out-one = pomiń jedną z tych opcji
changes-preset = { $option } zmienia { $preset }: { $changes }
changed-rule = { $key } { $is } (wcześniej { $was })
oklahoma-keeps-ace = --oklahoma zostawia w `ace_knock_card` wartość one: przy asie wolno zapukać z 1; jeśli ma się liczyć tylko gin, dodaj `--set ace_knock_card=gin-only`
oklahoma-keeps-boxes = --oklahoma zostawia w `doubled_boxes` wartość none: pik podwaja punkty, ale nie kratki; jeśli ma podwajać i kratki, dodaj `--set doubled_boxes=all`
hollywood-keeps-winner = --hollywood zostawia w `sheet_winner` wartość net-points: arkusz wygrywa wyższa suma; jeśli mają decydować dwie partie z trzech, dodaj `--set sheet_winner=most-games`
