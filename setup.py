"""Builds the page (build_page.py), and compiles the engine with mypyc when a wheel is built. Without a C compiler the
same source is installed as it is.

CROWNLANDS_COMPILE=require makes a failed compile an error; =no leaves it out. Editable installs are never compiled: a
compiled module beside an edited source would hide the edit."""
import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from build_page import build_page

HERE = Path(__file__).parent
WANTED = os.environ.get("CROWNLANDS_COMPILE", "if possible")
COMPILED_FOLDERS = ("kernel", "dominion", "dominoes", "encoding", "bots")
# game.py and tables.py check what callers say, in words of their own
NOT_COMPILED = ("__init__.py", "errors.py", "game.py", "tables.py")
# -Wno-all: nobody reads warnings about code that mypyc wrote, and to look for them takes longer than to compile it
FLAGS = ["-O3", "-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]


# what the engine does not need must not be installed to compile it
MYPY = ["--disable-error-code=import-untyped", "--disable-error-code=import-not-found", "--no-error-summary"]


def say_not_compiled(error):
    print(f"crownlands: not compiled, it will run many times slower ({error})", file=sys.stderr)


def engine():
    """The engine's modules as extensions that share one library; none if they cannot be made."""
    try:
        return extensions()
    except (Exception, SystemExit) as error:
        if WANTED == "require":
            raise
        say_not_compiled(error)
        return []


def extensions():
    from mypyc.build import mypycify
    source = Path("src/crownlands")
    files = [str(path) for folder in COMPILED_FOLDERS for path in sorted((source / folder).rglob("*.py"))
             if path.name not in NOT_COMPILED]
    made = mypycify([*MYPY, *files], opt_level="3", debug_level="0")
    for extension in made:
        kept = [flag for flag in extension.extra_compile_args if not flag.startswith("-Werror")]
        extension.extra_compile_args = kept + FLAGS
    return made


class WithPage(build_py):
    def run(self):
        build_page()
        super().run()


class AllOrNothing(build_ext):
    """The modules share one library: if anything fails to compile, everything stays Python."""

    def run(self):
        try:
            super().run()
        except Exception as error:
            if WANTED == "require":
                raise
            say_not_compiled(error)
            for output in [*map(Path, self.get_outputs()), *Path(self.build_lib).rglob("*.so")]:
                output.unlink(missing_ok=True)
            self.extensions = []


for stale in (HERE / "build").glob("lib*"):
    shutil.rmtree(stale)

building_a_wheel = "bdist_wheel" in sys.argv or "build_ext" in sys.argv
setup(ext_modules=engine() if building_a_wheel and WANTED != "no" else [],
      cmdclass={"build_ext": AllOrNothing, "build_py": WithPage})
