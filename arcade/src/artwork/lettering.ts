import { type Canvas, escapeXml, n } from "./canvas.ts";
import { GLYPHS } from "./glyphs.ts";

/** The look of letters. */
export interface LetterStyle {
  /** From top to bottom, as stops of a gradient. */
  face: string;
  /** The colour of the edge around the letters. */
  edge: string;
  /** The colour around the edge and of the depth of the letters. */
  deep: string;
  /** Thickness of the pen, as a share of the letters' height. */
  weight: number;
  ends: "round" | "square" | "butt";
  joints: "round" | "bevel" | "miter";
  /** How far the middle of a line is above its ends, as a share of the letters' height. */
  arch: number;
  /** Letters lean to the right by this many degrees. */
  lean: number;
}

const GAP = 4.4;
const SPACE = 4;
/** Letters are never made narrower than this share of their design. */
const NARROWEST = 0.8;

/** A text in capitals without accents: the signs of `GLYPHS`. */
export const plainLetters = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[Đđ]/g, "D").replace(/’/g, "'").toUpperCase();

/** Whether `GLYPHS` has every sign of a text. */
const canLetter = (text: string) => [...plainLetters(text)].every((sign) => sign === " " || sign in GLYPHS);

/** The width of a line in tenths of its height. */
export const widthOf = (line: string) =>
  [...line].reduce((sum, sign) => sum + (sign === " " ? SPACE : (GLYPHS[sign]?.width ?? 0) + GAP), -GAP);

/** The words of a title in lines of about equal width, at most `most`. */
export function toLines(title: string, most = 3): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const wanted = Math.min(most, words.length, title.length > 9 ? (title.length > 19 ? 3 : 2) : 1);
  let best: string[] = [words.join(" ")];
  let bestWidth = Number.POSITIVE_INFINITY;
  const split = (from: number, lines: string[]) => {
    if (lines.length === wanted - 1) {
      const candidate = [...lines, words.slice(from).join(" ")];
      const width = Math.max(...candidate.map((line) => widthOf(plainLetters(line))));
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

/** The lines in which a picture shows a title. */
export const titleLines = (title: string): string[] => toLines(plainLetters(title));

/** One line as the `d` of a stroke, with letters of `height` from `top` down. */
export function penPath(line: string, centre: number, top: number, height: number, narrow: number, arch = 0): string {
  const unit = (height / 10) * narrow;
  const width = widthOf(line) * unit;
  // Steps in whole numbers are exact enough at this size, and the shortest to write.
  const pen = new Pen((x, y) => y + arch * height * (width === 0 ? 0 : ((x - centre) / (width / 2)) ** 2));
  let left = centre - width / 2;
  for (const sign of line) {
    const glyph = GLYPHS[sign];
    if (!glyph) {
      left += SPACE * unit;
      continue;
    }
    const place = (x: number, y: number): Point => [left + x * unit, top + y * (height / 10)];
    let [x, y] = [0, 0];
    for (const [, command = "", values = ""] of glyph.d.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
      const numbers = values.trim().split(/\s+/).map(Number);
      if (command === "H") x = numbers[0] ?? 0;
      else if (command === "V") y = numbers[0] ?? 0;
      else if (command !== "Z") [x = 0, y = 0] = numbers.slice(-2);
      if (command === "Z") pen.close();
      else if (command === "M") pen.move(place(x, y));
      else if (command === "Q") pen.curve(place(numbers[0] ?? 0, numbers[1] ?? 0), place(x, y));
      else pen.line(place(x, y));
    }
    left += (glyph.width + GAP) * unit;
  }
  return pen.d;
}

type Point = readonly [x: number, y: number];

/** Writes a path in relative whole numbers. */
class Pen {
  d = "";
  readonly #lift: (x: number, y: number) => number;
  #at: Point = [0, 0];
  #start: Point = [0, 0];

  constructor(lift: (x: number, y: number) => number) {
    this.#lift = lift;
  }

  #to([x, y]: Point): Point {
    return [Math.round(x), Math.round(this.#lift(x, y))];
  }

  #step([x, y]: Point): string {
    const [dx, dy] = [x - this.#at[0], y - this.#at[1]];
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  }

  move(point: Point): void {
    const to = this.#to(point);
    this.d += this.d === "" ? `M${to.join(" ")}` : `m${this.#step(to)}`;
    this.#at = to;
    this.#start = to;
  }

  line(point: Point): void {
    const to = this.#to(point);
    const [dx, dy] = [to[0] - this.#at[0], to[1] - this.#at[1]];
    this.d += dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${this.#step(to)}`;
    this.#at = to;
  }

  curve(control: Point, point: Point): void {
    const to = this.#to(point);
    const end = this.#step(to);
    this.d += `q${this.#step(this.#to(control))}${end.startsWith("-") ? "" : " "}${end}`;
    this.#at = to;
  }

  close(): void {
    this.d += "z";
    this.#at = this.#start;
  }
}

/** The height and narrowness at which a line fills the width. */
function fit(line: string, width: number, tallest: number, weight: number) {
  const room = widthOf(line) / 10 + weight * 1.6;
  const natural = width / room;
  if (natural >= tallest) return { height: tallest, narrow: Math.min(1.18, 1 + (natural / tallest - 1) * 0.6) };
  const height = Math.min(tallest, natural / NARROWEST);
  return { height, narrow: natural / height };
}

/** The height at which titles are drawn before they are scaled. */
const DRAWN = 40;

interface Place {
  centre: number;
  bottom: number;
  width: number;
  /** The largest height of the letters. */
  tallest: number;
}

/**
 * A title in up to three lines that end at `bottom`: raised letters with edge, depth and a light on their upper half.
 */
export function lettering(
  c: Canvas,
  title: string,
  { centre, bottom, width, tallest }: Place,
  style: LetterStyle,
): string {
  if (!canLetter(title)) return systemLettering(c, title, { centre, bottom, width, tallest }, style);
  const lines = titleLines(title);
  const most = lines.length > 2 ? tallest * 0.68 : lines.length > 1 ? tallest * 0.86 : tallest;
  const fitted = lines.map((line) => ({ line, ...fit(line, width, most, style.weight) }));
  // Titles are drawn at one height and scaled, so all lines share one pen width and the title is one reusable symbol.
  let y = bottom;
  let ways = "";
  for (const { line, height, narrow } of fitted.reverse()) {
    const scale = height / DRAWN;
    y -= height * (1 + style.arch);
    ways += `<path d="${penPath(line, 0, 0, DRAWN, narrow, style.arch)}" transform="translate(${n(centre)} ${n(y)}) scale(${scale.toFixed(2)})"/>`;
    y -= height * (style.weight + 0.16) + 3;
  }
  const id = c.symbol(ways);
  const face = c.gradient(style.face, 'x1="0" y1="-.1" x2="0" y2="1.1"');
  const pen = DRAWN * style.weight;
  const use = (color: string, width: number, dy = 0) =>
    `<use href="#${id}" stroke="${color}" stroke-width="${n(width)}"${dy ? ` y="${dy}"` : ""}/>`;
  const layers = use(style.deep, pen + 18, 3) + use(style.edge, pen + 8, 2) + use(style.edge, pen + 7) + use(face, pen);
  const lean = style.lean
    ? ` transform="translate(${n(centre)} ${bottom}) skewX(${-style.lean}) translate(${n(-centre)} ${-bottom})"`
    : "";
  return `<g fill="none" stroke-linecap="${style.ends}" stroke-linejoin="${style.joints}" stroke-miterlimit="2.2"${lean}>${layers}</g>`;
}

/** For scripts that `GLYPHS` lacks: the device's heaviest font, fitted to the width. */
function systemLettering(
  c: Canvas,
  title: string,
  { centre, bottom, width, tallest }: Place,
  style: LetterStyle,
): string {
  const signs = [...title];
  const wide = (sign: string) =>
    /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(sign) ? 1 : /\p{M}/u.test(sign) ? 0 : 0.62;
  const length = signs.reduce((sum, sign) => sum + wide(sign), 0);
  const lines = length * tallest * 0.7 > width * 1.3 && title.includes(" ") ? toLines(title, 2) : [title];
  let content = "";
  let y = bottom;
  for (const line of lines.reverse()) {
    const ems = [...line].reduce((sum, sign) => sum + wide(sign), 0);
    const size = Math.min(tallest, width / ems);
    const face = c.gradient(
      style.face,
      `gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - size)}" x2="0" y2="${n(y)}"`,
    );
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
