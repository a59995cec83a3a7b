import { at, circle, ellipse, path, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

const leaf = "M0 0C10-30 44-44 80-34 66-4 34 12 0 0Z";

export const cherries: Subject = (c, { ink }) =>
  path("M-42 20C-40-30-10-66 30-88M46 30C50-20 44-60 30-88", "none", stroke(ink, 15, 'stroke-linecap="round"')) +
  path("M-42 20C-40-30-10-66 30-88M46 30C50-20 44-60 30-88", "none", stroke("#5fae2b", 8, 'stroke-linecap="round"')) +
  at(
    26,
    -82,
    0.9,
    path(leaf, c.body("#4cc02f"), stroke(ink, 6)) + path("M4-2Q34-26 70-30", "none", stroke("#d8ff9a", 3)),
    8,
  ) +
  [
    [-44, 48, 47],
    [48, 54, 43],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, c.orb("#e8102a"), stroke(ink, 6)) +
        ellipse(
          x - r * 0.36,
          y - r * 0.42,
          r * 0.28,
          r * 0.17,
          "#fff",
          `opacity=".9" transform="rotate(-35 ${x - r * 0.36} ${y - r * 0.42})"`,
        ),
    )
    .join("");

export const seven: Subject = (c, { main, ink }) => {
  const d = "M-80-88H84V-44C40 0 18 44 14 92H-46C-42 44-14 2 20-38H-46L-54-14H-88Z";
  return (
    path(d, shade(main, 0.7), `${stroke(ink, 14)} transform="translate(6 8)"`) +
    path(d, c.gold(), stroke("#7a3a04", 6)) +
    at(0, 0, 0.86, path(d, c.linear(`${tint(main, 0.55)} ${main}@40 ${shade(main, 0.5)}`))) +
    path("M-66-74H66V-62H-66Z", "#fff", 'opacity=".55"') +
    path(star(4, 34, 5, 66, -72), "#fff")
  );
};

export const bell: Subject = (c, { ink }) =>
  circle(0, 74, 19, c.orb("#d98a12"), stroke(ink, 6)) +
  path(
    "M0-88C46-84 62-40 64 4 66 34 80 46 92 58V70H-92V58C-80 46-66 34-64 4-62-40-46-84 0-88Z",
    c.gold(8),
    stroke(ink, 8),
  ) +
  path("M-92 58C-60 70 60 70 92 58V70H-92Z", "#a65c08", 'opacity=".7"') +
  path("M-42 24C-42-24-34-56-12-72", "none", stroke("#fffbe0", 11, 'stroke-linecap="round" opacity=".9"')) +
  circle(0, -90, 11, c.gold(), stroke(ink, 5));

export const melon: Subject = (c, { ink }) =>
  path("M-98-30A98 98 0 0 0 98-30Z", c.linear("#8ce03a #1c7a26"), stroke(ink, 8)) +
  path("M-86-30A86 86 0 0 0 86-30Z", "#f2ffd0") +
  path("M-78-30A78 78 0 0 0 78-30Z", c.linear("#ff7a70 #f02848@40 #b30a34")) +
  [
    [-48, -8],
    [-18, -8],
    [14, -8],
    [46, -8],
    [-34, 16],
    [0, 18],
    [32, 16],
    [-14, 38],
    [18, 38],
  ]
    .map(([x = 0, y = 0]) => path(`M${x}${y < 0 ? y : ` ${y}`}q7 10 0 13q-7-3 0-13Z`, "#2c0a12"))
    .join("") +
  path("M-90-24A88 88 0 0 0-20 58", "none", stroke("#fff", 5, 'opacity=".5"'));

export const lemon: Subject = (c, { ink }) =>
  group35(
    path(
      "M-98 4C-92-8-80-12-72-22-40-66 40-66 72-22 80-12 92-8 98 4 92 16 80 18 72 26 40 66-40 66-72 26-80 18-92 16-98 4Z",
      c.orb("#ffd91a"),
      stroke(ink, 8),
    ) + path("M-52-22C-30-44 10-46 36-36", "none", stroke("#fffde0", 11, 'stroke-linecap="round" opacity=".9"')),
  ) + at(44, -50, 0.62, path(leaf, c.body("#3fae2f"), stroke(ink, 8)), -6);

const group35 = (content: string) => at(0, 10, 0.95, content, -28);

export const grapes: Subject = (c, { ink }) => {
  const berry = c.symbol(
    circle(0, 0, 25, c.orb("#8a2be2"), stroke(ink, 4)) + ellipse(-8, -10, 7, 4.5, "#fff", 'opacity=".8"'),
  );
  return (
    path("M0-50C-4-70 8-86 22-92", "none", stroke("#6b4a1c", 10, 'stroke-linecap="round"')) +
    at(6, -66, 0.85, path(leaf, c.body("#4cc02f"), stroke(ink, 7)), 20) +
    [
      [-50, -28],
      [50, -28],
      [-17, -36],
      [18, -34],
      [-34, 4],
      [0, 0],
      [34, 4],
      [-18, 36],
      [18, 36],
      [0, 68],
    ]
      .map(([x, y]) => `<use href="#${berry}" x="${x}" y="${y}"/>`)
      .join("")
  );
};

export const plum: Subject = (c, { ink }) =>
  circle(0, 14, 76, c.orb("#7b2ff0"), stroke(ink, 8)) +
  path("M4-60C18-20 16 40-6 86", "none", stroke("#3a0d80", 6, 'opacity=".6"')) +
  ellipse(-32, -18, 20, 11, "#fff", 'opacity=".85" transform="rotate(-35 -32 -18)"') +
  path("M0-58C0-76 6-86 14-94", "none", stroke("#6b4a1c", 9, 'stroke-linecap="round"')) +
  at(8, -66, 0.8, path(leaf, c.body("#4cc02f"), stroke(ink, 7)), 4);

export const orange: Subject = (c, { ink }) =>
  circle(0, 10, 80, c.orb("#ff8a10"), stroke(ink, 8)) +
  circle(30, 36, 42, c.radial("#ffb650@0/.5 #ff8a10@100/0")) +
  ellipse(-32, -26, 22, 12, "#fff", 'opacity=".85" transform="rotate(-35 -32 -26)"') +
  at(2, -62, 0.8, path(leaf, c.body("#4cc02f"), stroke(ink, 7)), -4);

/** Three bars with the word BAR, as on old machines. */
export const bars: Subject = (c, { main, ink }) =>
  [-58, 0, 58]
    .map(
      (y) =>
        rect(-94, y - 25, 188, 50, c.gold(), `rx="13" ${stroke(ink, 6)}`) +
        rect(
          -84,
          y - 17,
          168,
          34,
          c.linear(`${tint(main, 0.3)} ${shade(main, 0.25)}@45 ${shade(main, 0.65)}`),
          'rx="8"',
        ) +
        path(
          `M-46 ${y + 12}V${y - 12}H-36Q-28 ${y - 11} -29 ${y - 6}Q-29 ${y} -36 ${y}H-46H-34Q-26 ${y + 1} -26 ${y + 6}Q-26 ${y + 12} -34 ${y + 12}ZM-12 ${y + 12}L0 ${y - 12} 12 ${y + 12}M-7 ${y + 4}H7M28 ${y + 12}V${y - 12}H38Q48 ${y - 10} 47 ${y - 5}Q47 ${y + 1} 38 ${y + 2}H28M36 ${y + 2}L48 ${y + 12}`,
          "none",
          stroke("#fff6c8", 6, 'stroke-linecap="square"'),
        ),
    )
    .join("") + path(star(4, 30, 5, 78, -76), "#fff");

export const luckyStar: Subject = (c, { ink }) =>
  path(star(5, 98, 44), c.gold(), stroke(ink, 9)) +
  path(star(5, 76, 34), c.linear("#fffce0 #ffd84a@40 #f08c10"), stroke("#fff3b0", 3)) +
  path("M0-76L8-26 0 4-32-10-72-24-22-30Z", "#fff", 'opacity=".45"');

export const chili: Subject = (c, { ink }) =>
  path(
    "M34-58C74-34 78 18 40 56 10 86-44 96-92 84-50 78-20 56-12 18-6-12-2-52 34-58Z",
    c.linear("#ff8a50 #f01c1c@40 #8a0414", 60),
    stroke(ink, 8),
  ) +
  path("M30-44C8-30 10 10-4 36", "none", stroke("#fff", 8, 'stroke-linecap="round" opacity=".7"')) +
  path(
    "M-4-46C6-70 26-72 34-66 50-72 66-60 70-40 54-52 42-48 34-54 22-48 10-50-4-46Z",
    c.body("#3fae2f"),
    stroke(ink, 6),
  ) +
  path("M34-64C34-80 44-90 58-96", "none", stroke("#3fae2f", 12, 'stroke-linecap="round"'));

export const flame: Subject = (c, { ink }) =>
  path(
    "M6-98C14-60 70-44 74 20 78 66 44 96 0 96S-78 66-74 16C-72-12-52-26-50-52-32-42-26-30-24-14-2-34 8-64 6-98Z",
    c.linear("#ffe14a #ff7a12@45 #d3140f"),
    stroke(ink, 7),
  ) +
  path(
    "M4-30C10 0 46 8 46 44 46 74 26 88 0 88S-44 74-46 46C-46 28-34 20-32 4-20 12-16 20-14 28-2 12 4-6 4-30Z",
    c.linear("#fffbd0 #ffd02a@50 #ff8a12"),
  ) +
  path("M2 30C8 46 22 52 20 68 18 82 10 86 0 86S-20 80-20 66C-18 50 0 48 2 30Z", "#fffbe0");
