"""A notebook about how much noise costs a bot: `marimo edit docs/examples/notebook.py`.

It is a plain Python file: `python docs/examples/notebook.py` runs every cell.
"""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    import polis
    from polis.drawing.plots import Dot, dot_plot

    return Dot, dot_plot, mo, polis


@app.cell
def _(mo):
    games = mo.ui.slider(200, 20_000, step=200, value=1_000, label="games for each bot")
    games  # noqa: B018
    return (games,)


@app.cell
def _(games, polis):
    # Each bot meets `greedy` in Machi Koro, with the same seed.
    bots = [f"greedy:noise={noise}" for noise in (0.5, 1, 2, 4)]
    results = {
        bot: polis.simulate("machi-koro", 2, [bot, "greedy"], games=games.value, seed=1)
        for bot in bots
    }
    seats = {bot: result["seats"][0] for bot, result in results.items()}
    return (seats,)


@app.cell
def _(Dot, dot_plot, mo, seats):
    dots = [
        Dot(bot, 100 * seat["win_rate"], 100 * seat["win_low"], 100 * seat["win_high"])
        for bot, seat in seats.items()
    ]
    mo.Html(dot_plot("Wins against greedy, per cent", dots))
    return


@app.cell
def _(mo, polis):
    # One game, move by move.
    game = polis.Game("machi-koro", players=2, seed=7)
    while not game.over:
        game.play(polis.bot("greedy", "machi-koro").make(1).choose(game.position, 1.0))
    mo.md(f"A game of {len(game.moves)} moves ended {game.position.scores}.")
    return


if __name__ == "__main__":
    app.run()
