import { around, at, circle, ellipse, path, polygon, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

const roundEye = (x: number, y: number, r: number, ink: string) =>
  circle(x, y, r, "#fff", stroke(ink, 5)) +
  circle(x - r * 0.15, y + r * 0.05, r * 0.58, "#140a24") +
  circle(x - r * 0.38, y - r * 0.3, r * 0.25, "#fff");

export const shark: Subject = (c, { ink }) =>
  path("M0-98C20-70 30-60 30-44H-30C-30-60-20-70 0-98Z", c.linear("#a8c4e0 #4a6a94"), stroke(ink, 6)) +
  c.both(path("M58 20C84 30 98 54 98 84 80 66 60 62 46 60Z", c.linear("#8aaed4 #38567e"), stroke(ink, 6))) +
  path(
    "M0-66C50-66 80-30 78 14 76 62 40 96 0 96S-76 62-78 14C-80-30-50-66 0-66Z",
    c.linear("#b4d0ec #6a90bc@45 #2c4468"),
    stroke(ink, 8),
  ) +
  path("M-70 30C-40 0 40 0 70 30 66 66 36 92 0 92S-66 66-70 30Z", "#eef4fc") +
  path("M0-66C50-66 80-30 78 14 76 62 40 96 0 96Z", "#0a1a3a", 'opacity=".14"') +
  path("M-58 26Q0-14 58 26C52 66 28 84 0 84S-52 66-58 26Z", c.radial("#d02040@30 #5a0418"), stroke(ink, 5)) +
  path(
    "M-54 24L-46 42-36 14-28 34-18 8-9 30 0 5 9 30 18 8 28 34 36 14 46 42 54 24Q0-16-54 24ZM-44 60L-36 46-30 72-20 56-14 78-6 62 0 82 6 62 14 78 20 56 30 72 36 46 44 60C34 78 18 84 0 84S-34 78-44 60Z",
    "#fff",
    stroke("#b8c8dc", 2),
  ) +
  c.both(
    path("M26-24Q46-34 60-18 48-6 30-12Z", "#fff", stroke(ink, 5)) +
      circle(42, -18, 6, "#140612") +
      path("M22-30L60-26", "none", stroke(ink, 7, 'stroke-linecap="round"')) +
      ellipse(14, -34, 3, 5, ink),
  ) +
  path("M-50-40Q-30-58-8-58", "none", stroke("#fff", 6, 'opacity=".7" stroke-linecap="round"'));

export const clownfish: Subject = (c, { ink }) =>
  path("M54 0C70-30 90-40 98-38 90-14 92 14 98 38 88 40 68 28 54 0Z", c.linear("#ffb04a #f0580c", 0), stroke(ink, 7)) +
  path("M-30-50C-10-94 40-86 48-58ZM-20 54C-4 86 30 84 40 58Z", c.linear("#ffb04a #f0580c"), stroke(ink, 7)) +
  path(
    "M-98 4C-80-44-40-64 0-62 36-60 60-30 66 0 60 34 36 62 0 62-40 62-80 44-98 4Z",
    c.linear("#ffc860 #ff7a14@50 #c03a04"),
    stroke(ink, 8),
  ) +
  path("M-46-54Q-24 0-46 54L-22 61Q0 0-22-61ZM18-60Q40 0 18 61L36 54Q58 0 36-54Z", "#fff", stroke(ink, 5)) +
  path("M-4 6C16-8 30 4 30 24 14 34 0 28-4 6Z", c.linear("#ffb04a #f0580c"), stroke(ink, 5)) +
  roundEye(-64, -12, 16, ink) +
  path("M-90 18Q-76 26-66 16", "none", stroke(ink, 6, 'stroke-linecap="round"')) +
  path("M-70-42Q-40-58-10-56", "none", stroke("#fff", 6, 'opacity=".7" stroke-linecap="round"'));

export const goldenFish: Subject = (c, { ink, main }) =>
  path(
    "M34 10C50-40 80-64 100-62 92-30 96-14 86 2 98 20 100 60 90 90 70 84 44 60 34 30Z",
    c.linear(`#fff0a0 #ffb01c@50 ${shade(main, 0.1)}`, 30),
    stroke(ink, 7),
  ) +
  path("M50 4L88-44M50 14H84M50 24L84 74", "none", stroke("#fff6c8", 4, 'opacity=".7"')) +
  path(
    "M-40-46C-30-92 20-98 40-76 26-66 24-50 28-34ZM-30 54C-24 86 4 96 20 90 12 76 14 62 16 52Z",
    c.linear("#ffe98a #f08a12"),
    stroke(ink, 7),
  ) +
  path("M-98 6C-92-40-50-58-14-54 24-50 46-22 48 8 46 42 16 62-20 60-58 60-92 44-98 6Z", c.gold(70), stroke(ink, 8)) +
  [
    [-34, -30],
    [-8, -28],
    [16, -20],
    [-24, -6],
    [2, -4],
    [26, 2],
    [-34, 18],
    [-8, 20],
    [18, 26],
    [-22, 40],
    [4, 42],
  ]
    .map(([x = 0, y = 0]) =>
      path(`M${x - 11} ${y - 10}Q${x + 12} ${y} ${x - 11} ${y + 10}`, "none", stroke("#a65c08", 4, 'opacity=".75"')),
    )
    .join("") +
  roundEye(-66, -8, 15, ink) +
  path("M-96 14Q-84 22-76 18", "none", stroke(ink, 6, 'stroke-linecap="round"')) +
  path("M-72-36Q-52-48-26-48", "none", stroke("#fff", 6, 'opacity=".85" stroke-linecap="round"')) +
  circle(-98, -46, 8, "#fff", 'opacity=".5"') +
  circle(-84, -64, 5, "#fff", 'opacity=".5"');

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

export const puffer: Subject = (c, { ink, main }) =>
  path(polygon(around(18, 97)), "none") +
  path(
    around(18, 96)
      .map(([x, y], i) => {
        const [a = 0, b = 0] = around(18, 70, 0, 0, -90 + 7)[i] ?? [];
        const [p = 0, q = 0] = around(18, 70, 0, 0, -90 - 7)[i] ?? [];
        return `M${Math.round(x)} ${Math.round(y)}L${Math.round(a)} ${Math.round(b)} ${Math.round(p)} ${Math.round(q)}Z`;
      })
      .join(""),
    tint(main, 0.5),
    stroke(ink, 5),
  ) +
  circle(
    0,
    0,
    78,
    c.radial(`#fff6c0 ${tint(main, 0.2)}@30 ${main}@60 ${shade(main, 0.5)}`, 0.4, 0.3, 0.8),
    stroke(ink, 8),
  ) +
  path("M-70 24C-40 6 40 6 70 24 56 66 30 76 0 76S-56 66-70 24Z", "#fff8e4", 'opacity=".9"') +
  c.both(
    circle(34, -20, 24, "#fff", stroke(ink, 6)) +
      circle(31, -17, 13, "#140a24") +
      circle(25, -24, 6, "#fff") +
      path("M66 0C86-6 92 16 70 20Z", main, stroke(ink, 5)),
  ) +
  ellipse(0, 24, 18, 13, "#8a1030", stroke(ink, 6)) +
  path("M-10 20Q0 14 10 20", "#fff", stroke("#fff", 4));

export const angler: Subject = (c, { ink, main }) =>
  path("M-30-50C-40-98 40-110 50-70", "none", stroke(ink, 13)) +
  path("M-30-50C-40-98 40-110 50-70", "none", stroke("#5a6a9c", 7)) +
  circle(52, -54, 30, c.glow("#fff27a")) +
  circle(52, -54, 14, c.radial("#fff #ffe14a@60 #ff9a0a")) +
  path("M-62 0C-84-30-98-34-98-34-90-6-92 20-98 44-84 40-70 24-62 10Z", c.body("#3c4a8a"), stroke(ink, 7)) +
  path(
    "M-70 4C-64-48-10-66 30-44 66-28 90 0 84 22L70 18C80 60 40 94-4 88-50 82-72 46-70 4Z",
    c.radial("#8a9ae0 #3c4a94@50 #10163c", 0.5, 0.2, 0.9),
    stroke(ink, 8),
  ) +
  path("M84 22C50 8 10 14-10 34 10 70 50 74 72 52Z", "#4a0418", stroke(ink, 5)) +
  path(
    "M80 20L74 44 64 17 58 42 46 15 40 40 28 18 24 38 10 24 8 38-6 32-10 34C10 14 50 8 84 22ZM0 48L8 40 12 60 22 46 28 68 38 50 46 70 54 52 62 64 70 54C50 76 12 72 0 48Z",
    "#f4ffe0",
  ) +
  circle(4, -14, 20, "#fff6b0", stroke(ink, 6)) +
  circle(8, -14, 8, main) +
  circle(8, -14, 4, "#140a24") +
  path("M-44 20C-60 40-50 60-36 62-40 46-36 34-30 26Z", "#5a6ac0", stroke(ink, 5));

export const manta: Subject = (c, { ink, main }) =>
  path("M0 40C6 70 20 80 16 98", "none", stroke(ink, 10)) +
  c.both(
    path(
      "M0-66L14-84 22-58C50-60 80-30 99 8 70 6 50 40 20 46L0 60Z",
      c.linear(`${tint(main, 0.5)} ${main}@50 ${shade(main, 0.65)}`, 60),
      stroke(ink, 7),
    ),
  ) +
  path("M0-66L14-60 22-58C20-20 24 20 20 46L0 60-20 46C-24 20-20-20-22-58L-14-60Z", tint(main, 0.25), 'opacity=".6"') +
  c.both(
    circle(18, -46, 7, "#fff", stroke(ink, 3)) +
      circle(17, -46, 3.5, "#140a24") +
      path("M30-34C56-30 74-10 84 2", "none", stroke(tint(main, 0.7), 5, 'opacity=".8" stroke-linecap="round"')) +
      circle(46, 0, 5, tint(main, 0.6)) +
      circle(34, 18, 4, tint(main, 0.6)) +
      circle(58, 10, 3, tint(main, 0.6)),
  );

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
