"""Moments as the player's language writes them."""

from __future__ import annotations

import time

from noblemen_gui.locale import language

# The month is a word in English, since some read 2/3 as a day in March and some in February.
FORMS = {"en": "{day} {month} %Y, %H:%M", "de": "%d.%m.%Y, %H:%M", "it": "%d/%m/%Y, %H:%M"}
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")


def date_of(seconds: float) -> str:
    """Day and minute of a moment that a file remembers."""
    moment = time.localtime(seconds)
    form = FORMS[language()].replace("{day}", str(moment.tm_mday)).replace("{month}", MONTHS[moment.tm_mon - 1])
    return time.strftime(form, moment)
