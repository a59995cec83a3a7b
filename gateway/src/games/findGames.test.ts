import { expect, it, vi } from "vitest";
import { UpstreamError } from "../errors/upstreamError.ts";
import { findGames } from "./findGames.ts";
import { game } from "./games.wire.ts";

const rows = Array.from({ length: 1_400 }, (_, index) =>
  game.parse({ nodeId: index, vassalage: "v", gameType: "RNG", gameName: `Game ${index}` }),
);
const absence = new UpstreamError({ status: 404, code: "NOT_FOUND", isCoded: false });

function setUp() {
  const detail = vi.fn(async (id: string) => rows.find((row) => row.internalID === id) ?? null);
  const listed = vi.fn(async (ids: readonly string[]) => rows.filter(({ internalID }) => ids.includes(internalID)));
  const catalogue = vi.fn(async () => new Map(rows.map((row) => [row.internalID, row])));
  const find = async (...ids: (number | string)[]) => {
    const found = await findGames(ids.map(String), { detail, listed, catalogue });
    return ids.map((id) => found.get(String(id))?.name ?? null);
  };
  return { detail, listed, catalogue, find };
}

it("reads one game as its page does, and several in one list that any order shares", async () => {
  const t = setUp();
  expect(await t.find(3, 3)).toEqual(["Game 3", "Game 3"]);
  expect([t.detail.mock.calls.length, t.listed.mock.calls.length]).toEqual([1, 0]);
  expect(await t.find(1_399, 7, 5_000, 1_399)).toEqual(["Game 1399", "Game 7", null, "Game 1399"]);
  expect(await t.find(7, 5_000, 1_399)).toEqual(["Game 7", null, "Game 1399"]);
  expect(t.listed.mock.calls).toEqual([[["1399", "5000", "7"]], [["1399", "5000", "7"]]]);
  expect(t.detail).toHaveBeenCalledTimes(1);
  expect(t.catalogue).not.toHaveBeenCalled();
});

it("asks for no id that would be several, or that is none", async () => {
  const t = setUp();
  expect(await t.find("1,2", "", "x".repeat(65), " 3")).toEqual([null, null, null, null]);
  expect([t.detail, t.listed, t.catalogue].every(({ mock }) => mock.calls.length === 0)).toBe(true);
});

it("looks games up in the kept catalogue where the platform has neither lists by ids nor single games", async () => {
  const t = setUp();
  t.listed.mockRejectedValue(absence);
  t.detail.mockResolvedValue(null);
  expect(await t.find(1_240)).toEqual(["Game 1240"]);
  expect(await t.find(5, 1_300, 5_000)).toEqual(["Game 5", "Game 1300", null]);
});

it("fails when the platform fails, and does not take that for a missing call", async () => {
  const t = setUp();
  t.listed.mockRejectedValue(new UpstreamError({ status: 503, code: "UPSTREAM_UNAVAILABLE" }));
  await expect(t.find(5, 6)).rejects.toThrow();
  expect(t.catalogue).not.toHaveBeenCalled();
});
