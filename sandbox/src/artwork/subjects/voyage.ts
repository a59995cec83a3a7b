import { around, at, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const pirate: Subject = (c, { ink, main }) => {
  const sword = c.symbol(
    path("M-14 0L78-92 98-98 92-78 0 14Z", c.silver(45), stroke(ink, 5)) +
      path("M-26-8Q6-6 10 28", "none", stroke(ink, 14, 'stroke-linecap="round"')) +
      path("M-26-8Q6-6 10 28", "none", stroke("#ffc83a", 8, 'stroke-linecap="round"')) +
      path("M-10 4L-34 28", "none", stroke("#6b3410", 12, 'stroke-linecap="round"')),
  );
  return (
    `<use href="#${sword}" transform="translate(-30 48)"/><use href="#${sword}" transform="translate(30 48) scale(-1 1)"/>` +
    path(
      "M0-40C50-40 62-8 60 20 58 40 44 44 40 54V76Q20 86 0 86T-40 76V54C-44 44-58 40-60 20-62-8-50-40 0-40Z",
      c.linear("#fffdf0 #e8dcc4@50 #9a8a70"),
      stroke(ink, 7),
    ) +
    path("M0-40C50-40 62-8 60 20 58 40 44 44 40 54V76Q20 86 0 86Z", "#2a0f2a", 'opacity=".18"') +
    c.both(path("M10 8C22-10 50-4 48 18 42 38 14 34 10 8Z", "#1c0a1c") + circle(30, 16, 6, c.radial(`#fff ${main}`))) +
    path("M0 30L10 48 0 44-10 48Z", "#1c0a1c") +
    path("M-30 58V78M-15 60V82M0 60V84M15 60V82M30 58V78", "none", stroke("#5a4638", 5)) +
    path(
      "M-96-24C-80-80-30-98 0-98S80-80 96-24C60-44 30-40 0-40S-60-44-96-24Z",
      c.linear("#4a3458 #241430@60 #10081c"),
      stroke(ink, 7),
    ) +
    path("M-90-30C-60-48-30-44 0-44S60-48 90-30", "none", stroke("#ffc83a", 6)) +
    circle(0, -70, 14, "#fff") +
    path("M-8-60H8V-52H-8Z", "#fff") +
    circle(-5, -70, 4, "#241430") +
    circle(5, -70, 4, "#241430")
  );
};

export const galleon: Subject = (c, { ink, main }) =>
  rect(-40, -80, 7, 130, "#5a2c10") +
  rect(22, -98, 8, 150, "#5a2c10") +
  path("M30-98L66-88 30-76ZM-33-80L-6-72-33-62Z", main, stroke(ink, 4)) +
  path(
    "M-74-56Q-36-66-4-54 10-28 0-4-40-14-78-2-66-28-74-56ZM-2-70Q34-80 66-66 82-36 70-10 34-20-6-8 8-38-2-70ZM-70 4Q-34-8 2 2 12 20 4 34-34 24-72 34-64 20-70 4ZM6-2Q40-12 74-2 84 18 76 32 40 22 4 32 14 16 6-2Z",
    c.linear("#fffaf0 #e0ccb0@60 #a88c74"),
    stroke(ink, 5),
  ) +
  path(
    "M-98 34L-82 30H70L98 10 90 44C84 80 64 92 40 92H-46C-76 92-92 66-98 34Z",
    c.linear("#c87a3c #6d3410@55 #2c1206"),
    stroke(ink, 7),
  ) +
  path("M-92 48H88L86 58H-88Z", c.gold()) +
  [-56, -26, 4, 34, 62].map((x) => rect(x - 7, 64, 14, 13, "#1c0a06", stroke("#ffc83a", 3))).join("");

export const compass: Subject = (c, { ink, main }) =>
  circle(0, -86, 13, "none", stroke(ink, 15)) +
  circle(0, -86, 13, "none", stroke("#ffc83a", 8)) +
  circle(0, 8, 88, c.gold(60), stroke(ink, 7)) +
  circle(0, 8, 70, c.radial("#fffdf0@30 #ecd8b0@80 #b89868"), stroke("#7a4204", 4)) +
  path(star(8, 62, 20, 0, 8), "#c89a5c", 'opacity=".7"') +
  path(
    "M0-50L14 8 0 66-14 8Z",
    c.linear(`${tint(main, 0.3)} ${main}@50 #2c3048@50 #10121f`),
    `${stroke(ink, 4)} transform="rotate(28 0 8)"`,
  ) +
  circle(0, 8, 9, c.gold(), stroke(ink, 3)) +
  path("M-70-20A78 78 0 0 1-20-60", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"'));

export const parrot: Subject = (c, { ink, main }) =>
  path("M20 40L44 98 14 84 4 98-8 70Z", c.linear(`${main} ${shade(main, 0.5)}`), stroke(ink, 6)) +
  path(
    "M-4-88C48-92 68-52 60-10 56 40 36 66 8 72-22 60-44 30-40-6-60-16-66-50-44-72-32-84-18-88-4-88Z",
    c.linear("#ff8a60 #f0203a@40 #8a0420"),
    stroke(ink, 7),
  ) +
  path(
    "M58-14C86 6 76 60 34 80 40 56 20 30 30-2 40-16 50-18 58-14Z",
    c.linear(`#ffe14a@10 #2cc05a@40 ${main}`),
    stroke(ink, 6),
  ) +
  path("M40 12Q58 34 44 66M50 4Q66 26 60 50", "none", stroke("#fff", 4, 'opacity=".5"')) +
  path("M-18-60C-6-40-18-22-36-20-54-26-56-52-40-62Z", "#fff4e4") +
  path(
    "M-36-58C-64-62-88-44-84-8-76-18-66-20-54-18-40-24-32-42-36-58Z",
    c.linear("#ffe98a #f0a01a@60 #7a4204"),
    stroke(ink, 6),
  ) +
  circle(-20, -46, 9, "#fff", stroke(ink, 4)) +
  circle(-22, -46, 5, "#140612") +
  path("M-10-84Q10-98 30-88M0-78Q20-90 40-78", "none", stroke("#ffe14a", 6, 'stroke-linecap="round"'));

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
