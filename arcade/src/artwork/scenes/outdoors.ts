import { circle, path, polygon, rect } from "../canvas.ts";
import { mix, shade, tint } from "../color.ts";
import { backdrop, clouds, dots, glow, hills, peaks, px, rays, type Scene } from "../scene.ts";

export const desert: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const pyramid = (cx: number, base: number, size: number) =>
    path(
      polygon([
        [cx, base - size],
        [cx + size * 1.1, base],
        [cx - size * 1.1, base],
      ]),
      c.linear(`${tint(p.glow, 0.2)} ${mix(p.mid, p.glow, 0.3)}`),
    ) +
    path(
      polygon([
        [cx, base - size],
        [cx + size * 1.1, base],
        [cx + size * 0.25, base],
      ]),
      p.low,
      'opacity=".6"',
    );
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.5, p.glow) +
    rays(x, y, w + h, 14, p.glow, 0.14, random.int(0, 30)) +
    circle(x, y, h * 0.22, tint(p.glow, 0.4), 'opacity=".35"') +
    pyramid(w * 0.12, h * 0.66, h * 0.3) +
    pyramid(w * 0.88, h * 0.68, h * 0.36) +
    (w > h ? pyramid(w * 0.55, h * 0.66, h * 0.22) : "") +
    hills(stage, h * 0.66, 16, mix(p.mid, p.glow, 0.25)) +
    hills(stage, h * 0.76, 20, p.low)
  );
};

export const jungle: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p, random } = stage;
  const frond = (color: string) =>
    c.symbol(
      path("M0 0C30-34 80-48 140-40C96-24 60 2 0 0Z", color) +
        path("M6-3Q60-30 128-38", "none", `stroke="${tint(color, 0.3)}" stroke-width="2" opacity=".6"`),
    );
  const [back, front] = [frond(mix(p.mid, p.low, 0.5)), frond(shade(p.low, 0.2))];
  const place = (id: string, fx: number, fy: number, turn: number, size: number) =>
    `<use href="#${id}" transform="translate(${px(fx)} ${px(fy)}) rotate(${px(turn)}) scale(${size})"/>`;
  const edge = Array.from({ length: 10 }, (_, i) => {
    const isLeft = i % 2 === 0;
    return place(
      i < 4 ? back : front,
      isLeft ? -10 : w + 10,
      h * (0.04 + i * 0.1),
      (isLeft ? -20 : 200) + random.int(-28, 28),
      (h / 400) * (0.8 + random.next() * 0.5),
    );
  }).join("");
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.5, p.glow, 0.9) +
    path(
      `M${w * 0.3} 0L${w * 0.05} ${h}H${w * 0.45}L${w * 0.5} 0ZM${w * 0.6} 0L${w * 0.55} ${h}H${w * 0.9}L${w * 0.75} 0Z`,
      p.glow,
      'opacity=".13"',
    ) +
    edge +
    dots(stage, 14, 1, 3, tint(p.glow, 0.5), 0.8) +
    hills(stage, h * 0.8, 18, shade(p.low, 0.25))
  );
};

export const savanna: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const acacia = (cx: number, base: number, s: number) =>
    path(
      `M${px(cx - 3 * s)} ${px(base)}L${px(cx - s)} ${px(base - 34 * s)}L${px(cx - 16 * s)} ${px(base - 56 * s)}L${px(cx)} ${px(base - 40 * s)}L${px(cx + 18 * s)} ${px(base - 58 * s)}L${px(cx + 3 * s)} ${px(base - 34 * s)}L${px(cx + 4 * s)} ${px(base)}ZM${px(cx - 46 * s)} ${px(base - 54 * s)}C${px(cx - 40 * s)} ${px(base - 84 * s)} ${px(cx + 40 * s)} ${px(base - 86 * s)} ${px(cx + 50 * s)} ${px(base - 56 * s)}C${px(cx + 20 * s)} ${px(base - 48 * s)} ${px(cx - 20 * s)} ${px(base - 48 * s)} ${px(cx - 46 * s)} ${px(base - 54 * s)}Z`,
      shade(p.low, 0.35),
    );
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.55, p.glow) +
    circle(x, y, h * 0.27, c.linear(`${tint(p.glow, 0.6)} ${p.glow}`), 'opacity=".75"') +
    clouds(stage, 4, 0.12, 0.35, tint(p.glow, 0.3), 0.25) +
    hills(stage, h * 0.66, 10, mix(p.low, p.mid, 0.35)) +
    acacia(w * 0.1, h * 0.7, h / 330) +
    acacia(w * 0.92, h * 0.69, h / 400) +
    hills(stage, h * 0.74, 12, p.low)
  );
};

export const canyon: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const mesa = (cx: number, base: number, mw: number, mh: number) =>
    path(
      `M${px(cx - mw)} ${px(base)}L${px(cx - mw * 0.7)} ${px(base - mh * 0.55)}L${px(cx - mw * 0.6)} ${px(base - mh)}H${px(cx + mw * 0.55)}L${px(cx + mw * 0.7)} ${px(base - mh * 0.5)}L${px(cx + mw)} ${px(base)}Z`,
      c.linear(`${mix(p.mid, p.main, 0.35)} ${p.low}`),
    ) +
    path(
      `M${px(cx - mw * 0.58)} ${px(base - mh * 0.86)}H${px(cx + mw * 0.56)}M${px(cx - mw * 0.64)} ${px(base - mh * 0.68)}H${px(cx + mw * 0.6)}`,
      "none",
      `stroke="${p.glow}" stroke-width="3" opacity=".35"`,
    );
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.5, p.glow) +
    rays(x, y, w + h, 12, p.glow, 0.12) +
    circle(x, y - h * 0.02, h * 0.24, tint(p.glow, 0.3), 'opacity=".4"') +
    mesa(w * 0.1, h * 0.7, h * 0.2, h * 0.34) +
    mesa(w * 0.92, h * 0.7, h * 0.24, h * 0.26) +
    (w > h ? mesa(w * 0.45, h * 0.7, h * 0.16, h * 0.2) : "") +
    hills(stage, h * 0.7, 9, mix(p.low, p.main, 0.25)) +
    hills(stage, h * 0.8, 12, p.low)
  );
};

export const fjord: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  const band = (top: number, color: string) =>
    path(
      `M0 ${px(h * top)}C${px(w * 0.3)} ${px(h * (top - 0.14))} ${px(w * 0.6)} ${px(h * (top + 0.12))} ${w} ${px(h * (top - 0.08))}V${px(h * (top + 0.2))}C${px(w * 0.6)} ${px(h * (top + 0.34))} ${px(w * 0.3)} ${px(h * (top + 0.06))} 0 ${px(h * (top + 0.28))}Z`,
      c.linear(`${color}@0/0 ${color}@35/.5 ${color}@100/0`),
    );
  return (
    backdrop(c, stage) +
    dots(stage, 26, 0.6, 1.8, "#fff", 0.8, 0.5) +
    band(0.12, p.accent) +
    band(0.26, p.glow) +
    glow(c, x, y, h * 0.42, p.glow, 0.8) +
    peaks(stage, h * 0.7, h * 0.4, mix(p.mid, p.low, 0.5), tint(p.glow, 0.65)) +
    peaks(stage, h * 0.8, h * 0.26, p.low, tint(p.mid, 0.3)) +
    rect(0, h * 0.79, w, h, c.linear(`${mix(p.mid, p.glow, 0.2)} ${shade(p.low, 0.4)}`))
  );
};

export const frost: Scene = (c, stage) => {
  const { width: w, height: h, x, y, palette: p } = stage;
  return (
    backdrop(c, stage) +
    glow(c, x, y, h * 0.5, p.glow) +
    rays(x, y, w + h, 16, "#fff", 0.08) +
    peaks(stage, h * 0.72, h * 0.34, mix(p.mid, p.low, 0.45), "#f0faff") +
    path(
      `M0 ${h}V${h * 0.5}L18 ${h * 0.6}L30 ${h * 0.46}L52 ${h * 0.7}L70 ${h * 0.62}L90 ${h}ZM${w} ${h}V${h * 0.44}L${w - 22} ${h * 0.62}L${w - 36} ${h * 0.5}L${w - 60} ${h * 0.72}L${w - 84} ${h}Z`,
      c.linear(`#fff ${p.glow}@40 ${p.low}`),
      'opacity=".85"',
    ) +
    hills(stage, h * 0.8, 10, tint(p.mid, 0.35)) +
    dots(stage, 30, 1, 3.4, "#fff", 0.85)
  );
};
