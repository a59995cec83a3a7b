import { at, type Canvas, circle, ellipse, path, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Look, Subject } from "../subject.ts";

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

/** A piece of Chinese chess, or of checkers. */
export const chessPiece: Subject = (c, { ink, main }) =>
  ellipse(0, 30, 94, 64, "#5a2c10", stroke(ink, 7)) +
  ellipse(0, 6, 94, 64, c.linear("#ffe4b0 #e0a85c@60 #a86a2c"), stroke(ink, 6)) +
  ellipse(0, 6, 72, 47, "none", stroke(main, 6)) +
  path("M-34-6H34M0-26V38M-26 12H26M-18 28L0 12 18 28", "none", stroke(main, 10, 'stroke-linecap="round"')) +
  path("M-72-20Q-50-46-10-50", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"'));
