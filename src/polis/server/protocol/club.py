"""Bodies of requests and answers about the club: players who want to be rated."""

from __future__ import annotations

from polis.server.protocol.parts import Face, GameKey, Model, Name, RequestModel, Token


class JoinClub(RequestModel):
    """Take part from now on, or change how one is shown."""

    identity: Token
    """The person's own secret."""
    name: Name | None = None
    face: Face | None = None


class AskClub(RequestModel):
    """A person's own secret."""

    identity: Token


class ClubRating(Model):
    """A rating in one game; while there are too few games, it is not known."""

    game: str
    games: int
    """Games that counted."""
    rating: int | None
    """Players begin at 1500."""
    uncertainty: int | None
    """Two standard deviations: the skill is usually within this distance of `rating`."""


class Membership(Model):
    """What the club knows of a person."""

    joined: bool
    least: int
    """Games that must count in a game before its rating is shown."""
    ratings: list[ClubRating]


class AskClubTable(RequestModel):
    """A game, and the secret of a person whose row is to be marked."""

    game: GameKey
    identity: Token | None = None


class ClubRow(Model):
    """A player in the table."""

    name: str | None
    face: Face | None
    me: bool
    games: int
    rating: int
    uncertainty: int


class ClubTable(Model):
    """The players of a game with enough games, by the lower end of their ratings."""

    game: str
    least: int
    most_of_player: int
    """Games of one player that count within 24 hours."""
    most_of_pair: int
    """Games of the same two players that count within 24 hours."""
    rows: list[ClubRow]
