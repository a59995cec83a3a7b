import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = path.join(import.meta.dirname, "../src");
const filesOf = (pattern: string) => globSync(pattern, { cwd: src }).filter((file) => !/\.(test|story)\./.test(file));

/** The components that a file imports, directly and through others of the same part of the client. */
function shownBy(file: string, part: string, found = new Set<string>()): Set<string> {
  const source = readFileSync(path.join(src, file), "utf8");
  for (const [, imported = ""] of source.matchAll(/(?:from |import\()"(\.[^"]+\.tsx)"/g)) {
    const target = path.join(path.dirname(file), imported);
    if (!target.startsWith(part) || found.has(target)) continue;
    found.add(target);
    shownBy(target, part, found);
  }
  return found;
}

test("the catalogue shows every piece of `ui`, and every card of the domains", () => {
  const stories = globSync("**/*.story.tsx", { cwd: src });
  const shown = new Set(
    stories.flatMap((story) => [...shownBy(story, story.startsWith("ui/") ? "ui/" : path.dirname(story))]),
  );
  const pieces = [...filesOf("ui/**/[A-Z]*.tsx"), ...filesOf("**/*{Card,Tile}.tsx")];
  expect(pieces.length).toBeGreaterThan(45);
  expect(pieces.filter((piece) => !shown.has(piece))).toEqual([]);
});
