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
