import { around, circle, ellipse, path, polygon, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";
import { roundEye } from "./parts.ts";

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
