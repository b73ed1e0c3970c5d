"""Machi Koro played slowly and plainly, straight from the rules.

A `Table` is one game. Whoever drives it asks `to_act`; a seat picks one notation of `legal()`,
chance draws one of `chance()` by weight, and `apply()` carries it out. Every step of the turn is
one small method: roll the dice, settle what the roll costs and earns, build, pass the turn on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

SEATS = "ABCD"
KINDS_ON_OFFER = 10  # with the limited supply, so many different kinds lie open


@dataclass(frozen=True)
class Establishment:
    """One kind of card: it works when the dice show one of `rolls` and then earns `coins`."""

    colour: str  # blue: anyone's turn, green and purple: own turn, red: an opponent's turn
    symbol: str
    rolls: tuple[int, ...]
    cost: int
    coins: int = 0
    per: str | None = None  # earn `coins` for each own card with this symbol, not just once


ESTABLISHMENTS = {
    "wheat-field": Establishment("blue", "wheat", (1,), 1, 1),
    "ranch": Establishment("blue", "cow", (2,), 1, 1),
    "bakery": Establishment("green", "shop", (2, 3), 1, 1),
    "cafe": Establishment("red", "cup", (3,), 2, 1),
    "convenience-store": Establishment("green", "shop", (4,), 2, 3),
    "forest": Establishment("blue", "gear", (5,), 3, 1),
    "stadium": Establishment("purple", "tower", (6,), 6, 2),
    "tv-station": Establishment("purple", "tower", (6,), 7, 5),
    "business-centre": Establishment("purple", "tower", (6,), 8),
    "cheese-factory": Establishment("green", "factory", (7,), 5, 3, per="cow"),
    "furniture-factory": Establishment("green", "factory", (8,), 3, 3, per="gear"),
    "mine": Establishment("blue", "gear", (9,), 6, 5),
    "family-restaurant": Establishment("red", "cup", (9, 10), 3, 2),
    "apple-orchard": Establishment("blue", "wheat", (10,), 3, 3),
    "fruit-market": Establishment("green", "fruit", (11, 12), 2, 2, per="wheat"),
}

LANDMARKS = {"train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22}


def move_card(kind: str, source: Counter[str], target: Counter[str]) -> None:
    """Carry one card over; a kind of which nothing is left disappears from its counter."""
    source[kind] -= 1
    if source[kind] == 0:
        del source[kind]
    target[kind] += 1


class Table:
    """One game, with everything that lies on the table open to see."""

    def __init__(self, players: int, supply: str = "all", beginner: bool = False) -> None:
        assert 1 <= players <= len(SEATS)
        assert supply in ("all", "ten")
        self.players = players
        self.beginner = beginner
        self.coins = [3] * players
        self.cities = [Counter({"wheat-field": 1, "bakery": 1}) for _ in range(players)]
        self.landmarks: list[set[str]] = [set() for _ in range(players)]
        box = Counter({k: 4 if e.colour == "purple" else 6 for k, e in ESTABLISHMENTS.items()})
        self.supply: Counter[str] = box if supply == "all" else Counter()
        self.deck: Counter[str] = box if supply == "ten" else Counter()
        self.turns = 0
        self.seat_on_turn = 0
        self.winner: int | None = None
        # (payer or None for the bank, payee, card, coins): one entry for all equal cards of a payee
        self.payments: list[tuple[int | None, int, str, int]] = []
        # What holds only within a turn; `begin_turn` sets it afresh.
        self.step = ""  # what is awaited: reveal, number, dice, radio, tv, swap, build or over
        self.number_of_dice = 1
        self.dice: tuple[int, ...] = ()
        self.radio_tower_free = False
        self.park_stood_before_roll = False
        self.turn_up_cards()

    # What the driver asks

    @property
    def to_act(self) -> int | str:
        if self.step == "over":
            return "over"
        return "chance" if self.step in ("reveal", "dice") else self.seat_on_turn

    def legal(self) -> list[str]:
        """Everything the seat to act may answer; nothing when no seat is to act."""
        match self.step:
            case "number":
                return ["roll 1", "roll 2"]
            case "radio":
                return ["keep", "reroll"]
            case "tv":
                return [f"tv {SEATS[seat]}" for seat in self.opponents()]
            case "swap":
                return ["decline", *self.possible_swaps()]
            case "build":
                return ["build nothing", *self.possible_buildings()]
        return []

    def chance(self) -> dict[str, int]:
        """Outcomes of the dice or of turning up a card with their weights; empty otherwise."""
        if self.step == "reveal":
            return {f"reveal {kind}": number for kind, number in self.deck.items()}
        if self.step == "dice" and self.number_of_dice == 1:
            return {f"dice {die}": 1 for die in range(1, 7)}
        if self.step == "dice":
            pairs = [(low, high) for high in range(1, 7) for low in range(1, high + 1)]
            return {f"dice {low}+{high}": 1 if low == high else 2 for low, high in pairs}
        return {}

    def apply(self, notation: str) -> None:
        """Carry out one decision or one outcome of chance."""
        assert notation in self.legal() or notation in self.chance(), notation
        match notation.split():
            case ["reveal", kind]:
                self.reveal(kind)
            case ["roll", number]:
                self.choose_number_of_dice(int(number))
            case ["dice", faces]:
                self.roll_dice(tuple(int(face) for face in faces.split("+")))
            case ["keep"]:
                self.settle_roll()
            case ["reroll"]:
                self.roll_again()
            case ["tv", letter]:
                self.tv_station(SEATS.index(letter))
            case ["swap", given, taken, letter]:
                self.business_centre(given, taken, SEATS.index(letter))
            case ["decline"]:
                self.step = "build"
            case ["build", what]:
                self.build(what)

    def scores(self) -> list[int]:
        return [len(built) for built in self.landmarks]

    # Preparing the supply, and topping it up (the limited supply only)

    def turn_up_cards(self) -> None:
        """Call for one more card while a kind is missing and a card is left; then play goes on."""
        if len(self.supply) < KINDS_ON_OFFER and self.deck:
            self.step = "reveal"
        else:
            self.begin_turn()

    def reveal(self, kind: str) -> None:
        move_card(kind, self.deck, self.supply)
        self.turn_up_cards()

    # The turn, step 1: the roll

    def begin_turn(self) -> None:
        """The next seat's turn, unless the first seat opens the game or an extra turn is due."""
        if self.turns > 0 and not self.earned_extra_turn():
            self.seat_on_turn = (self.seat_on_turn + 1) % self.players
        self.turns += 1
        own = self.landmarks[self.seat_on_turn]
        self.number_of_dice = 1
        self.radio_tower_free = "radio-tower" in own
        self.park_stood_before_roll = "amusement-park" in own
        self.step = "number" if "train-station" in own else "dice"

    def choose_number_of_dice(self, number: int) -> None:
        self.number_of_dice = number
        self.step = "dice"

    def roll_dice(self, dice: tuple[int, ...]) -> None:
        self.dice = dice
        if self.radio_tower_free:
            self.step = "radio"
        else:
            self.settle_roll()

    def roll_again(self) -> None:
        """Radio tower: once a turn all the dice are thrown again, as many as before."""
        self.radio_tower_free = False
        self.step = "dice"

    def earned_extra_turn(self) -> bool:
        """Amusement park: equal dice in the roll that counted, the park standing before it."""
        return self.park_stood_before_roll and len(self.dice) == 2 and len(set(self.dice)) == 1

    # The turn, step 2: expenses, then income

    def settle_roll(self) -> None:
        self.payments = []
        self.pay_red_cards()
        self.collect_blue_cards()
        self.collect_green_cards()
        self.use_stadium()
        if self.fires("tv-station") and self.opponents():
            self.step = "tv"
        else:
            self.after_tv_station()

    def opponents(self) -> list[int]:
        """The other seats in turn order, beginning with the one who plays next."""
        return [(self.seat_on_turn + i) % self.players for i in range(1, self.players)]

    def working(self, seat: int, colour: str) -> list[str]:
        """The kinds of this colour in the seat's city that the sum of the dice sets to work."""
        kinds = [kind for kind, card in ESTABLISHMENTS.items() if card.colour == colour]
        return [
            k
            for k in kinds
            if self.cities[seat][k] > 0 and sum(self.dice) in ESTABLISHMENTS[k].rolls
        ]

    def income(self, seat: int, kind: str) -> int:
        """What all the seat's cards of one kind earn together, shopping mall included."""
        card = ESTABLISHMENTS[kind]
        each = card.coins
        if card.per is not None:
            each *= sum(
                number
                for other, number in self.cities[seat].items()
                if ESTABLISHMENTS[other].symbol == card.per
            )
        if card.symbol in ("cup", "shop") and "shopping-mall" in self.landmarks[seat]:
            each += 1
        return each * self.cities[seat][kind]

    def pay(self, payer: int | None, payee: int, kind: str, owed: int) -> None:
        """The bank (None) pays in full, a player as far as his coins go; the rest is lost."""
        coins = owed if payer is None else min(owed, self.coins[payer])
        if payer is not None:
            self.coins[payer] -= coins
        self.coins[payee] += coins
        if coins > 0:
            self.payments.append((payer, payee, kind, coins))

    def pay_red_cards(self) -> None:
        """The roller pays against the turn order: first the seat that played before him."""
        for seat in reversed(self.opponents()):
            for kind in self.working(seat, "red"):
                self.pay(self.seat_on_turn, seat, kind, self.income(seat, kind))

    def collect_blue_cards(self) -> None:
        """Everybody collects from the bank. The order changes nothing; here the roller is first."""
        for seat in [self.seat_on_turn, *self.opponents()]:
            for kind in self.working(seat, "blue"):
                self.pay(None, seat, kind, self.income(seat, kind))

    def collect_green_cards(self) -> None:
        for kind in self.working(self.seat_on_turn, "green"):
            self.pay(None, self.seat_on_turn, kind, self.income(self.seat_on_turn, kind))

    # Purple cards of the roller: stadium, TV station, business centre (rules leave the order open)

    def fires(self, purple: str) -> bool:
        return purple in self.working(self.seat_on_turn, "purple")

    def use_stadium(self) -> None:
        if self.fires("stadium"):
            for seat in self.opponents():
                self.pay(seat, self.seat_on_turn, "stadium", ESTABLISHMENTS["stadium"].coins)

    def tv_station(self, target: int) -> None:
        self.pay(target, self.seat_on_turn, "tv-station", ESTABLISHMENTS["tv-station"].coins)
        self.after_tv_station()

    def after_tv_station(self) -> None:
        self.step = "swap" if self.fires("business-centre") and self.opponents() else "build"

    def possible_swaps(self) -> list[str]:
        """One own card for a different one of an opponent, no towers, both cities staying legal."""
        own = self.cities[self.seat_on_turn]
        return [
            f"swap {given} {taken} {SEATS[seat]}"
            for seat in self.opponents()
            for given in own
            for taken in self.cities[seat]
            if given != taken
            and ESTABLISHMENTS[given].symbol != "tower"
            and ESTABLISHMENTS[taken].symbol != "tower"
            and self.may_have_one_more(self.seat_on_turn, taken)
            and self.may_have_one_more(seat, given)
        ]

    def business_centre(self, given: str, taken: str, seat: int) -> None:
        move_card(given, self.cities[self.seat_on_turn], self.cities[seat])
        move_card(taken, self.cities[seat], self.cities[self.seat_on_turn])
        self.step = "build"

    # The turn, step 3: building

    def may_have_one_more(self, seat: int, kind: str) -> bool:
        """One of each purple kind; for beginners two of any other, the start cards counted."""
        if ESTABLISHMENTS[kind].colour == "purple":
            return self.cities[seat][kind] < 1
        return not self.beginner or self.cities[seat][kind] < 2

    def possible_buildings(self) -> list[str]:
        seat = self.seat_on_turn
        cards = [
            kind
            for kind in self.supply
            if ESTABLISHMENTS[kind].cost <= self.coins[seat] and self.may_have_one_more(seat, kind)
        ]
        landmarks = [
            name
            for name, cost in LANDMARKS.items()
            if cost <= self.coins[seat] and name not in self.landmarks[seat]
        ]
        return [f"build {what}" for what in cards + landmarks]

    def build(self, what: str) -> None:
        """Buy a card, raise a landmark or do neither; the fourth landmark wins on the spot."""
        seat = self.seat_on_turn
        if what in LANDMARKS:
            self.coins[seat] -= LANDMARKS[what]
            self.landmarks[seat].add(what)
        elif what in ESTABLISHMENTS:
            self.coins[seat] -= ESTABLISHMENTS[what].cost
            move_card(what, self.supply, self.cities[seat])
        if len(self.landmarks[seat]) == len(LANDMARKS):
            self.winner = seat
            self.step = "over"
        else:
            self.turn_up_cards()  # the supply is topped up before any further turn begins
