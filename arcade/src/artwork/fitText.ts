interface Room {
  width: number;
  height: number;
  /** The largest number of lines. */
  lines: number;
}

/** A text in lines, with the size at which they fill a place. */
export interface FittedText {
  lines: string[];
  size: number;
}

/** The distance between two lines, as a share of the size. */
export const LINE = 1.18;
/** Fonts differ between devices: the estimated widths have this much to spare. */
const SPARE = 1.06;

/** Breaks a text into lines, and finds the largest size with which they fit. No font is measured: widths are estimates. */
export function fitText(text: string, lang: string, { width, height, lines: most }: Room): FittedText {
  const pieces = piecesOf(text, lang);
  let best: FittedText = { lines: [text], size: 0 };
  for (let count = 1; count <= most; count += 1) {
    const lines = brokenInto(count, pieces);
    const widest = Math.max(...lines.map(emsOf)) * SPARE;
    const size = Math.min(width / widest, height / (lines.length * LINE));
    if (size > best.size) best = { lines, size };
  }
  return best;
}

/** The parts between which a line may end: words, also of scripts that have no spaces between them. */
function piecesOf(text: string, lang: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(lang, { granularity: "word" }).segment(text)) {
    // Signs and spaces stay with the word before them.
    if (isWordLike && !endsOpen(pieces.at(-1), lang)) pieces.push(segment);
    else pieces.push((pieces.pop() ?? "") + segment);
  }
  return pieces;
}

/** Whether the next word belongs to the same piece: in scripts with spaces, one that follows without a space. */
const endsOpen = (piece: string | undefined, lang: string) =>
  piece !== undefined && !/^(zh|th)/.test(lang) && !/\s$/.test(piece);

/** Pieces in at most `count` lines, of which the widest is as narrow as possible. */
function brokenInto(count: number, pieces: readonly string[]): string[] {
  const [first = "", ...rest] = pieces;
  if (count <= 1 || rest.length === 0) return [pieces.join("").trim()];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  let head = first;
  for (let at = 0; at < rest.length; at += 1) {
    const lines = [head.trim(), ...brokenInto(count - 1, rest.slice(at))];
    const widest = Math.max(...lines.map(emsOf));
    if (widest < least) [best, least] = [lines, widest];
    head += rest[at] ?? "";
  }
  return best;
}

/** The estimated width of a line in bold letters, in parts of their size. */
const emsOf = (line: string): number => [...line].reduce((sum, sign) => sum + emOf(sign), 0);

function emOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0;
  if (/[\u2e80-\u9fff\uff00-\uffef]/.test(sign)) return 1;
  if (/[ilj.,:;'’|!\s]/.test(sign)) return 0.31;
  if (/[mwMW%]/.test(sign)) return 0.9;
  if (/\p{Lu}/u.test(sign)) return 0.7;
  return 0.6;
}
