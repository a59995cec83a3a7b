import { around, at, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import { shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

export const football: Subject = (c, { ink }) => {
  const patch = c.symbol(path(polygon(around(5, 26)), "#1a1a30", stroke("#0a0a18", 4)));
  const edges = around(5, 72);
  return (
    circle(0, 0, 92, c.radial("#fff@30 #e4e8f4@60 #8c94b4@90 #c0c8e0", 0.38, 0.3, 0.78), stroke(ink, 8)) +
    `<g ${c.clip("M-89 0A89 89 0 0 1 89 0 89 89 0 0 1-89 0")}><use href="#${patch}" transform="scale(1.15)"/>` +
    edges
      .map(
        ([x, y], i) =>
          `<use href="#${patch}" transform="translate(${Math.round(x * 1.12)} ${Math.round(y * 1.12)}) rotate(${36 + i * 72})"/>`,
      )
      .join("") +
    around(5, 1)
      .map(
        ([x, y]) =>
          `<path d="M${Math.round(x * 30)} ${Math.round(y * 30)}L${Math.round(x * 56)} ${Math.round(y * 56)}" stroke="#1a1a30" stroke-width="5"/>`,
      )
      .join("") +
    around(5, 64, 0, 0, -54)
      .map(([x, y], i) => {
        const [a = 0, b = 0] = around(5, 68)[i] ?? [];
        const [p = 0, q = 0] = around(5, 68)[(i + 1) % 5] ?? [];
        return path(
          `M${Math.round(a * 0.86)} ${Math.round(b * 0.86)}L${Math.round(x)} ${Math.round(y)} ${Math.round(p * 0.86)} ${Math.round(q * 0.86)}M${Math.round(x)} ${Math.round(y)}L${Math.round(x * 1.4)} ${Math.round(y * 1.4)}`,
          "none",
          stroke("#1a1a30", 5),
        );
      })
      .join("") +
    `</g>` +
    circle(0, 0, 90, c.radial("#fff@0/0 #fff@50/0 #0a0a2a@100/.5", 0.38, 0.3, 0.78)) +
    ellipse(-34, -48, 24, 13, "#fff", 'opacity=".7" transform="rotate(-38 -34 -48)"')
  );
};

export const basketball: Subject = (c, { ink }) =>
  circle(0, 0, 92, c.radial("#ffe0b0 #ff9a3a@25 #e0640c@65 #7a2804", 0.38, 0.3, 0.78), stroke(ink, 8)) +
  path("M-92 0H92M0-92V92M-62-66C-20-30-20 30-62 66M62-66C20-30 20 30 62 66", "none", stroke("#2a0f04", 7)) +
  ellipse(-36, -52, 22, 11, "#fff", 'opacity=".65" transform="rotate(-38 -36 -52)"');

export const tennis: Subject = (c, { ink, main }) =>
  at(
    -14,
    -14,
    1,
    ellipse(0, -24, 56, 68, "#fff", 'opacity=".16"') +
      path(
        "M-40-70V22M-20-84V40M0-90V44M20-84V40M40-70V22M-52-50H52M-56-28H56M-56-6H56M-48 16H48",
        "none",
        stroke("#fff", 2.5, 'opacity=".7"'),
      ) +
      ellipse(0, -24, 58, 70, "none", stroke(ink, 20)) +
      ellipse(0, -24, 58, 70, "none", stroke(c.linear(`${tint(main, 0.5)} ${main}@50 ${shade(main, 0.4)}`), 12)) +
      path("M-20 42L-8 66H8L20 42", "none", stroke(ink, 16)) +
      path("M-20 42L-8 66H8L20 42", "none", stroke(main, 9)) +
      rect(-10, 62, 20, 56, c.linear("#5a5a78 #14142a", 0), `rx="7" ${stroke(ink, 6)}`),
    -32,
  ) +
  circle(50, 48, 42, c.orb("#c8e81c"), stroke(ink, 7)) +
  path("M16 26C44 34 52 62 40 88M86 30C64 40 62 60 76 78", "none", stroke("#fff", 6));

export const baseball: Subject = (c, { ink }) =>
  at(
    6,
    6,
    1,
    path("M-12 96L-30-60C-30-100 30-100 30-60L12 96Z", c.linear("#f0c080 #c07a34@45 #6b3410", 0), stroke(ink, 7)) +
      path("M-14 50H14L12 96H-12Z", "#2a1408") +
      ellipse(0, 97, 17, 8, "#c07a34", stroke(ink, 5)),
    38,
  ) +
  circle(-34, 34, 52, c.radial("#fff@40 #e8e4f0@70 #a8a4c0", 0.38, 0.3, 0.78), stroke(ink, 8)) +
  path("M-66-2C-40 14-40 52-66 70M-2-4C-30 14-30 54-2 72", "none", stroke("#e0142c", 5)) +
  path(
    "M-58 10l10-5M-51 26l11-2M-51 44l11 2M-58 60l10 5M-12 10l-10-5M-19 26l-11-2M-19 44l-11 2M-12 60l-10 5",
    "none",
    stroke("#e0142c", 4),
  );

export const boxing: Subject = (c, { ink, main }) =>
  path(
    "M-46-30C-60-90 20-110 62-74 98-44 92 8 66 34L56 58H-40L-50 30C-80 26-98 4-90-20-84-40-60-44-46-30Z",
    c.linear(`${tint(main, 0.55)} ${main}@40 ${shade(main, 0.6)}`, 50),
    stroke(ink, 8),
  ) +
  path(
    "M-46-30C-30-10-30 4-44 14-54 20-66 14-68 6M-16-72C10-84 44-74 56-54",
    "none",
    stroke(shade(main, 0.55), 6, 'stroke-linecap="round"'),
  ) +
  path("M-20-64C0-78 30-76 46-64", "none", stroke("#fff", 10, 'opacity=".7" stroke-linecap="round"')) +
  path("M-44 52H62L58 96H-38Z", c.linear("#fff #c8c4dc"), stroke(ink, 7)) +
  path("M-42 66H60V78H-40Z", main) +
  path(star(5, 17, 7, 30, -14), "#ffd84a", stroke(ink, 3));

export const gridiron: Subject = (c, { ink }) =>
  at(
    0,
    0,
    1,
    path(
      "M-98 0C-60-64 60-64 98 0 60 64-60 64-98 0Z",
      c.radial("#e8a878 #a8582c@40 #4a1c08", 0.4, 0.25, 0.9),
      stroke(ink, 8),
    ) +
      path(
        "M-64-36C-52-16-52 16-64 36L-50 42C-38 18-38-18-50-42ZM64-36C52-16 52 16 64 36L50 42C38 18 38-18 50-42Z",
        "#fff",
      ) +
      path("M-28-6H28M-18-16V4M-6-16V4M6-16V4M18-16V4", "none", stroke("#fff", 6, 'stroke-linecap="round"')),
    -32,
  );

export const volleyball: Subject = (c, { ink, main, accent }) =>
  circle(0, 0, 92, c.radial("#fff@35 #eceef8@65 #a0a8c8", 0.38, 0.3, 0.78), stroke(ink, 8)) +
  path("M0-2C-20-40-14-74 10-91 50-86 78-56 88-24 60-34 26-26 0-2Z", main, 'opacity=".92"') +
  path("M0-2C42-4 68 18 76 50 50 88 6 98-34 84-10 66 4 36 0-2Z", accent, 'opacity=".92"') +
  path(
    "M0-2C-20-40-14-74 10-91M0-2C26-26 60-34 88-24M0-2C42-4 68 18 76 50M0-2C4 36-10 66-34 84M0-2C-34 16-70 12-90-12M0-2C-26-22-54-30-78-48M18-40C34-50 56-52 74-50M20 14C38 28 46 50 40 80M-30 12C-50 30-74 34-84 30",
    "none",
    stroke(ink, 5),
  ) +
  circle(0, 0, 90, c.radial("#fff@0/.4 #fff@40/0 #0a0a2a@100/.45", 0.38, 0.3, 0.78));

export const trophy: Subject = (c, { ink, main }) =>
  c.both(
    path("M44-70C98-86 100-10 36 6", "none", stroke(ink, 24)) +
      path("M44-70C98-86 100-10 36 6", "none", stroke("#ffc02a", 13)),
  ) +
  path("M-54-92H54C54-30 44 18 12 28V46H-12V28C-44 18-54-30-54-92Z", c.gold(10), stroke(ink, 8)) +
  path("M-40-84C-40-34-30 0-16 12", "none", stroke("#fffbe0", 10, 'opacity=".85" stroke-linecap="round"')) +
  ellipse(0, -92, 54, 12, c.linear("#a85a0a #ffe98a"), stroke(ink, 6)) +
  path(star(5, 24, 10, 4, -40), c.body(main), stroke("#7a4204", 3)) +
  path("M-24 44H24L30 66H-30Z", c.gold(), stroke(ink, 6)) +
  rect(-46, 64, 92, 32, c.linear("#5a3a2a #1c0e0a"), `rx="5" ${stroke(ink, 7)}`) +
  rect(-24, 72, 48, 15, c.gold(), 'rx="3"');

export const shuttle: Subject = (c, { ink, main }) =>
  at(
    6,
    -4,
    1,
    path(
      "M-24 40L-62-70Q-50-96-30-80-20-100 0-86 20-100 30-80 50-96 62-70L24 40Z",
      c.linear("#fff #e4e8f6@60 #a8b0d0"),
      stroke(ink, 7),
    ) +
      path("M-12 38L-32-78M0 38V-84M12 38L32-78", "none", stroke("#98a4c8", 4)) +
      path("M-42-24Q0-44 42-24M-34 2Q0-16 34 2", "none", stroke(main, 7)) +
      path("M-26 38H26Q34 84 0 88-34 84-26 38Z", c.linear("#fff #d0d4e8"), stroke(ink, 7)) +
      path("M-27 40H27V54H-28Z", main),
    34,
  );

export const helmet: Subject = (c, { ink, main, accent }) =>
  path(
    "M-70 66C-98 20-92-50-40-78 10-98 74-76 90-20L94 28 60 40 56 74H-30Z",
    c.linear(`${tint(main, 0.55)} ${main}@40 ${shade(main, 0.6)}`, 50),
    stroke(ink, 8),
  ) +
  path(
    "M-64-60C-20-50 30-70 60-66L44-78C10-92-30-88-64-60ZM-86-8L-30-4-40 72-66 70C-82 46-88 18-86-8Z",
    accent,
    'opacity=".9"',
  ) +
  path(
    "M-20-26C20-44 66-44 88-26L93 22 56 34-14 26C-30 10-32-14-20-26Z",
    c.linear("#8af0ff #2c5ac0@40 #0c1a4a", 60),
    stroke(ink, 7),
  ) +
  path("M-12-16C20-30 56-32 78-22L66-6C44-14 14-12-10 2Z", "#fff", 'opacity=".55"') +
  path("M-54-56Q-30-76 0-78", "none", stroke("#fff", 7, 'opacity=".7" stroke-linecap="round"')) +
  path("M20 54H54M10 66H54", "none", stroke(ink, 5));

export const horse: Subject = (c, { ink, main }) =>
  path("M30-76C76-60 98-10 92 98H30Z", c.linear("#5a2c18 #1c0a06"), stroke(ink, 7)) +
  path(
    "M12-98L20-64C54-46 66 0 64 98H-22C-24 72-8 60-8 40-24 54-44 66-66 60-88 56-92 34-78 20-62 0-46-34-30-58L-14-70-8-96 2-74Z",
    c.linear("#d08a54 #8a4a24@50 #3c1808"),
    stroke(ink, 8),
  ) +
  path("M20-64C44-34 44 10 70 40M26-74C60-50 60-10 84 20", "none", stroke("#3c1808", 10, 'stroke-linecap="round"')) +
  path("M-66-2L-30 44M-34-50L8-34M-50-24C-30-10-10-10 10-30", "none", stroke(main, 8)) +
  circle(-31, 42, 7, c.gold(), stroke(ink, 3)) +
  path("M-24-42Q-10-50-2-36-14-28-24-42Z", "#fff", stroke(ink, 4)) +
  circle(-12, -39, 5, "#140606") +
  ellipse(-76, 36, 5, 7, "#1c0806") +
  path("M-80 52Q-64 54-56 46", "none", stroke("#1c0806", 5, 'stroke-linecap="round"')) +
  path("M-30-58L-44-20-30-16-16-62Z", "#fff", 'opacity=".85"');

export const cricket: Subject = (c, { ink, main }) =>
  [-30, 0, 30]
    .map((x) => rect(x - 6, -70, 12, 150, c.linear("#f8dca8 #b07a3c", 0), `rx="4" ${stroke(ink, 5)}`))
    .join("") +
  rect(-38, -82, 76, 12, c.gold(), `rx="5" ${stroke(ink, 5)}`) +
  at(
    30,
    10,
    1,
    path("M-22-30H22V84Q0 98-22 84Z", c.linear("#ffe8bc #dca860@50 #8a5a24", 0), stroke(ink, 7)) +
      path("M-22-30L-8-54H8L22-30Z", "#dca860", stroke(ink, 6)) +
      rect(-8, -104, 16, 52, main, `rx="5" ${stroke(ink, 6)}`),
    32,
  ) +
  circle(-48, 56, 36, c.orb("#d8142c"), stroke(ink, 7)) +
  path("M-74 34C-56 46-40 66-34 88M-66 28C-48 40-32 60-24 80", "none", stroke("#fff", 3, 'stroke-dasharray="4 4"'));
