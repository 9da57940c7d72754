"""The windows in which long texts are looked at."""

# Size, language and interface scale: each language in the narrowest window, each layout once (larger windows show
# the layout of 1920×1080 larger).
VIEWS = (
    ((1024, 640), "en", 100),
    ((1024, 640), "de", 100),
    ((1024, 640), "it", 100),
    ((1280, 720), "de", 100),
    ((1920, 1080), "it", 100),
    ((1920, 1080), "de", 200),
)
