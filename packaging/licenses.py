"""The licenses of everything that is linked into the program, which have to go with it."""

import json
import subprocess
from pathlib import Path

NAMES = ("license", "licence", "copying", "copyright", "notice", "unlicense")


def third_party(source: Path, target: str) -> str:
    """The name, the license and the license texts of each crate that the program is built from."""
    cargo = ["cargo", "metadata", "--format-version=1", "--locked", "--filter-platform", target]
    metadata = json.loads(subprocess.run(cargo, cwd=source, stdout=subprocess.PIPE, check=True).stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    (start,) = (id for id, package in packages.items() if package["name"] == "ginscore")
    found, new = set(), [start]
    while new:
        id = new.pop()
        if id in found:
            continue
        found.add(id)
        # Crates that only build or test are not in the program.
        linked = (one for one in nodes[id]["deps"] if any(kind["kind"] is None for kind in one["dep_kinds"]))
        new.extend(one["pkg"] for one in linked)
    # The program's own crates have no source elsewhere.
    others = [packages[id] for id in found if packages[id]["source"]]
    others.sort(key=lambda package: (package["name"], package["version"]))
    texts: dict[str, list[str]] = {}
    for package in others:
        called = f"{package['name']} {package['version']} ({package['license']})"
        directory = Path(package["manifest_path"]).parent
        files = [file for file in sorted(directory.iterdir()) if file.is_file() and file.name.lower().startswith(NAMES)]
        for file in files:
            texts.setdefault(file.read_text(encoding="utf-8", errors="replace").strip(), []).append(called)
        if not files:
            texts.setdefault("(The crate has no license text.)", []).append(called)
    head = (
        "ginscore is built from these crates, and from the standard library of Rust (MIT OR Apache-2.0). On Linux,\n"
        "the C library musl (MIT) is in it, too.\n"
    )
    line = "-" * 78
    parts = [f"{line}\n" + "\n".join(dict.fromkeys(names)) + f"\n{line}\n\n{text}\n" for text, names in texts.items()]
    return "\n".join([head, *parts])
