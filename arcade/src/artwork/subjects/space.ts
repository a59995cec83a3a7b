import { around, at, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const planet: Subject = (c, { ink, main, accent }) =>
  path(
    "M-98 34C-70 62 20 46 64 10 110-30 96-54 54-46L40-40C66-44 70-28 40-4 4 24-50 40-74 26-90 14-72-4-58-14L-66-24C-92-8-110 18-98 34Z",
    shade(accent, 0.5),
  ) +
  circle(0, 0, 68, c.orb(main), stroke(ink, 6)) +
  group6(
    c.clip("M-66 0A66 66 0 0 1 66 0 66 66 0 0 1-66 0"),
    path("M-70-36Q0-16 70-44V-30Q0-4-70-22ZM-70 10Q0 34 70 0V20Q0 52-70 30Z", tint(main, 0.5), 'opacity=".45"') +
      circle(26, -20, 12, shade(main, 0.4), 'opacity=".5"') +
      circle(-24, 36, 8, shade(main, 0.4), 'opacity=".5"'),
  ) +
  path(
    "M-98 34C-70 62 20 46 64 10 110-30 96-54 54-46L62-36C84-40 84-22 54 2 20 30-50 48-80 34Z",
    c.linear(`#fff ${accent}@50 ${shade(accent, 0.4)}`, 0),
    stroke(ink, 4),
  ) +
  circle(70, -78, 12, c.orb(accent), stroke(ink, 4));

const group6 = (clip: string, content: string) => `<g ${clip}>${content}</g>`;

export const rocket: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    path("M-20 54L0 100 20 54Z", c.linear("#fff #ffd02a@40 #ff5a0a")) +
      path(
        "M-28 20L-60 60-54 80-22 60ZM28 20L60 60 54 80 22 60Z",
        c.linear(`${tint(main, 0.3)} ${main}@50 ${shade(main, 0.5)}`),
        stroke(ink, 6),
      ) +
      path("M0-100C34-70 44-20 28 60H-28C-44-20-34-70 0-100Z", c.linear("#fff #dfe6f4@45 #8c98b8", 0), stroke(ink, 7)) +
      path(
        "M0-100C16-86 26-68 32-46H-32C-26-68-16-86 0-100Z",
        c.linear(`${tint(main, 0.4)} ${main}@60 ${shade(main, 0.5)}`, 0),
      ) +
      circle(0, -12, 19, c.radial("#bff2ff #2c8af0@60 #0c2a6a", 0.35, 0.3, 0.8), stroke(c.gold(), 6)) +
      path("M-26 40H26V52H-26Z", main) +
      path("M-6 24H6V70H-6Z", shade(main, 0.3), stroke(ink, 4)),
    28,
  );

export const astronaut: Subject = (c, { ink, main }) =>
  path("M-80 96Q-74 44 0 44T80 96Z", c.linear("#fff #b8c4dc"), stroke(ink, 7)) +
  rect(-20, 66, 40, 30, "#39456a", `rx="6" ${stroke(ink, 4)}`) +
  circle(-8, 80, 5, "#ff4a5a") +
  circle(9, 80, 5, "#4af08a") +
  c.both(
    rect(70, -34, 22, 52, c.linear(`${tint(main, 0.4)} ${main}@50 ${shade(main, 0.5)}`), `rx="10" ${stroke(ink, 6)}`),
  ) +
  circle(0, -10, 82, c.linear("#fff #e4eaf6@50 #8c98b8"), stroke(ink, 8)) +
  path(
    "M0-62C48-62 60-34 60-4 60 30 34 48 0 48S-60 30-60-4C-60-34-48-62 0-62Z",
    c.linear(`#1a1040 ${shade(main, 0.55)}@50 ${main}@85 ${tint(main, 0.6)}`),
    stroke(c.gold(), 8),
  ) +
  path("M-44-20Q-36-50-8-52-22-36-26-8-30 14-40 14-46 0-44-20Z", "#fff", 'opacity=".6"') +
  circle(30, 14, 10, "#fff", 'opacity=".35"') +
  path(star(4, 14, 2, 22, -26), "#fff");

export const ufo: Subject = (c, { ink, main }) =>
  path("M-30 20L-74 98H74L30 20Z", c.linear("#f8ffb0@0/.9 #a8ff5a@100/.05")) +
  path("M-46-22C-46-92 46-92 46-22Z", c.radial("#fff #9ae8ff@40 #2c6af0/.8", 0.4, 0.3, 0.8), stroke(ink, 6)) +
  ellipse(0, -34, 20, 25, c.orb("#6ae04a"), stroke(ink, 3)) +
  c.both(ellipse(8, -38, 6, 9, "#10240c", 'transform="rotate(20 8 -38)"')) +
  path("M-98 0C-90-28-40-30 0-30S90-28 98 0C80 32 40 38 0 38S-80 32-98 0Z", c.silver(), stroke(ink, 7)) +
  path("M-98 0C-60 20 60 20 98 0 80 32 40 38 0 38S-80 32-98 0Z", main, 'opacity=".75"') +
  [
    [-66, 6],
    [-36, 15],
    [0, 18],
    [36, 15],
    [66, 6],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 8, c.radial("#fff #ffe14a@50 #ff8a0a"), stroke(ink, 3)))
    .join("");

export const alien: Subject = (c, { ink, main }) =>
  path("M-22 60H22L46 98H-46Z", c.body(main), stroke(ink, 6)) +
  path(
    "M0-92C56-92 88-52 78-8 70 40 28 78 0 78S-70 40-78-8C-88-52-56-92 0-92Z",
    c.radial("#e8ffb0 #7ae04a@50 #1c7a3a", 0.4, 0.25, 0.85),
    stroke(ink, 8),
  ) +
  c.both(
    path(
      "M12 14C10-22 44-40 66-30 66 0 40 28 12 14Z",
      c.radial(`${tint(main, 0.2)} #140a2c@60`, 0.6, 0.3, 0.8),
      stroke(ink, 4),
    ) +
      ellipse(48, -14, 7, 10, "#fff", 'transform="rotate(40 48 -14)"') +
      circle(30, 6, 3, "#fff") +
      ellipse(6, 34, 3, 4, "#10502c"),
  ) +
  path("M-18 52Q0 60 18 50", "none", stroke("#10502c", 6, 'stroke-linecap="round"')) +
  path("M-40-66Q-20-82 6-80", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"'));

export const comet: Subject = (c, { ink, main, accent }) =>
  path("M98-98L10 66-40 60-60 10Z", c.linear(`${tint(main, 0.5)}@0/0 ${main}@40/.6 #fff`, 135)) +
  path("M60-98L-20 40-50 20Z", c.linear(`${accent}@0/0 ${accent}@40/.5 #fff`, 125)) +
  circle(-26, 32, 54, c.orb(main), stroke(ink, 6)) +
  circle(-46, 20, 14, shade(main, 0.35), 'opacity=".6"') +
  circle(-8, 50, 10, shade(main, 0.35), 'opacity=".6"') +
  circle(-20, 8, 7, shade(main, 0.35), 'opacity=".6"') +
  path(polygon(around(4, 1)), main) +
  path(star(4, 26, 4, 44, 44), "#fff") +
  path(star(4, 18, 3, -74, -60), "#fff");
