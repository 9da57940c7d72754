"""The steps to a macOS disk image: signed and notarised in the right order if there is somebody to sign."""

import plistlib
from pathlib import Path

from package.facts import Application
from package.macos import ENTITLEMENTS, image_steps

BUNDLE, TARGET = Path("build/Noblemen.app"), Path("dist/noblemen.dmg")


def tools(app: Application, identity: str | None, profile: str | None) -> list[str]:
    return [" ".join(step[:2]) for step in image_steps(app, BUNDLE, TARGET, identity, profile)]


def test_without_an_identity_nothing_is_signed(app: Application) -> None:
    assert tools(app, None, "profile")[-1] == "hdiutil create"
    assert "codesign" not in str(tools(app, None, "profile"))


def test_the_bundle_is_signed_before_the_image_and_the_image_before_notarising(app: Application) -> None:
    steps = tools(app, "Developer ID", "profile")
    made = steps.index("hdiutil create")
    assert steps[:2] == ["codesign --sign", "codesign --verify"]
    assert steps[made:] == ["hdiutil create", "codesign --sign", "xcrun notarytool", "xcrun stapler"]


def test_the_entitlements_can_be_read() -> None:
    assert all(plistlib.loads(ENTITLEMENTS.read_bytes()).values())
