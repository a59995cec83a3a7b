import { at, circle, path, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";
import { SUITS, stack } from "./parts.ts";

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
