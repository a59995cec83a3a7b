import { animate, h, heroPicture, isStill, svg, wait } from "./dom.js";
import { startGame } from "./shell.js";

startGame({
  action: "spin",
  mount(game) {
    const { boot, t, multiple } = game;
    if (boot.table.kind !== "slot") throw new Error("Not a slot.");
    const { lines, linePays, scatterPays, symbols } = boot.table;
    const random = () => symbols[Math.floor(Math.random() * symbols.length)] ?? "A";
    /** @param {string} symbol */
    const cell = (symbol) => h("div", { class: "cell", "data-symbol": symbol }, symbolPicture(symbol));
    /** The strip of a reel; only its first three cells are in view at rest. */
    const strips = [0, 1, 2, 3, 4].map(() =>
      h("div", { class: "strip" }, cell(random()), cell(random()), cell(random())),
    );
    const overlay = svg("0 0 500 300", "", "lines");
    overlay.setAttribute("preserveAspectRatio", "none");
    const reels = h("div", { class: "reels" }, ...strips.map((strip) => h("div", { class: "reel" }, strip)), overlay);
    const legend = h("p", { class: "legend" }, t("linesOn", { count: lines.length }));
    game.stage.append(h("div", { class: "cabinet" }, heroPicture(), reels, legend));

    /** @type {Animation[]} */
    let spinning = [];
    let showing = 0;

    /** Shows blurred symbols until the answer comes. */
    function begin() {
      showing += 1;
      overlay.innerHTML = "";
      legend.textContent = t("linesOn", { count: lines.length });
      reels.classList.remove("decided");
      if (isStill()) return;
      spinning = strips.map((strip, reel) => {
        strip.append(...Array.from({ length: 9 }, () => cell(random())));
        strip.classList.add("blurred");
        return strip.animate([{ transform: "translateY(-75%)" }, { transform: "translateY(0)" }], {
          duration: 520,
          delay: reel * 60,
          iterations: Number.POSITIVE_INFINITY,
        });
      });
    }

    /** @param {string[]} window */
    async function land(window) {
      await Promise.all(
        strips.map(async (strip, reel) => {
          if (!isStill()) await wait(650 + reel * 260);
          spinning[reel]?.cancel();
          strip.classList.remove("blurred");
          strip.replaceChildren(...[...(window[reel] ?? "")].map(cell));
          await animate(
            strip,
            [
              { transform: "translateY(-70%)" },
              { transform: "translateY(4%)", offset: 0.7 },
              { transform: "translateY(0)" },
            ],
            { duration: 380, easing: "cubic-bezier(.2,.8,.3,1)" },
          );
        }),
      );
      spinning = [];
    }

    /** @param {number} reel @param {number} row */
    const cellAt = (reel, row) => strips[reel]?.children[row];

    /** Shows the winning lines one after the other until the next spin. @param {import("./gameMessages.ts").SlotView} view */
    async function tour({ hits, scatters }) {
      const mine = showing;
      const places = hits.map(({ line, symbol, count, pays }) => ({
        row: lines[line] ?? [],
        count,
        text: t("lineHit", { line: line + 1, count, symbol: t(`symbol${symbol}`), pays: multiple(pays) }),
      }));
      reels.classList.add("decided");
      for (let turn = 0; mine === showing && (places.length > 0 || scatters > 0); turn += 1) {
        for (const lit of reels.querySelectorAll(".lit")) lit.classList.remove("lit");
        const place = places[turn % (places.length + (scatters > 0 ? 1 : 0))];
        if (place) {
          for (const [reel, row] of place.row.slice(0, place.count).entries()) cellAt(reel, row)?.classList.add("lit");
          const points = place.row.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(" ");
          overlay.innerHTML = `<polyline points="${points}"/>`;
          legend.textContent = place.text;
        } else {
          overlay.innerHTML = "";
          for (const found of reels.querySelectorAll('.cell[data-symbol="S"]')) found.classList.add("lit");
          legend.textContent = t("scatterHit", { count: scatters, pays: multiple(scatterPays[scatters - 3] ?? 0) });
        }
        await wait(1500);
      }
    }

    return {
      nothingChosen: "spin",
      units: () => 1,
      choice: () => ({}),
      begin,
      async show({ view }) {
        if (view?.kind !== "slot") return;
        await land(view.window);
        if (view.hits.length > 0 || view.scatters > 0) void tour(view);
      },
      stop() {
        for (const animation of spinning) animation.cancel();
        spinning = [];
        for (const strip of strips) {
          strip.classList.remove("blurred");
          strip.replaceChildren(...[...strip.children].slice(0, 3));
        }
      },
      rules: () => [
        h("p", {}, t("slotHow", { count: lines.length })),
        h(
          "table",
          {},
          h("tr", {}, h("th", {}, t("symbol")), ...[3, 4, 5].map((count) => h("th", {}, `${count}×`))),
          ...linePays.map(({ symbol, pays }) =>
            h(
              "tr",
              {},
              h("td", {}, h("span", { class: "with-picture" }, symbolPicture(symbol), t(`symbol${symbol}`))),
              ...pays.map((prize) => h("td", {}, multiple(prize))),
            ),
          ),
          h(
            "tr",
            {},
            h("td", {}, h("span", { class: "with-picture" }, symbolPicture("S"), t("symbolS"))),
            ...scatterPays.map((prize) => h("td", {}, `${multiple(prize)} ×`)),
          ),
        ),
        h("p", {}, t("slotPays")),
        h("p", { class: "with-picture" }, symbolPicture("W"), t("slotWild")),
        h("h3", {}, t("lines")),
        h("div", { class: "line-maps" }, ...lines.map((line, index) => lineMap(line, index + 1))),
      ],
    };
  },
});

/** A symbol; the picture of all of them is set by the page's styles. @param {string} symbol */
function symbolPicture(symbol) {
  return h("i", { class: "symbol", "data-symbol": symbol, "aria-hidden": "true" });
}

/** @param {number[]} line @param {number} number */
function lineMap(line, number) {
  const dots = [0, 1, 2]
    .flatMap((row) =>
      line.map(
        (at, reel) =>
          `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2" class="${at === row ? "on" : "off"}"/>`,
      ),
    )
    .join("");
  return h("figure", {}, svg("0 0 50 30", dots), h("figcaption", {}, String(number)));
}
