import { expect, it } from "vitest";
import { ok, openScope, refuse, startPlatform } from "../testing/platform.ts";
import { gamesUpstream } from "./games.upstream.ts";

const row = { nodeId: 7, vassalage: "KOI", gameType: "RNG", gameName: "Lucky 7" };

it("reads a game again for a later event of a subscription, when the platform failed before", async () => {
  let isDown = true;
  await using platform = await startPlatform((_, res) => (isDown ? refuse(res, 500, "INTERNAL") : ok(res, row)));
  await using base = openScope([platform.origin]);
  const games = gamesUpstream(base.scope);
  await expect(games.byId("7")).rejects.toMatchObject({ code: "INTERNAL" });
  isDown = false;
  base.scope.restart(0);
  expect(await games.byId("7")).toMatchObject({ name: "Lucky 7" });
});

it("takes a game that can't be read for a failure of the platform", async () => {
  await using platform = await startPlatform((_, res) => ok(res, { nodeId: 7 }));
  await using base = openScope([platform.origin]);
  await expect(gamesUpstream(base.scope).byId("7")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
});
