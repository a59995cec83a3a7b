import { around, at, circle, ellipse, path, polygon, rect, star, stroke } from "../canvas.ts";
import { mix, shade, tint } from "../color.ts";
import type { Subject } from "../subject.ts";

/** One facet: its corners and how bright it is, -1 to 1. */
type Facet = readonly [corners: readonly (readonly [number, number])[], tone: number];

const cut = (color: string, facets: readonly Facet[]) =>
  facets.map(([corners, tone]) => path(polygon(corners), tone < 0 ? shade(color, -tone) : tint(color, tone))).join("");

/** A brilliant seen from the side. */
export const diamond: Subject = (_c, { main, ink }) => {
  const [l, r, t, g, b] = [-96, 96, -62, -14, 92];
  const facets: Facet[] = [
    [
      [
        [l, g],
        [-56, t],
        [-48, g],
      ],
      0.2,
    ],
    [
      [
        [-56, t],
        [-18, t],
        [-48, g],
      ],
      0.62,
    ],
    [
      [
        [-18, t],
        [0, g],
        [-48, g],
      ],
      0.3,
    ],
    [
      [
        [-18, t],
        [18, t],
        [0, g],
      ],
      0.85,
    ],
    [
      [
        [18, t],
        [48, g],
        [0, g],
      ],
      0.15,
    ],
    [
      [
        [18, t],
        [56, t],
        [48, g],
      ],
      -0.12,
    ],
    [
      [
        [56, t],
        [r, g],
        [48, g],
      ],
      -0.3,
    ],
    [
      [
        [l, g],
        [-48, g],
        [0, b],
      ],
      -0.08,
    ],
    [
      [
        [-48, g],
        [0, g],
        [0, b],
      ],
      0.45,
    ],
    [
      [
        [0, g],
        [48, g],
        [0, b],
      ],
      -0.25,
    ],
    [
      [
        [48, g],
        [r, g],
        [0, b],
      ],
      -0.5,
    ],
  ];
  const outline = polygon([
    [l, g],
    [-56, t],
    [56, t],
    [r, g],
    [0, b],
  ]);
  return (
    path(outline, main, stroke(ink, 9)) +
    cut(main, facets) +
    path("M-56-62L56-62L96-14L0 92L-96-14Z", "none", stroke(tint(main, 0.7), 2.5)) +
    path("M-52-58L-24-58L-44-22L-80-20Z", "#fff", 'opacity=".5"') +
    path(star(4, 30, 4, -60, -46), "#fff")
  );
};

/** An emerald cut seen from above. */
export const emerald: Subject = (c, { main, ink }) => {
  const ring = (size: number): [number, number][] => {
    const [w, h, k] = [78 * size, 96 * size, 34 * size];
    return [
      [-w + k, -h],
      [w - k, -h],
      [w, -h + k],
      [w, h - k],
      [w - k, h],
      [-w + k, h],
      [-w, h - k],
      [-w, -h + k],
    ];
  };
  const [outer, inner] = [ring(1), ring(0.6)];
  const tones = [0.7, 0.3, -0.25, -0.5, -0.6, -0.3, 0.1, 0.5];
  const facets = outer.map((corner, i): Facet => {
    const next = (i + 1) % 8;
    return [[corner, outer[next] ?? corner, inner[next] ?? corner, inner[i] ?? corner], tones[i] ?? 0];
  });
  return (
    path(polygon(outer), main, stroke(ink, 9)) +
    cut(main, facets) +
    path(polygon(inner), c.linear(`${tint(main, 0.75)} ${main}@45 ${shade(main, 0.45)}`, 60)) +
    path("M-40-54L0-54L-44 20L-46-30Z", "#fff", 'opacity=".55"') +
    path(star(4, 26, 4, 40, -62), "#fff")
  );
};

/** A cushion of a stone in a golden setting. */
export const jewel: Subject = (c, { main, ink }) => {
  const outer = around(8, 82, 0, 0, -67.5);
  const inner = around(8, 46, 0, 0, -67.5);
  const tones = [0.15, -0.3, -0.5, -0.45, -0.15, 0.3, 0.65, 0.5];
  const facets = outer.map((corner, i): Facet => {
    const next = (i + 1) % 8;
    return [[corner, outer[next] ?? corner, inner[next] ?? corner, inner[i] ?? corner], tones[i] ?? 0];
  });
  return (
    circle(0, 0, 97, c.gold(), stroke(ink, 5)) +
    circle(0, 0, 84, shade(main, 0.75)) +
    cut(main, facets) +
    path(polygon(inner), c.linear(`${tint(main, 0.8)} ${main}@50 ${shade(main, 0.4)}`, 70)) +
    around(12, 91)
      .map(([x, y]) => circle(x, y, 5, "#fff6c0"))
      .join("") +
    ellipse(-22, -26, 20, 10, "#fff", 'opacity=".7" transform="rotate(-35 -22 -26)"')
  );
};

export const coin: Subject = (c, { ink, random }) => {
  const mark = random.pick([
    star(5, 44, 19),
    "M-14-44H14V-30Q40-24 40 0 40 26 14 32V46H-14V32Q-40 28-40 4H-14Q-14 10 0 10 14 10 14 2-40-2-40-20-36-30-14-32Z",
    "M0-46L40-14 24 38H-24L-40-14Z",
  ]);
  return (
    ellipse(6, 8, 96, 96, "#6b3503", stroke(ink, 5)) +
    circle(0, 0, 96, c.gold(60), stroke("#8a4a06", 3)) +
    circle(0, 0, 76, c.gold(240), stroke("#fff3b0", 3)) +
    path(mark, c.gold(), stroke("#8a4a06", 4)) +
    path("M-80-30A86 86 0 0 1-20-80", "none", stroke("#fffbe0", 9, 'stroke-linecap="round" opacity=".9"'))
  );
};

/** A heap of coins, wider than high: for the foreground. */
export const coinPile: Subject = (c, { ink }) => {
  const one = c.symbol(
    ellipse(0, 5, 26, 12, "#8a4a06", stroke(ink, 3)) +
      ellipse(0, 0, 26, 12, c.gold(20), stroke("#a65c08", 1.5)) +
      ellipse(0, 0, 16, 6.5, c.gold(200)),
  );
  const spots = [
    [-70, 40],
    [-20, 44],
    [34, 42],
    [78, 38],
    [-46, 26],
    [6, 28],
    [56, 24],
    [-24, 10],
    [32, 10],
    [4, -6],
    [-92, 56],
    [-44, 60],
    [10, 62],
    [60, 58],
    [96, 56],
  ];
  return spots
    .sort(([, a = 0], [, b = 0]) => a - b)
    .map(([x, y]) => `<use href="#${one}" x="${x}" y="${y}"/>`)
    .join("");
};

/** A boat-shaped ingot. */
export const ingot: Subject = (c, { ink }) =>
  path(
    "M-98-28C-88-10-70 2-58 4 -40-34 40-34 58 4 70 2 88-10 98-28 100 20 70 66 0 66S-100 20-98-28Z",
    c.gold(),
    stroke(ink, 7),
  ) +
  path("M-58 4C-40-34 40-34 58 4 40 22-40 22-58 4Z", c.linear("#fffce0 #ffd84a@50 #e89818"), stroke("#a65c08", 2)) +
  path("M-88-8C-80 40-30 56 0 56", "none", stroke("#fff7c4", 6, 'stroke-linecap="round" opacity=".85"')) +
  path(star(4, 26, 4, 30, -18), "#fff");

export const crown: Subject = (c, { main, ink }) =>
  path("M-84 56L-98-34-50 8 0-70 50 8 98-34 84 56Z", c.gold(), stroke(ink, 8)) +
  path("M-76 46L-86-12-48 20 0-48 48 20 86-12 76 46Z", c.linear("#ffe98a@0/.9 #c97a0a@100/.5")) +
  rect(-86, 44, 172, 32, c.gold(), `rx="10" ${stroke(ink, 6)}`) +
  [
    [-98, -38, 13],
    [98, -38, 13],
    [0, -76, 16],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.orb(main), stroke(ink, 4)))
    .join("") +
  [-54, 0, 54]
    .map((x) =>
      path(
        polygon([
          [x, 46],
          [x + 13, 60],
          [x, 74],
          [x - 13, 60],
        ]),
        c.body(main),
        stroke("#7a3c04", 2),
      ),
    )
    .join("") +
  ellipse(0, 18, 17, 24, c.orb(main), stroke("#8a4a06", 4)) +
  path("M-80 50H80", "none", stroke("#fffbe0", 3, 'opacity=".8"'));

export const chest: Subject = (c, look) => {
  const { ink } = look;
  return (
    path("M-88-6L-74-70Q0-96 74-70L88-6Z", c.linear("#b56a2c #6d3410@60 #3c1806"), stroke(ink, 7)) +
    path("M-74-64L-62-64-70-8-84-8ZM74-64L62-64 70-8 84-8ZM-10-83H10L12-8H-12Z", c.gold()) +
    path("M-84-8Q0 24 84-8L90 4Q0 40-90 4Z", "#2a0f04") +
    ellipse(0, -6, 78, 22, c.glow("#fff1a0")) +
    at(0, -22, 0.72, coinPile(c, look)) +
    path("M-92 10H92L82 82Q0 94-82 82Z", c.linear("#9c5420 #6d3410@55 #38160a"), stroke(ink, 7)) +
    path("M-84 36H84M-82 60H82", "none", stroke("#3c1806", 3, 'opacity=".7"')) +
    path("M-78 10H-60L-56 86-72 84ZM78 10H60L56 86 72 84ZM-92 8H92V22H-92Z", c.gold()) +
    path("M-20 12H20V42Q0 62-20 42Z", c.gold(), stroke(ink, 4)) +
    circle(0, 28, 7, "#3c1806") +
    path("M-3 30H3L5 44H-5Z", "#3c1806")
  );
};

/** Bars of gold, stacked. */
export const bullion: Subject = (c, { ink }) => {
  const bar = c.symbol(
    path("M-44 24L-34-14H30L46 24Z", c.gold(), stroke(ink, 5)) +
      path("M-34-14H30L24-26H-26Z", "#fff3b4", stroke(ink, 4)) +
      path("M-26 10H26", "none", stroke("#9a5808", 5, 'opacity=".6"')),
  );
  return [
    [-50, 52],
    [50, 52],
    [0, 52],
    [-24, 4],
    [24, 4],
    [0, -42],
  ]
    .sort(([, a = 0], [, b = 0]) => b - a)
    .map(([x, y]) => `<use href="#${bar}" x="${x}" y="${y}"/>`)
    .join("");
};

/** An amulet of mixed stones, for casual games. */
export const heartGem: Subject = (c, { main, ink }) =>
  path("M0 88C-60 46-98 8-94-34-90-76-34-86 0-42 34-86 90-76 94-34 98 8 60 46 0 88Z", c.body(main), stroke(ink, 8)) +
  path("M0 88L-44-6-94-34C-98 8-60 46 0 88Z", shade(main, 0.18), 'opacity=".6"') +
  path("M0 88L44-6 94-34C98 8 60 46 0 88Z", shade(main, 0.45), 'opacity=".6"') +
  path("M0 88L-44-6 0-30 44-6Z", tint(main, 0.3), 'opacity=".75"') +
  path("M-44-6L-62-62C-84-56-92-48-94-34ZM44-6L62-62C84-56 92-48 94-34Z", tint(main, 0.55), 'opacity=".55"') +
  path("M-44-6L-62-62C-40-70-16-64 0-42V-30Z", tint(main, 0.8), 'opacity=".8"') +
  path("M44-6L62-62C40-70 16-64 0-42V-30Z", mix(main, "#ffffff", 0.2), 'opacity=".7"') +
  path(star(4, 28, 4, -48, -46), "#fff");
