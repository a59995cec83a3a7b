import { at, circle, ellipse, path, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const spellbook: Subject = (c, { ink, main }) =>
  at(
    0,
    0,
    1,
    path(
      "M-70-84H66V92H-70Q-84 92-84 78V-70Q-84-84-70-84Z",
      c.linear(`${tint(main, 0.3)} ${main}@40 ${shade(main, 0.65)}`, 30),
      stroke(ink, 8),
    ) +
      path("M66-80L84-70V98L66 90Z", "#f4e8c8", stroke(ink, 5)) +
      path("M-66-72H56V80H-66Z", "none", stroke(c.gold(), 7)) +
      path("M-84-40H-62V-22H-84ZM-84 30H-62V48H-84Z", c.gold(), stroke(ink, 4)) +
      circle(-4, 2, 42, shade(main, 0.55), stroke(c.gold(), 8)) +
      path(star(6, 34, 17, -4, 2), "none", stroke("#ffe98a", 4)) +
      circle(-4, 2, 17, c.radial("#fff #8af0ff@40 #2c5af0"), stroke("#ffd84a", 3)) +
      path("M-66-72H-40L-66-46ZM56-72H30L56-46ZM-66 80H-40L-66 54ZM56 80H30L56 54Z", c.gold()),
    -7,
  ) +
  path(star(4, 22, 3, 62, -76), "#fff") +
  path(star(4, 14, 2, -70, -92), "#fff");

export const potion: Subject = (c, { ink, main }) =>
  path(
    "M-20-74H20V-26C60-10 78 22 70 52 62 84 34 96 0 96S-62 84-70 52C-78 22-60-10-20-26Z",
    c.linear("#fff@0/.75 #c8e8ff@100/.35"),
    stroke(ink, 8),
  ) +
  path(
    "M-64 18Q-30 4 0 18T64 18C74 70 44 88 0 88S-74 70-64 18Z",
    c.radial(`#fff ${tint(main, 0.4)}@25 ${main}@65 ${shade(main, 0.5)}`, 0.4, 0.3, 0.8),
  ) +
  [
    [-30, 40, 9],
    [16, 32, 6],
    [30, 58, 11],
    [-10, 66, 7],
    [0, 4, 6],
    [10, -14, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#fff", 'opacity=".6"'))
    .join("") +
  rect(-26, -80, 52, 15, c.gold(), `rx="5" ${stroke(ink, 5)}`) +
  path("M-16-98H16L19-78H-19Z", c.linear("#d8a068 #7a4a1c"), stroke(ink, 5)) +
  path("M-50 6Q-44-10-28-16M-60 44Q-58 60-48 70", "none", stroke("#fff", 7, 'opacity=".85" stroke-linecap="round"'));

export const crystalBall: Subject = (c, { ink, main, accent }) =>
  path("M-62 62H62L76 96H-76Z", c.gold(), stroke(ink, 7)) +
  path("M-50 58Q0 80 50 58L56 72Q0 92-56 72Z", c.gold(180), stroke(ink, 4)) +
  circle(
    0,
    -12,
    80,
    c.radial(`#fff ${tint(accent, 0.3)}@20 ${main}@55 ${shade(main, 0.6)}@90 ${tint(main, 0.3)}`, 0.4, 0.35, 0.72),
    stroke(ink, 7),
  ) +
  path("M-50 20C-30-10-10 40 20 6 34-10 54 0 60 14 40 50-30 60-50 20Z", "#fff", 'opacity=".3"') +
  path(star(4, 34, 5, 8, -10), "#fff") +
  path(star(4, 16, 3, -30, 14), "#fff") +
  path(star(4, 14, 3, 40, -36), "#fff") +
  ellipse(-34, -52, 22, 12, "#fff", 'opacity=".8" transform="rotate(-38 -34 -52)"');

export const wizard: Subject = (c, { ink, main }) =>
  path("M-60 12C-80 60-40 90-10 98H10C40 90 80 60 60 12Z", c.linear("#fff #d0d8f0@60 #98a4d0"), stroke(ink, 7)) +
  path("M-40 0H40V26Q30 52 0 52T-40 26Z", c.linear("#ffdcb8 #e0986c"), stroke("#6b3420", 4)) +
  c.both(
    path("M8 8Q24-2 42 8L40 16Q24 6 10 16Z", "#fff", stroke("#98a4d0", 2)) +
      circle(24, 21, 6, main) +
      circle(24, 21, 3, "#1a0720") +
      path("M2 40C20 32 44 40 46 62 26 62 8 56 2 40Z", "#f4f6ff", stroke("#98a4d0", 3)),
  ) +
  path("M0 18Q14 30 8 42H-8Q-14 30 0 18Z", "#f0a880", stroke("#a8583c", 3)) +
  path("M0 60V88M-18 64L-12 86M18 64L12 86", "none", stroke("#98a4d0", 4, 'stroke-linecap="round"')) +
  path(
    "M-92 14C-40-10 40-10 92 14 60 22 30 10 0 10S-60 22-92 14Z",
    c.linear(`${main} ${shade(main, 0.6)}`),
    stroke(ink, 7),
  ) +
  path(
    "M-54 0C-40-40-20-80 30-98 20-80 34-60 40-40 46-24 50-10 54 0 20-10-20-10-54 0Z",
    c.linear(`${tint(main, 0.35)} ${main}@50 ${shade(main, 0.55)}`, 60),
    stroke(ink, 7),
  ) +
  path("M-52-4Q0-20 52-4L50-18Q0-34-46-18Z", c.gold()) +
  path(star(5, 13, 5, -6, -46), "#ffe14a") +
  path(star(5, 8, 3, 20, -66), "#ffe14a") +
  path(star(5, 8, 3, 24, -32), "#ffe14a");

export const pumpkin: Subject = (c, { ink }) =>
  path("M-8-60C-10-80 0-92 22-94 14-82 14-72 14-58Z", c.body("#5a9a2c"), stroke(ink, 6)) +
  c.both(ellipse(50, 18, 46, 66, c.linear("#ffb04a #f07a12@50 #8a3404"), stroke(ink, 7))) +
  ellipse(0, 18, 54, 74, c.linear("#ffc060 #ff8a1c@50 #a04408"), stroke(ink, 6)) +
  path("M-24-50Q-36 14-22 80M24-50Q36 14 22 80", "none", stroke("#a04408", 5, 'opacity=".6"')) +
  c.both(path("M14 4L56-20 50 16Q30 24 14 4Z", c.radial("#fffbd0 #ffd02a@50 #ff8a0a"), stroke("#3a1404", 6))) +
  path("M0 12L10 28H-10Z", c.radial("#fffbd0 #ffd02a"), stroke("#3a1404", 5)) +
  path(
    "M-68 34L-48 44-38 38-24 50-10 42 0 50 10 42 24 50 38 38 48 44 68 34C60 66 34 78 0 78S-60 66-68 34Z",
    c.radial("#fffbd0 #ffd02a@50 #ff8a0a"),
    stroke("#3a1404", 6),
  ) +
  path("M-70-20Q-60-44-40-46", "none", stroke("#ffe8b0", 6, 'stroke-linecap="round"'));

export const vampire: Subject = (c, { ink, main }) =>
  c.both(
    path(
      "M10 96L30 40 60-10 98-20 84 98Z",
      c.linear(`${tint(main, 0.1)} ${shade(main, 0.3)}@50 #0c0618`),
      stroke(ink, 7),
    ),
  ) +
  path("M-26 60H26L40 98H-40Z", "#fff", stroke(ink, 4)) +
  path("M0 70L-18 60V84ZM0 70L18 60V84Z", main, stroke(ink, 3)) +
  path("M-50-30C-50 30-30 70 0 78 30 70 50 30 50-30Z", c.linear("#f4ecff #c8bce0@60 #8a7cac"), stroke(ink, 6)) +
  path("M0-40H50C50 30 30 70 0 78Z", "#2a1040", 'opacity=".2"') +
  c.both(path("M48-6L66-28 56 14Z", "#d0c4e4", stroke(ink, 4))) +
  path(
    "M0-94C44-94 60-60 54-6L46-24 28-40 0-8-28-40-46-24-54-6C-60-60-44-94 0-94Z",
    c.linear("#4a3a6c #140a24"),
    stroke(ink, 6),
  ) +
  c.both(
    path("M8-4L42-22", "none", stroke("#140a24", 8, 'stroke-linecap="round"')) +
      path("M12 8Q24-8 42 2 30 14 12 8Z", "#ffe8e8", stroke("#140a24", 4)) +
      circle(27, 4, 5.5, main),
  ) +
  path("M-22 42Q0 36 22 42 14 56 0 54-14 56-22 42Z", "#8a0a24", stroke("#3a0414", 4)) +
  path("M-14 43L-10 60-5 44ZM14 43L10 60 5 44Z", "#fff") +
  path("M-30-76Q-10-88 14-84", "none", stroke("#b8a4e8", 5, 'stroke-linecap="round"'));

export const witchCauldron: Subject = (c, { ink, main }) =>
  ellipse(0, -40, 84, 30, c.glow(main)) +
  [
    [-40, -66, 14],
    [6, -84, 18],
    [44, -60, 11],
    [-10, -58, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.orb(main), stroke(ink, 4)))
    .join("") +
  path(
    "M-76-36H76C98 20 76 74 40 82L48 98H30L20 86H-20L-30 98H-48L-40 82C-76 74-98 20-76-36Z",
    c.linear("#6a6a86 #2c2a40@45 #0c0a18", 20),
    stroke(ink, 8),
  ) +
  ellipse(0, -36, 78, 22, "#14121f", stroke("#6a6a86", 9)) +
  path("M-68-38Q-40-52 0-46T68-38Q60-20 0-20T-68-38Z", c.linear(`${tint(main, 0.7)} ${main}`)) +
  path("M-50-30Q-40 10-52 34-62 10-50-30ZM20-22Q30 0 22 16 12 0 20-22Z", c.linear(`${tint(main, 0.5)} ${main}`)) +
  path("M-70 10Q-66 48-40 66", "none", stroke("#aaa8d0", 7, 'opacity=".6" stroke-linecap="round"')) +
  c.both(circle(84, -10, 12, "none", stroke("#6a6a86", 7)));

export const unicorn: Subject = (c, { ink, main, accent }) =>
  path(
    "M30-70C70-60 98-20 90 30 86 66 60 92 40 98L10 40Z",
    c.linear(`${tint(accent, 0.3)} ${main}@50 ${shade(main, 0.4)}`, 60),
    stroke(ink, 7),
  ) +
  path("M-2-98L-14-42 14-50Z", c.gold(), stroke(ink, 5)) +
  path(
    "M-20-48C10-70 50-50 58-10 64 30 56 66 62 98H-30C-26 70-8 60-10 42-30 56-50 66-70 62-88 56-84 30-70 20-54 4-50-30-20-48Z",
    c.linear("#fff #f4ecfa@50 #c0acd4"),
    stroke(ink, 7),
  ) +
  path("M14-56L40-82 38-44Z", "#f4ecfa", stroke(ink, 5)) +
  path("M-20-48C-4-70 30-74 44-40 20-40 0-36-20-48Z", c.linear(`${tint(main, 0.4)} ${main}`), stroke(ink, 4)) +
  path(
    "M40-36C64-10 50 30 70 60M50-40C80-16 70 20 84 40",
    "none",
    stroke(tint(accent, 0.4), 6, 'stroke-linecap="round"'),
  ) +
  path("M-26-12Q-14-26 0-14", "none", stroke("#2a1040", 6, 'stroke-linecap="round"')) +
  circle(-13, -10, 8, "#2a1040") +
  circle(-16, -13, 3, "#fff") +
  circle(-70, 38, 4, "#6a4a7c") +
  path("M-74 52Q-60 54-50 46", "none", stroke("#6a4a7c", 4, 'stroke-linecap="round"')) +
  ellipse(-24, 20, 12, 7, "#ff9ac0", 'opacity=".6"');

export const clover: Subject = (c, { ink }) =>
  path("M4 10C8 50 24 76 44 92", "none", stroke(ink, 18, 'stroke-linecap="round"')) +
  path("M4 10C8 50 24 76 44 92", "none", stroke("#3cae3a", 10, 'stroke-linecap="round"')) +
  [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M0 0C-50-10-66-50-44-70-26-84-6-74 0-58 6-74 26-84 44-70 66-50 50-10 0 0Z" fill="${c.radial("#d4ff8a #4cc83a@55 #107a2c", 0.4, 0.3, 0.8)}" stroke="${ink}" stroke-width="7" transform="translate(0 -8) rotate(${a + 45}) scale(.92)"/>`,
    )
    .join("") +
  [45, 135, 225, 315]
    .map(
      (a) =>
        `<path d="M0-8V-50" stroke="#e4ffb0" stroke-width="4" opacity=".7" transform="translate(0 -8) rotate(${a})"/>`,
    )
    .join("") +
  circle(0, -8, 8, "#e4ffb0");

export const leprechaunHat: Subject = (c, { ink, main }) =>
  path("M-58-84H58L66 40H-66Z", c.linear("#6ae05a #1c9a3a@45 #0a4a20", 20), stroke(ink, 8)) +
  ellipse(0, -84, 58, 16, "#4cc84a", stroke(ink, 6)) +
  path("M-64 2H64L66 34H-66Z", "#1c1020") +
  rect(-26, -6, 52, 48, "none", `rx="6" ${stroke(ink, 18)}`) +
  rect(-26, -6, 52, 48, "none", `rx="6" ${stroke("#ffc83a", 12)}`) +
  path(
    "M-98 40C-60 24 60 24 98 40 90 76 40 84 0 84S-90 76-98 40Z",
    c.linear("#5cd04a #147a30@60 #0a3a1c"),
    stroke(ink, 8),
  ) +
  at(60, -30, 0.36, circle(0, 0, 80, c.orb(main)) + path(star(4, 90, 20), "#fff")) +
  path("M-44-66L-48 0", "none", stroke("#d0ffb0", 8, 'opacity=".6" stroke-linecap="round"'));
