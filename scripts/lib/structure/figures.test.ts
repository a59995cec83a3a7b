import { expect, it } from "vitest";
import { figuresOf, findFullFolders, findLongFiles } from "./figures.ts";
import { kindOf } from "./sources.ts";

const file = (path: string, lines: number) => ({
  path,
  workspace: "w",
  kind: kindOf(path),
  text: "x\n".repeat(lines),
});

it("tells tests and generated files from the product", () => {
  expect(kindOf("web/src/games/Tile.test.tsx")).toBe("support");
  expect(kindOf("gateway/src/testing/browser.ts")).toBe("support");
  expect(kindOf("gateway/src/__generated__/resolvers.ts")).toBe("generated");
  expect(kindOf("web/src/games/Tile.tsx")).toBe("product");
});

it("counts the product's lines without tests, styles and generated files", () => {
  const files = [
    ...Array.from({ length: 10 }, (_, i) => file(`w/src/${i}.ts`, (i + 1) * 10)),
    file("w/src/a.test.ts", 500),
    file("w/src/a.css", 500),
    file("w/src/__generated__/a.ts", 500),
  ];
  expect(figuresOf(files)).toEqual({ files: 10, lines: 550, median: 60, p90: 100, largest: "100 w/src/9.ts" });
  expect(figuresOf([])).toMatchObject({ files: 0, lines: 0, median: 0 });
});

it("reports files of more than 300 lines, tests too, but not generated ones", () => {
  const long = findLongFiles([file("w/a.test.ts", 301), file("w/b.ts", 300), file("w/__generated__/c.ts", 900)]);
  expect(long).toEqual(["w/a.test.ts has 301 lines: at most 300"]);
});

it("reports folders with more than 40 files, tests and styles counted, folders in them not", () => {
  const forty = Array.from({ length: 40 }, (_, i) => file(`w/src/games/${i}.ts`, 1));
  expect(findFullFolders([...forty, file("w/src/games/lobby/a.ts", 1)])).toEqual([]);
  expect(findFullFolders([...forty, file("w/src/games/a.css", 1)])).toEqual([
    "w/src/games has 41 files directly in it: at most 40",
  ]);
});
