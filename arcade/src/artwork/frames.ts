import { SeededRandom } from "../seededRandom.ts";
import { around, type Canvas, circle, path, polygon, star } from "./canvas.ts";
import { hsl, shade, tint } from "./color.ts";

/** A vendor's mark, colours and frame on its pictures. */
export interface Signature {
  color: string;
  second: string;
  /** Its mark's `d` within -10 to 10. */
  mark: string;
  frame: "none" | "line" | "double" | "corners" | "bar" | "glass";
  metal: "gold" | "silver" | "color";
}

const MARKS: readonly string[] = [
  polygon(around(6, 10)),
  star(5, 10, 4.4),
  star(4, 10, 3.4),
  star(8, 10, 6.4),
  polygon(around(4, 10)),
  polygon(around(3, 10, 0, 1.5)),
  "M-10 2L-10-6-5-1 0-9 5-1 10-6 10 2 8 8H-8Z",
  "M2-10L-8 2H-1L-3 10 8-3H1Z",
  "M0-10C5-4 9-1 9 4A9 7 0 0 1-9 4C-9-1-5-4 0-10Z",
  "M0-10L9-6V1C9 6 4 9 0 10-4 9-9 6-9 1V-6Z",
  "M-9 9C-10-4-2-10 9-9 10 3 4 10-9 9ZM-9 9L3-3",
  "M-10 4C-6-6-3-6 0 0S6 6 10-4V5C6 11 3 10 0 6S-6 2-10 8Z",
  "M-10 8L-3-7 1 1 4-4 10 8Z",
  "M0-9A9 9 0 1 0 9 0H3A3 3 0 1 1 0-3Z",
  "M-9-9H9V-3H3V9H-3V-3H-9Z",
  "M0 10C-8 4-11 0-10-5-9-10-2-9 0-4 2-9 9-10 10-5 11 0 8 4 0 10Z",
  "M-9-7L0-10 9-7 6 0 9 7 0 10-9 7-6 0Z",
  "M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
  "M-9 0A9 9 0 0 1 9 0A4.5 4.5 0 0 1 0 0A4.5 4.5 0 0 0-9 0ZM-9 3A9 9 0 0 0 9 3A4.5 4.5 0 0 1 0 4A4.5 4.5 0 0 0-9 3Z",
  "M-10-10H-2V-2H-10ZM2-10H10V-2H2ZM-10 2H-2V10H-10ZM2 2H10V10H2Z",
];
const FRAMES: readonly Signature["frame"][] = ["line", "double", "corners", "bar", "glass", "none"];

const signatures = new Map<string, Signature>();

/** A vendor's colours, mark and frame: always the same for the same code. */
export function signatureOf(vendorCode: string): Signature {
  const known = signatures.get(vendorCode);
  if (known) return known;
  const random = new SeededRandom("vendor", vendorCode);
  const hue = random.int(0, 359);
  const signature: Signature = {
    color: hsl(hue, 0.82, 0.54),
    second: hsl((hue + random.pick([28, 40, 150, 180, 200, 320, 335])) % 360, 0.85, 0.58),
    mark: random.pick(MARKS),
    frame: random.pick(FRAMES),
    metal: random.pick(["gold", "gold", "silver", "color"] as const),
  };
  signatures.set(vendorCode, signature);
  return signature;
}

/** The frame of an icon. */
export function frame(
  c: Canvas,
  width: number,
  height: number,
  { color, second, frame: kind, metal }: Signature,
): string {
  const paint =
    metal === "gold"
      ? c.gold(60)
      : metal === "silver"
        ? c.silver(60)
        : c.linear(`${tint(second, 0.5)} ${color}@50 ${shade(color, 0.4)}`, 60);
  const inset = (at: number, stroke: number, opacity = 1) =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" rx="${Math.max(4, 18 - at)}" fill="none" stroke="${paint}" stroke-width="${stroke}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  const corner = c.symbol(
    path("M5 62V23A18 18 0 0 1 23 5H62L52 12H26A14 14 0 0 0 12 26V52Z", paint) + circle(20, 20, 5, color),
  );
  const edges = {
    none: "",
    line: inset(3.5, 5),
    double: inset(2.5, 4) + inset(8.5, 1.5, 0.8),
    corners:
      inset(3, 2, 0.55) +
      [
        [0, 0, 1, 1],
        [width, 0, -1, 1],
        [0, height, 1, -1],
        [width, height, -1, -1],
      ]
        .map(([x, y, sx, sy]) => `<use href="#${corner}" transform="translate(${x} ${y}) scale(${sx} ${sy})"/>`)
        .join(""),
    bar: path(`M0 0H${width}V7H0Z`, paint) + path(`M0 ${height - 7}H${width}V${height}H0Z`, paint),
    glass:
      inset(2, 4, 0.8) +
      path(`M0 0H${width}V${height * 0.16}Q${width / 2} ${height * 0.26} 0 ${height * 0.4}Z`, "#fff", 'opacity=".1"'),
  };
  return edges[kind];
}
