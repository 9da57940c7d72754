"""Answers the requests of the engine protocol, one JSON line each; nothing changes where an answer is not ok."""

import json
import logging
from collections.abc import Callable
from typing import IO, Any

from noblemen_gui import __version__
from noblemen_gui.ai.levels import LEVELS, make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import BadRequest, GameError, GameOver, IllegalMove, NoGame
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record, encode_record
from noblemen_gui.games import GAMES

PROTOCOL = 1
LONGEST_LINE = 1 << 20
LONGEST_THINKING_MS = 600_000
_log = logging.getLogger(__name__)


class Engine:
    """One game at a time, driven by requests."""

    def __init__(self) -> None:
        self.running = True
        self._match: Match | None = None
        self._commands: dict[str, Callable[[Json], Json]] = {
            "hello": self._hello,
            "new": self._new,
            "load": self._load,
            "record": self._record,
            "position": self._position,
            "view": self._view,
            "legal": self._legal,
            "play": self._play,
            "choose": self._choose,
            "outcome": self._outcome,
            "quit": self._quit,
        }

    def answer(self, line: str) -> str:
        """Return the answer line for a request line."""
        try:
            answer: Json = {"ok": True} | self._carry_out(_parse(line))
        except GameError as error:
            answer = {"ok": False, "error": error.code, "reason": error.reason}
        except Exception:
            _log.exception("A request failed: %.500s", line)
            reason = "The engine could not answer this request; its log file says why."
            answer = {"ok": False, "error": "bad_request", "reason": reason}
        return json.dumps(answer, separators=(",", ":"))

    def _carry_out(self, request: Json) -> Json:
        name = request.get("cmd")
        if not isinstance(name, str) or name not in self._commands:
            raise BadRequest(f"cmd: one of {', '.join(self._commands)} was expected.")
        return self._commands[name](request)

    @property
    def match(self) -> Match:
        """Return the game that is being played."""
        if self._match is None:
            raise NoGame("There is no game yet: begin one with 'new' or 'load'.")
        return self._match

    def _unfinished(self) -> Match:
        if self.match.to_move is None:
            raise GameOver("The game is over.")
        return self.match

    def _hello(self, _request: Json) -> Json:
        return {"protocol": PROTOCOL, "version": __version__, "games": GAMES.names, "levels": list(LEVELS)}

    def _new(self, request: Json) -> Json:
        rules = GAMES.rules(request.get("game"))
        players = _number(request, "players", rules.seat_counts.start, rules.seat_counts.stop - 1, rules.default_seats)
        seed = _number(request, "seed", 0, SEED_LIMIT - 1, 0)
        self._match = Match.new(rules, players, seed, _object(request, "options", {}))
        return {"to_move": self._match.to_move}

    def _load(self, request: Json) -> Json:
        if ("position" in request) == ("record" in request):
            raise BadRequest("load: either 'position' or 'record' was expected.")
        name = "position" if "position" in request else "record"
        data = _object(request, name)
        if name == "position":
            self._match = Match.from_position(GAMES.rules(data.get("game", GAMES.names[0])), data)
        else:
            rules = GAMES.rules(data.get("game"))
            self._match = Match.from_record(rules, decode_record(data, rules))
        return {"to_move": self._match.to_move}

    def _record(self, _request: Json) -> Json:
        return {"record": encode_record(self.match.record())}

    def _position(self, _request: Json) -> Json:
        return {"position": self.match.rules.encode_state(self.match.state)}

    def _view(self, request: Json) -> Json:
        match = self.match
        seat = self._seat(match, request)
        return {"view": match.rules.encode_view(match.view(seat))}

    def _seat(self, match: Match, request: Json) -> int:
        return _number(request, "seat", 0, match.players - 1)

    def _legal(self, _request: Json) -> Json:
        match = self._unfinished()
        moves = [match.rules.encode_move(move) for move in match.rules.legal_moves(match.state)]
        return {"to_move": match.to_move, "decision": match.rules.decision(match.state), "moves": moves}

    def _play(self, request: Json) -> Json:
        match = self._unfinished()
        rules = match.rules
        seat = self._seat(match, request) if "seat" in request else None
        move = rules.decode_move(_object(request, "move"))
        events = match.play(move)
        if seat is not None:
            events = [rules.redact(event, seat) for event in events]
        return {"to_move": match.to_move, "events": [rules.encode_event(event) for event in events]}

    def _choose(self, request: Json) -> Json:
        if "view" in request or "moves" in request:
            rules, view, moves = _given_decision(request)
        else:
            match = self._unfinished()
            rules, view = match.rules, match.view(match.to_move or 0)
            moves = list(rules.legal_moves(match.state))
        seed = _number(request, "seed", 0, SEED_LIMIT - 1, 0)
        ms = _number(request, "ms", 0, LONGEST_THINKING_MS, 0)
        player = make_player(request.get("level"), rules, seed)
        return {"move": rules.encode_move(player.choose(view, moves, Budget(ms)))}

    def _outcome(self, _request: Json) -> Json:
        outcome = self.match.outcome()
        return {
            "over": outcome.over,
            "points": list(outcome.points),
            "sources": [dict(sources) for sources in outcome.sources],
            "ranking": [list(seats) for seats in outcome.ranking],
        }

    def _quit(self, _request: Json) -> Json:
        self.running = False
        return {}


def _given_decision(request: Json) -> tuple[AnyRules, Any, list[Any]]:
    """Read the view and moves of a decision that belongs to no game here."""
    data = _object(request, "view")
    rules = GAMES.rules(data.get("game", GAMES.names[0]))
    view = rules.decode_view(data)
    given = request.get("moves")
    if not isinstance(given, list) or not given:
        raise BadRequest("moves: a list of at least one move was expected.")
    state = rules.sample(view, 0)
    seat = rules.to_move(state)
    if seat is None:
        raise GameOver("The game is over.")
    if seat != rules.view_seat(view):
        raise BadRequest(f"view: seat {seat} decides, and this is the view of another seat.")
    moves = [rules.decode_move(move) for move in given]
    for move in moves:
        refusal = rules.refusal(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
    return rules, view, moves


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _parse(line: str) -> Json:
    if len(line.encode("utf-8", "surrogatepass")) > LONGEST_LINE:
        raise BadRequest("The line is longer than 1 MiB.")
    try:
        request = json.loads(line, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise BadRequest("The line is not JSON.") from None
    if not isinstance(request, dict):
        raise BadRequest("The line is not a JSON object.")
    return request


def _number(request: Json, name: str, least: int, most: int, default: int | None = None) -> int:
    value = request.get(name, default)
    if type(value) is not int or not least <= value <= most:
        raise BadRequest(f"{name}: a whole number from {least} to {most} was expected.")
    return value


def _object(request: Json, name: str, default: Json | None = None) -> Json:
    value = request.get(name, default)
    if not isinstance(value, dict):
        raise BadRequest(f"{name}: an object was expected.")
    return value


def _text(line: bytes) -> str:
    try:
        return line.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        return ""


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer every line of the source until it ends or a request says so."""
    engine = Engine()
    while engine.running:
        line = source.readline(LONGEST_LINE + len(b"\r\n"))
        if not line:
            return
        too_long = len(line.removesuffix(b"\n").removesuffix(b"\r")) > LONGEST_LINE
        while too_long and line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        text = " " * (LONGEST_LINE + 1) if too_long else _text(line)
        sink.write(engine.answer(text).encode("ascii") + b"\n")
        sink.flush()
