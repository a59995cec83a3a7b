import { cardName, playingCard } from "./cards.js";
import { h, heroPicture, isStill, wait } from "./dom.js";
import { startGame } from "./shell.js";

startGame({
  action: "dealCards",
  mount(game) {
    const { boot, t, multiple } = game;
    if (boot.table.kind !== "duel") throw new Error("Not a duel.");
    const { tables } = boot.table;
    let seats = tables[0]?.seats ?? 2;

    const prize = h("span");
    const pot = h("p", { class: "pot" }, prize);
    const felt = h("div", { class: "felt" });
    game.stage.append(felt);
    const choices = tables.map((table) =>
      h(
        "button",
        { type: "button", onclick: () => sit(table.seats) },
        `${t("seats", { count: table.seats })} · ${multiple(table.pays)}\u00a0×`,
      ),
    );
    game.tools.append(...choices);
    /** @param {number} seat */
    const nameOf = (seat) => (seat === 0 ? t("you") : t("house", { number: seat }));
    sit(seats);

    /** @param {number} count */
    function sit(count) {
      seats = count;
      for (const [index, table] of tables.entries())
        choices[index]?.setAttribute("aria-pressed", String(table.seats === seats));
      prize.textContent = t("pot", { pays: multiple(tables.find((table) => table.seats === seats)?.pays ?? 0) });
      layOut();
      game.changed();
    }
    /** @param {number[]} [cards] */
    function layOut(cards) {
      const dealt = Array.from({ length: seats }, (_, seat) => playingCard(cards?.[seat]));
      felt.dataset.seats = String(seats);
      felt.replaceChildren(
        heroPicture(),
        pot,
        ...dealt.map(({ element }, seat) =>
          h("div", { class: "seat", "data-seat": seat }, element, h("span", { class: "name" }, nameOf(seat))),
        ),
      );
      return dealt;
    }

    return {
      nothingChosen: "dealCards",
      units: () => 1,
      choice: () => ({ seats }),
      busy(busy) {
        for (const button of choices) button.disabled = busy;
      },
      begin() {
        for (const { element, arrive } of layOut()) {
          element.classList.remove("open");
          void arrive();
        }
      },
      async show({ view }) {
        if (view?.kind !== "duel") return;
        const dealt = layOut(view.cards);
        // The other players' cards turn first, because the player's own card decides.
        for (let seat = seats - 1; seat >= 0; seat -= 1) {
          if (!isStill()) await wait(seat === 0 ? 600 : 350);
          await dealt[seat]?.turn();
        }
        for (const [seat, { element }] of dealt.entries())
          element.classList.add(seat === view.winner ? "best" : "faded");
        const winner = felt.querySelector(`[data-seat="${view.winner}"] .name`);
        winner?.append(` · ${t("wins")} ${cardName(view.cards[view.winner] ?? 0)}`);
        winner?.classList.add("winner");
      },
      rules: () => [
        h("p", {}, t("duelHow")),
        h("p", {}, t("duelOrder")),
        h(
          "ul",
          {},
          ...tables.map((table) =>
            h("li", {}, `${t("seats", { count: table.seats })}: ${t("pot", { pays: multiple(table.pays) })}`),
          ),
        ),
      ],
    };
  },
});
