import { around, circle, path, polygon, stroke } from "../canvas.ts";
import type { Subject } from "../subject.ts";

export const roulette: Subject = (c, { ink, main }) => {
  const [tips, inner] = [around(20, 80), around(20, 48)];
  const pockets = tips
    .map((tip, i) =>
      path(
        polygon([tip, tips[(i + 1) % 20] ?? tip, inner[(i + 1) % 20] ?? tip, inner[i] ?? tip]),
        i === 0 ? "#12a04a" : i % 2 ? "#c8102c" : "#18142c",
      ),
    )
    .join("");
  return (
    circle(0, 5, 97, "#2a0f04", stroke(ink, 5)) +
    circle(0, 0, 97, c.linear("#d08a4a #7a3c14@50 #3c1806", 60), stroke(ink, 5)) +
    circle(0, 0, 84, c.gold(), stroke("#5a2c04", 3)) +
    pockets +
    circle(0, 0, 80, "none", stroke("#ffe98a", 3)) +
    path(
      inner
        .map(([x, y], i) => {
          const [a = 0, b = 0] = tips[i] ?? [];
          return `M${Math.round(x)} ${Math.round(y)}L${Math.round(a)} ${Math.round(b)}`;
        })
        .join(""),
      "none",
      stroke("#ffd84a", 2),
    ) +
    circle(0, 0, 48, c.radial("#c8803c #6d3410@60 #2c1206"), stroke(c.gold(), 5)) +
    path("M-40 0H40M0-40V40", "none", stroke("#8a4a06", 13, 'stroke-linecap="round"')) +
    path("M-40 0H40M0-40V40", "none", stroke("#ffd84a", 8, 'stroke-linecap="round"')) +
    circle(0, 0, 19, c.orb("#ffc02a"), stroke(ink, 4)) +
    circle(46, -44, 10, "#fff", stroke(ink, 3)) +
    circle(43, -47, 4, "#c8ccdc") +
    circle(0, 0, 6, main) +
    path("M-84-36A92 92 0 0 1-36-84", "none", stroke("#fff", 6, 'opacity=".6" stroke-linecap="round"'))
  );
};
