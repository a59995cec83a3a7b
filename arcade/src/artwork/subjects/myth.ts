import { at, circle, ellipse, path, polygon, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const viking: Subject = (c, { ink, main }) =>
  c.both(
    path("M46-34C84-34 92-62 84-98 104-70 104-14 56-6Z", c.linear("#fffbe8 #e0c894@50 #7a5a2c", 30), stroke(ink, 7)) +
      path("M42-38H58V-2H42Z", c.gold(), stroke(ink, 4)),
  ) +
  path(
    "M-56 0C-60 54-30 72-22 98-8 86 8 86 22 98 30 72 60 54 56 0Z",
    c.linear("#ffb04a #d0641a@50 #6b2408"),
    stroke(ink, 7),
  ) +
  path("M-44-12H44V20Q24 42 0 36-24 42-44 20Z", c.linear("#ffd8b0 #e09a6a"), stroke("#6b2408", 4)) +
  path("M-58-8C-62-64-34-90 0-90S62-64 58-8Z", c.silver(), stroke(ink, 8)) +
  path("M-60-20H60V0H-60ZM-9-90H9V0H-9Z", c.gold(), stroke(ink, 4)) +
  path("M-8-4H8L6 26Q0 32-6 26Z", c.gold(), stroke(ink, 4)) +
  c.both(
    path("M12 4H40L34 16H18Z", "#fff", stroke("#3a1408", 4)) + circle(26, 10, 5, main) + circle(34, -10, 4, "#7a4204"),
  ) +
  path(
    "M-40 30Q-14 22 0 34 14 22 40 30 34 50 14 46 4 44 0 40-4 44-14 46-34 50-40 30Z",
    "#8a3a0c",
    stroke("#5a2004", 3),
  ) +
  path("M-18 56L-10 90M18 56L10 90M0 54V84", "none", stroke("#ffc87a", 4, 'opacity=".6" stroke-linecap="round"')) +
  path("M-44-40Q-38-70-18-80", "none", stroke("#fff", 7, 'opacity=".85" stroke-linecap="round"'));

export const hammer: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    rect(-11, 0, 22, 98, c.linear("#c87a3c #5c2a10", 0), `rx="6" ${stroke(ink, 6)}`) +
      path("M-11 30L11 42M-11 48L11 60M-11 66L11 78", "none", stroke("#ffd84a", 5)) +
      path("M-86-76H86L96-60V-8L86 8H-86L-96-8V-60Z", c.silver(), stroke(ink, 8)) +
      path("M-86-76H-62V8H-86L-96-8V-60ZM86-76H62V8H86L96-8V-60Z", c.gold(), stroke(ink, 4)) +
      path(
        polygon([
          [0, -66],
          [30, -34],
          [0, -2],
          [-30, -34],
        ]),
        shade(main, 0.4),
        stroke("#ffd84a", 4),
      ) +
      path("M8-60L-14-32H2L-8-8 16-38H0Z", c.linear(`#fff ${main}`)) +
      path("M-54-66H54", "none", stroke("#fff", 5, 'opacity=".9"')) +
      circle(0, 96, 13, c.gold(), stroke(ink, 5)),
    16,
  );

export const axe: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    rect(-9, -90, 18, 188, c.linear("#c87a3c #5c2a10", 0), `rx="6" ${stroke(ink, 6)}`) +
      c.both(
        path("M8-62C40-60 66-78 78-96 100-60 100-10 78 24 66 4 40-14 8-14Z", c.silver(20), stroke(ink, 7)) +
          path("M70-82C86-54 86-14 70 10 60-6 60-64 70-82Z", "#fff", 'opacity=".6"') +
          path("M20-50L44-38 20-26Z", main),
      ) +
      rect(-16, -66, 32, 56, c.gold(), `rx="5" ${stroke(ink, 5)}`) +
      circle(0, -38, 10, c.orb(main), stroke(ink, 3)),
    -14,
  );

export const longship: Subject = (c, { ink, main }) =>
  rect(-5, -96, 10, 140, "#6b3410", stroke(ink, 4)) +
  path("M-58-80H58Q72-30 54 14-54 14-54 14-72-30-58-80Z", c.linear("#fff4e0 #e0c8a0"), stroke(ink, 7)) +
  path("M-52-80H-26L-28 14H-50ZM-10-80H12V14H-10ZM30-80H54L50 14H28Z", main) +
  path(
    "M-98-20C-104 40-70 78-30 80H40C74 78 104 30 98-30 90-44 74-40 74-26L84-20C84 10 70 30 50 34H-50C-74 30-86 10-86-10Z",
    c.linear("#b86a2c #6d3410@50 #2c1206"),
    stroke(ink, 7),
  ) +
  [-44, -14, 16, 46]
    .map((x) => circle(x, 44, 14, c.orb(main), stroke("#ffd84a", 4)) + circle(x, 44, 4, "#ffd84a"))
    .join("") +
  path("M-70 66Q0 76 66 62", "none", stroke("#e0a05a", 4, 'opacity=".7"'));

export const zeus: Subject = (c, { ink, main }) =>
  path(
    "M0-96C50-100 90-70 86-26 98 0 96 40 78 50 70 80 40 90 22 98 10 90-10 90-22 98-40 90-70 80-78 50-96 40-98 0-86-26-90-70-50-100 0-96Z",
    c.linear("#fff #d8e2f8@50 #8c9cc8"),
    stroke(ink, 8),
  ) +
  path(
    "M-46-34Q0-62 46-34L48 18Q30 44 0 44-30 44-48 18Z",
    c.linear("#ffdcb4 #f0a878@55 #b86a44"),
    stroke("#6b3420", 3),
  ) +
  path("M0-48Q30-48 46-34L48 18Q30 44 0 44Z", "#6b1c20", 'opacity=".2"') +
  c.both(
    path("M6-8Q26-34 50-16L48-6Q28-20 8 0Z", "#fff", stroke("#8c9cc8", 3)) +
      path("M12 4Q28-10 42 2 30 14 12 4Z", main, stroke("#3a1420", 3)) +
      circle(28, 2, 3.5, "#fff"),
  ) +
  path("M-7-4L-10 22Q0 30 10 22L7-4", "none", stroke("#a85a34", 4)) +
  path(
    "M0 28C20 22 44 30 52 14 62 50 40 92 0 94-40 92-62 50-52 14-44 30-20 22 0 28Z",
    c.linear("#fff #c8d4f0"),
    stroke("#8c9cc8", 4),
  ) +
  path("M-16 42Q0 36 16 42 8 52 0 52-8 52-16 42Z", "#8a2c30") +
  path("M-30 50Q-24 76-14 84M30 50Q24 76 14 84M0 58V86", "none", stroke("#8c9cc8", 4, 'stroke-linecap="round"')) +
  path("M-70-40C-50-70-20-80 0-66 20-80 50-70 70-40 40-58 20-56 0-46-20-56-40-58-70-40Z", c.gold(), stroke(ink, 4)) +
  path("M8-98L-16-66H0L-8-38 20-76H4Z", c.linear(`#fff ${main}`), stroke(ink, 3));

export const spartan: Subject = (c, { ink, main }) =>
  path(
    "M-10-98C60-110 96-60 92 10 90 40 80 60 70 74L52-20Q30-70-10-70Z",
    c.linear(`${tint(main, 0.4)} ${main}@45 ${shade(main, 0.6)}`, 60),
    stroke(ink, 7),
  ) +
  path("M10-88Q62-80 76-10M30-92Q80-70 84 10", "none", stroke(shade(main, 0.45), 5)) +
  path(
    "M-60-10C-62-58-34-80 0-80S62-58 60-10V50L24 96 14 30 12 4H-12L-14 30-24 96-60 50Z",
    c.gold(14),
    stroke(ink, 8),
  ) +
  path(
    "M-50-6Q-30-14-14 0L-12 4-14 20Q-36 22-50-6ZM50-6Q30-14 14 0L12 4 14 20Q36 22 50-6Z",
    "#1a0612",
    stroke("#8a4a06", 5),
  ) +
  c.both(circle(30, 6, 5, main)) +
  path("M-7-80H7L6 4 0 34-6 4Z", "#fff0a8", stroke("#8a4a06", 3)) +
  path("M-50-30Q-44-62-20-70M-50 20V44L-32 70", "none", stroke("#fffbe0", 6, 'opacity=".85" stroke-linecap="round"'));

export const trident: Subject = (c, { ink, main }) => {
  const d = "M0 98V-40M-52-70V-30Q-52 4 0 4 52 4 52-30V-70";
  return (
    path(d, "none", stroke(ink, 30, 'stroke-linecap="round"')) +
    path(d, "none", stroke(c.goldLine(), 18, 'stroke-linecap="round"')) +
    [
      [-52, -62],
      [52, -62],
      [0, -48],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x} ${y - 50}L${x + 24} ${y + 4} ${x} ${y - 8} ${x - 24} ${y + 4}Z`, c.gold(), stroke(ink, 6)),
      )
      .join("") +
    circle(0, 4, 17, c.orb(main), stroke(ink, 5)) +
    path("M-10 40L10 50M-10 60L10 70", "none", stroke(main, 6))
  );
};

export const bolt: Subject = (c, { ink, main }) =>
  path(
    "M24-98L-66 14H-14L-34 98 66-26H10L44-98Z",
    c.linear(`#fff ${tint(main, 0.3)}@30 ${main}@65 ${shade(main, 0.4)}`),
    stroke(ink, 10),
  ) + path("M24-88L-46 4H0L-16 62", "none", stroke("#fff", 6, 'opacity=".8"'));

export const sunMask: Subject = (c, { ink, main }) =>
  path(
    polygon(
      Array.from({ length: 32 }, (_, i): [number, number] => [
        (i % 2 ? 76 : 99) * Math.cos((i * Math.PI) / 16),
        (i % 2 ? 76 : 99) * Math.sin((i * Math.PI) / 16),
      ]),
    ),
    c.gold(),
    stroke(ink, 7),
  ) +
  circle(0, 0, 74, c.radial("#fff0a0 #f0a01a@60 #a85a0a"), stroke("#7a4204", 5)) +
  path("M-54-18Q-54-58 0-58T54-18V14Q44 58 0 58T-54 14Z", c.gold(30), stroke("#7a4204", 5)) +
  path("M-54-22H54V-38Q30-58 0-58T-54-38Z", main, stroke("#7a4204", 4)) +
  path("M-30-40H-14V-26H-30ZM-8-46H8V-26H-8ZM14-40H30V-26H14Z", "#ffd84a") +
  c.both(
    rect(12, -14, 32, 20, "#2a0c04", `rx="4" ${stroke("#ffe98a", 4)}`) +
      circle(28, -4, 7, "#ff5a1c") +
      path("M56-10H72V24H56Z", main, stroke("#7a4204", 3)),
  ) +
  path("M-9-14H9L14 18H-14Z", "#ffe08a", stroke("#7a4204", 4)) +
  path("M-30 28H30V46H-30Z", "#2a0c04", stroke("#ffe98a", 4)) +
  path("M-24 30V44M-12 30V44M0 30V44M12 30V44M24 30V44", "none", stroke("#fff", 6));

export const templeIdol: Subject = (c, { ink, main }) =>
  path("M-50-96H50L60-70H-60ZM-66-66H66L56-40H-56Z", c.gold(), stroke(ink, 6)) +
  [-40, -14, 14, 40].map((x) => path(`M${x - 7}-94L${x}-72 ${x + 7}-94Z`, main)).join("") +
  path("M-72-40H72V50L40 96H-40L-72 50Z", c.linear("#9ae0b0 #3c9a6a@45 #14503c"), stroke(ink, 8)) +
  path("M0-40H72V50L40 96H0Z", "#04201c", 'opacity=".3"') +
  c.both(
    path("M12-18H58V12H28Z", "#08201c", stroke("#c8ffd8", 4)) +
      circle(38, -4, 10, c.radial(`#fff ${main}`)) +
      path("M72-30H90V30H72Z", c.gold(), stroke(ink, 5)),
  ) +
  path("M-12-24H12L18 26H-18Z", "#5cc08c", stroke("#0c3a2c", 4)) +
  path("M-48 40H48L36 74H-36Z", "#08201c", stroke("#c8ffd8", 4)) +
  path("M-40 42H40L38 52H-38Z", "#fff") +
  path("M-26 42V52M-12 42V52M0 42V52M12 42V52M26 42V52", "none", stroke("#08201c", 3)) +
  ellipse(0, -53, 14, 9, c.orb(main), stroke("#7a4204", 3));
