import { expect, it } from "vitest";
import { z } from "zod";
import { ok, openScope, startPlatform } from "../testing/platform.ts";
import { change } from "./calls.ts";

const endSession = change("DELETE /wps/session/{id}", z.unknown());
change("DELETE /wps/session/logout", z.unknown());

it.each(["", ".", "..", "logout"])("finds nothing by the id %j, which would lead to another call", async (id) => {
  await using platform = await startPlatform((_asked, res) => ok(res, null));
  await using base = openScope([platform.origin], { token: "token-1" });
  await expect(endSession(base.scope, { path: { id } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(platform.requests()).toEqual([]);
});

it("keeps ids with special characters in their place of the path", async () => {
  await using platform = await startPlatform((_asked, res) => ok(res, null));
  await using base = openScope([platform.origin], { token: "token-1" });
  await endSession(base.scope, { path: { id: "../a?b#c" } });
  expect(platform.requests()).toEqual(["DELETE /wps/session/..%2Fa%3Fb%23c"]);
});
