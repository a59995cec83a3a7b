import { at, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import type { Subject } from "../subject.ts";

export const coin: Subject = (c, { ink, random }) => {
  const mark = random.pick([
    star(5, 44, 19),
    "M-14-44H14V-30Q40-24 40 0 40 26 14 32V46H-14V32Q-40 28-40 4H-14Q-14 10 0 10 14 10 14 2-40-2-40-20-36-30-14-32Z",
    "M0-46L40-14 24 38H-24L-40-14Z",
  ]);
  return (
    ellipse(6, 8, 96, 96, "#6b3503", stroke(ink, 5)) +
    circle(0, 0, 96, c.gold(60), stroke("#8a4a06", 3)) +
    circle(0, 0, 76, c.gold(240), stroke("#fff3b0", 3)) +
    path(mark, c.gold(), stroke("#8a4a06", 4)) +
    path("M-80-30A86 86 0 0 1-20-80", "none", stroke("#fffbe0", 9, 'stroke-linecap="round" opacity=".9"'))
  );
};

/** A heap of coins, wider than high: in a chest. */
const coinPile: Subject = (c, { ink }) => {
  const one = c.symbol(
    ellipse(0, 5, 26, 12, "#8a4a06", stroke(ink, 3)) +
      ellipse(0, 0, 26, 12, c.gold(20), stroke("#a65c08", 1.5)) +
      ellipse(0, 0, 16, 6.5, c.gold(200)),
  );
  const spots = [
    [-70, 40],
    [-20, 44],
    [34, 42],
    [78, 38],
    [-46, 26],
    [6, 28],
    [56, 24],
    [-24, 10],
    [32, 10],
    [4, -6],
    [-92, 56],
    [-44, 60],
    [10, 62],
    [60, 58],
    [96, 56],
  ];
  return spots
    .sort(([, a = 0], [, b = 0]) => a - b)
    .map(([x, y]) => `<use href="#${one}" x="${x}" y="${y}"/>`)
    .join("");
};

/** A boat-shaped ingot. */
export const ingot: Subject = (c, { ink }) =>
  path(
    "M-98-28C-88-10-70 2-58 4 -40-34 40-34 58 4 70 2 88-10 98-28 100 20 70 66 0 66S-100 20-98-28Z",
    c.gold(),
    stroke(ink, 7),
  ) +
  path("M-58 4C-40-34 40-34 58 4 40 22-40 22-58 4Z", c.linear("#fffce0 #ffd84a@50 #e89818"), stroke("#a65c08", 2)) +
  path("M-88-8C-80 40-30 56 0 56", "none", stroke("#fff7c4", 6, 'stroke-linecap="round" opacity=".85"')) +
  path(star(4, 26, 4, 30, -18), "#fff");

export const crown: Subject = (c, { main, ink }) =>
  path("M-84 56L-98-34-50 8 0-70 50 8 98-34 84 56Z", c.gold(), stroke(ink, 8)) +
  path("M-76 46L-86-12-48 20 0-48 48 20 86-12 76 46Z", c.linear("#ffe98a@0/.9 #c97a0a@100/.5")) +
  rect(-86, 44, 172, 32, c.gold(), `rx="10" ${stroke(ink, 6)}`) +
  [
    [-98, -38, 13],
    [98, -38, 13],
    [0, -76, 16],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.orb(main), stroke(ink, 4)))
    .join("") +
  [-54, 0, 54]
    .map((x) =>
      path(
        polygon([
          [x, 46],
          [x + 13, 60],
          [x, 74],
          [x - 13, 60],
        ]),
        c.body(main),
        stroke("#7a3c04", 2),
      ),
    )
    .join("") +
  ellipse(0, 18, 17, 24, c.orb(main), stroke("#8a4a06", 4)) +
  path("M-80 50H80", "none", stroke("#fffbe0", 3, 'opacity=".8"'));

export const chest: Subject = (c, look) => {
  const { ink } = look;
  return (
    path("M-88-6L-74-70Q0-96 74-70L88-6Z", c.linear("#b56a2c #6d3410@60 #3c1806"), stroke(ink, 7)) +
    path("M-74-64L-62-64-70-8-84-8ZM74-64L62-64 70-8 84-8ZM-10-83H10L12-8H-12Z", c.gold()) +
    path("M-84-8Q0 24 84-8L90 4Q0 40-90 4Z", "#2a0f04") +
    ellipse(0, -6, 78, 22, c.glow("#fff1a0")) +
    at(0, -22, 0.72, coinPile(c, look)) +
    path("M-92 10H92L82 82Q0 94-82 82Z", c.linear("#9c5420 #6d3410@55 #38160a"), stroke(ink, 7)) +
    path("M-84 36H84M-82 60H82", "none", stroke("#3c1806", 3, 'opacity=".7"')) +
    path("M-78 10H-60L-56 86-72 84ZM78 10H60L56 86 72 84ZM-92 8H92V22H-92Z", c.gold()) +
    path("M-20 12H20V42Q0 62-20 42Z", c.gold(), stroke(ink, 4)) +
    circle(0, 28, 7, "#3c1806") +
    path("M-3 30H3L5 44H-5Z", "#3c1806")
  );
};

/** Bars of gold, stacked. */
export const bullion: Subject = (c, { ink }) => {
  const bar = c.symbol(
    path("M-44 24L-34-14H30L46 24Z", c.gold(), stroke(ink, 5)) +
      path("M-34-14H30L24-26H-26Z", "#fff3b4", stroke(ink, 4)) +
      path("M-26 10H26", "none", stroke("#9a5808", 5, 'opacity=".6"')),
  );
  return [
    [-50, 52],
    [50, 52],
    [0, 52],
    [-24, 4],
    [24, 4],
    [0, -42],
  ]
    .sort(([, a = 0], [, b = 0]) => b - a)
    .map(([x, y]) => `<use href="#${bar}" x="${x}" y="${y}"/>`)
    .join("");
};
