import { at, circle, path, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";
import { card, stack } from "./parts.ts";

export const baccarat: Subject = (c, { ink, main, accent }) =>
  at(-34, -8, 1, card(c, "9", "spade", ink), -14) +
  at(34, -8, 1, card(c, "K", "heart", ink), 13) +
  at(0, 24, 0.72, stack(c, main, ink, 5)) +
  at(-58, 40, 0.5, stack(c, shade(accent, 0.1), ink, 4)) +
  at(58, 42, 0.5, stack(c, "#1c7a4a", ink, 3));

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

export const aceOfCrowns: Subject = (c, { ink, main }) =>
  at(0, 4, 1.35, card(c, "A", "spade", ink), -8) +
  at(
    34,
    46,
    0.5,
    path("M-84 56L-98-34-50 8 0-70 50 8 98-34 84 56Z", c.gold(), stroke(ink, 12)) + circle(0, 20, 20, c.orb(main)),
    10,
  );
