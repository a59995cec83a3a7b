import type { Canvas } from "../canvas.ts";
import { around, at, circle, ellipse, group, path, polygon, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Look, Subject } from "../subject.ts";

const SUITS = {
  heart: "M0 9C-10 1-11-8-4-9-1-9 0-6 0-5 0-6 1-9 4-9 11-8 10 1 0 9Z",
  spade: "M0-10C9-2 12 3 8 6 5 8 1 6 1 4L4 10H-4L-1 4C-1 6-5 8-8 6-12 3-9-2 0-10Z",
  diamond: "M0-10L8 0 0 10-8 0Z",
  club: "M0-10C5-10 7-5 4-2 9-4 12 1 9 5 6 8 2 6 1 3L4 10H-4L-1 3C-2 6-6 8-9 5-12 1-9-4-4-2-7-5-5-10 0-10Z",
} as const;
type Suit = keyof typeof SUITS;

const RANKS: Record<string, string> = {
  A: "M-6 8L0-9 6 8M-4 3H4",
  K: "M-5-9V8M6-9L-4 1M-1-1L6 8",
  Q: "M0-9Q-7-9-7-1Q-7 8 0 8Q7 8 7-1Q7-9 0-9M1 3L7 9",
  J: "M5-9V3Q5 8 0 8Q-5 8-5 3",
  "8": "M0-9Q-5-9-5-5Q-5-1 0-1Q5-1 5-5Q5-9 0-9M0-1Q-6-1-6 4Q-6 8 0 8Q6 8 6 4Q6-1 0-1",
  "9": "M5-4Q5 1 0 1Q-5 1-5-4Q-5-9 0-9Q5-9 5-4V2Q5 8-1 8Q-5 8-5 5",
};

const isRed = (suit: Suit) => suit === "heart" || suit === "diamond";

/** A playing card, 92 by 132. */
const card = (c: Canvas, rank: string, suit: Suit, ink: string) => {
  const color = isRed(suit) ? "#d8102c" : "#181430";
  return (
    `<use href="#${c.symbol(rect(-46, -66, 92, 132, c.linear("#fff #e4e0f0", 60), `rx="10" ${stroke(ink, 5)}`))}"/>` +
    at(-28, -44, 1.55, path(RANKS[rank] ?? "", "none", stroke(color, 3.4, 'stroke-linecap="round"'))) +
    at(-28, -14, 0.95, path(SUITS[suit], color)) +
    at(8, 16, 3.1, path(SUITS[suit], isRed(suit) ? c.linear("#ff6a70 #c00420") : c.linear("#5a5480 #0c0820")))
  );
};

/** A fan of cards, highest last. */
const fan = (c: Canvas, ink: string, hand: readonly (readonly [string, Suit])[], spread = 19, scale = 1) =>
  hand
    .map(([rank, suit], i) => {
      const turn = (i - (hand.length - 1) / 2) * spread;
      return `<g transform="rotate(${turn} 0 130) translate(0 -10) scale(${scale})">${card(c, rank, suit, ink)}</g>`;
    })
    .join("");

/** Chips on top of each other. All stacks of a picture share their shapes; the colour is handed down to them. */
const stack = (c: Canvas, color: string, ink: string, count: number) => {
  const shadow = c.linear("#08021c@0/.5 #fff@35/.3 #08021c@100/.65", 0);
  const barrel = "M-44 60V74A44 17 0 0 0 44 74V60Z";
  const side = c.symbol(
    path(barrel, "currentColor", stroke(ink, 4)) +
      path("M-30 72V85L-18 89V76ZM-6 77V90H6V77ZM30 72V85L18 89V76Z", "#fff") +
      path(barrel, shadow),
  );
  const top = c.symbol(
    ellipse(0, 60, 44, 17, "currentColor", stroke(ink, 4)) +
      ellipse(0, 60, 37, 14, "none", 'stroke="#fff" stroke-width="7" stroke-dasharray="13 15"') +
      ellipse(0, 60, 28, 10, "#fff", 'opacity=".25"'),
  );
  const chips = Array.from({ length: count }, (_, i) => `<use href="#${side}" y="${-14 * i}"/>`).join("");
  return group(`${chips}<use href="#${top}" y="${-14 * (count - 1)}"/>`, `color="${color}"`);
};

export const chips: Subject = (c, { ink, main, accent }) =>
  at(-52, -2, 1, stack(c, shade(accent, 0.1), ink, 7)) +
  at(54, -2, 1, stack(c, "#1c7a4a", ink, 5)) +
  at(0, 20, 1.12, stack(c, main, ink, 9));

/** One chip, face on. */
export const chip: Subject = (c, { ink, main }) =>
  circle(5, 8, 95, shade(main, 0.75)) +
  circle(0, 0, 95, c.linear(`${tint(main, 0.25)} ${main}@45 ${shade(main, 0.5)}`), stroke(ink, 6)) +
  circle(0, 0, 82, "none", 'stroke="#fff" stroke-width="24" stroke-dasharray="34 52"') +
  circle(0, 0, 62, c.linear(`${shade(main, 0.4)} ${main}`), stroke(c.gold(), 7)) +
  at(0, 0, 4, path(SUITS.spade, c.gold())) +
  path("M-84-30A90 90 0 0 1-30-84", "none", stroke("#fff", 8, 'opacity=".7" stroke-linecap="round"'));

export const baccarat: Subject = (c, { ink, main, accent }) =>
  at(-34, -8, 1, card(c, "9", "spade", ink), -14) +
  at(34, -8, 1, card(c, "K", "heart", ink), 13) +
  at(0, 24, 0.72, stack(c, main, ink, 5)) +
  at(-58, 40, 0.5, stack(c, shade(accent, 0.1), ink, 4)) +
  at(58, 42, 0.5, stack(c, "#1c7a4a", ink, 3));

export const blackjack: Subject = (c, { ink, main }) =>
  at(-32, -4, 1.08, card(c, "A", "spade", ink), -15) +
  at(32, 0, 1.08, card(c, "J", "heart", ink), 12) +
  at(58, 62, 0.5, stack(c, main, ink, 4));

export const royalFan: Subject = (c, { ink }) =>
  at(
    0,
    8,
    0.8,
    fan(c, ink, [
      ["J", "spade"],
      ["Q", "heart"],
      ["K", "club"],
      ["A", "diamond"],
    ]),
  );
export const threeCards: Subject = (c, { ink, random }) =>
  at(
    0,
    4,
    0.84,
    fan(
      c,
      ink,
      random.pick([
        [
          ["Q", "club"],
          ["K", "heart"],
          ["A", "spade"],
        ],
        [
          ["A", "heart"],
          ["A", "club"],
          ["A", "diamond"],
        ],
        [
          ["8", "spade"],
          ["8", "heart"],
          ["8", "club"],
        ],
      ] as const),
      22,
    ),
  );

export const roulette: Subject = (c, { ink, main }) => {
  const [tips, inner] = [around(20, 80), around(20, 48)];
  const pockets = tips
    .map((tip, i) =>
      path(
        polygon([tip, tips[(i + 1) % 20] ?? tip, inner[(i + 1) % 20] ?? tip, inner[i] ?? tip]),
        i === 0 ? "#12a04a" : i % 2 ? "#c8102c" : "#18142c",
      ),
    )
    .join("");
  return (
    circle(0, 5, 97, "#2a0f04", stroke(ink, 5)) +
    circle(0, 0, 97, c.linear("#d08a4a #7a3c14@50 #3c1806", 60), stroke(ink, 5)) +
    circle(0, 0, 84, c.gold(), stroke("#5a2c04", 3)) +
    pockets +
    circle(0, 0, 80, "none", stroke("#ffe98a", 3)) +
    path(
      inner
        .map(([x, y], i) => {
          const [a = 0, b = 0] = tips[i] ?? [];
          return `M${Math.round(x)} ${Math.round(y)}L${Math.round(a)} ${Math.round(b)}`;
        })
        .join(""),
      "none",
      stroke("#ffd84a", 2),
    ) +
    circle(0, 0, 48, c.radial("#c8803c #6d3410@60 #2c1206"), stroke(c.gold(), 5)) +
    path("M-40 0H40M0-40V40", "none", stroke("#8a4a06", 13, 'stroke-linecap="round"')) +
    path("M-40 0H40M0-40V40", "none", stroke("#ffd84a", 8, 'stroke-linecap="round"')) +
    circle(0, 0, 19, c.orb("#ffc02a"), stroke(ink, 4)) +
    circle(46, -44, 10, "#fff", stroke(ink, 3)) +
    circle(43, -47, 4, "#c8ccdc") +
    circle(0, 0, 6, main) +
    path("M-84-36A92 92 0 0 1-36-84", "none", stroke("#fff", 6, 'opacity=".6" stroke-linecap="round"'))
  );
};

export const moneyWheel: Subject = (c, { ink, main, accent }) => {
  const tips = around(12, 84);
  const colors = [main, "#fff", accent, "#1c9a5a", "#7a2ff0", "#1c6af0"];
  return (
    circle(0, 0, 97, c.gold(40), stroke(ink, 6)) +
    tips
      .map((tip, i) =>
        path(polygon([[0, 0], tip, tips[(i + 1) % 12] ?? tip]), colors[i % 6] ?? main, stroke("#5a2c04", 2)),
      )
      .join("") +
    circle(0, 0, 84, c.radial("#000@0/0 #000@60/0 #000@100/.4")) +
    around(24, 91)
      .map(([x, y], i) => circle(x, y, 4.5, i % 2 ? "#fff" : "#ffef9a"))
      .join("") +
    circle(0, 0, 27, c.gold(), stroke(ink, 5)) +
    path("M0-15L5-5 15-4 7 4 9 14 0 9-9 14-7 4-15-4-5-5Z", main) +
    path("M-18-106H18L0-66Z", c.body("#ff3a4a"), stroke(ink, 6)) +
    path("M-70-50A86 86 0 0 1-10-84", "none", stroke("#fff", 8, 'opacity=".5" stroke-linecap="round"'))
  );
};

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A cube seen from above a corner, with its three faces. */
const die = (c: Canvas, { ink, main }: Look, faces: readonly [number, number, number]) => {
  const pips = (count: number, matrix: string) =>
    `<path d="${(PIPS[count] ?? []).map(([x = 0, y = 0]) => `M${x * 13} ${y * 13}h0`).join("")}" stroke="#fff" stroke-width="${count === 1 ? 18 : 13}" stroke-linecap="round" transform="matrix(${matrix})"/>`;
  return (
    path("M0-56L50-30V28L0 56-50 28V-30Z", main, stroke(ink, 9)) +
    path("M0-56L50-30 0-4-50-30Z", c.linear(`${tint(main, 0.5)} ${tint(main, 0.15)}`)) +
    path("M-50-30L0-4V56L-50 28Z", c.linear(`${main} ${shade(main, 0.3)}`)) +
    path("M50-30L0-4V56L50 28Z", c.linear(`${shade(main, 0.3)} ${shade(main, 0.6)}`)) +
    pips(faces[0], "1 .52 -1 .52 0 -30") +
    pips(faces[1], "1 .52 0 1.16 -25 12") +
    pips(faces[2], "1 -.52 0 1.16 25 12") +
    path("M-48-29L0-4 48-29M0-4V54", "none", stroke("#fff", 2.5, 'opacity=".5"'))
  );
};

export const dice: Subject = (c, look) =>
  at(-38, -26, 1.14, die(c, look, [5, 3, 6]), -10) +
  at(42, 30, 1.14, die(c, { ...look, main: look.accent }, [1, 4, 2]), 12);

export const sicBo: Subject = (c, look) =>
  ellipse(0, 76, 92, 22, c.gold(), stroke(look.ink, 7)) +
  ellipse(0, 70, 80, 16, "#3a0a18") +
  at(-34, 36, 0.62, die(c, look, [5, 3, 6]), -8) +
  at(34, 36, 0.62, die(c, look, [1, 4, 2]), 8) +
  at(0, -2, 0.62, die(c, look, [6, 5, 4])) +
  path(
    "M-80 70C-92-60-40-92 0-92S92-60 80 70C50 84-50 84-80 70Z",
    c.radial("#fff@0/.45 #bfe4ff@60/.12 #8ac8ff@100/.4", 0.35, 0.25, 0.9),
    stroke("#d8f0ff", 4),
  ) +
  circle(0, -92, 9, c.gold(), stroke(look.ink, 4)) +
  path("M-60 20C-64-30-44-64-16-74", "none", stroke("#fff", 9, 'opacity=".75" stroke-linecap="round"'));

const tile = (c: Canvas, ink: string, mark: string) =>
  rect(-36, -44, 72, 100, c.linear("#2cc07a #0a6a3c"), `rx="10" ${stroke(ink, 6)}`) +
  rect(-36, -50, 72, 94, c.linear("#fffef4 #f0e8d0"), `rx="10" ${stroke("#b8a880", 2)}`) +
  mark;
const dots = (points: readonly (readonly [number, number, string])[]) =>
  points
    .map(([x, y, color]) => circle(x, y, 11, color) + circle(x, y, 5.5, "#fff") + circle(x, y, 2.5, color))
    .join("");

export const mahjong: Subject = (c, { ink }) =>
  at(
    -50,
    -6,
    1.14,
    tile(
      c,
      ink,
      dots([
        [-16, -28, "#0a6a3c"],
        [16, -28, "#1c4ac0"],
        [0, -3, "#d8102c"],
        [-16, 22, "#1c4ac0"],
        [16, 22, "#0a6a3c"],
      ]),
    ),
    -13,
  ) +
  at(
    50,
    -6,
    1.14,
    tile(
      c,
      ink,
      path("M-14-34V-8M14-34V-8M-14 2V28M14 2V28M0-22V14", "none", stroke("#0a8a4a", 9, 'stroke-linecap="round"')) +
        path("M-14-24V-18M14-24V-18M-14 12V18M14 12V18", "none", stroke("#fff", 3)) +
        path("M0-22V14", "none", stroke("#d8102c", 9, 'stroke-linecap="round"')),
    ),
    13,
  ) +
  at(0, 16, 1.3, tile(c, ink, path("M0-38V34M-22-24H22V2H-22Z", "none", stroke("#d8102c", 9))));

export const dominoes: Subject = (c, { ink, main }) => {
  const one = (top: number, bottom: number) =>
    rect(-32, -66, 64, 132, c.linear("#fff #e0dcec@60 #b8b0cc", 60), `rx="11" ${stroke(ink, 7)}`) +
    path("M-22 0H22", "none", stroke(main, 5)) +
    [
      [top, -33],
      [bottom, 33],
    ]
      .map(
        ([count = 0, y = 0]) =>
          `<path d="${(PIPS[count] ?? []).map(([a = 0, b = 0]) => `M${a * 16} ${y + b * 17}h0`).join("")}" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>`,
      )
      .join("");
  return at(-38, -4, 1.2, one(6, 5), -18) + at(42, 8, 1.2, one(3, 4), 15);
};

export const joker: Subject = (c, { ink, main, accent }) =>
  path(
    "M-44-10C-90-20-98-60-80-84-60-70-50-50-20-44ZM44-10C90-20 98-60 80-84 60-70 50-50 20-44Z",
    c.linear(`${tint(main, 0.3)} ${main}@50 ${shade(main, 0.4)}`),
    stroke(ink, 7),
  ) +
  path(
    "M-30-30C-24-80 0-98 0-98S24-80 30-30Z",
    c.linear(`${tint(accent, 0.3)} ${accent}@50 ${shade(accent, 0.4)}`),
    stroke(ink, 7),
  ) +
  [
    [-80, -86],
    [80, -86],
    [0, -98],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 11, c.gold(), stroke(ink, 4)))
    .join("") +
  path("M-52-26H52C58 30 30 72 0 92-30 72-58 30-52-26Z", c.linear("#fff #f0e4f4@60 #b8a4c8"), stroke(ink, 7)) +
  path("M-56-32Q0-52 56-32V-14Q0-34-56-14Z", c.gold(), stroke(ink, 5)) +
  c.both(
    path("M12 4Q28-14 44 0 32 14 12 4Z", "#fff", stroke("#1a0720", 5)) +
      circle(28, 1, 6, "#12a04a") +
      path("M28-16L34-2 28 22 22-2Z", main, 'opacity=".55"') +
      circle(40, 30, 9, "#ff6a8a", 'opacity=".6"'),
  ) +
  circle(0, 24, 11, c.orb("#f01030"), stroke(ink, 4)) +
  path("M-36 40Q0 58 36 40 24 76 0 76-24 76-36 40Z", "#8a0a24", stroke("#3a0414", 4)) +
  path("M-28 46Q0 58 28 46L24 54Q0 64-24 54Z", "#fff") +
  path("M-40 78L-20 66 0 88 20 66 40 78 0 100Z", accent, stroke(ink, 5));

/** A piece of Chinese chess, or of checkers. */
export const chessPiece: Subject = (c, { ink, main }) =>
  ellipse(0, 30, 94, 64, "#5a2c10", stroke(ink, 7)) +
  ellipse(0, 6, 94, 64, c.linear("#ffe4b0 #e0a85c@60 #a86a2c"), stroke(ink, 6)) +
  ellipse(0, 6, 72, 47, "none", stroke(main, 6)) +
  path("M-34-6H34M0-26V38M-26 12H26M-18 28L0 12 18 28", "none", stroke(main, 10, 'stroke-linecap="round"')) +
  path("M-72-20Q-50-46-10-50", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"'));

export const aceOfCrowns: Subject = (c, { ink, main }) =>
  at(0, 4, 1.35, card(c, "A", "spade", ink), -8) +
  at(
    34,
    46,
    0.5,
    path("M-84 56L-98-34-50 8 0-70 50 8 98-34 84 56Z", c.gold(), stroke(ink, 12)) + circle(0, 20, 20, c.orb(main)),
    10,
  );
