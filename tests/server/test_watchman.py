"""Servers that tests start do not outlive them."""
from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil

from house import PATIENCE, environment

STARTS_A_SERVER = """
import sys
from pathlib import Path
from house import House
house = House(Path(sys.argv[1]))
print(house.process.pid, house.quick.name, flush=True)
input()
"""


def test_a_server_ends_with_the_tests_that_started_it_also_if_they_are_killed(tmp_path: Path) -> None:
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    tests = subprocess.Popen([sys.executable, "-c", STARTS_A_SERVER, str(tmp_path)], env={**environment(), **paths},
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with tests:
        assert tests.stdout is not None
        process, folder = tests.stdout.readline().split()
        server = psutil.Process(int(process))
        tests.kill()
    server.wait(PATIENCE)
    end = time.monotonic() + PATIENCE
    while Path(folder).exists():
        assert time.monotonic() < end
        time.sleep(0.01)
