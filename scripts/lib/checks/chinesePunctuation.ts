import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../paths.ts";

const isGenerated = (name: string) => /^(node_modules|dist.*|__generated__|\..*)$/.test(name);

const CHINESE = /\p{Script=Han}/u;
/** What stands for text: a place for a value, a tag, the address of a link. */
const PLACES = /\{\w+\}|<\/?\w+>|\]\([^)]*\)/g;
/** Half-width punctuation that touches a Chinese character. */
const HALF_WIDTH = /(?<=[\p{Script=Han}）」”》])[,;:!?.(]|[,;:!?()](?=\p{Script=Han})/u;

/** Finds the half-width punctuation in a Chinese text; undefined when there is none. */
export function halfWidthIn(text: string): string | undefined {
  if (!CHINESE.test(text)) return undefined;
  return HALF_WIDTH.exec(text.replace(PLACES, (place) => (place.startsWith("](") ? "」" : "中")))?.[0];
}

/** Finds lines of sources and texts that have half-width punctuation in Chinese, where full-width is the rule. */
export function findHalfWidthPunctuation(): string[] {
  const files = globSync("{arcade,gateway,sandbox,web}/**/*.{ts,tsx,json,md}", {
    cwd: inRoot("."),
    exclude: isGenerated,
  });
  return files.flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const found = halfWidthIn(line);
        return found === undefined ? [] : [`${file}:${index + 1}: "${found}" in Chinese is half-width`];
      }),
  );
}
