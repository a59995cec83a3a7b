import { expect, it } from "vitest";
import { findMoreRepeats, findRepeats, REPEATED_LINES } from "./repeats.ts";
import { kindOf } from "./sources.ts";

const file = (path: string, lines: readonly string[]) => ({
  path,
  workspace: "w",
  kind: kindOf(path),
  text: lines.join("\n"),
});
const run = (name: string, length: number) => Array.from({ length }, (_, i) => `call(${name}${i});`);

it("names the pairs of places that share six lines, the longest first", () => {
  const short = run("a", REPEATED_LINES);
  const long = run("b", 8);
  const found = findRepeats([
    file("w/a.ts", ["first();", ...short, "last();"]),
    file("w/b.test.ts", [...long, ...short]),
    file("w/c.ts", [...long]),
  ]);
  expect(found).toEqual(["8 lines: w/b.test.ts:1 and w/c.ts:1", "6 lines: w/a.ts:2 and w/b.test.ts:9"]);
});

it("passes over imports, comments, brackets and generated files", () => {
  const names = [
    "import {",
    ...Array.from({ length: REPEATED_LINES }, (_, i) => `  name${i},`),
    '} from "./names.ts";',
  ];
  const thin = ['import { a } from "./a.ts";', ...names, "// The same.", "});", ...run("a", REPEATED_LINES - 1)];
  const whole = run("b", REPEATED_LINES);
  expect(findRepeats([file("w/a.ts", thin), file("w/b.ts", thin)])).toEqual([]);
  expect(findRepeats([file("w/a.ts", whole), file("w/__generated__/b.ts", whole)])).toEqual([]);
});

it("finds the place of lines that are apart only by thin ones", () => {
  const lines = run("a", REPEATED_LINES);
  const spread = lines.flatMap((line) => [line, ""]);
  expect(findRepeats([file("w/a.ts", lines), file("w/b.ts", spread)])).toEqual(["6 lines: w/a.ts:1 and w/b.ts:1"]);
});

it("fails when there are more pairs than there may be", () => {
  expect(findMoreRepeats(["one", "two"], 2)).toEqual([]);
  expect(findMoreRepeats(["one", "two", "three"], 2)).toEqual([expect.stringContaining("3 pairs")]);
});
