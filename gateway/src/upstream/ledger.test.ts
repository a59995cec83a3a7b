import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { hashOfKey } from "../partners/partner.ts";
import { openGateway } from "../testing/gateway.ts";
import { ok, openScope, startPlatform } from "../testing/platform.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { ownRead, sharedRead } from "./calls.ts";
import { Ledger } from "./ledger.ts";
import { rowsOf } from "./wire.ts";

const sandbox = await sharedPlatform();

it("notes each attempt, and reads without a call", async () => {
  let turn = 0;
  await using platform = await startPlatform((_, res) => {
    if (turn++ === 0) res.writeHead(503, { "retry-after": "0" }).end();
    else ok(res, { answer: 42 });
  });
  await using caller = openScope([platform.origin], { token: "t0ken" });
  const { scope } = caller;
  scope.ledger = new Ledger();
  const own = ownRead("GET /wps/things/{id}", z.unknown());
  const shared = sharedRead("GET /wps/things", z.unknown(), { maxAge: 30 });
  await own(scope, { path: { id: "s3cret" }, query: { name: "s3cret" } });
  await Promise.all([shared(scope), shared(scope)]);
  await shared(scope);
  const sent = { from: "platform", ms: expect.any(Number) };
  const good = { ...sent, status: 200, outcome: "ok", bytes: 63 };
  expect(scope.ledger.entries).toEqual([
    { ...sent, call: "GET /wps/things/{id}", status: 503, outcome: "UPSTREAM_UNAVAILABLE", bytes: 0 },
    { ...good, call: "GET /wps/things/{id}" },
    { call: "GET /wps/things", from: "joined" },
    { ...good, call: "GET /wps/things" },
    { call: "GET /wps/things", from: "cache" },
  ]);
  expect(JSON.stringify(scope.ledger)).not.toMatch(/s3cret|t0ken/);
});

it("says of each call how many rows were left out because they do not fit", async () => {
  const things = ["one", 2, "three", { four: 4 }];
  let kept: readonly unknown[] = things;
  await using platform = await startPlatform((_, res) => ok(res, kept));
  await using caller = openScope([platform.origin], { token: "t0ken" });
  const read = ownRead("GET /wps/things", rowsOf(z.string()));
  // Shapes that are used often are compiled.
  for (let times = 0; times < 12; times += 1) {
    caller.scope.ledger = new Ledger();
    caller.scope.forget();
    kept = [...things, times];
    expect(await read(caller.scope)).toEqual(["one", null, "three", null, null]);
    expect(caller.scope.ledger.entries).toMatchObject([{ call: "GET /wps/things", status: 200, brokenRows: 3 }]);
  }
  kept = ["one"];
  caller.scope.forget();
  await read(caller.scope);
  expect(caller.scope.ledger?.entries.at(-1)).not.toHaveProperty("brokenRows");
});

/** Sends a query over HTTP, and returns the `upstream` of its extensions. */
async function ledgerOf(variables: Record<string, string>, headers: Record<string, string>) {
  await using t = await openGateway(sandbox, variables);
  const answer = await fetch(`${t.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-atrium-csrf": "1", ...headers },
    body: JSON.stringify({ query: "{ site { hotGames(first: 1) { totalCount } } viewer { systemStatus { state } } }" }),
  });
  const { data, extensions } = Object(await answer.json());
  expect(data.site.hotGames.totalCount).toBeGreaterThan(0);
  return extensions.upstream;
}

it("is in the answer's extensions for developers who ask for it", async () => {
  const asked = { "x-atrium-ledger": "1" };
  expect(await ledgerOf({}, asked)).toContainEqual(
    expect.objectContaining({ call: "GET /wps/relay/GCSGAME_hotGamesV2", from: "platform", status: 200 }),
  );
  expect(await ledgerOf({}, {})).toBeUndefined();
  const player = { PROFILE: "player", PARTNER_KEYS: "a-key-of-a-partner", CDN_HOSTS: "localhost" };
  expect(await ledgerOf(player, { ...asked, "x-atrium-partner-key": "a-key-of-a-partner" })).toBeUndefined();

  const folder = mkdtempSync(join(tmpdir(), "atrium-ledger-"));
  const manifest = { name: "acme", keys: [hashOfKey("key-of-acme")], ledger: true };
  writeFileSync(join(folder, "acme.json"), JSON.stringify(manifest));
  const partner = { ...player, PARTNERS_DIR: folder };
  const own = { "x-atrium-partner-key": "key-of-acme" };
  expect(await ledgerOf(partner, { ...asked, ...own })).not.toHaveLength(0);
  expect(await ledgerOf(partner, own)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
