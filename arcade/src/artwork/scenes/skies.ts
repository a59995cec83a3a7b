import { circle, path, rect } from "../canvas.ts";
import { mix, tint } from "../color.ts";
import { backdrop, clouds, dots, glow, hills, px, rays, type Scene, sparkles } from "../scene.ts";

export const meadow: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const bow = ["#ff4a5a", "#ffa02a", "#ffe14a", "#4ad06a", "#4ab0ff", "#a06aff"]
    .map((color, i) =>
      circle(
        x,
        h * 0.78,
        h * (0.52 - i * 0.026),
        "none",
        `stroke="${color}" stroke-width="${px(h * 0.027)}" opacity=".55"`,
      ),
    )
    .join("");
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.5, p.glow) +
    bow +
    rays(x, y, w + h, 14, "#fff", 0.08) +
    clouds(stage, 5, 0.1, 0.45, "#fff", 0.6) +
    hills(stage, h * 0.68, 18, mix(p.low, p.main, 0.5)) +
    hills(stage, h * 0.78, 16, p.low) +
    sparkles(stage, 8, "#fffbd0")
  );
};

export const nightSea: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const wave = (top: number, color: string, step: number) => {
    let d = `M0 ${px(h * top)}`;
    for (let at = 0; at < w; at += step) d += `q${step / 4} -14 ${step / 2} 0t${step / 2} 0`;
    return path(`${d}V${h}H0Z`, color);
  };
  return (
    backdrop(c, stage) +
    dots(stage, 26, 0.6, 2, "#fff", 0.8, 0.5) +
    glow(c, x, y, h * 0.48, p.glow) +
    circle(x, y, h * 0.24, c.radial(`#fff ${tint(p.glow, 0.5)}@70 ${p.glow}`), 'opacity=".7"') +
    clouds(stage, 4, 0.3, 0.55, p.mid, 0.6) +
    path(`M${w * 0.06} ${h * 0.63}l8 16h44l12-20-14 4-6-44-10 30-8-38-10 40-10 8Z`, p.low, 'opacity=".85"') +
    wave(0.68, mix(p.mid, p.glow, 0.18), 90) +
    wave(0.74, mix(p.mid, p.low, 0.45), 70) +
    wave(0.81, p.low, 110)
  );
};

export const candyland: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const tree = (cx: number, base: number, r: number, color: string) =>
    rect(cx - r * 0.12, base - r * 1.6, r * 0.24, r * 1.7, "#fff") +
    circle(cx, base - r * 2, r, c.orb(color)) +
    circle(cx, base - r * 2, r * 0.55, "none", `stroke="#fff" stroke-width="${px(r * 0.2)}" opacity=".75"`);
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 16, "#fff", 0.16, random.int(0, 20)) +
    glow(c, x, y, h * 0.46, p.glow) +
    clouds(stage, 6, 0.1, 0.5, "#fff", 0.65) +
    hills(stage, h * 0.66, 22, tint(p.main, 0.35)) +
    tree(w * 0.08, h * 0.72, h * 0.07, p.accent) +
    tree(w * 0.93, h * 0.7, h * 0.085, p.main) +
    hills(stage, h * 0.75, 20, mix(p.low, p.main, 0.35)) +
    dots(stage, 24, 2, 5, "#fff", 0.6) +
    sparkles(stage, 8, "#fff")
  );
};

export const underwater: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const shafts = Array.from({ length: 6 }, (_, i) => {
    const at = (i / 5) * w * 1.1 - w * 0.05;
    const lean = random.int(-60, 60) * (h / 400);
    return `M${px(at)} 0L${px(at + lean - h * 0.1)} ${h}H${px(at + lean + h * 0.06)}L${px(at + h * 0.05)} 0Z`;
  }).join("");
  const coral = (cx: number, s: number, color: string, side: number) =>
    path(
      `M${px(cx)} ${h}c${px(-4 * s)} ${px(-26 * s)} ${px(2 * s)} ${px(-44 * s)} ${px(-6 * s)} ${px(-64 * s)}m${px(4 * s)} ${px(34 * s)}c${px(14 * s * side)} ${px(-8 * s)} ${px(12 * s * side)} ${px(-24 * s)} ${px(18 * s * side)} ${px(-36 * s)}m${px(-16 * s * side)} ${px(50 * s)}c${px(-18 * s * side)} ${px(-8 * s)} ${px(-18 * s * side)} ${px(-22 * s)} ${px(-26 * s * side)} ${px(-32 * s)}`,
      "none",
      `stroke="${color}" stroke-width="${px(10 * s)}" stroke-linecap="round"`,
    );
  const school = c.symbol(path("M0 0q8-8 18 0q-10 8-18 0ZM18 0l7-5v10Z", p.low, 'opacity=".55"'));
  const fish = Array.from(
    { length: 7 },
    () =>
      `<use href="#${school}" x="${random.int(0, w)}" y="${random.int(Math.round(h * 0.08), Math.round(h * 0.5))}"/>`,
  ).join("");
  return (
    backdrop(c, stage) +
    path(shafts, "#fff", 'opacity=".13"') +
    glow(c, x, y, h * 0.48, p.glow, 0.9) +
    fish +
    hills(stage, h * 0.84, 14, mix(p.low, p.accent, 0.2)) +
    coral(w * 0.08, h / 330, p.main, 1) +
    coral(w * 0.95, h / 300, p.accent, -1) +
    coral(w * 0.2, h / 480, p.accent, 1) +
    coral(w * 0.84, h / 520, p.main, 1) +
    dots(stage, 16, 2, 7, "#fff", 0.35)
  );
};

export const space: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  return (
    backdrop(c, stage) +
    glow(c, w * 0.15, h * 0.2, h * 0.4, p.main, 0.7) +
    glow(c, w * 0.9, h * 0.5, h * 0.45, p.accent, 0.55) +
    dots(stage, 50, 0.5, 1.8, "#fff", 0.9) +
    sparkles(stage, 7, "#fff") +
    glow(c, x, y, h * 0.46, p.glow, 0.9) +
    circle(w * 0.82, h * 1.16, h * 0.5, c.linear(`${tint(p.main, 0.4)} ${p.main}@14 ${p.low}@50`)) +
    circle(w * 0.1, h * 0.12, h * 0.055, c.orb(p.accent))
  );
};
