import { h, heroPicture } from "./dom.js";
import { startGame } from "./shell.js";
import { colourOf, resultOf } from "./table.results.js";

const actions = { roulette: "spinWheel", dice: "roll", dragonTiger: "deal", baccarat: "deal" };

startGame({
  action: ({ table }) => (table.kind === "table" ? actions[table.variant] : "deal"),
  mount(game) {
    const { boot, t, multiple } = game;
    if (boot.table.kind !== "table") throw new Error("Not a table.");
    const { variant, spots } = boot.table;
    /** Spots in the order in which chips were put down. @type {string[]} */
    let placed = [];
    /** @type {string[]} */
    let before = [];
    let isBusy = false;

    const hands = variant === "baccarat" || variant === "dragonTiger";
    const result = resultOf(variant, t);
    const history = h("ol", { class: "history" });
    const buttons = new Map(spots.map((spot) => [spot.id, spotButton(spot)]));
    const board = h("div", { class: `board ${variant}`, role: "group" }, ...buttons.values());
    game.stage.append(
      h(
        "div",
        { class: `table ${variant}` },
        // Wheel and dice are on the game's picture too.
        h("div", { class: "result" }, hands && heroPicture(), result.element, history),
        board,
      ),
    );

    const undo = h("button", { type: "button", onclick: () => put(placed.slice(0, -1)) }, t("undo"));
    const clear = h("button", { type: "button", onclick: () => put([]) }, t("clear"));
    const repeat = h("button", { type: "button", onclick: () => put(before) }, t("repeat"));
    game.tools.append(undo, clear, repeat);
    put([]);

    /** @param {import("./gameMessages.ts").TableSpot} spot */
    function spotButton({ id, pays }) {
      const button = h(
        "button",
        {
          type: "button",
          class: `spot ${id} ${/^n\d/.test(id) ? colourOf(Number(id.slice(1))) : ""}`,
          "data-spot": id,
          onclick: () => !isBusy && put([...placed, id]),
        },
        h("span", { "aria-hidden": "true" }, shortName(id)),
        !/^n\d/.test(id) && h("small", { "aria-hidden": "true" }, `${multiple(pays)} ×`),
        h("i", { class: "chips", "aria-hidden": "true" }),
        h("span", { class: "visually-hidden" }),
      );
      button.addEventListener("keydown", (event) => {
        if (event.key !== "Backspace" && event.key !== "Delete") return;
        const last = placed.lastIndexOf(id);
        if (!isBusy && last >= 0) put(placed.toSpliced(last, 1));
      });
      const [, group = "", digits = "0"] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
      const index = Number(digits);
      if (group === "n" && index > 0) {
        button.style.setProperty("--c", String(Math.ceil(index / 3)));
        button.style.setProperty("--r", String(3 - ((index - 1) % 3)));
      } else if (group) button.style.setProperty("--k", String(index));
      const outside = ["low", "even", "red", "black", "odd", "high"].indexOf(id);
      if (variant === "roulette" && outside >= 0) {
        button.classList.add("outside");
        button.style.setProperty("--k", String(outside));
      } else if (group) button.classList.add(`group-${group}`);
      return button;
    }
    /** @param {string} id */
    function shortName(id) {
      // A range stays on one line.
      return /^[ns]\d/.test(id) && variant !== "baccarat" ? id.slice(1) : nameOf(id).replace("–", "\u2060–\u2060");
    }
    /** @param {string} id */
    function nameOf(id) {
      const [, group = "", digits = "0"] = /^([a-z]+)(\d+)$/.exec(id) ?? [];
      const index = Number(digits);
      if (group === "n") return t("number", { number: index });
      if (group === "d") return t("dozen", { from: index * 12 - 11, to: index * 12 });
      if (group === "c") return t("column", { column: index });
      if (group === "f") return t("face", { face: index });
      if (group === "s") return t("sum", { sum: index });
      return t(id);
    }
    /** @param {string[]} next */
    function put(next) {
      if (next.length > 500) return;
      placed = next;
      for (const spot of spots) {
        const button = buttons.get(spot.id);
        const count = placed.filter((id) => id === spot.id).length;
        const chips = button?.querySelector(".chips");
        if (chips) chips.textContent = count > 0 ? String(count) : "";
        const words = button?.querySelector(".visually-hidden");
        if (words) words.textContent = t("chipsOn", { spot: nameOf(spot.id), pays: multiple(spot.pays), count });
      }
      lock();
      game.changed();
    }
    function lock() {
      undo.disabled = isBusy || placed.length === 0;
      clear.disabled = isBusy || placed.length === 0;
      repeat.disabled = isBusy || before.length === 0;
      for (const button of buttons.values()) button.setAttribute("aria-disabled", String(isBusy));
    }

    return {
      nothingChosen: "chipFirst",
      units: () => placed.length,
      choice: () => ({
        chips: Object.fromEntries(
          [...new Set(placed)].map((id) => [id, placed.filter((other) => other === id).length]),
        ),
      }),
      busy(busy) {
        isBusy = busy;
        lock();
      },
      begin() {
        for (const button of buttons.values()) button.classList.remove("won-spot");
        result.begin();
      },
      async show({ view }) {
        if (view?.kind !== "table") return;
        const words = await result.show(view);
        for (const id of view.winning) buttons.get(id)?.classList.add("won-spot");
        const colour = variant === "roulette" ? colourOf(view.values[0] ?? 0) : (view.winning[0] ?? "");
        history.prepend(h("li", { class: `was ${colour}` }, words));
        while (history.children.length > 10) history.lastElementChild?.remove();
        before = placed;
        put([]);
      },
      stop: result.stop,
      rules: () =>
        [
          h("p", {}, t(`${variant}How`)),
          variant === "baccarat" ? h("p", {}, t("baccaratRule")) : "",
          h(
            "table",
            {},
            h("tr", {}, h("th", {}, t("spot")), h("th", {}, t("pays"))),
            ...spots
              .filter(({ id }) => !/^n([1-9]|[12]\d|3[0-5])$/.test(id))
              .map(({ id, pays }) =>
                h("tr", {}, h("td", {}, id === "n36" ? "1–36" : nameOf(id)), h("td", {}, `${multiple(pays)} ×`)),
              ),
          ),
        ].filter((node) => node instanceof Node),
    };
  },
});
