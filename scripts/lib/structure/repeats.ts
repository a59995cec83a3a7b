import type { SourceFile } from "./sources.ts";

/** How many lines two places must share to count as a repeat. */
export const REPEATED_LINES = 6;

/** Lines that say nothing alone: empty ones, brackets, comments, imports. */
const THIN = /^(\W*|\/?\*.*|\/\/.*|import .*|\} from .*)$/;

/** How many pairs of places the repository may have: as many as it has. When it has fewer, this becomes less. */
export const MOST_REPEATS = 23;

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

interface Place {
  file: string;
  lines: readonly Line[];
  /** The index of its first line. */
  at: number;
}

/** An import of names that stand on lines of their own; its lines stay, without words, so that numbers stay true. */
const LONG_IMPORT = /^import (?:type )?\{$[^}]*^\} from .*$/gm;

const linesOf = ({ text }: SourceFile): Line[] =>
  text
    .replace(LONG_IMPORT, (names) => names.replace(/[^\n]/g, ""))
    .split("\n")
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => !THIN.test(line.text));

/** The places of each run of six lines that more than one place has. */
function sharedRuns(files: readonly SourceFile[]): Place[][] {
  const runs = new Map<string, Place[]>();
  for (const file of files) {
    if (file.kind === "generated") continue;
    const lines = linesOf(file);
    for (let at = 0; at + REPEATED_LINES <= lines.length; at++) {
      const run = lines.slice(at, at + REPEATED_LINES).map((line) => line.text);
      const key = run.join("\n");
      const places = runs.get(key);
      const place = { file: file.path, lines, at };
      if (places) places.push(place);
      else runs.set(key, [place]);
    }
  }
  return [...runs.values()].filter((places) => places.length > 1);
}

const lineAt = ({ lines, at }: Place) => lines[at]?.text;

/** How many lines two places share, counted from their first. */
function sharedLength(a: Place, b: Place): number {
  let length = 0;
  const next = (place: Place) => lineAt({ ...place, at: place.at + length });
  while (next(a) !== undefined && next(a) === next(b)) length++;
  return length;
}

const previous = (place: Place) => lineAt({ ...place, at: place.at - 1 });
const named = ({ file, lines, at }: Place) => `${file}:${lines[at]?.number}`;

/** The pairs of places that have six or more lines in common, the longest first. Thin lines do not count. */
export function findRepeats(files: readonly SourceFile[]): string[] {
  const pairs = sharedRuns(files).flatMap((places) =>
    places.flatMap((a, index) => places.slice(index + 1).map((b) => ({ a, b }))),
  );
  return (
    pairs
      // A run that the line before continues belongs to the pair that begins there.
      .filter(({ a, b }) => previous(a) === undefined || previous(a) !== previous(b))
      .map(({ a, b }) => ({ a, b, length: sharedLength(a, b) }))
      .sort((one, other) => other.length - one.length)
      .map(({ a, b, length }) => `${length} lines: ${named(a)} and ${named(b)}`)
  );
}

/** The fault of more repeats than there may be. */
export const findMoreRepeats = (repeats: readonly string[], most = MOST_REPEATS): string[] =>
  repeats.length > most
    ? [
        `${repeats.length} pairs of places share six or more lines: at most ${most}. \`npm run structure -- --whole\` lists them`,
      ]
    : [];
