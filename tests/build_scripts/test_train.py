"""The training of the rivals' weights: it repeats itself, goes the way that did better, and resumes."""

import argparse
import json
from pathlib import Path

import pytest
import train

FINE = 0.4


def fresh(games: int = 200) -> train.Progress:
    start = [1.0] * len(train.FEATURES)
    return train.Progress(4, 1, games, start, [0.0] * len(train.GROUPS))


def test_every_weight_that_can_be_learned_is_in_one_group() -> None:
    named = [name for group in train.GROUPS for name in group]
    assert len(named) == len(set(named))
    assert set(named) == set(train.FEATURES) - train.LEFT_ALONE


def test_disturbances_repeat_themselves_and_cancel_out() -> None:
    progress = fresh()
    assert progress.noises(7, FINE) == progress.noises(7, FINE) != progress.noises(8, FINE)
    assert sum(map(sum, progress.noises(7, FINE))) == pytest.approx(0)


def test_a_group_that_did_better_grows_and_one_that_did_worse_shrinks() -> None:
    progress = fresh()
    for game in range(progress.games):
        progress.rewards.append([10 * noise[0] - 5 * noise[1] for noise in progress.noises(game, FINE)])
    train.learn(progress, FINE, 0.04)
    assert progress.steps[0] == pytest.approx(0.4, abs=0.1)
    assert progress.steps[1] == pytest.approx(-0.2, abs=0.1)
    assert max(map(abs, progress.steps[2:])) < 0.1
    assert (progress.generation, progress.rewards) == (1, [])
    grown = dict(zip(train.FEATURES, progress.weights([0.0] * len(train.GROUPS)), strict=True))
    assert all(grown[name] > 1.2 for name in train.GROUPS[0])
    assert all(grown[name] == 1.0 for name in train.LEFT_ALONE)


def test_an_interrupted_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "training-4.json"
    progress = fresh()
    progress.rewards = [[1.0, 2.0, 3.0, 4.0]]
    train.save(progress, path)
    assert train.load(path, argparse.Namespace()) == progress


def test_learned_weights_are_written_with_their_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"learned": {"4": {}}, "history": {"4": "by hand"}}))
    monkeypatch.setattr(train, "WEIGHTS", file)
    train.write_weights(fresh(), "200 games")
    written = json.loads(file.read_text())
    assert written["history"]["4"] == "by hand; then 200 games"
    assert written["learned"]["4"] == dict.fromkeys(train.FEATURES, 1.0)
