#!/usr/bin/env bash
# OpenSpiel 2.0.2, gin_rummy: with oklahoma, the parameter knock_card does nothing, and nothing says so.
#
# Sworn: knock_card=5 is the most that a knock may have, and an upcard lowers it: with a 6 turned up, 5.
# Seen: the limit is 6, that of the upcard, as without the parameter; the game is loaded with both.
source "$(dirname "$0")/common.bash"

python_with absl-py==2.5.1 attrs==26.1.0 ml_collections==1.1.0 numpy==2.4.6 open-spiel==2.0.2 PyYAML==6.0.4 \
    scipy==1.17.1

seen=$(
    "$folder/venv/bin/python" - <<'END'
from importlib.metadata import version
import pyspiel

print("OpenSpiel", version("open_spiel"))
for words in "", "knock_card=5", "oklahoma=true", "knock_card=5,oklahoma=true":
    state = pyspiel.load_game(f"gin_rummy({words})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    print(f"{words or 'default'}: {str(state).splitlines()[1]}, upcard {str(state).split('Upcard: ')[1][:2]}")
END
)
expected='OpenSpiel 2.0.2
default: Knock card: 10, upcard 6d
knock_card=5: Knock card: 5, upcard 6d
oklahoma=true: Knock card: 6, upcard 6d
knock_card=5,oklahoma=true: Knock card: 6, upcard 6d'
as_expected
