import { around, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const controller: Subject = (c, { ink, main, accent }) =>
  path(
    "M-44-46C-80-54-92-20-98 30-102 70-70 80-54 56L-34 30H34L54 56C70 80 102 70 98 30 92-20 80-54 44-46Z",
    c.linear("#6a6a98 #2c2a52@45 #0e0c22"),
    stroke(ink, 9),
  ) +
  path("M-44-46C-80-54-92-20-98 30M44-46C80-54 92-20 98 30", "none", stroke(main, 7, 'stroke-linecap="round"')) +
  path("M-44-40H44", "none", stroke("#fff", 4, 'opacity=".5"')) +
  path("M-62-30H-48V-18H-36V-4H-48V8H-62V-4H-74V-18H-62Z", "#0a0818", stroke(accent, 4)) +
  [
    [54, -30, "#4af08a"],
    [72, -12, "#ff4a6a"],
    [36, -12, "#4ab8ff"],
    [54, 6, "#ffd84a"],
  ]
    .map(([x, y, color]) => circle(Number(x), Number(y), 9, c.orb(String(color)), stroke("#0a0818", 3)))
    .join("") +
  c.both(circle(24, 16, 18, "#0a0818", stroke(main, 4)) + circle(24, 13, 12, c.linear("#8a8ab8 #2c2a52"))) +
  rect(-14, -28, 28, 14, c.linear(`#fff ${main}`), 'rx="5"');

export const headset: Subject = (c, { ink, main, accent }) =>
  path("M-74 20C-92-120 92-120 74 20", "none", stroke(ink, 34)) +
  path("M-74 20C-92-120 92-120 74 20", "none", stroke(c.linear("#8a8ab8 #2c2a52@60 #14122a"), 22)) +
  path("M-66 0C-78-96 78-96 66 0", "none", stroke(main, 5)) +
  c.both(
    rect(52, -14, 44, 84, c.linear("#6a6a98 #1c1a38", 0), `rx="20" ${stroke(ink, 8)}`) +
      rect(40, -4, 20, 64, "#0a0818", `rx="9" ${stroke(ink, 5)}`) +
      circle(76, 28, 14, shade(main, 0.4), stroke(accent, 5)) +
      path("M76 18L84 32H68Z", tint(main, 0.5)),
  ) +
  path("M-76 66C-70 98-30 98-8 88", "none", stroke(ink, 14, 'stroke-linecap="round"')) +
  path("M-76 66C-70 98-30 98-8 88", "none", stroke("#8a8ab8", 7, 'stroke-linecap="round"')) +
  ellipse(0, 86, 16, 11, main, stroke(ink, 5));

export const crosshair: Subject = (c, { ink, main, accent }) =>
  circle(0, 0, 74, shade(main, 0.75), `opacity=".55"`) +
  circle(0, 0, 74, "none", stroke(ink, 22)) +
  circle(0, 0, 74, "none", stroke(c.linear(`${tint(main, 0.5)} ${main}@50 ${shade(main, 0.3)}`), 13)) +
  [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M-8-98H8L5-36H-5Z" fill="${tint(main, 0.3)}" stroke="${ink}" stroke-width="5" transform="rotate(${a})"/>`,
    )
    .join("") +
  circle(0, 0, 44, "none", 'stroke="#fff" stroke-width="3" stroke-dasharray="10 8" opacity=".8"') +
  [45, 135, 225, 315]
    .map(
      (a) =>
        `<path d="M-10-60A62 62 0 0 1 10-60" fill="none" stroke="${accent}" stroke-width="7" transform="rotate(${a})"/>`,
    )
    .join("") +
  circle(0, 0, 10, accent, stroke(ink, 4)) +
  circle(0, 0, 24, c.glow(accent));

export const mech: Subject = (c, { ink, main, accent }) =>
  c.both(
    path("M50-40L98-60 88 10 60 20Z", c.linear("#8a90b8 #2c3054"), stroke(ink, 7)) +
      path("M84-50L80 0", "none", stroke(main, 6)),
  ) +
  path(
    "M0-94L40-78 66-40 60 30 36 80 14 94H-14L-36 80-60 30-66-40-40-78Z",
    c.linear("#c8d0f0 #6a74a8@45 #20244a"),
    stroke(ink, 8),
  ) +
  path("M0-94L40-78 66-40 60 30 36 80 14 94H0Z", "#0a0a2a", 'opacity=".28"') +
  path("M0-94L14-60 8-20H-8L-14-60Z", c.linear(`${tint(main, 0.4)} ${main}`), stroke(ink, 5)) +
  path("M-58-24L-10-6H10L58-24 52 8 16 18H-16L-52 8Z", "#0a0820", stroke(ink, 5)) +
  c.both(
    path("M14 0L50-14 46 4 18 12Z", c.linear(`#fff ${accent}`)) +
      circle(32, 0, 22, c.glow(accent, 0.7)) +
      path("M40 40L54 26 40 66ZM44-66L58-42", main, stroke(main, 4)),
  ) +
  path("M-26 40H26L18 80H-18Z", "#2c3054", stroke(ink, 5)) +
  path("M-20 50H20M-18 60H18M-15 70H15", "none", stroke(accent, 5)) +
  path("M-34-70L-54-36", "none", stroke("#fff", 6, 'opacity=".8" stroke-linecap="round"'));

export const blades: Subject = (c, { ink, main, accent }) => {
  const blade = c.symbol(
    path("M-9 34L-13-74 0-104 13-74 9 34Z", c.silver(0), stroke(ink, 6)) +
      path("M0-92V30", "none", stroke(main, 4)) +
      path("M-34 26C-20 40 20 40 34 26L30 46H-30Z", c.gold(), stroke(ink, 6)) +
      rect(-7, 44, 14, 44, "#3c1a2c", `rx="5" ${stroke(ink, 5)}`) +
      circle(0, 94, 11, c.orb(main), stroke(ink, 5)),
  );
  return (
    `<use href="#${blade}" transform="rotate(38)"/><use href="#${blade}" transform="rotate(-38)"/>` +
    path(
      "M0-46L46-30V10C46 46 20 64 0 74-20 64-46 46-46 10V-30Z",
      c.linear(`${tint(main, 0.4)} ${main}@45 ${shade(main, 0.6)}`),
      stroke(ink, 8),
    ) +
    path("M0-34L36-22V10C36 38 16 54 0 62Z", "#000", 'opacity=".25"') +
    path("M0-34L36-22V10C36 38 16 54 0 62-16 54-36 38-36 10V-22Z", "none", stroke(c.gold(), 5)) +
    path(star(5, 26, 11, 0, 10), accent, stroke(ink, 4))
  );
};

export const hexEmblem: Subject = (c, { ink, main, accent }) =>
  path(polygon(around(6, 97)), c.linear(`${tint(main, 0.5)} ${main}@45 ${shade(main, 0.6)}`, 60), stroke(ink, 8)) +
  path(polygon(around(6, 78)), "#0e0c26", stroke(tint(main, 0.5), 4)) +
  path(polygon(around(6, 64)), c.radial(`${shade(main, 0.2)} #0a0820`)) +
  path(
    "M-40-30L-10-44V-20L-26-12V16L0 30 26 16V-12L10-20V-44L40-30V24L0 48-40 24Z",
    c.linear(`#fff ${accent}`),
    stroke(ink, 4),
  ) +
  circle(0, -4, 13, accent, stroke("#fff", 4)) +
  path("M-80-44L0-90 40-67", "none", stroke("#fff", 5, 'opacity=".7"'));

export const gameMouse: Subject = (c, { ink, main, accent }) =>
  path("M0-66C-6-90 20-98 36-90", "none", stroke(ink, 12, 'stroke-linecap="round"')) +
  path("M0-66C-6-90 20-98 36-90", "none", stroke("#6a6a98", 6, 'stroke-linecap="round"')) +
  path(
    "M0-70C46-70 66-40 66 10 66 60 42 96 0 96S-66 60-66 10C-66-40-46-70 0-70Z",
    c.linear("#7a7aa8 #2c2a52@45 #0c0a20", 60),
    stroke(ink, 9),
  ) +
  path("M-10-68V-6M10-68V-6M-64-2Q0 16 64-2", "none", stroke("#0a0818", 5)) +
  rect(-8, -48, 16, 36, c.linear(`#fff ${accent}`), `rx="8" ${stroke("#0a0818", 3)}`) +
  path("M-52 40C-46 70-26 86 0 86S46 70 52 40", "none", stroke(main, 8, 'stroke-linecap="round"')) +
  path("M0 24L18 34V54L0 64-18 54V34Z", c.linear(`${tint(main, 0.5)} ${main}`), stroke(ink, 4)) +
  path("M-54-10Q-50-46-24-58", "none", stroke("#fff", 6, 'opacity=".6" stroke-linecap="round"'));
