import { expect, it, vi } from "vitest";
import { findGames } from "./findGames.ts";
import { game } from "./games.wire.ts";

const rows = Array.from({ length: 1_400 }, (_, index) =>
  game.parse({ nodeId: index, vassalage: "v", gameType: "RNG", gameName: `Game ${index}` }),
);

function setUp(count: number) {
  const known = rows.slice(0, count);
  const detail = vi.fn(async (id: string) => known.find((row) => row.internalID === id) ?? null);
  const catalogue = vi.fn(async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    items: known.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: known.length,
  }));
  const allIds = vi.fn(async () => new Set(known.map(({ internalID }) => internalID)));
  const find = async (ids: readonly number[]) => {
    const found = await findGames(ids.map(String), { detail, catalogue, allIds });
    return ids.map((id) => {
      const one = found.get(String(id)) ?? null;
      return one instanceof Error ? one.message : (one?.name ?? null);
    });
  };
  return { detail, catalogue, allIds, find };
}

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

it("reads a few games one by one, each once", async () => {
  const t = setUp(250);
  expect(await t.find([3, 999, 3, 1])).toEqual(["Game 3", null, "Game 3", "Game 1"]);
  expect(t.detail).toHaveBeenCalledTimes(3);
  expect(t.catalogue).not.toHaveBeenCalled();
});

it("finds many games in the catalogue, and reads no more of it than necessary", async () => {
  const t = setUp(250);
  const ids = [150, 1, 20, 30, 40, 999];
  expect(await t.find(ids)).toEqual([...ids.slice(0, 5).map((id) => `Game ${id}`), null]);
  expect(t.catalogue).toHaveBeenCalledTimes(3);
  const hundred = setUp(250);
  await hundred.find(range(0, 100));
  expect(hundred.catalogue).toHaveBeenCalledTimes(1);
  expect(hundred.detail).not.toHaveBeenCalled();
});

it("reads no game that does not exist, also in a catalogue of more than 1,000 games", async () => {
  const t = setUp(1_400);
  expect(await t.find([...range(5_000, 98), 1_200, 7])).toEqual([...Array(98).fill(null), "Game 1200", "Game 7"]);
  expect([t.catalogue.mock.calls.length, t.allIds.mock.calls.length, t.detail.mock.calls.length]).toEqual([10, 1, 1]);
});

it("refuses only the games that are too many beyond the first 1,000", async () => {
  const t = setUp(1_400);
  const names = await t.find([5, ...range(1_100, 40)]);
  expect(names.filter((name) => name?.startsWith("Game"))).toHaveLength(26);
  expect(names.filter((name) => name === "QUERY_TOO_COMPLEX")).toHaveLength(15);
});

it("reports the failure of one game for this game only", async () => {
  const t = setUp(250);
  t.detail.mockImplementationOnce(() => Promise.reject(new Error("down")));
  expect(await t.find([3, 4])).toEqual(["down", "Game 4"]);
});

it("finds a game in the catalogue where the platform has no call for one game", async () => {
  const t = setUp(250);
  t.detail.mockResolvedValue(null);
  expect(await t.find([240, 999])).toEqual(["Game 240", null]);
  expect(t.catalogue).toHaveBeenCalledTimes(3);
});
