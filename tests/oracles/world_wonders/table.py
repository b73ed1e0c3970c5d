"""The course of a game: set-up, rounds, turns, and who wins. The package tells the notation."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from .automaton import Automaton
from .city import City
from .ground import Rows
from .market import RESOURCES, Market
from .objects import FIRST_ROAD, Hand, Objects, Step, in_notation
from .options import SEATS, complete
from .scoring import measure, points_for_nature, points_for_objective, points_for_population

ROUNDS = 10
GOLD = 7
LOAN, REPAYMENT, PENALTY = 2, 3, 2
PRICE = {"road": 1, "set": 1, "tower": 2, "pedestal": 1}


class Table:
    """One game, with everything that lies on the table open to see. Seats count from 0."""

    def __init__(self, components: dict, players: int, options: dict | None = None) -> None:
        self.options = complete(options or {}, players)
        self.players = players
        self.map_rows: dict[str, Rows] = {n: tuple(m) for n, m in components["maps"].items()}
        self.track = components["tracks"][self.options["track_side"]]
        self.objective = dict(enumerate(components["objectives"], start=1))

        self.market = Market(components, players)
        self.objects = Objects(components, self.market)
        self.automaton = Automaton(components["solo"]) if players == 1 else None
        # Each pedestal with the seat that holds it in this round.
        self.pedestals: dict[int, int | None] = {} if players == 1 else {1: None, 2: None}
        self.objectives: list[int] = []
        self.maps = ["A"] * players  # on side B only until the rivers are dealt
        self.cities = [City(self.map_rows["A"]) for _ in range(players)]
        self.gold = [GOLD] * players
        self.loan = [False] * players
        self.out = [False] * players
        self.resources = [dict.fromkeys(RESOURCES, 0) for _ in range(players)]
        self.population = [0] * players

        self.round = 1
        self.order = list(range(players))
        self.turns = 0
        self.seat_on_turn = 0
        self.loan_step_taken = False  # in this turn
        self.hand: Hand | None = None  # what is being laid
        self.offered: dict[str, Step | None] = {}  # what is legal; if it lays a piece, which one
        self.over = False
        self.agenda: list[tuple] = []  # the chance events to come before `afterwards`
        self.afterwards: Callable[[], None] = self.before_turn
        self.await_chance(self.set_up(), self.before_turn)

    # What the driver asks

    @property
    def to_act(self) -> int | str:
        if self.over:
            return "over"
        return "chance" if self.agenda and not self.choosing() else self.seat_on_turn

    def choosing(self) -> bool:
        """Whether the next event is none of chance: objectives that the first seat chooses."""
        return self.agenda[:1] == [("objective",)] and self.options["objectives"] == "chosen"

    def legal(self) -> list[str]:
        """Everything the seat to act may do; nothing when no seat is to act."""
        if not isinstance(self.to_act, int):
            return []
        return list(self.outcomes(self.agenda[0]) if self.choosing() else self.offered)

    def chance(self) -> dict[str, int]:
        """The outcomes of the next chance event with their weights; empty when none is due."""
        return self.outcomes(self.agenda[0]) if self.to_act == "chance" else {}

    def apply(self, notation: str) -> None:
        """Carry out one decision or one outcome of chance."""
        if notation in self.chance() or (self.choosing() and notation in self.legal()):
            self.happen(notation.split(), self.agenda.pop(0))
            self.go_on()
            return
        assert notation in self.legal(), notation
        match notation.split():
            case ["loan"]:
                self.take_loan()
            case ["repay"]:
                self.repay_loan()
            case ["out"]:
                self.go_out()
            case ["buy", "pedestal", number]:
                self.buy_pedestal(int(number))
            case ["buy", what]:
                self.buy(what)
            case ["lay", *_]:
                self.lay(self.offered[notation])

    # Chance

    def set_up(self) -> list[tuple]:
        """The chance events of the set-up in their order."""
        rivers = [("river", s) for s in range(self.players) if self.options["map_side"] == "B"]
        objectives = [("objective",)] * (0 if self.options["objectives"] == "none" else 3)
        market = self.market
        return [
            *rivers,
            *objectives,
            *market.reveals_of_buildings(),
            *market.reveals_of_monuments(),
        ]

    def await_chance(self, events: list[tuple], afterwards: Callable[[], None]) -> None:
        self.agenda = events
        self.afterwards = afterwards
        self.go_on()

    def go_on(self) -> None:
        """Drop events of which nothing is left to reveal; after the last one play goes on."""
        while self.agenda and not self.outcomes(self.agenda[0]):
            self.agenda.pop(0)
        if not self.agenda:
            self.afterwards()

    def outcomes(self, event: tuple) -> dict[str, int]:
        match event:
            case ("river", seat):
                rivers = [name for name in self.map_rows if name != "A"]
                free = [name for name in rivers if name not in self.maps]
                return {f"river {SEATS[seat]} {name}": 1 for name in free}
            case ("objective",):
                left = [number for number in self.objective if number not in self.objectives]
                return {f"objective {number}": 1 for number in left}
            case ("stack", stack):
                tiles = self.market.stacks[stack]
                return {f"reveal {stack} {tile}": number for tile, number in tiles.items()}
            case ("monument", _):
                return {f"reveal monument {name}": 1 for name in self.market.deck}
            case ("card",):
                return {f"card {number}": 1 for number in self.automaton.deck}
        raise ValueError(f"no chance event {event}")

    def happen(self, words: list[str], event: tuple) -> None:
        match event:
            case ("river", seat):
                self.maps[seat] = words[2]
                self.cities[seat] = City(self.map_rows[words[2]])
            case ("objective",):
                self.objectives.append(int(words[1]))
            case ("stack", stack):
                self.market.reveal_building(stack, words[2])
            case ("monument", spot):
                self.market.reveal_monument(spot, words[2])
            case ("card",):
                self.play_card(int(words[1]))

    def play_card(self, number: int) -> None:
        """The automaton acts; a card that reshuffles the deck is followed by another one."""
        if self.automaton.draw(number):
            self.automaton.act(number, self.market)
            self.agenda += self.market.reveals_of_monuments()
        else:
            self.agenda.append(("card",))

    # Rounds

    def next_turn(self) -> None:
        """The next seat in turn order that is not out; without one the round is over."""
        if all(self.out):
            self.end_round()
            return
        place = self.order.index(self.seat_on_turn)
        later = self.order[place + 1 :] + self.order[: place + 1]
        self.seat_on_turn = next(seat for seat in later if not self.out[seat])
        self.before_turn()

    def before_turn(self) -> None:
        """The automaton's card comes before every turn in the solo game."""
        self.await_chance([("card",)] if self.automaton else [], self.begin_turn)

    def end_round(self) -> None:
        if self.round == ROUNDS or max(self.population) == self.track["population_last"]:
            self.over = True
            return
        self.round += 1
        self.market.refill()
        self.order = self.new_order()
        self.seat_on_turn = self.order[0]
        self.pedestals = dict.fromkeys(self.pedestals)
        self.gold = [GOLD] * self.players
        self.out = [False] * self.players
        self.await_chance(self.market.reveals_of_buildings(), self.before_turn)

    def new_order(self) -> list[int]:
        """Pedestals first; then fewer inhabitants, fewer monuments, the old order."""
        first, second = self.pedestals.get(1), self.pedestals.get(2)
        if second == first:
            second = None  # who holds both takes place 1
        others = [seat for seat in self.order if seat not in (first, second)]
        others.sort(key=lambda seat: (self.population[seat], len(self.cities[seat].monuments)))
        order = others if first is None else [first, *others]
        if second is not None:
            order.insert(1, second)  # place 2, even if place 1 was not bought
        return order

    # A turn: the free first road, the loan step, the action

    def begin_turn(self) -> None:
        self.turns += 1
        self.loan_step_taken = False
        if self.cities[self.seat_on_turn].roads:
            self.ask_for_action()
        else:  # only before the seat's own first turn
            self.hand = Hand(FIRST_ROAD)
            self.ask_for_place()

    def ask_for_action(self) -> None:
        """Offer loan steps and purchases; who has neither is out without being asked.

        Nobody may pass: `out` is a choice only beside a loan step that could be used instead.
        """
        purchases = [f"buy {what}" for what in self.purchases()]
        steps = self.loan_steps()
        leave = ["out"] if steps and not purchases else []
        self.offered = dict.fromkeys([*steps, *purchases, *leave])
        if not self.offered:
            self.go_out()

    def loan_steps(self) -> list[str]:
        """At most one step in a turn: one loan at a time, repaid with gold in hand."""
        seat = self.seat_on_turn
        if self.loan_step_taken:
            return []
        if not self.loan[seat]:
            return ["loan"]
        return ["repay"] if self.gold[seat] >= REPAYMENT else []

    def take_loan(self) -> None:
        self.loan[self.seat_on_turn] = True
        self.gold[self.seat_on_turn] += LOAN
        self.loan_step_taken = True
        self.ask_for_action()

    def repay_loan(self) -> None:
        """Repaid with the last gold: nothing can be bought, so the seat is out."""
        self.loan[self.seat_on_turn] = False
        self.gold[self.seat_on_turn] -= REPAYMENT
        self.loan_step_taken = True
        self.ask_for_action()

    def go_out(self) -> None:
        """For this round; left-over gold is lost."""
        self.gold[self.seat_on_turn] = 0
        self.out[self.seat_on_turn] = True
        self.next_turn()

    def end_turn(self) -> None:
        if self.gold[self.seat_on_turn] == 0:
            self.out[self.seat_on_turn] = True
        self.next_turn()

    # Buying

    def purchases(self) -> list[str]:
        """What the seat can pay and, but for the pedestals, place completely."""
        seat, market = self.seat_on_turn, self.market
        if self.gold[seat] == 0:
            return []
        unsold = [number for number, holder in self.pedestals.items() if holder is None]
        offer = [
            *(what for what in ("road", "set") if market.supply[what] > 0),
            *(stack for stack, tile in market.shown.items() if tile is not None),
            *(what for what in ("tower",) if market.supply[what] > 0),
            *(name for name in market.display if name is not None),
        ]
        city = self.cities[seat]
        paid = [what for what in offer if self.price(what) <= self.gold[seat]]
        return [
            *(what for what in paid if self.objects.fits(what, city)),
            *(f"pedestal {number}" for number in unsold),
        ]

    def price(self, what: str) -> int:
        if what in self.market.stack:
            return self.market.stack[what]["cost"]
        if what in self.market.monument:
            return self.gold[self.seat_on_turn]  # all of it, and it is never 0 here
        return PRICE[what]

    def buy_pedestal(self, number: int) -> None:
        self.gold[self.seat_on_turn] -= PRICE["pedestal"]
        self.pedestals[number] = self.seat_on_turn
        self.end_turn()

    def buy(self, what: str) -> None:
        """Pay, take the object from the market, and begin to lay it."""
        self.hand = self.objects.take_up(what, self.cities[self.seat_on_turn])
        self.hand.plans = list(self.hand.plans)
        self.gold[self.seat_on_turn] -= self.price(what)
        if what in self.market.stack:
            self.market.take_building(what)
        elif what in self.market.monument:
            self.market.take_monument(what)
        else:
            self.market.supply[what] -= 1
        self.ask_for_place()

    # Laying

    def ask_for_place(self) -> None:
        steps = sorted(set(self.objects.steps(self.hand, self.cities[self.seat_on_turn])))
        self.offered = {in_notation(step): step for step in steps}

    def lay(self, step: Step) -> None:
        """Put one piece down; after the last one the object stands."""
        hand, city = self.hand, self.cities[self.seat_on_turn]
        hand.lay(step)
        if hand.what == "set":
            city.lay_road(step[1].cover)  # at once: the other pieces may lean on it
        if hand.rest:
            self.ask_for_place()
            return
        self.hand = None
        if hand.what == FIRST_ROAD:
            city.lay_road(hand.cover)
            self.ask_for_action()
        elif hand.what in self.market.monument:
            # Ruling: the next monument is revealed when this one stands, not when it is paid.
            city.place_monument(hand.what, hand.cover)
            self.gain(self.market.monument[hand.what])
            self.await_chance(self.market.reveals_of_monuments(), self.end_turn)
        else:
            self.build(hand, city)
            self.end_turn()

    def build(self, hand: Hand, city: City) -> None:
        """A set lies already."""
        if hand.what == "road":
            city.lay_road(hand.cover)
        elif hand.what == "tower":
            city.raise_tower(hand.cover)
        elif hand.what in self.market.stack:
            tile = self.market.tile[hand.tile]
            city.place_building(tile["type"], tile["id"], hand.cover)
            self.gain(tile)

    def gain(self, source: dict) -> None:
        """Advance resources by a tile's or card's symbols, and population by what they pass."""
        seat = self.seat_on_turn
        own, grown = self.resources[seat], source.get("population", 0)
        for resource in RESOURCES:
            before = own[resource]
            own[resource] = min(before + source[resource], self.track["resource_max"])
            symbols = self.track["population_symbols"][resource]
            grown += sum(before < space <= own[resource] for space in symbols)
        self.population[seat] = min(self.population[seat] + grown, self.track["population_last"])

    # The end

    def breakdown(self, seat: int) -> dict[str, int]:
        """The victory points of a seat by source, as if the game ended now."""
        city = self.cities[seat]
        return {
            "population": points_for_population(self.track, self.population[seat]),
            "resource": min(self.resources[seat].values()),
            "monuments": sum(self.market.monument[m.name]["rings"] for m in city.monuments),
            "nature": points_for_nature(city),
            "districts": len(city.districts()),
            "objectives": sum(self.objective_points(n)[seat] for n in self.objectives),
            "loan": -PENALTY if self.loan[seat] else 0,
        }

    def objective_points(self, number: int) -> list[int]:
        """What every seat gets for one objective."""
        objective = self.objective[number]
        states = zip(self.cities, self.resources, strict=True)
        return points_for_objective(objective, [measure(objective, c, r) for c, r in states])

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.players)]

    def automaton_score(self) -> int:
        """What has to be beaten in the solo game."""
        rings = sum(self.market.monument[name]["rings"] for name in self.automaton.pile)
        hard = self.options["solo_mode"] == "hard"
        return sum(self.resources[0].values()) + (rings if hard else 0)

    def shares(self) -> list[Fraction]:
        """The win, divided among those with most points and, of these, most monuments."""
        assert self.over
        if self.automaton:
            return [Fraction(self.scores()[0] > self.automaton_score())]
        ranks = [(s, len(c.monuments)) for s, c in zip(self.scores(), self.cities, strict=True)]
        best = ranks.count(max(ranks))
        return [Fraction(rank == max(ranks), best) for rank in ranks]
