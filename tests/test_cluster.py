"""The same games on the machines of a Ray cluster: a real one of two workers, of which some are killed."""
import importlib
import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, List, Set

import pexpect
import pytest

from crownlands.lab.cluster import NoCluster, check_the_same, cluster_at
from crownlands.lab.compare import ALL, Game, compare
from crownlands.lab.match import Match
from program import ENVIRONMENT, PROGRAM
from test_match import SMITHY

ray = pytest.importorskip("ray", reason="a cluster needs: pip install 'crownlands[cluster]'")
pytestmark = pytest.mark.filterwarnings("default")       # of Ray's own
# plays any game; in its 70th it ends its process once, or each time if there is no file to remember that
FRAGILE = """
import os, signal
from pathlib import Path
from habits import last

from crownlands.bots.bot import Bot

class Fragile(Bot):
    remembered = Path({path!r})

    def __init__(self, seed):
        self.seed = seed

    def new_game(self, number):
        if number == 70 and not self.remembered.exists():
            if self.remembered.parent.exists():
                self.remembered.touch()
            os.kill(os.getpid(), signal.SIGKILL)

    def choose(self, state):
        return last(state)
"""
STORE = 80_000_000                               # bytes: the least that Ray takes
HABITS = "def last(state):\n    return state.decision.ids[-1]\n"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines of one core each, as far as Ray knows."""
    cluster_utils = importlib.import_module("ray.cluster_utils")
    before = dict(os.environ)
    os.environ.update(PYTHONPATH=ENVIRONMENT["PYTHONPATH"], RAY_USAGE_STATS_ENABLED="0")
    started = cluster_utils.Cluster(initialize_head=True, head_node_args={
        "num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE})
    started.add_node(num_cpus=1, object_store_memory=STORE)
    yield started
    started.shutdown()
    os.environ.clear()
    os.environ.update(before)


def facts_from(text: str) -> Any:
    return {**json.loads(text), "seconds": 0, "games_per_second": 0}


def run_in(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*PROGRAM, *words], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True,
                          encoding="utf-8", timeout=300)


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    """With a strategy file and a bot class that other machines do not have."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "smithy.txt").write_text(SMITHY)
    (tmp_path / "habits.py").write_text(HABITS)
    (tmp_path / "bots.py").write_text(FRAGILE.format(path=str(tmp_path / "remembered")))
    words = ["match", "mine/smithy.txt", "bots:Fragile", "--games", "600", "--json"]
    far = run_in(tmp_path, *words, "--ray", cluster.address)
    assert (far.returncode, far.stderr) == (0, "")
    assert (tmp_path / "remembered").exists()
    here = run_in(tmp_path, *words, "--jobs", "1")
    assert facts_from(far.stdout) == facts_from(here.stdout)


def test_a_task_that_ends_every_worker_is_given_up(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "habits.py").write_text(HABITS)
    (tmp_path / "deadly.py").write_text(FRAGILE.format(path=str(tmp_path / "no folder" / "remembered")))
    far = run_in(tmp_path, "match", "big_money", "deadly:Fragile", "--games", "100", "--ray", cluster.address)
    assert far.returncode == 2
    assert far.stderr.startswith("crownlands: machines of the cluster were lost over the same games")
    assert "Traceback" not in far.stderr


def test_ctrl_c_shows_what_is_done_and_frees_the_cluster(cluster: Any, tmp_path: Path) -> None:
    words = ["match", "big_money", "smithy", "--games", "9000000", "--csv", "games.csv", "--ray", cluster.address]
    program = pexpect.spawn(PROGRAM[0], [*PROGRAM[1:], *words], cwd=str(tmp_path), encoding="utf-8", timeout=120,
                            env={**ENVIRONMENT, "TERM": "xterm"}, dimensions=(50, 120), codec_errors="replace")
    program.expect(r" [1-9]\d*/9000000 ")
    program.sendintr()
    program.expect("Interrupted")
    program.expect(r"win %")
    program.expect(pexpect.EOF)
    assert "Traceback" not in str(program.before)
    program.close()
    assert program.exitstatus == 130
    assert len((tmp_path / "games.csv").read_text().splitlines()) > 1
    with cluster_at(cluster.address, None, []):
        while ray.available_resources().get("CPU", 0) < 2:
            time.sleep(0.1)


def test_a_machine_that_is_lost_is_made_up_for_by_the_others(cluster: Any) -> None:
    """Last: it is gone for good."""
    matches = [Match(("smithy", "big_money"), seed=seed) for seed in range(30)]
    games: List[List[Game]] = []
    nodes: Set[Any] = set(cluster.worker_nodes)

    def lose_one(part: List[Game]) -> None:
        if nodes:
            cluster.remove_node(nodes.pop(), allow_graceful=False)

    with cluster_at(cluster.address, None, []) as crew:
        assert crew.size == 2
        for jobs, keep in ((crew, lose_one), (1, lambda part: None)):
            played: List[Game] = []
            assert compare(matches, 10, jobs, 1, None, played, keep) == ALL
            games.append(played)
    assert not nodes
    results = [sorted((game.kingdom, game.number, game.score, game.end, game.turns, game.points, game.choices)
                      for game in played) for played in games]
    assert results[0] == results[1]
    assert len(results[0]) == 300


def test_another_version_is_refused() -> None:
    with pytest.raises(NoCluster, match="install the same on all of them"):
        check_the_same(("0.0.1", False))
