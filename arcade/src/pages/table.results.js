import { playingCard } from "./cards.js";
import { animate, h, isStill, svg, wait } from "./dom.js";

const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** @param {number} pocket */
export const colourOf = (pocket) => (pocket === 0 ? "green" : reds.has(pocket) ? "red" : "black");

/**
 * The part of a table that shows the result of a round.
 * @typedef {object} Result
 * @property {HTMLElement} element
 * @property {() => void} begin
 * @property {(view: import("./gameMessages.ts").TableView) => Promise<string>} show resolves with the result in words
 * @property {() => void} stop
 */

/**
 * @param {import("./gameMessages.ts").TableVariant} variant
 * @param {(key: string, values?: Record<string, string | number>) => string} t
 * @returns {Result}
 */
export function resultOf(variant, t) {
  if (variant === "roulette") return wheel();
  if (variant === "dice") return diceCup();
  return variant === "baccarat" ? hands(t, ["player", "banker"]) : hands(t, ["dragon", "tiger"]);
}

/** @returns {Result} */
function wheel() {
  const step = 360 / wheelOrder.length;
  const at = (/** @type {number} */ angle, /** @type {number} */ radius) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(100 + radius * Math.cos(turn)).toFixed(2)} ${(100 + radius * Math.sin(turn)).toFixed(2)}`;
  };
  const fills = { red: "#b3122f", black: "#17171f", green: "#0e7a45" };
  const pockets = wheelOrder.map((pocket, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    return `<path d="M${at(from, 88)} A88 88 0 0 1 ${at(to, 88)} L${at(to, 56)} A56 56 0 0 0 ${at(from, 56)} Z" fill="${fills[colourOf(pocket)]}" stroke="#d9b45b" stroke-width=".7"/>
<text x="100" y="22.500" transform="rotate(${index * step} 100 100)" text-anchor="middle" font-size="8" font-weight="700" font-family="system-ui, sans-serif" fill="#fff">${pocket}</text>`;
  });
  const disc = svg(
    "0 0 200 200",
    `<defs><radialGradient id="wood"><stop offset="0" stop-color="#8a5a2b"/><stop offset=".7" stop-color="#5b3515"/><stop offset="1" stop-color="#2c1706"/></radialGradient></defs>
<circle cx="100" cy="100" r="98" fill="url(#wood)" stroke="#e7c777" stroke-width="2"/>${pockets.join("")}
<circle cx="100" cy="100" r="56" fill="url(#wood)"/><circle cx="100" cy="100" r="40" fill="none" stroke="#e7c777" stroke-opacity=".4"/>
<path d="M100 66v68M66 100h68" stroke="#e7c777" stroke-width="5" stroke-linecap="round"/><circle cx="100" cy="100" r="13" fill="#e7c777"/><circle cx="97" cy="96" r="5" fill="#fff6d8"/>`,
    "disc",
  );
  const ball = h("i", { class: "ball" });
  const element = h("div", { class: "wheel", "aria-hidden": "true" }, disc, ball);
  let angle = 0;
  /** @type {Animation | undefined} */
  let turning;
  return {
    element,
    begin() {
      ball.classList.remove("rest");
      if (isStill()) return;
      turning = disc.animate([{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${angle + 360}deg)` }], {
        duration: 900,
        iterations: Number.POSITIVE_INFINITY,
      });
    },
    async show({ values: [pocket = 0] }) {
      const target = -wheelOrder.indexOf(pocket) * step;
      turning?.cancel();
      await animate(disc, [{ transform: `rotate(${target - 1440}deg)` }, { transform: `rotate(${target}deg)` }], {
        duration: 3200,
        easing: "cubic-bezier(.12,.7,.2,1)",
      });
      angle = target;
      disc.style.transform = `rotate(${angle}deg)`;
      ball.classList.add("rest");
      return String(pocket);
    },
    stop: () => turning?.cancel(),
  };
}

const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @returns {Result} */
function diceCup() {
  const faces = [1, 3, 6].map(face);
  const element = h("div", { class: "cup" }, ...faces);
  /** @type {Animation[]} */
  let rolling = [];
  /** @param {number} value */
  function face(value) {
    const dots = (pips[value] ?? []).map(
      (at) =>
        `<circle cx="${22 + (at % 3) * 28}" cy="${22 + Math.floor(at / 3) * 28}" r="9" fill="${value === 1 ? "#c2183c" : "#1d1a2b"}"/>`,
    );
    const die = h("div", { class: "die", role: "img", "aria-label": String(value) });
    die.append(svg("0 0 100 100", dots.join("")));
    return die;
  }
  return {
    element,
    begin() {
      if (isStill()) return;
      rolling = [...element.children].map((die, index) =>
        die.animate(
          [
            { transform: "rotate(0) translateY(0)" },
            { transform: "rotate(180deg) translateY(-18px)" },
            { transform: "rotate(360deg) translateY(0)" },
          ],
          {
            duration: 420 + index * 70,
            iterations: Number.POSITIVE_INFINITY,
          },
        ),
      );
    },
    async show({ values }) {
      if (!isStill()) await wait(1100);
      for (const animation of rolling) animation.cancel();
      element.replaceChildren(...values.map(face));
      await animate(element, [{ transform: "scale(1.12)" }, { transform: "scale(1)" }], { duration: 260 });
      return `${values.join(" + ")} = ${values.reduce((sum, value) => sum + value, 0)}`;
    },
    stop() {
      for (const animation of rolling) animation.cancel();
    },
  };
}

/**
 * Two hands of cards: dragon and tiger with one card, player and banker with up to three.
 * @param {(key: string) => string} t
 * @param {[string, string]} sides
 * @returns {Result}
 */
function hands(t, sides) {
  const rows = sides.map(() => h("div", { class: "hand" }, playingCard().element));
  const points = sides.map(() => h("b", {}, ""));
  const element = h(
    "div",
    { class: "hands" },
    ...sides.map((side, index) =>
      h(
        "div",
        { class: "side-of" },
        h("span", { class: `name ${side}` }, t(side), " ", points[index] ?? ""),
        rows[index] ?? "",
      ),
    ),
  );
  return {
    element,
    begin() {
      for (const point of points) point.textContent = "";
      for (const row of rows) {
        const { element: back, arrive } = playingCard();
        row.replaceChildren(back);
        void arrive();
      }
    },
    async show(view) {
      const dealt = view.hands ? [view.hands.player, view.hands.banker] : view.values.map((card) => [card]);
      for (const row of rows) row.replaceChildren();
      for (let turn = 0; turn < 3; turn += 1) {
        for (const [side, cards] of dealt.entries()) {
          const card = cards[turn];
          if (card === undefined) continue;
          const shown = playingCard(card);
          rows[side]?.append(shown.element);
          await shown.arrive();
          await shown.turn();
        }
      }
      if (view.hands) for (const [side, value] of view.values.entries()) points[side]?.append(String(value));
      return view.winning.map((spot) => t(spot)).join(", ");
    },
    stop: () => undefined,
  };
}
