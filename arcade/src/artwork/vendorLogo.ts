import { SeededRandom } from "../seededRandom.ts";
import { Canvas, n, path } from "./canvas.ts";
import { luminance, mix, shade, tint } from "./color.ts";
import { signatureOf } from "./frames.ts";
import { GLYPHS } from "./glyphs.ts";
import { penPath, plainLetters, widthOf } from "./lettering.ts";

const HEIGHT = 96;

/**
 * A vendor's mark and name on a transparent background. Its colours can be read on light and on dark pages.
 */
export function vendorLogo(code: string, name: string): string {
  const random = new SeededRandom("logo", code);
  const c = new Canvas();
  const { color, second, mark } = signatureOf(code);
  const [strong, other] = [forBoth(color), forBoth(second)];
  const narrow = random.pick([0.72, 0.82, 0.92, 1.05]);
  const weight = random.pick([0.16, 0.2, 0.24]);
  const ends = random.pick(["round", "butt", "square"] as const);
  const lean = random.pick([0, 0, 0, 8]);
  const cap = 34;
  const letters = plainLetters(name).replace(/[^A-Z0-9 &'+!-]/g, "");
  const text = [...letters].some((sign) => sign in GLYPHS) ? letters : code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const width = widthOf(text) * (cap / 10) * narrow;
  const total = Math.ceil(96 + width + 26);
  const badge = random.pick(["disc", "square", "bare"] as const);
  const face = c.gradient(`${other} ${strong}`, `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${total}" y2="0"`);
  const glyph = (size: number, paint: string) =>
    `<g transform="translate(48 48) scale(${n(size)})">${path(mark, paint)}</g>`;
  const body = c.linear(`${tint(strong, 0.3)} ${strong}@45 ${shade(strong, 0.25)}`, 60);
  const symbol = {
    disc: `<circle cx="48" cy="48" r="36" fill="${body}"/><circle cx="48" cy="48" r="31" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>${glyph(2.1, "#fff")}`,
    square: `<rect x="13" y="13" width="70" height="70" rx="18" fill="${body}"/><path d="M13 42V31A18 18 0 0 1 31 13H65A18 18 0 0 1 83 31V34Q50 26 13 42Z" fill="#fff" opacity=".18"/>${glyph(2.2, "#fff")}`,
    bare: glyph(3.7, body) + glyph(1.5, tint(other, 0.75)),
  }[badge];
  const way = penPath(text, 96 + width / 2, (HEIGHT - cap) / 2, cap, narrow);
  const slant = lean ? ` transform="translate(0 48) skewX(-${lean}) translate(0 -48)"` : "";
  const word = `<path d="${way}" fill="none" stroke="${face}" stroke-width="${n(cap * weight)}" stroke-linecap="${ends}" stroke-linejoin="${ends === "round" ? "round" : "miter"}" stroke-miterlimit="2.2"${slant}/>`;
  return c.svg(total, HEIGHT, name, symbol + word);
}

/** The colour, changed until it can be read on white and on black. */
function forBoth(color: string): string {
  let fitting = color;
  while (luminance(fitting) > 0.3) fitting = mix(fitting, "#000000", 0.06);
  while (luminance(fitting) < 0.16) fitting = mix(fitting, "#ffffff", 0.06);
  return fitting;
}
