import { describe, expect, it } from "vitest";
import { findFileCircles, findFolderCircles, findLayerFaults } from "./walls.ts";

const imports = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [from = "", to = ""] = line.trim().split(" → ");
      return { from, to };
    });

it("reports a circle of files by its shortest way round", () => {
  const circle = imports(`
    w/src/a.ts → w/src/b.ts
    w/src/b.ts → w/src/c.ts
    w/src/c.ts → w/src/a.ts
    w/src/c.ts → w/src/d.ts
  `);
  expect(findFileCircles(circle)).toEqual([
    "w/src/a.ts → w/src/b.ts → w/src/c.ts → w/src/a.ts (3 files import each other)",
  ]);
  expect(findFileCircles(circle.slice(0, 2))).toEqual([]);
});

describe("a circle of folders", () => {
  it("is found though no file of it is in a circle", () => {
    const [circle = "", ...others] = findFolderCircles(
      imports(`
        w/src/games/Tile.tsx → w/src/wallet/useBalance.ts
        w/src/wallet/Screen.tsx → w/src/games/useGame.ts
      `),
    );
    expect(others).toEqual([]);
    expect(circle).toMatch(/^games, wallet in w\/src import each other:/);
    expect(circle).toContain("wallet → games: wallet/Screen.tsx imports games/useGame.ts");
  });

  it("is found within a folder, at any depth", () => {
    const [circle = ""] = findFolderCircles(
      imports(`
        w/src/games/lobby/Lobby.tsx → w/src/games/launch/useLaunch.ts
        w/src/games/launch/Popup.tsx → w/src/games/lobby/Tile.tsx
      `),
    );
    expect(circle).toMatch(/^launch, lobby in w\/src\/games import each other:/);
  });

  it("is found when a file at the root of the sources closes it", () => {
    const [circle = ""] = findFolderCircles(
      imports(`
        w/src/context.ts → w/src/games/upstream.ts
        w/src/games/resolvers.ts → w/src/context.ts
      `),
    );
    expect(circle).toMatch(/^context\.ts, games in w\/src import each other:/);
  });

  it("is none when imports go one way", () => {
    expect(findFolderCircles(imports("w/src/games/Tile.tsx → w/src/ui/Card.tsx"))).toEqual([]);
  });
});

describe("layers", () => {
  const domains = new Set(["games", "wallet"]);
  const faults = (lines: string) => findLayerFaults("w/src", imports(lines), domains);

  it("let a folder that no domain imports compose domains", () => {
    expect(faults("w/src/shell/Header.tsx → w/src/wallet/Balance.tsx")).toEqual([]);
  });

  it("let domains import each other one way", () => {
    expect(faults("w/src/games/Tile.tsx → w/src/wallet/useBalance.ts")).toEqual([]);
  });

  it("forbid a domain to the folders that domains import", () => {
    expect(
      faults(`
        w/src/games/Tile.tsx → w/src/ui/Card.tsx
        w/src/ui/Money.tsx → w/src/wallet/format.ts
      `),
    ).toEqual([
      "w/src/ui must not import a domain, because w/src/games imports it: w/src/ui/Money.tsx imports w/src/wallet/format.ts",
    ]);
  });

  it("forbid it through other folders and through files at the root too", () => {
    expect(
      faults(`
        w/src/games/Tile.tsx → w/src/ui/Card.tsx
        w/src/ui/Card.tsx → w/src/clock.ts
        w/src/clock.ts → w/src/wallet/format.ts
      `),
    ).toHaveLength(1);
  });
});
