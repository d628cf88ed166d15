# What each finding has: a folder that is removed at the end, public packages in it, and what was seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# python_with PACKAGE==VERSION...: a Python with these packages and no others.
python_with() {
    python3 -m venv "$folder/venv"
    "$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps "$@"
}

# as_expected: prints what was seen, and fails with the difference if it is not what was expected.
as_expected() {
    echo "$seen"
    diff <(echo "$expected") <(echo "$seen") >&2
}
