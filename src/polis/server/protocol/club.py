"""Bodies of requests and answers about the club: players who want to be rated."""

from __future__ import annotations

from polis.server.protocol.parts import Face, GameKey, Model, Name, RequestModel, Token


class JoinClub(RequestModel):
    """Take part from now on, or change how one is shown."""

    identity: Token
    """The person's own secret."""
    name: Name | None = None
    """How the person is called in the table."""
    face: Face | None = None
    """How the person is drawn."""


class AskClub(RequestModel):
    """A person's own secret."""

    identity: Token
    """The secret."""


class ClubRating(Model):
    """A rating in one game; while there are too few games, it is not known."""

    game: str
    """The key of the game."""
    games: int
    """Games that counted."""
    rating: int | None
    """Players begin at 1500."""
    uncertainty: int | None
    """Two standard deviations: the skill is usually within this distance of `rating`."""


class Membership(Model):
    """What the club knows of a person."""

    joined: bool
    """Whether the person takes part."""
    least: int
    """Games that must count in a game before its rating is shown."""
    ratings: list[ClubRating]
    """The ratings in the games that have counted."""


class AskClubTable(RequestModel):
    """A game, and the secret of a person whose row is to be marked."""

    game: GameKey
    """The key of the game."""
    identity: Token | None = None
    """The secret; None marks no row."""


class ClubRow(Model):
    """A player in the table."""

    name: str | None
    """None for a person without a name."""
    face: Face | None
    """None for a person who chose none."""
    me: bool
    """Whether this is the person who asks."""
    games: int
    """Games that counted."""
    rating: int
    """Players begin at 1500."""
    uncertainty: int
    """Two standard deviations of the rating."""


class ClubTable(Model):
    """The players of a game with enough games, by the lower end of their ratings."""

    game: str
    """The key of the game."""
    least: int
    """Games that must count before a player is listed."""
    most_of_player: int
    """Games of one player that count within 24 hours."""
    most_of_pair: int
    """Games of the same two players that count within 24 hours."""
    rows: list[ClubRow]
    """The players, the best first."""
