import { type Canvas, escapeXml, n } from "./canvas.ts";
import { GLYPHS } from "./glyphs.ts";

/** How letters look. */
export interface LetterStyle {
  /** From top to bottom, as stops of a gradient. */
  face: string;
  /** Right around the letters. */
  edge: string;
  /** Around that, and the letters' depth. */
  deep: string;
  /** Thickness of the pen, of the letters' height. */
  weight: number;
  ends: "round" | "square" | "butt";
  joints: "round" | "bevel" | "miter";
  /** How much the middle of a line stands above its ends, of the letters' height. */
  arch: number;
  /** Letters lean to the right by this many degrees. */
  lean: number;
}

const GAP = 4.2;
const SPACE = 4;
/** Letters are never made narrower than this share of their design. */
const NARROWEST = 0.66;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[Đđ]/g, "D")
    .replace(/’/g, "'")
    .toUpperCase();

/** Whether our own letters can write it. */
export const canLetter = (text: string) => [...plain(text)].every((sign) => sign === " " || sign in GLYPHS);

const advances = (line: string) =>
  [...line].reduce((sum, sign) => sum + (sign === " " ? SPACE : (GLYPHS[sign]?.width ?? 0) + GAP), -GAP);

/** The words of a title in lines of about equal width, at most `most`. */
export function toLines(title: string, most = 3): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const wanted = Math.min(most, words.length, title.length > 9 ? (title.length > 19 ? 3 : 2) : 1);
  let best: string[] = [words.join(" ")];
  let bestWidth = Number.POSITIVE_INFINITY;
  const split = (from: number, lines: string[]) => {
    if (lines.length === wanted - 1) {
      const candidate = [...lines, words.slice(from).join(" ")];
      const width = Math.max(...candidate.map((line) => advances(plain(line))));
      if (width < bestWidth) [best, bestWidth] = [candidate, width];
      return;
    }
    for (let to = from + 1; to <= words.length - (wanted - 1 - lines.length); to += 1) {
      split(to, [...lines, words.slice(from, to).join(" ")]);
    }
  };
  split(0, []);
  return best;
}

/** One line as the `d` of a pen's way, its letters `height` high and their tops at `top`. */
export function penPath(line: string, centre: number, top: number, height: number, narrow: number, arch = 0): string {
  const unit = (height / 10) * narrow;
  const width = advances(line) * unit;
  let x = centre - width / 2;
  let d = "";
  const place = (px: number, py: number) => {
    const off = width === 0 ? 0 : ((px - centre) / (width / 2)) ** 2;
    return `${n(px)} ${n(py + arch * height * off)}`;
  };
  for (const sign of line) {
    const glyph = GLYPHS[sign];
    if (!glyph) {
      x += SPACE * unit;
      continue;
    }
    let [px, py] = [0, 0];
    for (const [, command = "", values = ""] of glyph.d.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
      const numbers = values.trim().split(/\s+/).map(Number);
      if (command === "Z") {
        d += "Z";
        continue;
      }
      if (command === "H") px = numbers[0] ?? 0;
      else if (command === "V") py = numbers[0] ?? 0;
      else [px = 0, py = 0] = numbers.slice(-2);
      const control = command === "Q" ? `${place(x + (numbers[0] ?? 0) * unit, top + (numbers[1] ?? 0) * (height / 10))} ` : "";
      d += `${command === "M" || command === "Q" ? command : "L"}${control}${place(x + px * unit, top + py * (height / 10))}`;
    }
    x += (glyph.width + GAP) * unit;
  }
  return d;
}

/** The height and narrowness at which a line fills the width. */
function fit(line: string, width: number, tallest: number, weight: number) {
  const room = advances(line) / 10 + weight * 1.6;
  const natural = width / room;
  if (natural >= tallest) return { height: tallest, narrow: Math.min(1.18, 1 + (natural / tallest - 1) * 0.6) };
  const height = Math.min(tallest, natural / NARROWEST);
  return { height, narrow: natural / height };
}

interface Place {
  centre: number;
  bottom: number;
  width: number;
  /** Letters are at most so high. */
  tallest: number;
}

/** A title in up to three lines that end at `bottom`: raised letters with edge, depth and a light on their upper half. */
export function lettering(c: Canvas, title: string, { centre, bottom, width, tallest }: Place, style: LetterStyle): string {
  if (!canLetter(title)) return systemLettering(c, title, { centre, bottom, width, tallest }, style);
  const lines = toLines(plain(title));
  const most = lines.length > 2 ? tallest * 0.72 : lines.length > 1 ? tallest * 0.88 : tallest;
  const fitted = lines.map((line) => ({ line, ...fit(line, width, most, style.weight) }));
  let y = bottom;
  let layers = { deep: "", face: "" };
  for (const { line, height, narrow } of fitted.reverse()) {
    const arch = style.arch;
    y -= height + arch * height;
    const id = c.symbol(`<path d="${penPath(line, centre, y, height, narrow, arch)}"/>`);
    const face = c.gradient(style.face, `gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - height * 0.1)}" x2="0" y2="${n(y + height * 1.1)}"`);
    const pen = height * style.weight;
    const use = (color: string, size: number, dy = 0) =>
      `<use href="#${id}" stroke="${color}" stroke-width="${n(size)}"${dy ? ` y="${n(dy)}"` : ""}/>`;
    layers = {
      deep: use(style.deep, pen + height * 0.3 + 5, height * 0.08) + layers.deep,
      face: use(style.edge, pen + height * 0.12 + 2.5, height * 0.05) + use(style.edge, pen + height * 0.1 + 2) + use(face, pen) + layers.face,
    };
    y -= pen + height * 0.16 + 3;
  }
  const lean = style.lean ? ` transform="translate(${n(centre)} ${bottom}) skewX(${-style.lean}) translate(${n(-centre)} ${-bottom})"` : "";
  return `<g fill="none" stroke-linecap="${style.ends}" stroke-linejoin="${style.joints}" stroke-miterlimit="2.2"${lean}>${layers.deep}${layers.face}</g>`;
}

/** For scripts that our letters lack: the device's own heaviest face, held to the width. */
function systemLettering(c: Canvas, title: string, { centre, bottom, width, tallest }: Place, style: LetterStyle): string {
  const signs = [...title];
  const wide = (sign: string) => (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(sign) ? 1 : /\p{M}/u.test(sign) ? 0 : 0.62);
  const length = signs.reduce((sum, sign) => sum + wide(sign), 0);
  const lines = length * tallest * 0.7 > width * 1.3 && title.includes(" ") ? toLines(title, 2) : [title];
  let content = "";
  let y = bottom;
  for (const line of lines.reverse()) {
    const ems = [...line].reduce((sum, sign) => sum + wide(sign), 0);
    const size = Math.min(tallest, width / ems);
    const face = c.gradient(style.face, `gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - size)}" x2="0" y2="${n(y)}"`);
    const text = (paint: string) =>
      `<text x="${n(centre)}" y="${n(y - size * 0.12)}" font-size="${n(size)}" textLength="${n(Math.min(width, ems * size))}" lengthAdjust="spacingAndGlyphs" ${paint}>${escapeXml(line)}</text>`;
    content =
      text(`fill="none" stroke="${style.deep}" stroke-width="${n(size * 0.3)}"`) +
      text(`fill="${face}" stroke="${style.edge}" stroke-width="${n(size * 0.12)}" paint-order="stroke"`) +
      content;
    y -= size * 1.1;
  }
  return `<g text-anchor="middle" font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei','Noto Sans Thai',system-ui,sans-serif" font-weight="900">${content}</g>`;
}
