"""The locks: exact versions and nothing else, complete, and in step with pyproject.toml."""

import importlib.metadata
import re
import tomllib

import pytest
from environment import LOCKS, ROOT, pinned
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

DEV = [Requirement(line) for line in pinned(LOCKS / "dev.lock")]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED = {"runtime": PROJECT["dependencies"], "dev": PROJECT["optional-dependencies"]["dev"]}


def applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


@pytest.mark.parametrize("lock", sorted(file.name for file in LOCKS.glob("*.lock")))
def test_a_lock_has_names_and_exact_versions_only(lock: str) -> None:
    lines = (LOCKS / lock).read_text(encoding="utf-8").splitlines()
    form = re.compile(r'#.*|-r [a-z]+\.lock|[a-z0-9.-]+==[0-9][0-9a-z.]*( ; sys_platform == "\w+")?')
    assert [line for line in lines if not form.fullmatch(line)] == []


@pytest.mark.parametrize("lock", ["runtime", "dev"])
def test_everything_declared_is_locked_at_a_fitting_version(lock: str) -> None:
    locked = {
        entry.name: str(entry.specifier).removeprefix("==")
        for entry in map(Requirement, pinned(LOCKS / f"{lock}.lock"))
    }
    for wanted in map(Requirement, DECLARED[lock]):
        assert wanted.specifier.contains(locked[wanted.name]), wanted


@pytest.mark.parametrize("entry", [entry for entry in DEV if applies(entry)], ids=lambda entry: entry.name)
def test_a_locked_package_is_installed_and_its_needs_are_locked(entry: Requirement) -> None:
    installed = importlib.metadata.distribution(entry.name)
    assert entry.specifier.contains(installed.version)
    needs = [need for need in map(Requirement, installed.requires or []) if applies(need)]
    locked = {other.name for other in DEV}
    assert {canonicalize_name(need.name) for need in needs} <= locked


def test_every_dependency_says_why() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for declared in [*DECLARED["runtime"], *DECLARED["dev"]]:
        assert re.search(rf'^    "{re.escape(declared)}", +# \w', text, re.MULTILINE), declared
