"""The files for package managers that this project cannot try, with their placeholders filled in."""

import hashlib
from pathlib import Path

MANIFESTS = [
    "homebrew/ginscore.rb",
    "scoop/ginscore.json",
    "winget/ginscore.yaml",
    "winget/ginscore.installer.yaml",
    "winget/ginscore.locale.en-US.yaml",
]


def fill(templates: Path, dist: Path, version: str, repository: str | None) -> list[str]:
    """Writes the manifests next to the packages, and says which are not complete."""
    values = {"VERSION": version}
    if repository is not None:
        values["REPOSITORY"] = repository.removesuffix("/").removesuffix(".git")
    for name, file in {
        "SHA256_CRATE": f"ginscore-{version}.crate",
        "SHA256_WINDOWS": f"ginscore-{version}-x86_64-pc-windows-gnu.zip",
    }.items():
        if (dist / file).exists():
            values[name] = hashlib.sha256((dist / file).read_bytes()).hexdigest()
    notes = []
    for manifest in MANIFESTS:
        text = (templates / manifest).read_text()
        for name, value in values.items():
            text = text.replace(f"@{name}@", value)
        (dist / "manifests" / manifest).parent.mkdir(parents=True, exist_ok=True)
        (dist / "manifests" / manifest).write_text(text)
        left = sorted({part for part in text.split("@")[1::2] if part.isupper()})
        to_fill = f", and {', '.join(left)} are not known" if left else ""
        notes.append(f"manifests/{manifest}: not tried{to_fill}")
    notes.append("packaging/nix/package.nix: not tried")
    return notes
