import { around, circle, ellipse, path, polygon, rect } from "../canvas.ts";
import { mix, shade, tint } from "../color.ts";
import { backdrop, dots, glow, px, rays, type Scene, sparkles } from "../scene.ts";

export const blaze: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const tongues = (base: number, size: number, fill: string) => {
    let d = `M0 ${h}V${px(base)}`;
    for (let at = 0; at < w; at += size) {
      const tall = size * (0.8 + random.next() * 1.2);
      d += `C${px(at + size * 0.1)} ${px(base - tall * 0.5)} ${px(at + size * 0.5)} ${px(base - tall * 0.5)} ${px(at + size * 0.45)} ${px(base - tall)}C${px(at + size * 0.8)} ${px(base - tall * 0.6)} ${px(at + size * 0.7)} ${px(base - tall * 0.2)} ${px(at + size)} ${px(base)}`;
    }
    return path(`${d}V${h}Z`, fill);
  };
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.52, p.glow) +
    rays(x, y, w + h, 14, p.glow, 0.13, random.int(0, 20)) +
    tongues(h * 0.66, h * 0.22, c.linear(`${p.glow}@0/.5 ${p.main}@60`)) +
    tongues(h * 0.78, h * 0.16, c.linear(`${tint(p.glow, 0.2)} ${p.main}@50 ${p.low}`)) +
    dots(stage, 26, 1, 3.4, tint(p.glow, 0.4), 0.9)
  );
};

export const skyline: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  let [towers, lights] = ["", ""];
  for (let at = 0; at < w; at += h * 0.09) {
    const [wide, tall] = [h * (0.06 + random.next() * 0.05), h * (0.16 + random.next() * 0.28)];
    towers += `M${px(at)} ${px(h * 0.8)}v${px(-tall)}h${px(wide)}v${px(tall)}Z`;
    for (let i = 0; i < 3; i += 1)
      lights += `M${px(at + wide * (0.2 + random.next() * 0.5))} ${px(h * 0.8 - tall * random.next() * 0.9)}h${px(h * 0.014)}v${px(h * 0.018)}h${px(-h * 0.014)}Z`;
  }
  return (
    backdrop(c, stage) +
    path(
      `M${w * 0.1} ${h * 0.8}L${-w * 0.06} 0H${w * 0.12}ZM${w * 0.9} ${h * 0.8}L${w * 0.86} 0H${w * 1.06}ZM${w * 0.3} ${h * 0.8}L${w * 0.34} 0H${w * 0.5}Z`,
      p.glow,
      'opacity=".16"',
    ) +
    glow(c, x, y, h * 0.48, p.glow) +
    path(towers, c.linear(`${mix(p.mid, p.main, 0.3)} ${p.low}`)) +
    path(lights, tint(p.accent, 0.4), 'opacity=".9"') +
    rect(0, h * 0.8, w, h * 0.2, c.linear(`${mix(p.low, p.main, 0.35)} ${p.low}`)) +
    dots(stage, 12, h * 0.012, h * 0.04, p.accent, 0.2) +
    dots(stage, 10, h * 0.012, h * 0.03, p.main, 0.28)
  );
};

export const curtain: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const folds = c.linear(
    `${shade(p.main, 0.55)} ${p.main}@30 ${shade(p.main, 0.5)}@55 ${mix(p.main, p.glow, 0.2)}@80 ${shade(p.main, 0.6)}`,
    0,
  );
  const step = h * 0.1;
  const drapes = Array.from({ length: Math.ceil(w / step) }, (_, i) => rect(i * step, 0, step + 1, h, folds)).join("");
  return (
    drapes +
    rect(0, 0, w, h, c.linear(`${p.low}@0/.4 ${p.low}@50/0 ${p.low}@100/.95`)) +
    path(
      `M${x - h * 0.05} 0L${x - h * 0.34} ${h}H${x + h * 0.34}L${x + h * 0.05} 0Z`,
      tint(p.glow, 0.4),
      'opacity=".16"',
    ) +
    glow(c, x, y, h * 0.44, p.glow) +
    rays(x, y, w + h, 20, p.glow, 0.12) +
    path(
      `M0 0H${w}V${px(h * 0.05)}Q${px(w * 0.875)} ${px(h * 0.14)} ${px(w * 0.75)} ${px(h * 0.05)}T${px(w * 0.5)} ${px(h * 0.05)}T${px(w * 0.25)} ${px(h * 0.05)}T0 ${px(h * 0.05)}Z`,
      folds,
      `stroke="#ffd84a" stroke-width="3"`,
    ) +
    sparkles(stage, 8, "#fffbd0")
  );
};

export const felt: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  return (
    backdrop(c, stage) +
    dots(stage, 16, h * 0.012, h * 0.045, p.accent, 0.16, 0.6) +
    dots(stage, 10, h * 0.01, h * 0.03, p.glow, 0.25, 0.6) +
    path(
      `M${x - h * 0.04} 0L${x - h * 0.4} ${h}H${x + h * 0.4}L${x + h * 0.04} 0Z`,
      tint(p.glow, 0.4),
      'opacity=".15"',
    ) +
    glow(c, x, y, h * 0.46, p.glow, 0.8) +
    ellipse(x, h * 0.98, w * 0.86, h * 0.42, "#2a1206") +
    ellipse(x, h * 0.98, w * 0.84, h * 0.405, c.gold()) +
    ellipse(
      x,
      h * 0.99,
      w * 0.8,
      h * 0.385,
      c.radial(`${tint(p.main, 0.25)} ${p.main}@55 ${shade(p.main, 0.6)}`, 0.5, 0.2, 0.75),
    ) +
    ellipse(x, h * 1.02, w * 0.62, h * 0.3, "none", 'stroke="#ffe98a" stroke-width="2.5" opacity=".6"')
  );
};

export const salon: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const step = h * 0.14;
  let lattice = "";
  for (let row = 0; row * step < h + step; row += 1)
    for (let at = (row % 2) * step; at < w + step; at += step * 2)
      lattice += `M${px(at)} ${px(row * step - step * 0.42)}l${px(step * 0.34)} ${px(step * 0.42)}-${px(step * 0.34)} ${px(step * 0.42)}-${px(step * 0.34)}-${px(step * 0.42)}Z`;
  return (
    backdrop(c, stage) +
    path(lattice, p.accent, 'opacity=".13"') +
    glow(c, x, y, h * 0.5, p.glow) +
    rays(x, y, w + h, 16, p.glow, 0.11, random.int(0, 22)) +
    ellipse(x, h * 0.86, w * 0.7, h * 0.2, c.glow(p.main, 0.9)) +
    sparkles(stage, 10, tint(p.glow, 0.6))
  );
};

export const stadium: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const lamp = (cx: number, tilt: number) =>
    path(`M${px(cx - h * 0.09)} ${px(h * 0.05)}h${px(h * 0.18)}v${px(h * 0.07)}h${px(-h * 0.18)}Z`, p.low) +
    [0, 1, 2, 3].map((i) => circle(cx - h * 0.065 + i * h * 0.043, h * 0.085, h * 0.018, "#fff")).join("") +
    path(
      `M${px(cx - h * 0.07)} ${px(h * 0.1)}L${px(cx + tilt - h * 0.3)} ${px(h * 0.85)}H${px(cx + tilt + h * 0.3)}L${px(cx + h * 0.07)} ${px(h * 0.1)}Z`,
      c.linear("#fff@0/.4 #fff@100/0"),
    ) +
    glow(c, cx, h * 0.085, h * 0.16, "#fff", 0.9);
  return (
    backdrop(c, stage) +
    path(`M0 ${px(h * 0.36)}Q${px(w / 2)} ${px(h * 0.46)} ${w} ${px(h * 0.36)}V${px(h * 0.68)}H0Z`, p.low) +
    dots({ ...stage, height: h * 0.68 }, 56, 0.8, 2, tint(p.accent, 0.4), 0.5) +
    rect(0, 0, w, h * 0.4, c.linear(`${p.top} ${p.mid}`), 'opacity=".82"') +
    rect(0, h * 0.64, w, h * 0.36, c.linear(`${tint(p.main, 0.12)} ${p.main}@40 ${shade(p.main, 0.55)}`)) +
    path(
      `M${px(w * 0.5)} ${px(h * 0.64)}L${px(w * 0.42)} ${h}H${px(w * 0.2)}L${px(w * 0.38)} ${px(h * 0.64)}ZM${px(w * 0.62)} ${px(h * 0.64)}L${px(w * 0.64)} ${h}H${px(w * 0.86)}L${px(w * 0.74)} ${px(h * 0.64)}ZM${px(w * 0.26)} ${px(h * 0.64)}L0 ${px(h * 0.94)}V${px(h * 0.74)}L${px(w * 0.14)} ${px(h * 0.64)}Z`,
      "#fff",
      'opacity=".1"',
    ) +
    ellipse(x, h * 0.82, w * 0.4, h * 0.09, "none", 'stroke="#fff" stroke-width="3" opacity=".55"') +
    path(`M0 ${px(h * 0.645)}H${w}`, "none", 'stroke="#fff" stroke-width="3" opacity=".7"') +
    lamp(w * 0.14, h * 0.16) +
    lamp(w * 0.86, -h * 0.16) +
    glow(c, x, y, h * 0.42, p.glow, 0.8)
  );
};

export const neonGrid: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const floor = h * 0.66;
  const lines =
    Array.from({ length: 13 }, (_, i) => {
      const at = x + (i - 6) * w * 0.045;
      return `M${px(at)} ${px(floor)}L${px(x + (i - 6) * w * 0.32)} ${h}`;
    }).join("") + [0, 0.1, 0.24, 0.44, 0.72].map((t) => `M0 ${px(floor + (h - floor) * t)}H${w}`).join("");
  const hexes = [
    [0.08, 0.16, 0.09],
    [0.9, 0.12, 0.11],
    [0.97, 0.4, 0.08],
    [0.03, 0.44, 0.07],
    [0.3, 0.06, 0.05],
  ]
    .map(([fx = 0, fy = 0, r = 0]) => polygon(around(6, r * h, fx * w, fy * h)))
    .join("");
  return (
    backdrop(c, stage) +
    path(hexes, p.main, `fill-opacity=".14" stroke="${p.main}" stroke-width="2" stroke-opacity=".7"`) +
    path(
      `M0 ${px(h * 0.1)}L${px(w * 0.4)} ${floor}L${px(w * 0.3)} ${floor}L0 ${px(h * 0.24)}ZM${w} ${px(h * 0.3)}L${px(w * 0.62)} ${floor}L${px(w * 0.7)} ${floor}L${w} ${px(h * 0.42)}Z`,
      p.accent,
      'opacity=".18"',
    ) +
    glow(c, x, y, h * 0.5, p.glow) +
    rect(0, floor, w, h - floor, c.linear(`${mix(p.low, p.main, 0.35)} ${p.low}`)) +
    path(lines, "none", `stroke="${p.glow}" stroke-width="2" opacity=".55"`) +
    path(`M0 ${px(floor)}H${w}`, "none", `stroke="#fff" stroke-width="3" opacity=".8"`) +
    dots(stage, 14, 1, 2.6, tint(p.accent, 0.4), 0.9)
  );
};

export const drawStage: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const confetti = (color: string) =>
    path(
      Array.from(
        { length: 9 },
        () =>
          `M${random.int(0, w)} ${random.int(0, Math.round(h * 0.7))}l${random.int(4, 9)} ${random.int(2, 5)}l${random.int(-4, -2)} ${random.int(5, 9)}l${random.int(-7, -4)} ${random.int(-4, -2)}Z`,
      ).join(""),
      color,
      'opacity=".85"',
    );
  const rings = [0.5, 0.4, 0.3]
    .map((r) => circle(x, y, h * r, "none", `stroke="${p.glow}" stroke-width="${px(h * 0.016)}" opacity=".28"`))
    .join("");
  return (
    backdrop(c, stage) +
    rays(x, y, w + h, 20, p.glow, 0.16, random.int(0, 18)) +
    glow(c, x, y, h * 0.5, p.glow) +
    rings +
    confetti(p.main) +
    confetti(p.accent) +
    confetti("#fff") +
    ellipse(x, h * 0.82, w * 0.62, h * 0.1, c.linear(`${tint(p.main, 0.2)} ${shade(p.main, 0.5)}`)) +
    ellipse(x, h * 0.805, w * 0.62, h * 0.09, c.gold()) +
    ellipse(x, h * 0.8, w * 0.58, h * 0.08, c.radial(`${tint(p.main, 0.4)} ${shade(p.main, 0.4)}`))
  );
};
