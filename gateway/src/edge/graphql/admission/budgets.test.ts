import { typeDefs } from "@atrium/schema";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { inRepository } from "../../../config/repository.ts";
import { costOf, planCost } from "../../../documents/cost.ts";
import { createDocuments } from "../../../documents/documents.ts";
import { defaultLimits } from "../../../documents/limits.ts";
import { documentParts } from "../../../documents/operations.ts";
import { documentIdOf, loadPersistedDocuments } from "../../../documents/persisted.ts";
import { type PublicSplit, splitPublic } from "../../../documents/publicSplit.ts";
import { MemoryState } from "../../../sharedState/memoryState.ts";
import { registered, startEdge } from "../../../testing/edgeFixture.ts";
import { Budgets } from "./budgets.ts";

/** Starts an edge with buckets of 20 points, which refill by two a second. The clock stands still. */
async function startWithBudgets() {
  let now = 1_000_000;
  const gateway = await startEdge({
    budgets: { state: new MemoryState(() => now), bucket: { limit: 20, perSecond: 2 } },
    callers: { trustsProxy: () => true, ownOrigins: new Set(), isPartnerOrigin: () => false },
  });
  return {
    ...gateway,
    wait: (seconds: number) => {
      now += seconds * 1_000;
    },
    ask: async (body: object, headers: Record<string, string> = {}) => {
      const answer = await gateway.post(body, headers);
      const { errors, extensions } = Object(await answer.json());
      const budget = answer.headers.get("ratelimit");
      const retryAfter = answer.headers.get("retry-after");
      return { status: answer.status, error: errors?.[0]?.extensions, cost: extensions?.cost, budget, retryAfter };
    },
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

/** Costs 8 points: `games`, and an edge and a node for each of three items, and the site. */
const text = { query: "{ site { games(first: 3) { edges { node { name } } } } }" };

test("charges a caller what its documents cost, and refuses with the time to wait when nothing is left", async () => {
  await using gateway = await startWithBudgets();
  const first = await gateway.post(text);
  expect(first.headers.get("ratelimit-policy")).toBe('"query";q=20;w=10');
  expect(Object(await first.json()).extensions.cost).toEqual({ requested: 8, limit: 1_000, actual: 8, remaining: 12 });
  expect(await gateway.ask(text)).toMatchObject({ status: 200, cost: { remaining: 4 }, budget: '"query";r=4;t=8' });
  expect(await gateway.ask(text)).toEqual({
    status: 429,
    error: { code: "COST_BUDGET_EXHAUSTED", retryAfter: 2, cost: { requested: 8, remaining: 4, limit: 20 } },
    cost: undefined,
    budget: '"query";r=4;t=8',
    retryAfter: "2",
  });
  gateway.wait(2);
  expect((await gateway.ask(text)).status).toBe(200);
});

test("counts each member, network and partner alone, and mutations apart", async () => {
  await using gateway = await startWithBudgets();
  const spend = async (headers: Record<string, string>) => {
    await gateway.ask(text, headers);
    await gateway.ask(text, headers);
    return (await gateway.ask(text, headers)).status;
  };
  const from = (address: string) => ({ "x-forwarded-for": address });
  expect(await spend(from("203.0.113.1"))).toBe(429);
  expect((await gateway.ask(text, from("203.0.113.2"))).status).toBe(200);
  expect(await spend(from("2001:db8:1:2:aaaa::1"))).toBe(429);
  expect((await gateway.ask(text, from("2001:db8:1:2:bbbb::1"))).status).toBe(429);
  const member = { ...from("203.0.113.1"), authorization: "Bearer demo" };
  expect(await spend(member)).toBe(429);
  const partner = { ...member, "x-atrium-partner-key": "partner-key-1" };
  expect(await spend(partner)).toBe(429);
  const logIn = { query: registered.logIn, variables: { input: { username: "a", password: "b" } } };
  expect(await gateway.ask(logIn, from("203.0.113.1"))).toMatchObject({ status: 200, budget: '"mutation";r=5;t=8' });
});

test("refuses a bundle of subscriptions as a whole, so that its client opens it again later", async () => {
  await using gateway = await startWithBudgets();
  const headers = { accept: "text/event-stream" };
  const bundle = Array.from({ length: 16 }, () => ({ documentId: documentIdOf(registered.balance) }));
  const first = await gateway.post(bundle, headers);
  await first.body?.cancel();
  const second = await gateway.post(bundle, headers);
  expect([second.status, second.headers.get("retry-after")]).toEqual([429, "1"]);
  await expect.poll(() => gateway.events.stopped).toBe(20);
});

test("charges registered documents a tenth, and nothing for what the cache answers", async () => {
  await using gateway = await startWithBudgets();
  const brand = { documentId: documentIdOf(registered.brand) };
  const home = { documentId: documentIdOf(registered.home) };
  expect(await gateway.ask(brand)).toMatchObject({ status: 200, budget: '"query";r=19;t=1' });
  for (let i = 0; i < 30; i += 1) expect(await gateway.ask(brand)).toMatchObject({ status: 200, budget: null });
  expect(await gateway.ask(home)).toMatchObject({ status: 200, budget: '"query";r=18;t=1' });
  expect(await gateway.ask(home)).toMatchObject({ status: 200, budget: '"query";r=17;t=2' });
});

const schema = buildSchema(typeDefs);

const pointsOf = (part: PublicSplit["own"]) =>
  part === null ? 0 : costOf(planCost(schema, part.operation, documentParts(part.document)), {}).points;

test("lets a player open the most expensive screens without delay", () => {
  const documents = createDocuments({ schema, limits: defaultLimits, isOpen: false });
  const budgets = new Budgets({ state: new MemoryState(), bucket: { limit: 1_000, perSecond: 50 } });
  const file = inRepository("web/persisted.json");
  for (const [, { name, text }] of loadPersistedDocuments(file).all()) {
    const prepared = documents.prepare(text);
    const admission = documents.admit(prepared, undefined, {}, defaultLimits.registeredCost);
    if (admission.errors !== undefined || prepared.errors !== undefined) throw new Error(`${name} is refused.`);
    const { operation, requested } = admission;
    const split = splitPublic(schema, operation.node, prepared.parts);
    const own = split === null ? requested : pointsOf(split.own);
    const price = budgets.priceOf({ own, shared: requested - own }, true);
    // A second's refill is enough for any of them, also when nobody else has asked lately.
    expect([name, price <= 50]).toEqual([name, true]);
  }
});
