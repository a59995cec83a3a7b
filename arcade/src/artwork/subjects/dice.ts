import { at, type Canvas, circle, ellipse, path, stroke } from "../canvas.ts";
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
