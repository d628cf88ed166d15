#!/usr/bin/env python3
"""Makes the packages of a release, installs each one where it can, and plays evenings with it.

    packaging/release.py                     # everything that this computer can make
    packaging/release.py --target x86_64-unknown-linux-musl --no-crates

It packages what is committed, in `target/packaging`; the packages and their checksums are in `target/packaging/dist`.
It needs Rust, Python 3.11 and git; dpkg-deb, lintian, qemu-user-static, and a linker for Windows if there is one. The
standard libraries for other targets come from rustup, and maturin, which makes the wheels, from PyPI. What could not be
made or tried is listed at the end.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import evenings
from licenses import third_party

TOP = Path(__file__).resolve().parent.parent
WORK = TOP / "target" / "packaging"
DIST = WORK / "dist"

# Linux has one static program for each processor, which needs nothing but a kernel. rust-lld and the parts of musl come
# with Rust, so no C compiler for the target is needed.
LINUX = {
    "x86_64-unknown-linux-musl": {"deb": "amd64", "wheel": "x86_64", "emulator": None},
    "aarch64-unknown-linux-musl": {"deb": "arm64", "wheel": "aarch64", "emulator": "qemu-aarch64-static"},
}
# Only a Mac makes these.
MACOS = {"aarch64-apple-darwin": "arm64", "x86_64-apple-darwin": "x86_64"} if sys.platform == "darwin" else {}
WINDOWS = "x86_64-pc-windows-gnu"
WINDOWS_LINKER = "x86_64-w64-mingw32-gcc"
# The oldest kernels and C libraries that the tags of wheels can name; a static program needs neither.
WHEEL_TAGS = ["manylinux2014", "musllinux_1_1"]

made: list[Path] = []
tried: list[str] = []
not_tried: list[str] = []


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def run(*words: object, **options) -> str:
    """Runs a program that must succeed, and returns its standard output."""
    words = [str(word) for word in words]
    options.setdefault("stdout", subprocess.PIPE)
    done = subprocess.run(words, text=True, check=False, **options)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)}: status {done.returncode}\n{done.stdout or ''}")
    return done.stdout or ""


def missing(program: str, consequence: str) -> bool:
    """Returns true if a program is not there, and notes what that means."""
    if shutil.which(program):
        return False
    not_tried.append(f"{consequence}: {program} is missing")
    return True


class Release:
    """What is packaged: the committed sources, and what Cargo.toml says about them."""

    def __init__(self) -> None:
        metadata = json.loads(run("cargo", "metadata", "--format-version=1", "--no-deps", "--locked", cwd=TOP))
        self.package = next(one for one in metadata["packages"] if one["name"] == "ginscore")
        self.version = self.package["version"]
        self.repository = self.package["repository"] or None
        self.author = self.package["authors"][0]
        self.time = int(run("git", "log", "-1", "--format=%ct", cwd=TOP))
        self.source = WORK / "source"
        if run("git", "status", "--porcelain", cwd=TOP):
            say("there are uncommitted changes: they are not packaged")
        for old in [self.source, WORK / "man"]:
            shutil.rmtree(old, ignore_errors=True)
        self.source.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=TOP, stdout=subprocess.PIPE, check=True).stdout
        tarfile.open(fileobj=io.BytesIO(archive)).extractall(self.source, filter="data")
        # Each crate that is published has the texts of its licenses, which are in the repository once.
        for crate in (self.source / "crates").iterdir():
            for license in ["LICENSE-APACHE", "LICENSE-MIT"]:
                shutil.copy(self.source / license, crate)

    def environment(self, target: str) -> dict[str, str]:
        """The variables with which cargo builds for a target. No path of this computer gets into the program."""
        home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
        sysroot = run("rustc", "--print", "sysroot").strip()
        paths = {home / "registry" / "src": "crates", self.source: "ginscore", sysroot: "rust"}
        flags = [f"--remap-path-prefix={path}={name}" for path, name in paths.items()]
        if target in LINUX:
            # Functions with the same code are one, and relocations take bits and not words.
            wanted = ["--icf=all", "--pack-dyn-relocs=relr"]
            flags += [f"-Clink-arg={option}" for option in wanted]
        variables = {
            "CARGO_TARGET_DIR": str(WORK / "build"),
            "CARGO_ENCODED_RUSTFLAGS": "\x1f".join(flags),
            "SOURCE_DATE_EPOCH": str(self.time),
        }
        if target not in MACOS:
            name = target.upper().replace("-", "_")
            variables[f"CARGO_TARGET_{name}_LINKER"] = "rust-lld" if target in LINUX else WINDOWS_LINKER
        return os.environ | variables


def with_addresses(text: str, release: Release) -> str:
    """The README with whole addresses, since PyPI shows it without knowing the files next to it."""
    if release.repository is None:
        not_tried.append("the wheels: pictures and links of the README need the address of the repository")
        return text

    def whole(found: re.Match[str]) -> str:
        kind = "raw" if found[2].endswith(".svg") else "blob"
        return f"{found[1]}{release.repository}/{kind}/v{release.version}/{found[2]}"

    # Links and pictures of Markdown, and pictures of HTML, but for those that have an address or stay on the page.
    return re.sub(r'(\]\(|src=")(?!https?:|#)([^)"]+)', whole, text)


def has_standard_library(target: str) -> bool:
    """Returns true if programs can be compiled for a target, perhaps after rustup got what is missing."""
    there = lambda: Path(run("rustc", "--print", "target-libdir", "--target", target).strip()).is_dir()
    if not there() and shutil.which("rustup"):
        subprocess.run(["rustup", "target", "add", target], stderr=subprocess.DEVNULL, check=False)
    if not there():
        not_tried.append(f"{target}: there is no standard library for it here")
    return there()


def build(release: Release, target: str) -> Path:
    """Builds the program for a target, and returns its file."""
    say(f"building for {target}")
    words = ["cargo", "build", "--profile", "dist", "--locked", "--package", "ginscore", "--bin", "ginscore"]
    run(*words, "--target", target, cwd=release.source, env=release.environment(target))
    suffix = ".exe" if target == WINDOWS else ""
    return WORK / "build" / target / "dist" / f"ginscore{suffix}"


def lay_out(release: Release, root: Path, program: Path, target: str) -> None:
    """Puts the program and everything that belongs to it below a directory, as below /usr or ~/.local."""
    shutil.rmtree(root, ignore_errors=True)
    if os.uname().machine == (MACOS.get(target) or LINUX.get(target, {}).get("wheel")):
        write_manual(program, release)
    share(release, root / "share", target)
    (root / "bin").mkdir(parents=True)
    shutil.copy(program, root / "bin" / program.name)
    (root / "bin" / program.name).chmod(0o755)


def write_manual(program: Path, release: Release) -> None:
    """Has a program that runs here write the pages of the manual, which are the same for every target."""
    pages = WORK / "man"
    if not pages.is_dir():
        run(program, "man", "--output", pages, "--quiet", cwd=release.source)


def manual(release: Release) -> list[Path]:
    """The pages of the manual."""
    if not (WORK / "man").is_dir():
        words = ["cargo", "build", "--locked", "--quiet", "--package", "ginscore", "--bin", "ginscore"]
        run(*words, cwd=release.source, env=os.environ | {"CARGO_TARGET_DIR": str(WORK / "build")})
        write_manual(WORK / "build/debug/ginscore", release)
    return sorted((WORK / "man").iterdir())


def share(release: Release, root: Path, target: str) -> None:
    """Puts the manual, the completions and the documents where the programs that use them look for them."""
    source = release.source

    def put(file: Path, place: str) -> None:
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, root / place)
        (root / place).chmod(0o644)

    for page in manual(release):
        put(page, f"man/man{page.suffix[1:]}/{page.name}")
    put(source / "completions/ginscore.bash", "bash-completion/completions/ginscore")
    put(source / "completions/_ginscore", "zsh/site-functions/_ginscore")
    put(source / "completions/ginscore.fish", "fish/vendor_completions.d/ginscore.fish")
    for other in ["ginscore.elv", "_ginscore.ps1"]:
        put(source / "completions" / other, f"doc/ginscore/completions/{other}")
    formats = ["docs/notation.md", *(f"docs/formats/{name}.md" for name in ["ledger", "rows", "json"])]
    for document in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", *formats]:
        put(source / document, f"doc/ginscore/{Path(document).name}")
    texts = root / "doc/ginscore/THIRD-PARTY-LICENSES"
    texts.write_text(third_party(source, target), encoding="utf-8")
    texts.chmod(0o644)


def files_below(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_file())


def pack_tar(release: Release, root: Path) -> Path:
    """Packs a directory so that the same commit gives the same bytes."""
    archive = DIST / f"{root.name}.tar.gz"
    with open(archive, "wb") as file, gzip.GzipFile("", "wb", 9, file, release.time) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for path in files_below(root):
                entry = tar.gettarinfo(path, f"{root.name}/{path.relative_to(root)}")
                entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = release.time, 0, 0, "root", "root"
                with open(path, "rb") as content:
                    tar.addfile(entry, content)
    made.append(archive)
    return archive


def pack_zip(root: Path) -> Path:
    archive = DIST / f"{root.name}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files_below(root):
            entry = zipfile.ZipInfo(f"{root.name}/{path.relative_to(root)}")
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
    made.append(archive)
    return archive


def pack_deb(release: Release, root: Path, target: str) -> Path | None:
    """Packs a Debian package of a directory that was laid out."""
    if missing("dpkg-deb", "the .deb"):
        return None
    tree = WORK / "deb" / LINUX[target]["deb"]
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(root, tree / "usr")
    documents = tree / "usr/share/doc/ginscore"
    # Debian has the licenses in `copyright`, and compresses changes and manual pages.
    for needless in ["LICENSE-MIT", "LICENSE-APACHE"]:
        (documents / needless).unlink()
    mit = (release.source / "LICENSE-MIT").read_text()
    template = (release.source / "packaging/debian/copyright").read_text()
    indented = "\n".join(f" {line}" if line else " ." for line in mit.split("\n\n", 2)[2].rstrip().split("\n"))
    (documents / "copyright").write_text(template.replace("@MIT@", indented))
    date = run("date", "-R", "-u", "-d", f"@{release.time}").strip()
    changes = f"ginscore ({release.version}-1) unstable; urgency=medium\n\n  * See changelog.gz.\n\n"
    (documents / "changelog.Debian").write_text(f"{changes} -- {release.author}  {date}\n")
    (documents / "CHANGELOG.md").rename(documents / "changelog")
    to_compress = [documents / "changelog", documents / "changelog.Debian", documents / "THIRD-PARTY-LICENSES"]
    for file in to_compress + files_below(tree / "usr/share/man"):
        with open(f"{file}.gz", "wb") as packed, gzip.GzipFile("", "wb", 9, packed, 0) as content:
            content.write(file.read_bytes())
        file.unlink()
    zsh = tree / "usr/share/zsh"
    (zsh / "site-functions").rename(zsh / "vendor-completions")
    size = sum((path.stat().st_size + 1023) // 1024 for path in files_below(tree))
    control = (release.source / "packaging/debian/control").read_text()
    values = {"VERSION": release.version, "ARCHITECTURE": LINUX[target]["deb"], "SIZE": str(size)}
    values["MAINTAINER"] = release.author
    values["HOMEPAGE"] = f"Homepage: {release.repository}\n" if release.repository else ""
    for name, value in values.items():
        control = control.replace(f"@{name}@\n" if name == "HOMEPAGE" else f"@{name}@", value)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(control)
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files_below(tree / "usr")]
    (tree / "DEBIAN/md5sums").write_text("".join(sums))
    for path in [tree, *tree.rglob("*")]:
        path.chmod(0o755 if path.is_dir() or path.parent.name == "bin" else 0o644)
    package = DIST / f"ginscore_{release.version}-1_{LINUX[target]['deb']}.deb"
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(release.time)}
    run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", tree, package, env=environment)
    made.append(package)
    return package


def maturin(release: Release) -> str | None:
    """The program that makes wheels, in a virtual environment of its own."""
    python = WORK / "venv"
    if not (python / "bin/maturin").exists():
        subprocess.run([sys.executable, "-m", "venv", python], check=True)
        pinned = release.source / "packaging" / "maturin.txt"
        asked = [python / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", pinned]
        if subprocess.run(asked, check=False).returncode != 0:
            not_tried.append("the wheels: maturin cannot be installed from PyPI")
            return None
    return str(python / "bin/maturin")


def pack_wheel(release: Release, target: str) -> Path | None:
    """Packs a wheel; cargo has built the program already, with the same options."""
    program = maturin(release)
    if program is None:
        return None
    say(f"the wheel for {target}")
    data = release.source / "wheel-data"
    shutil.rmtree(data, ignore_errors=True)
    share(release, data / "data/share", target)
    readme = release.source / "README.md"
    original = readme.read_text(encoding="utf-8")
    readme.write_text(with_addresses(original, release), encoding="utf-8")
    # maturin looks for it next to Cargo.toml.
    settings = (release.source / "packaging/pyproject.toml").read_text()
    project = release.source / "pyproject.toml"
    project.write_text(settings + 'data = "wheel-data"\n')
    words = [program, "build", "--profile", "dist", "--locked", "--target", target, "--out", WORK / "wheels"]
    tags = ["--compatibility", *WHEEL_TAGS] if target in LINUX else []
    shutil.rmtree(WORK / "wheels", ignore_errors=True)
    run(*words, *tags, cwd=release.source, env=release.environment(target))
    # The crates are packed from the same directory; their registry finds the files by the address of the repository.
    readme.write_text(original, encoding="utf-8")
    project.unlink()
    shutil.rmtree(data)
    (wheel,) = (WORK / "wheels").iterdir()
    shutil.copy(wheel, DIST / wheel.name)
    made.append(DIST / wheel.name)
    return DIST / wheel.name


def pack_crates(release: Release) -> Path:
    """Packs all crates that are published, builds them from their packages, and returns the program built so."""
    say("the crates, each built from its package")
    target = WORK / "crates"
    # --dry-run is `cargo package` and everything else that is checked before an upload.
    words = ["cargo", "publish", "--dry-run", "--workspace", "--locked", "--target-dir", target]
    environment = os.environ | {"CARGO_PROFILE_DEV_DEBUG": "0"}
    done = subprocess.run(
        [*map(str, words)], cwd=release.source, env=environment, stderr=subprocess.PIPE, text=True, check=False
    )
    warnings = [line for line in done.stderr.splitlines() if line.startswith(("warning", "error"))]
    print("\n".join(warnings))
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    for package in sorted((target / "package/tmp-crate").glob(f"*-{release.version}.crate")):
        shutil.copy(package, DIST / package.name)
        made.append(DIST / package.name)
    # Nothing else is built there.
    return target / "debug/ginscore"


def pack_schema(release: Release) -> None:
    """The JSON Schema of the answers, which a test of the program makes from their types."""
    say("the schema of the answers")
    schema = DIST / "json.schema.json"
    words = ["cargo", "test", "--locked", "--quiet", "--lib", "write_the_schema", "--", "--ignored"]
    environment = os.environ | {"GINSCORE_SCHEMA": str(schema), "CARGO_TARGET_DIR": str(WORK / "build")}
    run(*words, cwd=release.source, env=environment)
    made.append(schema)


def try_tar(archive: Path, emulator: str | None) -> None:
    with tempfile.TemporaryDirectory() as root:
        with tarfile.open(archive) as tar:
            tar.extractall(root, filter="tar")
        (inside,) = Path(root).iterdir()
        program = [inside / "bin/ginscore"]
        if emulator is not None:
            if missing(emulator, f"{archive.name}, which is for another processor"):
                return
            program.insert(0, emulator)
        count = evenings.play(program)
        tried.append(f"{archive.name}: unpacked into an empty directory, {count}")
        if shutil.which("man"):
            # The `-l` keeps it from finding another page.
            page = run("man", "-l", inside / "share/man/man1/ginscore-judge.1", env=os.environ | {"LC_ALL": "C"})
            # Words of its sections, which no change of the help changes.
            assert "EXIT STATUS" in page and "ginscore judge" in page, page
        if emulator is None:
            # The completions ask the program.
            completion = f"source {inside}/share/bash-completion/completions/ginscore && complete -p ginscore"
            path = f"{inside}/bin:{os.environ['PATH']}"
            assert "ginscore" in run("bash", "-c", completion, env=os.environ | {"PATH": path})


def try_deb(package: Path, emulator: str | None) -> None:
    """Installs a package with nothing else below a directory, and runs the program with that directory as its root."""
    if os.geteuid() != 0:
        not_tried.append(f"{package.name}: only root can install it below a directory")
        return
    with tempfile.TemporaryDirectory() as root:
        for name in ["var/lib/dpkg/updates", "var/lib/dpkg/info", "tmp"]:
            (Path(root) / name).mkdir(parents=True)
        for name in ["status", "available"]:
            (Path(root) / "var/lib/dpkg" / name).touch()
        foreign = ["--force-architecture"] if emulator else []
        run("dpkg", f"--root={root}", "--force-not-root", *foreign, "--install", package)
        assert (Path(root) / "usr/share/man/man1/ginscore.1.gz").is_file()
        program: list[object] = ["chroot", root, "/usr/bin/ginscore"]
        if emulator is not None:
            if missing(emulator, f"{package.name}, which is for another processor"):
                return
            shutil.copy(shutil.which(emulator), Path(root) / "emulator")
            program = ["chroot", root, "/emulator", "/usr/bin/ginscore"]
        count = evenings.play(program, Path(root))
        tried.append(f"{package.name}: installed with nothing else below an empty root, {count}")
        run("dpkg", f"--root={root}", "--remove", "ginscore")
        assert not (Path(root) / "usr/bin/ginscore").exists()
    if not missing("lintian", f"lintian on {package.name}"):
        done = subprocess.run(["lintian", "--tag-display-limit", "0", package], stdout=subprocess.PIPE, text=True, check=False)
        # A first changelog entry closes a bug only in Debian itself, and a static program that can be loaded anywhere looks
        # like a library without its dependencies.
        tags = ["initial-upload-closes-no-bugs", "shared-library-lacks-prerequisites", "statically-linked-binary"]
        found = [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))]
        found = [line for line in found if not any(tag in line for tag in tags)]
        tried.append(f"lintian {package.name}: {len(found)} errors and warnings" + "".join(f"\n    {line}" for line in found))


def try_wheel(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as root:
        subprocess.run([sys.executable, "-m", "venv", root], check=True)
        run(f"{root}/bin/pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", wheel)
        assert (Path(root) / "share/man/man1/ginscore.1").is_file()
        count = evenings.play([f"{root}/bin/ginscore"])
        tried.append(f"{wheel.name}: installed into an empty virtual environment, {count}")


# Wine before version 9 lacks this library; the standard library of Rust needs one function of it.
RANDOM_FOR_WINE = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length) { return SystemFunction036(bytes, (ULONG)length); }
"""


def try_zip(archive: Path) -> None:
    """Plays with the program for Windows under Wine, which is not Windows, but reads and writes as Windows does."""
    wine = next((name for name in ["wine64", "wine", "/usr/lib/wine/wine64"] if shutil.which(name)), None)
    if wine is None:
        not_tried.append(f"{archive.name}: there is neither Windows nor Wine here")
        return
    with tempfile.TemporaryDirectory() as root:
        zipfile.ZipFile(archive).extractall(root)
        (inside,) = Path(root).iterdir()
        source = Path(root) / "random.c"
        source.write_text(RANDOM_FOR_WINE)
        stub = inside / "bin/bcryptprimitives.dll"
        run(WINDOWS_LINKER, "-shared", "-o", stub, source, "-ladvapi32")
        # The program's environment is made anew for each evening. Wine names files in the letters of the locale.
        program = ["env", f"WINEPREFIX={root}/wine", "WINEDEBUG=-all", "LC_ALL=C.UTF-8", wine, inside / "bin/ginscore.exe"]
        count = evenings.play(program)
        tried.append(f"{archive.name}: unpacked into an empty directory, under Wine {count}")


def checksums() -> None:
    made.sort()
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    (DIST / "SHA256SUMS").write_text("".join(sums))


def for_linux(release: Release, target: str) -> None:
    program = build(release, target)
    root = WORK / "roots" / f"ginscore-{release.version}-{target}"
    lay_out(release, root, program, target)
    known = [str(Path.home()), str(TOP), str(release.source)]
    leaked = [path for path in known if path != "/" and path.encode() in program.read_bytes()]
    assert not leaked, f"paths of this computer are in the program: {leaked}"
    emulator = LINUX[target]["emulator"]
    # On a computer with that processor nothing is emulated.
    emulator = None if os.uname().machine == LINUX[target]["wheel"] else emulator
    try_tar(pack_tar(release, root), emulator)
    package = pack_deb(release, root, target)
    if package is not None:
        try_deb(package, emulator)
    wheel = pack_wheel(release, target)
    if wheel is not None and emulator is None:
        try_wheel(wheel)
    elif wheel is not None:
        not_tried.append(f"{wheel.name}: pip installs it only on the other processor")


def for_macos(release: Release, target: str) -> None:
    root = WORK / "roots" / f"ginscore-{release.version}-{target}"
    lay_out(release, root, build(release, target), target)
    archive = pack_tar(release, root)
    wheel = pack_wheel(release, target)
    if os.uname().machine != MACOS[target]:
        not_tried.append(f"{archive.name} and its wheel: another processor")
        return
    try_tar(archive, None)
    if wheel is not None:
        try_wheel(wheel)


def for_windows(release: Release) -> None:
    if missing(WINDOWS_LINKER, "the packages for Windows"):
        return
    root = WORK / "roots" / f"ginscore-{release.version}-{WINDOWS}"
    lay_out(release, root, build(release, WINDOWS), WINDOWS)
    try_zip(pack_zip(root))
    wheel = pack_wheel(release, WINDOWS)
    if wheel is not None:
        not_tried.append(f"{wheel.name}: pip installs it only on Windows")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", action="append", choices=[*LINUX, *MACOS, WINDOWS], help="only for this target")
    parser.add_argument("--no-crates", action="store_true", help="without the crates, which are built from their packages")
    options = parser.parse_args()
    release = Release()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    for target in options.target or [*LINUX, *MACOS, WINDOWS]:
        if not has_standard_library(target):
            continue
        if target == WINDOWS:
            for_windows(release)
        elif target in MACOS:
            for_macos(release, target)
        else:
            for_linux(release, target)
    if not options.no_crates:
        count = evenings.play([pack_crates(release)])
        pack_schema(release)
        tried.append(f"the crates: built from their packages alone, {count}")
    checksums()
    if "@" not in release.author:
        not_tried.append("the maintainer of the .deb: `authors` in Cargo.toml has no address, which lintian reports")
    left = subprocess.run(["git", "grep", "-n", "FILL-IN:"], cwd=TOP, stdout=subprocess.PIPE, text=True, check=False).stdout
    not_tried.extend(f"to be filled in: {line}" for line in left.splitlines() if not line.startswith("packaging/"))
    say("packages")
    for path in made:
        print(f"{path.stat().st_size:>10,}  {path.name}")
    say("tried")
    print("\n".join(tried))
    say("not tried, or to be filled in")
    if not MACOS:
        not_tried.append("macOS: its archives and wheels are made and tried on a Mac, by .github/workflows/release.yml")
    print("\n".join(not_tried))


if __name__ == "__main__":
    main()
