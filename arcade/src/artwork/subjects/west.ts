import { around, circle, ellipse, path, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const bandit: Subject = (c, { ink, main }) =>
  path("M-48-26H48V20Q44 80 0 96-44 80-48 20Z", c.linear("#f8c498 #c47a4c@60 #7a3c20"), stroke(ink, 6)) +
  path(
    "M-54 14Q0-4 54 14L40 72 0 100-40 72Z",
    c.linear(`${tint(main, 0.3)} ${main}@45 ${shade(main, 0.6)}`),
    stroke(ink, 6),
  ) +
  [
    [-26, 30],
    [0, 24],
    [26, 30],
    [-14, 52],
    [14, 52],
    [0, 74],
  ]
    .map(([x = 0, y = 0]) => path(star(4, 9, 4, x, y), "#fff", 'opacity=".8"'))
    .join("") +
  c.both(
    path("M8-6Q26-20 46-10", "none", stroke("#3a1a0c", 8, 'stroke-linecap="round"')) +
      path("M12 2Q28-10 42 2 28 12 12 2Z", "#fff", stroke("#3a1a0c", 4)) +
      circle(28, 1, 4.5, "#1a0c06"),
  ) +
  path(
    "M-98-22C-70-44-54-36-52-46-50-92-24-98-10-88H10C24-98 50-92 52-46 54-36 70-44 98-22 70-2 40-14 0-14S-70-2-98-22Z",
    c.linear("#b87a48 #6b3c1c@55 #2c1408"),
    stroke(ink, 7),
  ) +
  path("M-53-44Q0-28 53-44V-28Q0-14-53-28Z", "#1c0c06") +
  path(star(5, 15, 7, 0, -29), c.gold()) +
  path("M-40-76Q-30-88-16-82", "none", stroke("#e8b080", 5, 'stroke-linecap="round"'));

export const sheriffStar: Subject = (c, { ink, main }) =>
  path(star(6, 90, 50), c.gold(40), stroke(ink, 9)) +
  around(6, 90)
    .map(([x, y]) => circle(x, y, 12, c.orb("#ffc02a"), stroke(ink, 5)))
    .join("") +
  path(star(6, 70, 42), c.gold(220), stroke("#7a4204", 3)) +
  circle(0, 0, 38, c.gold(), stroke("#7a4204", 4)) +
  path(star(5, 30, 13), c.body(main), stroke("#7a4204", 3)) +
  path("M-30-66L-10-50", "none", stroke("#fff", 7, 'stroke-linecap="round" opacity=".8"'));

export const horseshoe: Subject = (c, { ink }) => {
  const d = "M-52 84C-100 10-74-78 0-78S100 10 52 84";
  return (
    path(d, "none", stroke(ink, 52)) +
    path(
      d,
      "none",
      stroke(
        c.gradient(
          "#fffbd0 #ffd84a@24 #f0a01a@48 #fff0a0@58 #8a4a06",
          'gradientUnits="userSpaceOnUse" x1="-60" y1="-90" x2="60" y2="90"',
        ),
        40,
      ),
    ) +
    path("M-66 66C-92 10-70-60 0-60", "none", stroke("#fffbe0", 6, 'opacity=".8" stroke-linecap="round"')) +
    [
      [-74, 34],
      [-80, -6],
      [-62, -46],
      [-24, -74],
      [24, -74],
      [62, -46],
      [80, -6],
      [74, 34],
    ]
      .map(([x = 0, y = 0]) => circle(x * 0.97, y * 0.97, 6, "#5a2c04"))
      .join("")
  );
};

export const dynamite: Subject = (c, { ink, main }) =>
  [-44, 0, 44]
    .map(
      (x) =>
        rect(
          x - 24,
          -40,
          48,
          130,
          c.linear(`${tint(main, 0.3)} ${main}@35 ${shade(main, 0.6)}`, 0),
          `rx="9" ${stroke(ink, 6)}`,
        ) + ellipse(x, -40, 24, 9, shade(main, 0.25), stroke(ink, 5)),
    )
    .join("") +
  path("M-72 4H72V34H-72Z", c.linear("#4a3a2c #1c120c"), stroke(ink, 5)) +
  rect(-16, -2, 32, 42, c.gold(), `rx="5" ${stroke(ink, 5)}`) +
  path("M0-46C0-76 20-60 34-74", "none", stroke(ink, 11, 'stroke-linecap="round"')) +
  path("M0-46C0-76 20-60 34-74", "none", stroke("#e8d0a0", 6, 'stroke-linecap="round"')) +
  path(star(8, 30, 11, 40, -76), c.radial("#fff #ffe14a@40 #ff6a0a"));

export const cactus: Subject = (c, { ink, main }) =>
  path(
    "M-22 96V30H-40C-76 30-76-4-74-30-70-48-46-48-42-30V-6H-22V-60C-22-100 22-100 22-60V14H42V-14C46-32 70-32 74-14 78 20 76 50 40 50H22V96Z",
    c.linear("#a8f06a #3cae4a@50 #10502c", 10),
    stroke(ink, 8),
  ) +
  path(
    "M-4-70V86M-58-26V0Q-58 14-40 14M58-10V20Q58 34 40 34",
    "none",
    stroke("#d8ffa0", 5, 'stroke-linecap="round" stroke-dasharray="3 13"'),
  ) +
  circle(0, -88, 15, c.radial(`#fff ${main}`), stroke(ink, 5)) +
  circle(-58, -44, 10, c.radial(`#fff ${main}`), stroke(ink, 4));
