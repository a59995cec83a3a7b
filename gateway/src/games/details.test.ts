import { expect, it } from "vitest";
import { ok, openScope, refuse, startPlatform } from "../testing/platform.ts";
import { detailsUpstream } from "./details.upstream.ts";
import { gamesUpstream } from "./games.upstream.ts";

const row = { nodeId: 7, vassalage: "KOI", gameType: "RNG", gameName: "Lucky 7" };

it("reads a game again for a later event of a subscription, when the platform failed before", async () => {
  let isDown = true;
  await using platform = await startPlatform((_, res) => (isDown ? refuse(res, 500, "INTERNAL") : ok(res, row)));
  await using base = openScope([platform.origin]);
  const games = gamesUpstream.make(base.scope);
  await expect(games.byId("7")).rejects.toMatchObject({ code: "INTERNAL" });
  isDown = false;
  base.scope.restart(0);
  expect(await games.byId("7")).toMatchObject({ name: "Lucky 7" });
});

it("takes a game that can't be read for a failure of the platform", async () => {
  await using platform = await startPlatform((_, res) => ok(res, { nodeId: 7 }));
  await using base = openScope([platform.origin]);
  await expect(gamesUpstream.make(base.scope).byId("7")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
});

it("asks for the tables of one game, also when a request asks for them twice", async () => {
  await using platform = await startPlatform(({ request }, res) => ok(res, request.includes("roomList") ? [] : row));
  await using base = openScope([platform.origin]);
  const game = await gamesUpstream.make(base.scope).byId("7");
  if (game === null) throw new Error("The game is missing.");
  const { rooms } = detailsUpstream.make(base.scope);
  await Promise.all([rooms(game), rooms(game)]);
  const [asked, ...others] = platform.requests().filter((request) => request.includes("roomList"));
  expect([asked, others]).toEqual([expect.stringContaining("nodeId=7"), []]);
});
