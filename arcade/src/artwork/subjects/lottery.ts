import { at, type Canvas, circle, ellipse, path, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import { penPath } from "../lettering.ts";
import type { Subject } from "../subject.ts";

/** A numbered ball with radius 50. */
const ball = (c: Canvas, color: string, number: number, ink: string) =>
  circle(0, 0, 50, color, stroke(ink, 5)) +
  `<use href="#${c.symbol(circle(0, 0, 49, c.radial("#fff@0/.9 #fff@28/.25 #fff@48/0 #0a0420@100/.65", 0.36, 0.3, 0.78)) + circle(3, 3, 27, "#fff") + circle(3, 3, 27, c.radial("#fff@50/0 #8a84a8@100/.5", 0.4, 0.35, 0.7)))}"/>` +
  path(penPath(String(number), 3, -10, 26, 0.95), "none", stroke("#1a1230", 6.5, 'stroke-linecap="round"')) +
  ellipse(-18, -27, 14, 7, "#fff", 'opacity=".85" transform="rotate(-35 -18 -27)"');

const COLORS = ["#f0203a", "#ffb81c", "#1c8af0", "#22b85a", "#a02af0", "#ff7a1c"] as const;
const colorAt = (i: number) => COLORS[i % COLORS.length] ?? COLORS[0];

export const luckyBall: Subject = (c, { ink, main, random }) => at(0, 0, 1.9, ball(c, main, random.int(1, 49), ink));

export const ballCluster: Subject = (c, { ink, random }) => {
  const first = random.int(0, 5);
  return [
    [-52, -44, 0.82],
    [50, -48, 0.82],
    [-62, 36, 0.86],
    [60, 38, 0.86],
    [0, 4, 1.22],
  ]
    .map(([x = 0, y = 0, size = 1], i) =>
      at(x, y, size, ball(c, colorAt(first + i), random.int(1, 45), ink), random.int(-18, 18)),
    )
    .join("");
};

/** The same, smaller and with fewer details. */
const smallBall = (c: Canvas, color: string, number: number, ink: string) =>
  circle(0, 0, 20, color, stroke(ink, 2.5)) +
  `<use href="#${c.symbol(circle(0, 0, 20, c.radial("#fff@0/.8 #fff@35/0 #0a0420@100/.55", 0.35, 0.3, 0.8)) + circle(1, 1, 11, "#fff"))}"/>` +
  path(penPath(String(number), 1, -5, 12, 0.95), "none", stroke("#1a1230", 3));

export const drum: Subject = (c, { ink, main, random }) => {
  const balls = [
    [-40, 24],
    [-6, 34],
    [30, 26],
    [-24, -6],
    [14, -2],
    [46, -8],
    [-4, -40],
    [-48, -20],
    [28, -36],
  ];
  return (
    path("M-54 70H54L70 98H-70Z", c.gold(), stroke(ink, 7)) +
    path("M-16 62H16V90H-16Z", c.linear("#5a5a78 #14142a"), stroke(ink, 4)) +
    circle(0, -8, 86, c.radial("#d8f0ff@0/.35 #8ac0f0@70/.2 #3c6ab0@100/.7", 0.38, 0.3, 0.8), stroke(ink, 7)) +
    balls
      .map(([x = 0, y = 0], i) =>
        at(x, y - 4, 1.05, smallBall(c, colorAt(i), random.int(1, 9), ink), random.int(-40, 40)),
      )
      .join("") +
    circle(0, -8, 86, c.radial("#fff@0/.3 #fff@40/0 #0a1a4a@100/.35", 0.35, 0.25, 0.85), stroke("#e4f4ff", 3)) +
    path("M-86-8H86", "none", stroke(ink, 15)) +
    path("M-86-8H86", "none", stroke(main, 8)) +
    path("M-62-54C-46-74-24-80-8-82", "none", stroke("#fff", 9, 'opacity=".85" stroke-linecap="round"')) +
    c.both(circle(90, -8, 12, c.gold(), stroke(ink, 5)))
  );
};

export const ticket: Subject = (c, { ink, main, random }) =>
  at(
    0,
    0,
    1,
    path(
      "M-92-54H92V-16A16 16 0 0 0 92 16V54H-92V16A16 16 0 0 0-92-16Z",
      c.linear(`${tint(main, 0.5)} ${main}@45 ${shade(main, 0.45)}`, 60),
      stroke(ink, 8),
    ) +
      path("M-78-40H78V40H-78Z", "none", stroke("#fff", 3, 'stroke-dasharray="7 6" opacity=".8"')) +
      [-46, 0, 46].map((x, i) => at(x, 4, 1.05, smallBall(c, colorAt(i * 2 + 1), random.int(1, 49), ink))).join("") +
      path("M-40-30H40", "none", stroke("#fff", 8, 'stroke-linecap="round"')),
    -18,
  ) + path(star(4, 28, 4, 70, -60), "#fff");

export const keno: Subject = (c, { ink, main, accent, random }) => {
  const hits = new Set(Array.from({ length: 7 }, () => random.int(0, 24)));
  const blank = c.symbol(rect(-14, -14, 28, 28, c.linear(`#fff ${tint(main, 0.6)}`), 'rx="6"') + circle(0, 0, 4, main));
  const drawn = c.symbol(rect(-14, -14, 28, 28, c.gold(), 'rx="6"') + path(star(5, 10, 4.5), "#c8102c"));
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [-64 + (i % 5) * 32, -64 + Math.floor(i / 5) * 32];
    const hit = hits.has(i);
    return `<use href="#${hit ? drawn : blank}" x="${x}" y="${y}"/>`;
  }).join("");
  return (
    rect(
      -94,
      -94,
      188,
      188,
      c.linear(`${tint(main, 0.3)} ${main}@45 ${shade(main, 0.6)}`, 60),
      `rx="20" ${stroke(ink, 8)}`,
    ) +
    rect(-85, -85, 170, 170, shade(main, 0.6), `rx="14" ${stroke(accent, 3)}`) +
    cells
  );
};

/** Three balls in a row on a stage, for the quick draws. */
export const tripleDraw: Subject = (c, { ink, main, random }) =>
  path("M-98 40H98L84 80H-84Z", c.gold(), stroke(ink, 7)) +
  path("M-84 80H84L76 96H-76Z", shade(main, 0.3), stroke(ink, 6)) +
  path("M-98 40Q0 22 98 40Q0 58-98 40Z", c.linear(`${tint(main, 0.4)} ${shade(main, 0.3)}`), stroke(ink, 5)) +
  [
    [-60, 0],
    [60, 0],
    [0, -10],
  ]
    .map(([x = 0, y = 0], i) =>
      at(x, y, i === 2 ? 1.02 : 0.86, ball(c, colorAt(i * 2 + random.int(0, 1)), random.int(0, 9), ink)),
    )
    .join("");
