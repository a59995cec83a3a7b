import { around, circle, ellipse, path, polygon, star, stroke } from "../canvas.ts";
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
