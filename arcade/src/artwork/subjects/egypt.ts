import { at, circle, ellipse, path, polygon, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const pharaoh: Subject = (c, { ink, main }) => {
  const stripe = main;
  const bands = [0, 1, 2, 3, 4, 5, 6]
    .map((i) =>
      path(
        `M${46 + i * 2}${-58 + i * 17}L${90 + i * 1.5} ${-38 + i * 20}V${-28 + i * 20}L${46 + i * 2} ${-49 + i * 17}Z`,
        stripe,
      ),
    )
    .join("");
  return (
    path("M0-96C60-96 80-60 84-26L98 92H40L34 40H-34L-40 92H-98L-84-26C-80-60-60-96 0-96Z", c.gold(), stroke(ink, 8)) +
    c.both(bands + path("M14-94Q22-70 20-52H30Q34-74 26-93ZM44-87Q48-70 46-56H56Q58-70 56-82Z", stripe)) +
    path(
      "M-48-50Q0-72 48-50L50 0C50 34 24 62 0 66S-50 34-50 0Z",
      c.linear("#ffe9a0 #f6b53a@50 #a8640c"),
      stroke("#7a4204", 4),
    ) +
    path("M0-58Q28-58 48-50L50 0C50 34 24 62 0 66Z", "#6b2c04", 'opacity=".28"') +
    path("M-50-48Q0-74 50-48V-38Q0-62-50-38Z", c.gold(), stroke("#7a4204", 3)) +
    c.both(
      path("M8-10Q26-26 44-12 30 2 8-10Z", "#fff", stroke("#10142c", 5)) +
        circle(26, -11, 7, "#10142c") +
        path("M40-12L58-8 40-4ZM6-24Q26-40 46-26", "#10142c", stroke("#10142c", 4)),
    ) +
    path("M-8-8L-10 20Q0 28 10 20L8-8", "none", stroke("#9a5a0c", 4)) +
    path("M-18 36Q0 26 18 36 0 50-18 36Z", "#a63a1c", stroke("#6b2008", 3)) +
    path("M-12 60H12L9 98H-9Z", stripe, stroke(ink, 5)) +
    path("M-11 70H11M-10 82H10", "none", stroke("#ffd84a", 5)) +
    path("M-10-58C-18-80-14-96 0-100 14-96 18-80 10-58Z", c.gold(), stroke("#7a4204", 3)) +
    circle(0, -84, 6, "#e0142c")
  );
};

export const scarab: Subject = (c, { ink, main }) =>
  circle(0, -66, 30, c.orb("#ff5a1c"), stroke("#ffd84a", 7)) +
  c.both(
    path("M14-20C50-70 92-66 98-34 90 0 60 20 18 30Z", c.gold(30), stroke(ink, 6)) +
      path("M20-16C52-56 84-54 88-36L22-2ZM22 4L84-20C76 2 50 16 20 22Z", main, 'opacity=".85"') +
      path("M28 44Q60 44 66 78M30 30Q54 28 70 40", "none", stroke(ink, 10, 'stroke-linecap="round"')) +
      path("M28 44Q60 44 66 78M30 30Q54 28 70 40", "none", stroke("#ffc83a", 5, 'stroke-linecap="round"')),
  ) +
  ellipse(
    0,
    34,
    44,
    56,
    c.radial(`${tint(main, 0.7)} ${main}@45 ${shade(main, 0.7)}`, 0.35, 0.3, 0.8),
    stroke(c.gold(), 7),
  ) +
  path("M0-18V88M-42 18Q0-6 42 18", "none", stroke("#ffd84a", 5)) +
  ellipse(-18, 18, 8, 20, "#fff", 'opacity=".5" transform="rotate(14 -18 18)"') +
  path("M-24-18Q0-44 24-18Q0-6-24-18Z", c.gold(), stroke(ink, 5));

export const anubis: Subject = (c, { ink, main }) =>
  path("M-60 96L-48 40H48L60 96Z", c.gold(), stroke(ink, 7)) +
  [54, 68, 82].map((y) => path(`M${-48 - (y - 40) / 5} ${y}H${48 + (y - 40) / 5}`, "none", stroke(main, 7))).join("") +
  c.both(
    path("M12-40L34-98Q58-60 46-16Z", c.linear("#4a4f7a #16182e"), stroke(ink, 6)) +
      path("M24-42L36-80Q46-52 40-24Z", "#d9a43a"),
  ) +
  path(
    "M0-50C34-50 50-24 48 4 46 30 30 36 24 48 18 66 10 80 0 80S-18 66-24 48C-30 36-46 30-48 4-50-24-34-50 0-50Z",
    c.linear("#585f96 #23264a@45 #0c0d1e"),
    stroke(ink, 6),
  ) +
  path("M0-50C34-50 50-24 48 4 46 30 30 36 24 48 18 66 10 80 0 80Z", "#000", 'opacity=".3"') +
  c.both(
    path("M8 0Q22-18 40-10 34 8 8 0Z", "#ffe14a", stroke("#ffd84a", 3)) +
      circle(24, -4, 5, "#1a0a00") +
      path("M40-10L54-2", "none", stroke("#ffd84a", 4)),
  ) +
  path("M-10 66Q0 58 10 66L6 78H-6Z", "#05050c") +
  path("M-44-30Q0-54 44-30L40-18Q0-40-40-18Z", c.gold(), stroke(ink, 3)) +
  circle(0, -40, 9, c.orb("#e0142c"), stroke("#ffd84a", 3)) +
  path("M-14 20Q-6 46-8 60", "none", stroke("#9aa4e0", 4, 'opacity=".7" stroke-linecap="round"'));

export const eyeOfHorus: Subject = (c, { ink, main }) => {
  const lines =
    "M-98-6C-60-52 40-60 98-10M-92 4C-50 46 40 44 86 4M-14 36C-14 60-20 76-28 94M8 36C20 74 60 96 84 74 92 62 76 52 68 64";
  return (
    path(lines, "none", stroke(ink, 26, 'stroke-linecap="round"')) +
    path("M-92 0C-50-44 40-46 86 0 40 42-50 42-92 0Z", "#fff7df") +
    path(lines, "none", stroke(c.gold(), 16, 'stroke-linecap="round"')) +
    circle(0, -2, 37, c.radial(`${tint(main, 0.8)} ${main}@40 ${shade(main, 0.7)}`), stroke(ink, 5)) +
    circle(0, -2, 17, "#0a0618") +
    circle(-10, -14, 8, "#fff") +
    path("M-98-40C-50-92 50-92 98-46", "none", stroke(ink, 24, 'stroke-linecap="round"')) +
    path("M-98-40C-50-92 50-92 98-46", "none", stroke(c.gold(), 14, 'stroke-linecap="round"'))
  );
};

export const ankh: Subject = (c, { ink, main }) => {
  const d = "M0-12C-40-40-44-84 0-84S40-40 0-12ZM-62 6H62M0-12V88";
  return (
    path(d, "none", stroke(ink, 42)) +
    path(d, "none", stroke(c.goldLine(), 30)) +
    path(d, "none", stroke("#fff6c8", 5, 'opacity=".75"')) +
    circle(0, 4, 20, c.orb(main), stroke("#7a4204", 4))
  );
};

export const pyramid: Subject = (c, { ink }) =>
  path("M0-84L98 72H-98Z", c.linear("#fff0b0 #eab04a@50 #a8621a"), stroke(ink, 8)) +
  path("M0-84L98 72H26Z", "#5a2a08", 'opacity=".55"') +
  [-46, -14, 18, 48]
    .map((y) =>
      path(`M${(-98 * (y + 84)) / 156} ${y}H${(98 * (y + 84)) / 156}`, "none", stroke("#8a4e14", 3, 'opacity=".6"')),
    )
    .join("") +
  path("M0-84L30-36 8-30-30-36Z", c.gold(), stroke(ink, 3)) +
  at(
    0,
    -10,
    0.3,
    path("M-92 0C-50-44 40-46 86 0 40 42-50 42-92 0Z", "#fff", stroke("#5a2a08", 14)) + circle(0, 0, 30, "#2a1006"),
  ) +
  path(
    polygon([
      [-14, 72],
      [-14, 46],
      [0, 36],
      [14, 46],
      [14, 72],
    ]),
    "#3a1604",
  );
