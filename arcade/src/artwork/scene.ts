import type { SeededRandom } from "../seededRandom.ts";
import { type Canvas, circle, n, path, rect, star } from "./canvas.ts";

/** The colours of a picture. */
export interface Palette {
  /** The backdrop from top to bottom. */
  top: string;
  mid: string;
  low: string;
  /** The light behind the subject. */
  glow: string;
  main: string;
  accent: string;
  ink: string;
}

/** The size of a scene, and the place of the subject in it. */
export interface Stage {
  width: number;
  height: number;
  x: number;
  y: number;
  palette: Palette;
  random: SeededRandom;
}

/** Draws the background from edge to edge. */
export type Scene = (c: Canvas, stage: Stage) => string;

/** Whole numbers are exact enough for a background. */
export const px = (value: number) => String(Math.round(value));

export const backdrop = (c: Canvas, { width, height, palette: { top, mid, low } }: Stage) =>
  rect(0, 0, width, height, c.linear(`${top} ${mid}@52 ${low}`));

export const glow = (c: Canvas, x: number, y: number, r: number, color: string, strength = 1) =>
  circle(x, y, r, c.glow(color, strength));

/** Rays from a point to beyond every edge. */
export function rays(
  x: number,
  y: number,
  reach: number,
  count: number,
  color: string,
  opacity: number,
  start = 0,
): string {
  const tip = (i: number) => {
    const angle = ((start + (360 * i) / (count * 2)) * Math.PI) / 180;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  };
  const d = Array.from({ length: count }, (_, i) => `M${x} ${y}L${tip(2 * i)} ${tip(2 * i + 1)}Z`).join("");
  return path(d, color, `opacity="${opacity}"`);
}

/** Small lights, in one path. */
export const sparkles = ({ width, height, random }: Stage, count: number, color: string) =>
  path(
    Array.from({ length: count }, () => {
      const size = random.int(3, 9) * Math.max(1, width / 700);
      return star(4, size, size / 5, random.int(0, width), random.int(0, height));
    }).join(""),
    color,
    'opacity=".8"',
  );

/** Blurred lights of two sizes; small ones look like stars. Points with a round pen are the shortest to write. */
export const dots = (
  { width, height, random }: Stage,
  count: number,
  from: number,
  to: number,
  color: string,
  opacity: number,
  until = 1,
) =>
  [from, to]
    .map((r) => {
      const points = Array.from(
        { length: Math.ceil(count / 2) },
        () => `M${random.int(0, width)} ${random.int(0, Math.round(height * until))}h0`,
      );
      return `<path d="${points.join("")}" stroke="${color}" stroke-width="${n(r * 2)}" stroke-linecap="round" opacity="${opacity}"/>`;
    })
    .join("");

/** Ground with a soft line of hills, down to the lower edge. */
export function hills({ width, height, random }: Stage, y: number, rise: number, fill: string): string {
  const steps = Math.max(2, Math.round(width / 150));
  const step = width / steps;
  let d = `M0 ${px(y)}`;
  for (let i = 0; i < steps; i += 1) {
    const dy = random.int(-rise, rise);
    d += `C${px(i * step + step * 0.35)} ${px(y + dy)} ${px(i * step + step * 0.65)} ${px(y + dy)} ${px((i + 1) * step)} ${px(y)}`;
  }
  return path(`${d}V${height}H0Z`, fill);
}

/** Jagged mountains; their lit sides are a separate path. */
export function peaks({ width, height, random }: Stage, y: number, size: number, fill: string, light: string): string {
  let [dark, lit] = ["", ""];
  for (let x = -size * 0.3; x < width; x += size * (0.55 + random.next() * 0.35)) {
    const h = size * (0.75 + random.next() * 0.6);
    const tip = `${px(x + size * 0.5)} ${px(y - h)}`;
    dark += `M${px(x)} ${height}L${px(x)} ${px(y)}L${tip}L${px(x + size)} ${px(y)}V${height}Z`;
    lit += `M${tip}L${px(x + size * 0.26)} ${px(y - h * 0.52)}L${px(x + size * 0.4)} ${px(y - h * 0.6)}L${px(x + size * 0.5)} ${px(y - h * 0.42)}Z`;
  }
  return path(dark, fill) + path(lit, light);
}

/** A cloud's `d`, its base at `y`. */
export const cloud = (x: number, y: number, size: number) =>
  `M${px(x - size)} ${px(y)}a${px(size * 0.32)} ${px(size * 0.32)} 0 0 1 ${px(size * 0.34)} ${px(-size * 0.36)}a${px(size * 0.44)} ${px(size * 0.44)} 0 0 1 ${px(size * 0.8)} ${px(-size * 0.1)}a${px(size * 0.34)} ${px(size * 0.34)} 0 0 1 ${px(size * 0.6)} ${px(size * 0.46)}Z`;

export const clouds = (
  { width, height, random }: Stage,
  count: number,
  from: number,
  to: number,
  fill: string,
  opacity: number,
) =>
  path(
    Array.from({ length: count }, () =>
      cloud(
        random.int(0, width),
        height * (from + random.next() * (to - from)),
        Math.max(width, height) * (0.12 + random.next() * 0.14),
      ),
    ).join(""),
    fill,
    `opacity="${opacity}"`,
  );
