import { around, at, circle, ellipse, path, polygon, rect, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const lollipop: Subject = (c, { ink, main, accent }) =>
  rect(-7, 30, 14, 70, c.linear("#fff #c8c0d8", 0), `rx="7" ${stroke(ink, 5)}`) +
  circle(0, -22, 74, c.orb(main), stroke(ink, 8)) +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M0-22C20-40 24-70 0-94A72 72 0 0 1 40-82C56-50 30-22 0-22Z" fill="${i % 2 ? accent : "#fff"}" opacity=".9" transform="rotate(${i * 60} 0 -22)"/>`,
  ).join("") +
  circle(0, -22, 74, c.radial("#fff@0/.55 #fff@45/0 #000@100/.35", 0.36, 0.3, 0.75)) +
  ellipse(-30, -58, 18, 9, "#fff", 'opacity=".85" transform="rotate(-35 -30 -58)"') +
  path("M-4 52L-34 40-30 66ZM4 52L34 40 30 66Z", accent, stroke(ink, 5)) +
  circle(0, 52, 9, accent, stroke(ink, 5));

export const wrappedCandy: Subject = (c, { ink, main, accent }) =>
  at(
    0,
    0,
    1,
    c.both(
      path(
        "M46 0C60-20 76-46 98-50 90-30 96-20 92 0 96 20 90 30 98 50 76 46 60 20 46 0Z",
        c.linear(`${tint(main, 0.4)} ${main}@50 ${shade(main, 0.4)}`, 0),
        stroke(ink, 7),
      ) + path("M56 0L84-24M58 0H86M56 0L84 24", "none", stroke("#fff", 4, 'opacity=".6"')),
    ) +
      circle(0, 0, 56, c.orb(main), stroke(ink, 8)) +
      `<g ${c.clip("M-54 0A54 54 0 0 1 54 0 54 54 0 0 1-54 0")}>${path("M-60-20Q-20-60 60-64V-40Q0-40-60 10ZM-60 40Q0 0 60-6V20Q10 20-40 66Z", accent, 'opacity=".9"')}</g>` +
      ellipse(-20, -26, 18, 9, "#fff", 'opacity=".85" transform="rotate(-30 -20 -26)"'),
    -18,
  );

export const donut: Subject = (c, { ink, main, accent }) =>
  ellipse(0, 8, 96, 84, c.linear("#f8c880 #c8803c@60 #6b3410"), stroke(ink, 8)) +
  path(
    "M0-80C60-80 96-40 92-2 90 30 72 20 66 38 58 60 40 46 26 60 10 76-8 54-28 62-50 68-54 44-68 38-86 34-92 14-92-4-96-44-60-80 0-80Z",
    c.linear(`${tint(main, 0.55)} ${main}@55 ${shade(main, 0.3)}`),
    stroke(shade(main, 0.5), 4),
  ) +
  ellipse(0, -6, 30, 22, "#6b3410", stroke(shade(main, 0.5), 6)) +
  ellipse(0, -1, 24, 15, "#2c1206") +
  [
    [-60, -30, 20],
    [-30, -54, 70],
    [14, -60, -20],
    [52, -40, 50],
    [66, -4, -40],
    [44, 24, 20],
    [6, 42, 80],
    [-40, 34, -30],
    [-66, 4, 50],
    [-44, -6, -60],
    [34, -22, 0],
  ]
    .map(([x = 0, y = 0, a = 0], i) =>
      rect(
        x - 8,
        y - 3,
        16,
        6,
        ["#fff", accent, "#4ae8ff", "#b8ff4a"][i % 4] ?? "#fff",
        `rx="3" transform="rotate(${a} ${x} ${y})"`,
      ),
    )
    .join("") +
  path("M-70-44Q-40-72-6-70", "none", stroke("#fff", 8, 'opacity=".75" stroke-linecap="round"'));

export const cupcake: Subject = (c, { ink, main, accent }) =>
  path(
    "M-66 20H66L48 92Q0 100-48 92Z",
    c.linear(`${tint(accent, 0.3)} ${accent}@50 ${shade(accent, 0.5)}`),
    stroke(ink, 7),
  ) +
  path("M-40 26L-32 90M-14 28L-12 94M14 28L12 94M40 26L32 90", "none", stroke(shade(accent, 0.4), 6)) +
  path(
    "M-80 28C-98 0-70-18-60-18-66-44-36-54-28-52-22-80 22-80 28-52 36-54 66-44 60-18 70-18 98 0 80 28 50 44-50 44-80 28Z",
    c.linear(`#fff ${tint(main, 0.3)}@35 ${main}@75 ${shade(main, 0.3)}`),
    stroke(ink, 7),
  ) +
  path("M-60-18Q0 6 60-18M-28-52Q0-38 28-52", "none", stroke(shade(main, 0.25), 5, 'opacity=".7"')) +
  circle(0, -76, 18, c.orb("#f01030"), stroke(ink, 5)) +
  path("M0-92Q4-104 16-104", "none", stroke("#3a8a1c", 5, 'stroke-linecap="round"')) +
  [
    [-48, 10],
    [-20, -10],
    [20, 12],
    [46, -2],
    [-34, -32],
    [22, -34],
    [-4, 22],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 5, ["#ffe14a", "#4ae8ff", "#fff"][i % 3] ?? "#fff"))
    .join("");

export const gummyBear: Subject = (c, { ink, main }) =>
  c.both(
    circle(44, -74, 21, c.orb(main), stroke(ink, 7)) +
      path("M44 0C76-14 92 10 80 28 70 38 56 34 44 30Z", c.orb(main), stroke(ink, 7)) +
      path("M10 60C20 44 62 48 66 74 66 96 14 100 8 84Z", c.orb(main), stroke(ink, 7)),
  ) +
  path(
    "M0-92C40-92 62-66 58-36 56-20 46-12 46-8 66 20 60 80 0 80S-66 20-46-8C-46-12-56-20-58-36-62-66-40-92 0-92Z",
    c.radial(`#fff ${tint(main, 0.4)}@20 ${main}@60 ${shade(main, 0.5)}`, 0.36, 0.25, 0.85),
    stroke(ink, 7),
  ) +
  ellipse(0, -26, 24, 17, tint(main, 0.45), 'opacity=".8"') +
  path("M-9-34H9L0-24Z", shade(main, 0.75)) +
  c.both(circle(24, -48, 7, shade(main, 0.8)) + circle(22, -51, 2.5, "#fff")) +
  path("M0-24V-16M-12-18Q0-8 12-18", "none", stroke(shade(main, 0.75), 4, 'stroke-linecap="round"')) +
  ellipse(0, 36, 30, 32, tint(main, 0.3), 'opacity=".4"') +
  ellipse(-26, -70, 16, 8, "#fff", 'opacity=".8" transform="rotate(-30 -26 -70)"');

export const iceCream: Subject = (c, { ink, main, accent }) =>
  path("M-46 14L0 100 46 14Z", c.linear("#f8cc88 #c8843c"), stroke(ink, 7)) +
  path("M-30 20L18 66M-8 18L28 50M30 20L-18 66M8 18L-28 50", "none", stroke("#8a4e1c", 4)) +
  circle(-34, -14, 40, c.orb(accent), stroke(ink, 7)) +
  circle(34, -14, 40, c.orb("#fff0d0"), stroke(ink, 7)) +
  circle(0, -52, 43, c.orb(main), stroke(ink, 7)) +
  path("M-58 8Q-40 26-22 12-10 28 4 12 20 30 34 12 46 24 62 6", "none", stroke(ink, 6)) +
  circle(14, -92, 13, c.orb("#f01030"), stroke(ink, 5)) +
  rect(-44, -88, 10, 44, "#f8cc88", `rx="4" transform="rotate(-30 -40 -66)" ${stroke(ink, 4)}`);

export const jellyStar: Subject = (c, { ink, main }) => {
  const tips = around(5, 92);
  const soft = `M${tips
    .map(([x, y], i) => {
      const [a = 0, b = 0] = tips[(i + 1) % 5] ?? [];
      return `${Math.round(x)} ${Math.round(y)}Q${Math.round((x + a) * 0.16)} ${Math.round((y + b) * 0.16)} ${Math.round(a)} ${Math.round(b)}`;
    })
    .join("L")}Z`;
  return (
    path(soft, c.orb(main), stroke(ink, 44)) +
    path(soft, c.orb(main), stroke(main, 32)) +
    path(soft, c.radial(`#fff ${tint(main, 0.4)}@30 ${main}`), stroke(tint(main, 0.15), 16)) +
    c.both(circle(17, -6, 7, "#1a0720") + circle(15, -9, 2.5, "#fff")) +
    path("M-12 10Q0 24 12 10", "none", stroke("#1a0720", 5, 'stroke-linecap="round"')) +
    ellipse(-24, -40, 14, 7, "#fff", 'opacity=".85" transform="rotate(-50 -24 -40)"')
  );
};

export const jackpotCherryCake: Subject = (c, { ink, main, accent }) =>
  path("M-90 20L20-30 92 6V60L-16 98-90 70Z", c.linear("#fff0d0 #e8b878"), stroke(ink, 7)) +
  path("M-90 20L-16 50V98L-90 70Z", "#c8843c", 'opacity=".35"') +
  path("M-90 36L-16 66 92 22V34L-16 80-90 50Z", main) +
  path("M-90 20L20-30 92 6-16 50Z", c.linear(`#fff ${tint(main, 0.4)}`), stroke(ink, 5)) +
  path(
    "M-90 20L-16 50 92 6V16Q80 34 66 22 50 48 34 32 20 56 2 42-8 66-22 50-40 58-48 40-66 48-74 32-86 36-90 20Z",
    tint(main, 0.55),
  ) +
  circle(10, -46, 27, c.orb("#f01030"), stroke(ink, 6)) +
  path("M12-72Q16-92 36-94", "none", stroke("#3a8a1c", 6, 'stroke-linecap="round"')) +
  path(polygon(around(5, 8, -50, 16)), accent) +
  path(polygon(around(5, 8, 56, 2)), accent);
