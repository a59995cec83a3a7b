import { around, circle, path, polygon } from "../canvas.ts";
import { mix, shade, tint } from "../color.ts";
import { backdrop, cloud, clouds, dots, glow, hills, px, rays, type Scene, sparkles } from "../scene.ts";

export const pagoda: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const tower = (cx: number, base: number, s: number) => {
    let d = "";
    for (let i = 0; i < 4; i += 1) {
      const half = (34 - i * 6) * s;
      const floor = base - i * 34 * s;
      d += `M${px(cx - half * 0.62)} ${px(floor)}V${px(floor - 22 * s)}H${px(cx + half * 0.62)}V${px(floor)}ZM${px(cx - half * 1.25)} ${px(floor - 18 * s)}Q${px(cx - half * 0.7)} ${px(floor - 22 * s)} ${px(cx - half * 0.5)} ${px(floor - 34 * s)}H${px(cx + half * 0.5)}Q${px(cx + half * 0.7)} ${px(floor - 22 * s)} ${px(cx + half * 1.25)} ${px(floor - 18 * s)}Z`;
    }
    return path(d, c.linear(`${mix(p.low, p.main, 0.5)} ${p.low}`));
  };
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 18, p.glow, 0.16, random.int(0, 20)) +
    glow(c, x, y, h * 0.5, p.glow) +
    circle(x, y, h * 0.28, c.radial(`${tint(p.glow, 0.4)} ${p.glow}@70 ${mix(p.glow, p.mid, 0.5)}`), 'opacity=".55"') +
    tower(w * 0.08, h * 0.76, h / 330) +
    tower(w * 0.93, h * 0.76, h / 380) +
    path(
      `${cloud(w * 0.12, h * 0.8, h * 0.26)}${cloud(w * 0.9, h * 0.78, h * 0.22)}${cloud(w * 0.5, h * 0.86, h * 0.3)}`,
      c.linear(`${mix(p.mid, p.glow, 0.45)}@0/.9 ${mix(p.mid, p.glow, 0.2)}@100/0`),
    ) +
    sparkles(stage, 8, tint(p.glow, 0.6))
  );
};

export const olympus: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const column = (cx: number, s: number) =>
    path(
      `M${px(cx - 26 * s)} ${px(h * 0.1)}H${px(cx + 26 * s)}V${px(h * 0.1 + 16 * s)}H${px(cx - 26 * s)}ZM${px(cx - 18 * s)} ${px(h * 0.1 + 16 * s)}H${px(cx + 18 * s)}L${px(cx + 21 * s)} ${px(h * 0.8)}H${px(cx - 21 * s)}Z`,
      c.linear(`#fff ${tint(p.mid, 0.55)}@40 ${p.low}`, 0),
    ) +
    path(
      `M${px(cx - 9 * s)} ${px(h * 0.1 + 18 * s)}V${h * 0.8}M${px(cx)} ${px(h * 0.1 + 18 * s)}V${h * 0.8}M${px(cx + 9 * s)} ${px(h * 0.1 + 18 * s)}V${h * 0.8}`,
      "none",
      `stroke="${p.low}" stroke-width="3" opacity=".35"`,
    );
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 16, "#fff", 0.13) +
    glow(c, x, y, h * 0.5, p.glow) +
    column(w * 0.07, h / 400) +
    column(w * 0.93, h / 400) +
    path(
      `M${w * 0.22} 0L${w * 0.16} ${h * 0.16}L${w * 0.23} ${h * 0.15}L${w * 0.14} ${h * 0.34}L${w * 0.28} ${h * 0.12}L${w * 0.22} ${h * 0.13}L${w * 0.28} 0Z`,
      "#fff",
      'opacity=".75"',
    ) +
    clouds(stage, 5, 0.66, 0.8, "#fff", 0.55) +
    path(
      `${cloud(w * 0.2, h * 0.84, h * 0.3)}${cloud(w * 0.8, h * 0.84, h * 0.32)}${cloud(w * 0.5, h * 0.9, h * 0.34)}`,
      c.linear(`#fff ${p.mid}`),
      'opacity=".8"',
    )
  );
};

export const arcane: Scene = (c, stage) => {
  const { height: h, x, y, palette: p } = stage;
  const ring = (r: number, dash: string, width: number) =>
    circle(x, y, r, "none", `stroke="${p.glow}" stroke-width="${width}" stroke-dasharray="${dash}" opacity=".5"`);
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.52, p.main, 0.8) +
    glow(c, x, y, h * 0.32, p.glow) +
    ring(h * 0.36, "2 10", 10) +
    ring(h * 0.33, "none", 2) +
    ring(h * 0.4, "none", 3) +
    path(
      polygon(around(3, h * 0.38, x, y)) + polygon(around(3, h * 0.38, x, y, 90)),
      "none",
      `stroke="${p.glow}" stroke-width="2" opacity=".4"`,
    ) +
    clouds(stage, 4, 0.75, 0.9, p.main, 0.3) +
    dots(stage, 22, 1, 3, tint(p.glow, 0.6), 0.9) +
    sparkles(stage, 9, "#fff") +
    hills(stage, h * 0.82, 8, shade(p.low, 0.3))
  );
};

export const ziggurat: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const steps = (cx: number, s: number) => {
    let d = "";
    for (let i = 0; i < 6; i += 1)
      d += `M${px(cx - (120 - i * 18) * s)} ${px(h * 0.78 - i * 26 * s)}h${px((240 - i * 36) * s)}v${px(-27 * s)}h${px(-(240 - i * 36) * s)}Z`;
    return (
      path(d, c.linear(`${mix(p.mid, p.glow, 0.4)} ${p.low}`)) +
      path(
        `M${px(cx - 22 * s)} ${px(h * 0.78)}L${px(cx - 10 * s)} ${px(h * 0.78 - 156 * s)}H${px(cx + 10 * s)}L${px(cx + 22 * s)} ${px(h * 0.78)}Z`,
        p.low,
        'opacity=".6"',
      )
    );
  };
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 20, p.glow, 0.15) +
    glow(c, x, y, h * 0.5, p.glow) +
    steps(w * 0.06, h / 380) +
    steps(w * 0.95, h / 340) +
    hills(stage, h * 0.76, 16, mix(p.low, p.main, 0.3)) +
    hills(stage, h * 0.84, 14, p.low) +
    sparkles(stage, 6, p.glow)
  );
};

export const castle: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const keep = (cx: number, s: number) =>
    path(
      `M${px(cx - 60 * s)} ${h * 0.82}v${px(-90 * s)}l14 ${px(-30 * s)} 14 ${px(30 * s)}v${px(20 * s)}h${px(20 * s)}v${px(-80 * s)}l16 ${px(-40 * s)} 16 ${px(40 * s)}v${px(90 * s)}h${px(24 * s)}v${px(-50 * s)}l12 ${px(-28 * s)} 12 ${px(28 * s)}v${px(110 * s)}Z`,
      shade(p.low, 0.2),
    );
  const bat = c.symbol(path("M0 0q6-8 16-5q-4 4-2 8q-6-3-9 2q-3-4-5-1q-2-3-5 1q-3-5-9-2q2-4-2-8q10-3 16 5Z", p.ink));
  return (
    backdrop(c, stage) +
    dots(stage, 22, 0.6, 1.7, "#fff", 0.8, 0.5) +
    glow(c, x, y, h * 0.5, p.glow) +
    circle(x, y, h * 0.27, c.radial(`#fff ${tint(p.glow, 0.5)}@60 ${p.glow}`), 'opacity=".6"') +
    keep(w * 0.14, h / 360) +
    keep(w * 0.92, h / 430) +
    Array.from(
      { length: 5 },
      () => `<use href="#${bat}" x="${random.int(10, w - 10)}" y="${random.int(20, Math.round(h * 0.4))}"/>`,
    ).join("") +
    hills(stage, h * 0.78, 12, p.low) +
    clouds(stage, 5, 0.74, 0.86, p.mid, 0.5)
  );
};

export const cavern: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const shard = (color: string) =>
    c.symbol(
      path("M-16 0L-20-60 0-96 20-56 16 0Z", c.linear(`${tint(color, 0.6)} ${color}@50 ${shade(color, 0.5)}`)) +
        path("M0-96L20-56 16 0H2L4-58Z", shade(color, 0.5), 'opacity=".5"'),
    );
  const shards = [shard(p.main), shard(p.accent)];
  const cluster = (isRight: boolean) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<use href="#${shards[i % 2]}" transform="translate(${px(isRight ? w - i * h * 0.05 : i * h * 0.05)} ${px(h * (0.84 + i * 0.03))}) rotate(${(isRight ? -1 : 1) * (8 + i * 12) + random.int(-5, 5)}) scale(${((h / 400) * (1.5 - i * 0.25)).toFixed(2)})"/>`,
      )
      .join("");
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 18, p.glow, 0.13, random.int(0, 20)) +
    glow(c, x, y, h * 0.5, p.glow) +
    path(
      `M0 0H${w}L${px(w * 0.94)} ${px(h * 0.12)}L${px(w * 0.86)} ${px(h * 0.04)}L${px(w * 0.78)} ${px(h * 0.16)}L${px(w * 0.66)} ${px(h * 0.03)}L${px(w * 0.34)} ${px(h * 0.03)}L${px(w * 0.22)} ${px(h * 0.14)}L${px(w * 0.12)} ${px(h * 0.05)}L${px(w * 0.05)} ${px(h * 0.15)}Z`,
      p.low,
      'opacity=".8"',
    ) +
    cluster(false) +
    cluster(true) +
    hills(stage, h * 0.84, 10, shade(p.low, 0.2)) +
    sparkles(stage, 9, "#fff")
  );
};
