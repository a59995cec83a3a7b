import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { z } from "zod";
import type { BreakerRecord } from "../../telemetry/records.ts";
import { ok, openScope, startPlatform } from "../../testing/platform.ts";
import { change, ownRead } from "../calls.ts";
import { Scope } from "../scope.ts";
import { HostBreakers } from "./breakers.ts";

const shape = z.object({ answer: z.number() });
const broken = change("POST /wps/broken/{id}", shape);
const flaky = ownRead("GET /wps/thing/flaky", shape);
const working = ownRead("GET /wps/thing/working", shape);

/** Answers 503 to `/wps/broken`, and to every first attempt at `/wps/flaky`. */
function startBroken() {
  let turn = 0;
  return startPlatform(({ request }, res: ServerResponse) => {
    const fails = request.includes("/broken/") || (request.includes("/flaky") && turn++ % 2 === 0);
    if (fails) res.writeHead(503, { "retry-after": "0" }).end();
    else ok(res, { answer: 42 });
  });
}

function open(urls: readonly string[]) {
  const records: BreakerRecord[] = [];
  const opened = openScope(urls, {}, { breaker: (record) => records.push(record) });
  const { shared, caller } = opened.scope;
  /** A scope of a request from another address. */
  const from = (clientIp: string) => new Scope(shared, { ...caller, clientIp }, undefined, () => undefined);
  return { ...opened, from, records };
}

it("pauses a failing call for everybody, and no other call", async () => {
  await using platform = await startBroken();
  await using t = open([platform.origin]);
  for (let turn = 0; turn < 12; turn++) {
    const scope = t.from(`203.0.113.${turn}`);
    await expect(broken(scope, { path: { id: String(turn) } })).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  }
  expect(platform.asked).toHaveLength(10);
  expect(t.records).toMatchObject([{ call: "POST /wps/broken/{id}", isOpen: true }]);
  expect(await working(t.scope)).toEqual({ answer: 42 });
});

it("does not pause a call that fails for one caller only", async () => {
  await using platform = await startBroken();
  await using t = open([platform.origin]);
  for (let turn = 0; turn < 40; turn++) {
    const scope = t.from(`2001:db8:1:2::${turn}`);
    await expect(broken(scope, { path: { id: "poison" } })).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  }
  expect(platform.asked).toHaveLength(40);
  expect(t.records).toEqual([]);
});

it("counts an operation once, by its last attempt", async () => {
  await using platform = await startBroken();
  await using t = open([platform.origin]);
  for (let turn = 0; turn < 15; turn++) {
    expect(await flaky(t.from(`203.0.113.${turn}`))).toEqual({ answer: 42 });
  }
  expect([platform.asked.length, t.records]).toEqual([30, []]);
});

it("pauses all calls of a host that refuses connections", async () => {
  const gone = await startBroken();
  await gone[Symbol.asyncDispose]();
  await using t = open([gone.origin]);
  // Together, because each waits before it is repeated.
  const calls = Array.from({ length: 10 }, () => broken(t.scope, { path: { id: "1" } }));
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" })));
  expect(t.records).toMatchObject([{ call: "any", isOpen: true }]);
  await expect(working(t.scope)).rejects.toThrow("a circuit breaker is open");
});

it("leaves half of the connections to other calls while one call is slow", () => {
  const breakers = new HostBreakers("platform", 200, {});
  const slow = Array.from({ length: 150 }, () => breakers.enter("GET /wps/slow")).filter((one) => one !== undefined);
  expect([slow.length, breakers.enter("GET /wps/fast") === undefined]).toEqual([100, false]);
  for (const tickets of slow) breakers.record("GET /wps/slow", tickets, { host: "unknown", call: "unknown" }, "a");
  expect(breakers.enter("GET /wps/slow")).toBeDefined();
});
