import { at, circle, ellipse, path, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";
import { roundEye } from "./parts.ts";

export const crab: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M40 46C70 50 86 66 90 92M46 34C76 32 94 44 98 66M34 54C52 66 58 80 58 98",
      "none",
      stroke(ink, 17, 'stroke-linecap="round"'),
    ) +
      path(
        "M40 46C70 50 86 66 90 92M46 34C76 32 94 44 98 66M34 54C52 66 58 80 58 98",
        "none",
        stroke(shade(main, 0.15), 10, 'stroke-linecap="round"'),
      ) +
      path("M44 6C70 0 76-16 74-30", "none", stroke(ink, 24)) +
      path("M44 6C70 0 76-16 74-30", "none", stroke(main, 15)) +
      path(
        "M70-22C40-40 44-84 78-98 70-78 78-66 84-62 90-70 98-84 92-98 110-70 100-34 84-22Z",
        c.body(main),
        stroke(ink, 7),
      ) +
      path("M14-26V-50", "none", stroke(ink, 13)) +
      circle(16, -56, 15, "#fff", stroke(ink, 5)) +
      circle(15, -55, 8, "#140a24") +
      circle(12, -59, 3.5, "#fff"),
  ) +
  path(
    "M0-34C50-34 76-8 70 22 62 58 34 72 0 72S-62 58-70 22C-76-8-50-34 0-34Z",
    c.radial(`${tint(main, 0.6)} ${main}@50 ${shade(main, 0.55)}`, 0.4, 0.25, 0.85),
    stroke(ink, 8),
  ) +
  path("M-24 34Q0 58 24 34", "none", stroke(ink, 7, 'stroke-linecap="round"')) +
  c.both(circle(46, 4, 6, tint(main, 0.6)) + circle(54, 20, 4, tint(main, 0.6))) +
  path("M-46-8Q-30-22-8-24", "none", stroke("#fff", 7, 'opacity=".75" stroke-linecap="round"'));

export const octopus: Subject = (c, { ink, main }) => {
  const arms =
    "M20 40C40 60 70 50 84 30 92 20 100 34 92 44M30 34C54 84 80 74 92 80M14 46C20 86 44 98 56 92M40 30C66 34 78 6 94-6";
  return (
    c.both(
      path(arms, "none", stroke(ink, 25, 'stroke-linecap="round"')) +
        path(arms, "none", stroke(shade(main, 0.12), 16, 'stroke-linecap="round"')) +
        path(
          arms,
          "none",
          stroke(tint(main, 0.4), 4, 'stroke-linecap="round" stroke-dasharray="1 12" transform="translate(0 3)"'),
        ),
    ) +
    path(
      "M0-96C54-96 76-58 70-18 66 8 52 24 50 46 40 66-40 66-50 46-52 24-66 8-70-18-76-58-54-96 0-96Z",
      c.radial(`${tint(main, 0.7)} ${main}@50 ${shade(main, 0.6)}`, 0.38, 0.25, 0.85),
      stroke(ink, 8),
    ) +
    [
      [-40, -56, 9],
      [-20, -76, 6],
      [44, -50, 7],
      [28, -72, 10],
      [50, -24, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tint(main, 0.45), 'opacity=".7"'))
      .join("") +
    c.both(
      circle(24, -4, 21, "#fffbe0", stroke(ink, 6)) +
        circle(22, -2, 12, "#140a24") +
        circle(16, -8, 5, "#fff") +
        path("M2-28L44-20", "none", stroke(ink, 8, 'stroke-linecap="round"')),
    ) +
    path("M-16 32Q0 44 16 32", "none", stroke(ink, 7, 'stroke-linecap="round"'))
  );
};

export const turtle: Subject = (c, { ink, main }) =>
  path(
    "M-50 20C-80 20-98 44-98 70-70 70-50 56-36 42ZM50 26C70 40 74 66 66 88 46 80 34 60 30 46ZM56-14C80-30 96-20 100-4 88 6 70 6 60 4Z",
    c.body("#5cc04a"),
    stroke(ink, 7),
  ) +
  path("M-50-10C-60-40-84-54-96-40-104-20-84 6-54 18Z", c.body("#8ae05a"), stroke(ink, 7)) +
  roundEye(-78, -26, 12, ink) +
  path("M-96-14Q-86-6-76-10", "none", stroke(ink, 5, 'stroke-linecap="round"')) +
  path(
    "M-66 24C-70-34-30-66 12-62 54-58 80-24 78 24 50 54-40 56-66 24Z",
    c.radial(`${tint(main, 0.5)} ${main}@50 ${shade(main, 0.6)}`, 0.4, 0.25, 0.85),
    stroke(ink, 8),
  ) +
  path(
    "M-6-28L28-28 44 0 26 28H-8L-24 0ZM-6-28L-22-50M28-28L44-52M44 0H76M26 28L36 46M-8 28L-18 46M-24 0H-64",
    "none",
    stroke(shade(main, 0.6), 7),
  ) +
  path("M-4-22H24L36 0 24 6-8-2Z", "#fff", 'opacity=".3"') +
  path("M-66 24C-40 50 50 48 78 24L72 40C40 62-40 62-62 40Z", c.gold(), stroke(ink, 5));

export const jellyfish: Subject = (c, { ink, main }) =>
  path(
    "M-50 10C-60 40-40 60-54 94M-18 14C-30 50-8 70-20 98M18 14C30 50 8 70 20 98M50 10C60 40 40 60 54 94",
    "none",
    stroke(tint(main, 0.3), 8, 'stroke-linecap="round"'),
  ) +
  path(
    "M-34 12C-44 50-24 56-36 80M0 14C-10 50 10 66 0 90M34 12C44 50 24 56 36 80",
    "none",
    stroke(main, 11, 'stroke-linecap="round" opacity=".8"'),
  ) +
  path(
    "M0-92C56-92 86-50 84 2 76 22 62 6 50 20 36 30 28 10 14 24 4 30-4 30-14 24-28 10-36 30-50 20-62 6-76 22-84 2-86-50-56-92 0-92Z",
    c.radial(`#fff ${tint(main, 0.5)}@25 ${main}@65 ${shade(main, 0.5)}`, 0.4, 0.25, 0.85),
    stroke(ink, 7),
  ) +
  [
    [-40, -40, 10],
    [0, -60, 12],
    [38, -36, 9],
    [-8, -24, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#fff", 'opacity=".35"'))
    .join("") +
  c.both(circle(24, -8, 8, "#140a24") + circle(21, -11, 3, "#fff")) +
  ellipse(-36, -66, 20, 10, "#fff", 'opacity=".8" transform="rotate(-35 -36 -66)"');

export const pearlShell: Subject = (c, { ink, main }) =>
  path(
    "M0-10C-60-20-98-50-84-84-60-98-40-84-34-90-16-102 16-102 34-90 40-84 60-98 84-84 98-50 60-20 0-10Z",
    c.radial(`#fff ${tint(main, 0.4)}@50 ${shade(main, 0.2)}`, 0.5, 1, 1),
    stroke(ink, 8),
  ) +
  path(
    "M0-14L-66-80M0-14L-32-86M0-14V-94M0-14L32-86M0-14L66-80",
    "none",
    stroke(shade(main, 0.15), 5, 'opacity=".6"'),
  ) +
  path(
    "M-92 6C-60-20 60-20 92 6 90 60 50 90 0 92S-90 60-92 6Z",
    c.linear(`#fff ${tint(main, 0.3)}@40 ${shade(main, 0.4)}`),
    stroke(ink, 8),
  ) +
  path("M-92 6C-60-20 60-20 92 6 60 36-60 36-92 6Z", c.linear("#5a2a50 #f0b0c8"), stroke(ink, 5)) +
  circle(0, -2, 35, c.radial("#fff #fdf6ff@40 #d8b8e8@80 #fff", 0.36, 0.3, 0.75), stroke(ink, 5)) +
  ellipse(-12, -16, 9, 6, "#fff") +
  path(
    "M-60 40Q-40 66-16 74M60 40Q40 66 16 74M0 44V80",
    "none",
    stroke(shade(main, 0.2), 5, 'opacity=".6" stroke-linecap="round"'),
  );

export const cannon: Subject = (c, { ink, main }) =>
  path("M-80 96L-60 46H60L80 96Z", c.linear("#6a7aa8 #1c2444"), stroke(ink, 7)) +
  circle(0, 44, 54, c.gold(40), stroke(ink, 8)) +
  circle(0, 44, 36, c.linear("#4a5a8a #141a34"), stroke("#7a4204", 4)) +
  at(
    0,
    44,
    1,
    path("M-32 10L-26-110H26L32 10Z", c.linear("#fff #b8c8e8@25 #5a6a98@60 #1c2444", 0), stroke(ink, 7)) +
      path("M-36-118H36L32-92H-32ZM-32-60H32L33-40H-33Z", c.gold(0), stroke(ink, 5)) +
      ellipse(0, -118, 36, 11, "#0c1024", stroke(ink, 4)) +
      rect(-9, -86, 18, 44, c.linear(`#fff ${main}`), 'rx="8"'),
    20,
  ) +
  circle(0, 44, 21, c.orb(main), stroke(c.gold(), 6));

export const seahorse: Subject = (c, { ink, main }) =>
  path(
    "M-4-92C30-98 50-70 44-44 70-30 70 20 44 44 34 62 38 80 20 90 0 100-24 90-22 70-16 58 2 62 2 72 16 60 2 44-4 20-10-4 4-20 0-34-20-28-50-26-70-30-80-36-76-48-66-50-50-54-44-60-36-66-34-80-20-90-4-92Z",
    c.linear(`#fff0a0 ${tint(main, 0.2)}@25 ${main}@60 ${shade(main, 0.5)}`),
    stroke(ink, 8),
  ) +
  path(
    "M44-44C60-60 84-50 92-30 78-34 70-24 66-10 84-12 88 8 80 20 70 8 60 14 54 20Z",
    tint(main, 0.5),
    stroke(ink, 5),
  ) +
  path("M8-14Q24-22 46-14M4 6Q26-2 52 6M6 26Q26 18 46 30M14 46Q26 42 38 50", "none", stroke(shade(main, 0.4), 5)) +
  roundEye(-8, -64, 14, ink) +
  path("M-10-94L0-108 8-92 22-100 24-84", "#ffe14a", stroke(ink, 5));
