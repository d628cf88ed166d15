#!/usr/bin/env bash
# PettingZoo 1.26.1, gin_rummy_v4 (RLCard 1.2.0): reset(seed=...) loses the reward for a knock.
#
# Sworn: knock_reward=0.9 is what a knock earns, with a seed and without.
# Seen: after a reset with a seed it is 0.2, RLCard's own: the seed makes a new game of RLCard, without the environment's
# function for rewards. 1.27.0 has no gin rummy any more.
source "$(dirname "$0")/common.bash"

python_with cloudpickle==3.1.3 Farama-Notifications==0.0.6 gymnasium==1.4.0 numpy==2.4.6 pettingzoo==1.26.1 \
    pygame==2.6.1 rlcard==1.2.0 termcolor==3.3.0 typing_extensions==4.16.0

seen=$(
    "$folder/venv/bin/python" - 2>"$folder/log" <<'END'
from importlib.metadata import version
from pettingzoo.classic import gin_rummy_v4

def rewards(seed):
    """The rewards of ten knocks: whoever may knock does, and the first legal action otherwise."""
    found, env = set(), gin_rummy_v4.env(knock_reward=0.9)
    for hand in range(60):
        env.reset(seed=hand if seed else None)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            found |= {reward} if over and 0 < reward < 1 else set()
            legal = [] if over or cut else [int(a) for a in observation["action_mask"].nonzero()[0]]
            env.step(next((a for a in legal if a >= 58), legal[hand % len(legal)]) if legal else None)
    return sorted(float(reward) for reward in found)

print("PettingZoo", version("pettingzoo"), "RLCard", version("rlcard"))
print("without a seed:", rewards(False))
print("with a seed:", rewards(True))
END
)
expected='PettingZoo 1.26.1 RLCard 1.2.0
without a seed: [0.9]
with a seed: [0.2]'
as_expected
