import { animate, h, heroPicture, isStill, wait } from "./dom.js";
import { startGame } from "./shell.js";

startGame({
  action: "drawBalls",
  mount(game) {
    const { boot, t, multiple } = game;
    if (boot.table.kind !== "keno") throw new Error("Not keno.");
    const { balls, drawn: drawnCount, maxPicks, pays } = boot.table;
    /** @type {Set<number>} */
    const picked = new Set();
    let isBusy = false;

    const tray = h("ol", { class: "tray", "aria-hidden": "true" });
    const buttons = Array.from({ length: balls }, (_, index) =>
      h(
        "button",
        { type: "button", class: "number", "aria-pressed": "false", onclick: () => toggle(index + 1) },
        String(index + 1),
      ),
    );
    const count = h("p", { class: "count" });
    const prizes = h("ol", { class: "tags prizes" });
    const grid = h("div", { class: "grid", role: "group" }, ...buttons);
    game.stage.append(
      h(
        "div",
        { class: "keno" },
        heroPicture(),
        h("div", { class: "bar" }, tray, count),
        h("div", { class: "board" }, grid, prizes),
      ),
    );

    const quick = h("button", { type: "button", onclick: quickPick }, t("quickPick"));
    const clear = h("button", { type: "button", onclick: () => choose([]) }, t("clear"));
    game.tools.append(quick, clear);
    choose([]);

    /** @param {number} number */
    function toggle(number) {
      if (isBusy) return;
      if (picked.has(number)) choose([...picked].filter((other) => other !== number));
      else if (picked.size < maxPicks) choose([...picked, number]);
    }
    function quickPick() {
      const all = Array.from({ length: balls }, (_, index) => index + 1);
      choose(all.toSorted(() => Math.random() - 0.5).slice(0, picked.size || maxPicks));
    }
    /** @param {number[]} numbers */
    function choose(numbers) {
      picked.clear();
      for (const number of numbers) picked.add(number);
      forget();
      count.textContent = t("picked", { count: picked.size });
      prizes.replaceChildren(
        // Before the first number: what the most numbers can pay.
        ...(pays[(picked.size || maxPicks) - 1] ?? []).map((prize, hits) =>
          h(
            "li",
            { "data-hits": hits, hidden: prize === 0 },
            h("span", {}, `${hits} ${t("hits")}`),
            h("b", {}, `${multiple(prize)} ×`),
          ),
        ),
      );
      game.changed();
    }
    function forget() {
      tray.replaceChildren();
      for (const [index, button] of buttons.entries()) {
        button.setAttribute("aria-pressed", String(picked.has(index + 1)));
        button.classList.remove("drawn", "hit");
      }
      for (const prize of prizes.children) prize.classList.remove("hit");
    }

    return {
      nothingChosen: "pickFirst",
      units: () => (picked.size > 0 ? 1 : 0),
      choice: () => ({ numbers: [...picked] }),
      busy(busy) {
        isBusy = busy;
        for (const button of [quick, clear]) button.disabled = busy;
        for (const [index, button] of buttons.entries()) {
          button.disabled = busy || (picked.size >= maxPicks && !picked.has(index + 1));
        }
      },
      begin: forget,
      async show({ view }) {
        if (view?.kind !== "keno") return;
        for (const number of view.drawn) {
          const ball = h("li", { class: picked.has(number) ? "hit" : "" }, String(number));
          tray.append(ball);
          buttons[number - 1]?.classList.add("drawn", ...(picked.has(number) ? ["hit"] : []));
          void animate(
            ball,
            [
              { transform: "translateY(-60px) scale(0.4)", opacity: 0 },
              { transform: "none", opacity: 1 },
            ],
            {
              duration: 320,
              easing: "cubic-bezier(.2,1.4,.4,1)",
            },
          );
          if (!isStill()) await wait(240);
        }
        prizes.querySelector(`[data-hits="${view.hits}"]`)?.classList.add("hit");
        count.textContent = t("hitCount", { hits: view.hits, count: picked.size });
      },
      rules: () => [
        h("p", {}, t("kenoHow")),
        h(
          "table",
          {},
          h("tr", {}, h("th", {}, t("picks")), h("th", {}, t("hits")), h("th", {}, t("pays"))),
          ...pays.flatMap((row, index) =>
            row.flatMap((prize, hits) =>
              prize === 0
                ? []
                : [
                    h(
                      "tr",
                      {},
                      h("td", {}, String(index + 1)),
                      h("td", {}, String(hits)),
                      h("td", {}, `${multiple(prize)} ×`),
                    ),
                  ],
            ),
          ),
        ),
        h("p", {}, `${drawnCount} / ${balls}`),
      ],
    };
  },
});
