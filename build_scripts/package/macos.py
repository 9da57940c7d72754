"""The macOS side: the disk image with the program and a link to Applications, signed if there is somebody to sign.

Without an identity the bundle keeps the ad-hoc signature that PyInstaller gives it, and macOS warns at the first start.
To sign and notarise, set before `dev.py package`:

    NOBLEMEN_SIGN_AS        the certificate's name, "Developer ID Application: …", which lies in the keychain
    NOBLEMEN_NOTARY         the profile kept by `xcrun notarytool store-credentials`
"""

import os
import subprocess
from pathlib import Path

from .facts import HERE, Application
from .freezing import BUILD, DIST

ENTITLEMENTS = HERE / "macos" / "entitlements.plist"

Command = list[str]


def build_image(app: Application, frozen: Path) -> Path:
    """Build the disk image and return its path."""
    bundle = frozen.parent / f"{app.name}.app"
    target = DIST / f"{app.bundle}.dmg"
    steps = image_steps(app, bundle, target, os.environ.get("NOBLEMEN_SIGN_AS"), os.environ.get("NOBLEMEN_NOTARY"))
    for step in steps:
        subprocess.run(step, check=True)
    return target


def image_steps(
    app: Application, bundle: Path, target: Path, identity: str | None, profile: str | None
) -> list[Command]:
    """Sign the bundle, make the image, sign it, have it notarised, and staple the answer to it."""
    content = BUILD / "image"
    signing = sign(bundle, identity) if identity else []
    image = ["hdiutil", "create", "-volname", app.name, "-srcfolder", str(content), "-fs", "HFS+", "-format", "UDZO"]
    return [
        *signing,
        *collect(bundle, content),
        [*image, "-ov", str(target)],
        *([["codesign", "--sign", identity, "--timestamp", str(target)]] if identity else []),
        *(notarise(target, profile) if identity and profile else []),
    ]


def collect(bundle: Path, content: Path) -> list[Command]:
    """What the window of the image shows: the program, and where to drag it."""
    return [
        ["rm", "-rf", str(content)],
        ["mkdir", "-p", str(content)],
        ["ditto", str(bundle), str(content / bundle.name)],
        ["ln", "-s", "/Applications", str(content / "Applications")],
    ]


def sign(bundle: Path, identity: str) -> list[Command]:
    options = ["--deep", "--force", "--timestamp", "--options", "runtime", "--entitlements", str(ENTITLEMENTS)]
    return [
        ["codesign", "--sign", identity, *options, str(bundle)],
        ["codesign", "--verify", "--deep", "--strict", str(bundle)],
    ]


def notarise(target: Path, profile: str) -> list[Command]:
    return [
        ["xcrun", "notarytool", "submit", str(target), "--keychain-profile", profile, "--wait"],
        ["xcrun", "stapler", "staple", str(target)],
    ]
