import { around, circle, ellipse, path, polygon, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";
import { eyes } from "./parts.ts";

export const panda: Subject = (c, { ink, main }) =>
  c.both(circle(62, -62, 30, "#1c1a2c", stroke(ink, 7)) + circle(62, -62, 13, "#4a4466")) +
  path(
    "M0-82C56-82 92-44 90 8 88 56 48 84 0 84S-88 56-90 8C-92-44-56-82 0-82Z",
    c.radial("#fff@30 #eef0fa@65 #a8aed0", 0.42, 0.34, 0.75),
    stroke(ink, 8),
  ) +
  c.both(
    path("M18-8C24-36 58-34 62-6 62 16 46 24 34 22 20 18 14 6 18-8Z", "#1c1a2c") +
      circle(38, -2, 13, "#fff") +
      circle(36, -1, 9, main) +
      circle(36, -1, 5, "#120a1c") +
      circle(32, -6, 4, "#fff") +
      ellipse(62, 34, 14, 8, "#ff9ab0", 'opacity=".6"'),
  ) +
  path("M-16 26Q0 16 16 26 10 38 0 40-10 38-16 26Z", "#1c1a2c") +
  ellipse(-4, 26, 5, 2.5, "#fff", 'opacity=".7"') +
  path("M0 40Q-2 54-18 52M0 40Q2 54 18 52", "none", stroke("#1c1a2c", 5, 'stroke-linecap="round"'));

export const eagle: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M20 0C50-60 80-70 98-66 92-44 98-30 92-20 96-6 90 6 84 12 86 26 76 34 68 36 66 50 52 56 40 54L10 40Z",
      c.linear("#b8763c #6b3818@50 #2a1208", 60),
      stroke(ink, 6),
    ) +
      path(
        "M34 10Q60-28 88-46M38 24Q64 2 86-10M36 38Q58 26 74 20",
        "none",
        stroke("#e8b070", 5, 'stroke-linecap="round" opacity=".8"'),
      ),
  ) +
  path("M-30 40Q0 20 30 40L20 96 8 80 0 98-8 80-20 96Z", c.linear("#fff #c8d0e6"), stroke(ink, 6)) +
  path(
    "M0-78C34-78 46-50 42-20 50 8 40 40 0 52-40 40-50 8-42-20-46-50-34-78 0-78Z",
    c.linear("#fff #e8eefa@50 #9aa8c8"),
    stroke(ink, 7),
  ) +
  path("M0-78C34-78 46-50 42-20 50 8 40 40 0 52Z", "#30406a", 'opacity=".18"') +
  eyes(c, main, 24, -22, 0.85) +
  path("M-42-42Q-16-40-6-22M42-42Q16-40 6-22", "none", stroke("#5c6a92", 7, 'stroke-linecap="round"')) +
  path("M-16-18Q0-30 16-18 20 10 0 40-20 10-16-18Z", c.linear("#fff0a0 #ffb81c@45 #b8660a"), stroke("#5c2a04", 5)) +
  path("M-12 6Q0 14 12 6", "none", stroke("#8a4a06", 4));

export const phoenix: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M8 10C30-10 40-60 98-90 96-66 92-58 84-50 96-50 94-34 84-28 92-24 86-8 76-6 80 4 70 14 60 14 60 26 36 36 10 34Z",
      c.linear("#fff0a0 #ff9a1c@40 #e0200c@75 #7a0420", 120),
      stroke(ink, 6),
    ) +
      path(
        "M24 8Q44-40 84-70M28 18Q54-14 80-34M26 28Q50 12 68 0",
        "none",
        stroke("#fff4b0", 5, 'stroke-linecap="round" opacity=".85"'),
      ) +
      path(
        "M4 40C30 50 40 70 66 76 52 84 44 82 40 92 26 84 20 88 12 98 8 76 0 60 4 40Z",
        c.linear("#ffd84a #f0480c@55 #8a0420"),
        stroke(ink, 5),
      ),
  ) +
  path("M0-30C26-26 28 20 0 74-28 20-26-26 0-30Z", c.linear("#fff6c0 #ffb01c@50 #e0300c"), stroke(ink, 5)) +
  path("M0-70C20-70 26-50 20-36 14-20-14-20-20-36-26-50-20-70 0-70Z", c.linear("#fff0a0 #ff8a12"), stroke(ink, 5)) +
  path("M0-66L-18-98-4-82 0-100 4-82 18-98Z", c.linear(`${tint(main, 0.6)} ${main}`), stroke(ink, 4)) +
  c.both(path("M4-48L18-56 14-44Z", "#fff") + circle(11, -49, 3, "#2a0408")) +
  path("M-7-42H7L0-22Z", c.gold(), stroke("#5c2a04", 3)) +
  circle(0, 16, 12, c.orb(main), stroke("#ffd84a", 4));

export const owl: Subject = (c, { ink, main }) =>
  path(
    "M0-60L-64-92C-62-70-72-50-76-20-80 40-50 92 0 92S80 40 76-20C72-50 62-70 64-92Z",
    c.linear(`${tint("#7a5ab0", 0.2)} #553a8a@50 #261446`),
    stroke(ink, 8),
  ) +
  path("M0 14C34 14 46 40 40 66 30 84-30 84-40 66-46 40-34 14 0 14Z", "#cbb2f0") +
  path(
    "M-28 34l8 8 8-8M-4 34l8 8 8-8M20 34l8 8 8-8M-20 52l8 8 8-8M4 52l8 8 8-8M-8 70l8 8 8-8",
    "none",
    stroke("#6a4aa8", 5),
  ) +
  c.both(
    circle(34, -22, 33, "#f2e8ff", stroke(ink, 6)) +
      circle(33, -22, 23, c.radial(`${tint(main, 0.6)} ${main}@60 ${shade(main, 0.5)}`)) +
      circle(32, -22, 12, "#120618") +
      circle(26, -30, 6, "#fff"),
  ) +
  path("M-12-10H12L0 20Z", c.gold(), stroke("#5c2a04", 4)) +
  path("M-66-84Q-30-60 0-50 30-60 66-84 40-40 0-34-40-40-66-84Z", "#3a2266");

export const elephant: Subject = (c, { ink, main }) =>
  c.both(
    path("M30-46C60-80 98-60 98-16 98 24 70 44 44 30Z", c.linear("#b8c2e0 #7480ac@50 #3c466e"), stroke(ink, 7)) +
      path("M44-36C62-58 86-46 86-14 86 12 68 24 52 16Z", "#e8a0a8", 'opacity=".55"'),
  ) +
  path(
    "M0-74C40-74 56-44 52-8 48 20 32 30 28 40 22 70 30 84 44 80L46 96C16 104 2 84 0 62-2 40-24 30-40 20-56 10-56-74 0-74Z",
    c.linear("#cdd6f0 #8a96c2@50 #465280"),
    stroke(ink, 7),
  ) +
  c.both(path("M20 30C34 34 52 50 56 74 42 66 26 54 16 44Z", c.linear("#fffdf0 #d8c494"), stroke(ink, 4))) +
  path("M4 30Q14 30 22 26M4 44Q14 44 22 40M6 58Q16 58 22 54M10 72Q18 72 24 68", "none", stroke("#56628e", 4)) +
  c.both(
    ellipse(28, -16, 9, 11, "#fff", stroke(ink, 4)) + circle(27, -14, 6, "#1a1030") + circle(24, -18, 2.5, "#fff"),
  ) +
  path("M-40-52Q0-104 40-52 20-66 0-40-20-66-40-52Z", main, stroke("#ffd84a", 6)) +
  circle(0, -58, 11, c.gold(), stroke(ink, 3)) +
  path(polygon(around(6, 6, 0, -58)), "#e0142c");

export const frog: Subject = (c, { ink, main }) =>
  c.both(path("M30 40C70 30 98 50 94 76 92 92 40 96 30 84Z", c.linear("#8ae84a #2c8a1c"), stroke(ink, 7))) +
  path(
    "M0-40C60-44 92-10 86 28 80 70 40 88 0 88S-80 70-86 28C-92-10-60-44 0-40Z",
    c.radial("#d4ff7a #5cc42a@50 #1c6a18", 0.4, 0.3, 0.8),
    stroke(ink, 8),
  ) +
  path("M-60 50Q0 30 60 50 50 84 0 84-50 84-60 50Z", "#f0ffc4", 'opacity=".85"') +
  c.both(
    circle(48, -48, 32, c.orb("#6ed43a"), stroke(ink, 7)) +
      circle(48, -50, 20, "#fffbe0") +
      circle(46, -50, 13, c.radial(`${tint(main, 0.5)} ${main}`)) +
      ellipse(46, -50, 4, 11, "#120618") +
      circle(40, -57, 5, "#fff"),
  ) +
  path("M-64 14Q0 56 64 14", "none", stroke("#16420c", 8, 'stroke-linecap="round"')) +
  circle(0, 40, 22, c.gold(), stroke("#7a4204", 4)) +
  path("M-7 33H7V47H-7Z", "#7a4204");
