import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../paths.ts";

/** A declaration for the left or the right side, which would stay there where text runs from right to left. */
const SIDE = /^\s*((margin|padding|border)-(left|right)(?!-color)|(left|right):|text-align: (left|right);)/;
/** What is moved to the middle has no side. */
const MIDDLE = /\b50%/;
/** A declaration of the four sides: top, right, bottom, left. */
const FOUR_SIDES = /^\s*(?:padding|margin|inset): (.+);/;

/** Whether a line of a style sheet names a physical side. */
export const namesSide = (line: string): boolean => (SIDE.test(line) || differs(line)) && !MIDDLE.test(line);

/** Whether a line gives left and right different values. */
function differs(line: string): boolean {
  const [, right, , left] = valuesOf(FOUR_SIDES.exec(line)?.[1] ?? "");
  return left !== undefined && left !== right;
}

/** The values of a declaration; a function with its arguments is one. */
function valuesOf(text: string): string[] {
  const joined = text.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => `[${inside.replaceAll(" ", "")}]`);
  return joined === text ? text.split(" ") : valuesOf(joined);
}

/** Finds declarations of the client's style sheets that name left or right in place of start or end. */
export function findPhysicalSides(): string[] {
  return globSync("web/src/**/*.css", { cwd: inRoot(".") }).flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        namesSide(line) ? [`${file}:${index + 1}: "${line.trim()}" stays at its side where text runs to the left`] : [],
      ),
  );
}
