import { expect, it } from "vitest";
import { MemoryState } from "../../sharedState/memoryState.ts";
import { registered, startEdge } from "../../testing/edgeFixture.ts";

it("prices an operation without executing or charging it, also a change and a subscription", async () => {
  const budgets = { state: new MemoryState(() => 0), bucket: { limit: 1_000, perSecond: 1 } };
  await using edge = await startEdge({ budgets });
  const priced = async (query: string, variables = {}) => {
    const answer = await edge.post({ query, variables }, { "x-atrium-price": "1" });
    expect([answer.status, answer.headers.get("ratelimit")]).toEqual([200, null]);
    return answer.json();
  };
  const games = "query ($first: Int) { site { games(first: $first) { edges { node { id } } } } }";
  expect(await priced(games, { first: 10 })).toEqual({ extensions: { cost: { requested: 22, limit: 1000 } } });
  const cost = { requested: 15, limit: 1000 };
  expect(await priced(registered.logIn, { input: {} })).toEqual({
    extensions: { cost: expect.objectContaining(cost) },
  });
  expect(await priced("subscription { balanceChanged { id } }")).toMatchObject({ extensions: { cost: {} } });
  expect([edge.seen, edge.events.begun]).toEqual([[], 0]);
});
