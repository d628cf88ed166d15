"""Plays the sample evenings with a program, and compares what every program that was tried made of them.

    packaging/evenings.py PROGRAM...
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SAMPLES = Path(__file__).resolve().parent.parent / "tests" / "data"

# What the first program made of each evening. All others must write the same ledger and say the same.
known: dict[str, str] = {}


def play(program: list[object], root: Path | None = None) -> str:
    """Plays each evening in a ledger of its own, and says how many. With a root, the program sees nothing else."""
    scripts = [SAMPLES / "evening.gin", *sorted((SAMPLES / "evenings").glob("*.gin"))]
    for script in scripts:
        above = tempfile.mkdtemp(dir=root / "tmp" if root else None)
        try:
            inside = f"/{Path(above).relative_to(root)}" if root else above
            made = evening(program, script, above, inside)
        finally:
            shutil.rmtree(above)
        if known.setdefault(script.name, made) != made:
            raise SystemExit(f"{script.name}: {program} made another evening of it than the first program:\n{made}")
    return f"{len(scripts)} evenings played"


def evening(program: list[object], script: Path, above: str, inside: str) -> str:
    """What the program writes and says of an evening. `inside` is the directory as the program sees it."""
    variables = {
        "GINSCORE_LEDGER": f"{inside}/ledger",
        "GINSCORE_STATE": f"{inside}/state",
        "GINSCORE_NOW": "2026-11-20T19:30:00+01:00",
        "GINSCORE_LANG": "en",
    }
    # Windows does not start a program without SystemRoot.
    variables |= {name: os.environ[name] for name in ["PATH", "SYSTEMROOT"] if name in os.environ}

    def ginscore(*words: str, line: str = "") -> str:
        done = subprocess.run(
            [*map(str, program), *words], env=variables, input=line, text=True, capture_output=True, check=False
        )
        if done.returncode != 0:
            raise SystemExit(f"{program} {words}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    said = ginscore("table", "--quiet", line=script.read_text(encoding="utf-8"))
    said += ginscore("audit") + ginscore("summary") + ginscore("stats") + ginscore("export", "--format", "html")
    (series,) = (Path(above) / "ledger").glob("*.toml")
    return (said + series.read_text(encoding="utf-8")).replace(inside, "")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print(f"{each}: {play([each])}")
