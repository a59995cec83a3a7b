import { expect, it } from "vitest";
import { ok, openScope, startPlatform } from "../testing/platform.ts";
import { gamesUpstream } from "./games.upstream.ts";

const row = (nodeId: number) => ({ nodeId, vassalage: "KOI", gameType: "RNG", gameName: `Game ${nodeId}` });
const mine = Array.from({ length: 45 }, (_, index) => row(index + 1));

/** A platform with 45 favourites. It counts them only if it is asked to. */
async function openPlatform(isCounting: boolean) {
  const platform = await startPlatform(({ request }, res) => {
    const { searchParams } = new URL(request.slice("GET ".length), "http://platform");
    const size = Number(searchParams.get("pageSize"));
    const from = (Number(searchParams.get("pageNo")) - 1) * size;
    ok(res, {
      content: mine.slice(from, from + size),
      totalPages: Math.ceil(mine.length / size),
      ...(isCounting ? { totalCount: mine.length } : {}),
    });
  });
  const { scope, ...opened } = openScope([platform.origin], { token: "t" });
  return {
    platform,
    upstream: gamesUpstream.make(scope),
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

it("reads one page of the favourites with one call", async () => {
  await using t = await openPlatform(true);
  const { items, total } = await t.upstream.favorites({ pageNo: 1, pageSize: 20 });
  expect([items.map(({ internalID }) => internalID), total]).toEqual([
    mine.slice(0, 20).map(({ nodeId }) => `${nodeId}`),
    45,
  ]);
  expect(t.platform.asked.length).toBe(1);
});

it.each([
  [1, 2],
  [3, 1],
])("counts the favourites by the last page where the platform does not: page %i", async (pageNo, calls) => {
  await using t = await openPlatform(false);
  expect(await t.upstream.favorites({ pageNo, pageSize: 20 })).toMatchObject({ total: 45 });
  expect(t.platform.asked.length).toBe(calls);
});

it("reads all favourites in full pages", async () => {
  await using t = await openPlatform(true);
  expect((await t.upstream.allFavorites()).length).toBe(45);
  expect(t.platform.asked.length).toBe(1);
});
