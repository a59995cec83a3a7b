import { expect, it, vi } from "vitest";
import { byId } from "../upstream/byId.ts";
import { findGames } from "./findGames.ts";
import type { GameModel } from "./games.model.ts";
import { game } from "./games.wire.ts";

const rows = Array.from({ length: 250 }, (_, index) =>
  game.parse({ nodeId: index, vassalage: "v", gameType: "RNG", gameName: `Game ${index}` }),
);

function setUp() {
  const detail = vi.fn(async (key: string) => rows.find((row) => row.internalID === key) ?? null);
  const catalogue = vi.fn(async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    items: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
  }));
  const games = byId<GameModel>(
    ({ internalID }) => internalID,
    (keys) => findGames(keys, { detail, catalogue }),
  );
  const names = async (keys: readonly number[]) =>
    (await Promise.all(keys.map((key) => games.load(String(key))))).map((found) => found?.name ?? null);
  return { detail, catalogue, names };
}

it("reads a few games one by one, each once", async () => {
  const t = setUp();
  expect(await t.names([3, 999, 3, 1])).toEqual(["Game 3", null, "Game 3", "Game 1"]);
  expect(t.detail).toHaveBeenCalledTimes(3);
  expect(t.catalogue).not.toHaveBeenCalled();
});

it("finds many games in the catalogue, and reads no more of it than necessary", async () => {
  const t = setUp();
  const keys = [150, 1, 20, 30, 40, 999];
  expect(await t.names(keys)).toEqual([...keys.slice(0, 5).map((key) => `Game ${key}`), null]);
  expect(t.catalogue).toHaveBeenCalledTimes(3);
  const hundred = setUp();
  await hundred.names(Array.from({ length: 100 }, (_, index) => index));
  expect(hundred.catalogue).toHaveBeenCalledTimes(1);
  expect(hundred.detail).not.toHaveBeenCalled();
});
