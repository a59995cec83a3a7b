import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import type { TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();
let agent: TestClient;
beforeAll(async () => {
  agent = t.client();
  await agent.logIn("agent");
});

const BETS = `query (
  $filter: TeamBetFilter, $sort: TeamBetSort, $first: Int, $after: String, $last: Int, $before: String
) {
  viewer { agent { teamBets(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { id internalID placedAt account stake { amount currency } profit { amount } houseResult { amount } } }
    totals { stake { amount } profit { amount } houseResult { amount } }
    pageCursors { around { page isCurrent } last { page cursor } }
  } } }
}`;
const bets = "viewer.agent.teamBets";

describe("bets of a downline", () => {
  it("are returned once each, in order, forwards and backwards", async () => {
    const filter = { period: { preset: "LAST_7" } };
    const walk = async (
      size: Record<string, number>,
      edge: "startCursor" | "endCursor",
      more: string,
      cursor: string,
    ) => {
      const seen: string[] = [];
      let variables: Record<string, unknown> = { filter, ...size };
      for (;;) {
        const page = await agent.run(BETS, variables);
        const edges = page.at(`${bets}.edges`);
        const ids = Array.isArray(edges) ? edges.map(({ node }) => String(node.internalID)) : [];
        if (edge === "endCursor") seen.push(...ids);
        else seen.unshift(...ids);
        if (page.at(`${bets}.pageInfo.${more}`) !== true) return { seen, total: page.at(`${bets}.totalCount`) };
        variables = { filter, ...size, [cursor]: page.text(`${bets}.pageInfo.${edge}`) };
      }
    };
    const { seen, total } = await walk({ first: 97 }, "endCursor", "hasNextPage", "after");
    expect(seen.length).toBeGreaterThan(200);
    expect(seen).toHaveLength(Number(total));
    expect(new Set(seen).size).toBe(seen.length);
    const backwards = await walk({ last: 100 }, "startCursor", "hasPreviousPage", "before");
    expect(backwards.seen).toEqual(seen);
  }, 30_000);

  it("cost one call per page, and come with the sums of all pages", async () => {
    const page = await agent.ask(BETS, { first: 10 });
    // Agents and the bets of their downline.
    expect(t.calls()).toEqual(["GET /wps/member/info", "GET /wps/relay/ACS_teamBets"]);
    expect(page.at(`${bets}.totals.stake.amount`)).toMatch(/^\d+(\.\d+)?$/);
    expect(page.at(`${bets}.pageCursors.around`)).toEqual([
      { page: 1, isCurrent: true },
      { page: 2, isCurrent: false },
      { page: 3, isCurrent: false },
    ]);
  });

  it("are found by their id, but only by the agents above", async () => {
    const page = await agent.run(BETS, { first: 1 });
    const id = page.text(`${bets}.edges.0.node.id`);
    const NODE = `query ($id: ID!) { node(id: $id) { __typename id ... on TeamBet { account } } }`;
    t.sent.length = 0;
    expect((await agent.run(NODE, { id })).data).toEqual({
      node: { __typename: "TeamBet", id, account: page.at(`${bets}.edges.0.node.account`) },
    });
    expect(t.calls()).toEqual(["GET /wps/relay/ACS_teamBets"]);
    const affiliate = await t.loggedIn("affiliate");
    const player = await t.loggedIn("demo");
    for (const other of [affiliate, player, t.client()]) {
      const { data, errors } = await other.run(NODE, { id });
      expect(data).toEqual({ node: null });
      expect(errors ?? []).toEqual([]);
    }
  });

  it("can be ordered, and a cursor belongs to its order", async () => {
    const sort = { by: "STAKE", direction: "DESCENDING" };
    const page = await agent.run(BETS, { sort, first: 30 });
    const edges = page.at(`${bets}.edges`);
    const stakes: number[] = Array.isArray(edges) ? edges.map(({ node }) => Number(node.stake.amount)) : [];
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    expect(new Set(stakes).size).toBeGreaterThan(1);
    const after = page.text(`${bets}.pageInfo.endCursor`);
    expect((await agent.run(BETS, { sort, first: 5, after })).codes).toEqual([]);
    const other = { by: "STAKE", direction: "ASCENDING" };
    expect((await agent.run(BETS, { sort: other, first: 5, after })).codes).toEqual(["BAD_USER_INPUT"]);
  });

  it("have the house's result beside the player's: the same amount with the other sign", async () => {
    const page = await agent.run(BETS, { first: 50 });
    const edges = page.at(`${bets}.edges`);
    const nodes = Array.isArray(edges) ? edges.map(({ node }) => node) : [];
    for (const { profit, houseResult } of [...nodes, page.at(`${bets}.totals`)]) {
      expect(BigInt(houseResult.amount)).toBe(-BigInt(profit.amount));
      expect(houseResult.amount).not.toBe("-0");
    }
  });

  it("can be filtered by account, also without a match", async () => {
    const one = await agent.run(BETS, { filter: { account: "demo" } });
    const edges = one.at(`${bets}.edges`);
    expect(Array.isArray(edges) && edges.every(({ node }) => node.account === "demo")).toBe(true);
    const stranger = await agent.run(BETS, { filter: { account: "nobodyatall" } });
    expect(stranger.codes).toEqual(["NOT_FOUND"]);
  });

  it.each([
    [{ filter: { period: { days: { from: "2026-02-01", to: "2026-01-01" } } } }],
    [{ filter: { period: { days: { from: "2026-01-01", to: "2026-06-01" } } } }],
    [{ filter: { period: { days: { from: "2001-01-01", to: "2001-01-02" } } } }],
    [{ filter: { account: "a\0b" } }],
    [{ filter: { account: "x".repeat(100_000) } }],
    [{ first: 0 }],
    [{ first: 1, after: globalId("Game", "1") }],
  ])("refuse %#: an argument out of its limits", async (variables) => {
    expect((await agent.run(BETS, variables)).codes).toEqual(["BAD_USER_INPUT"]);
  });
});

it("shows no agent centre to other accounts", async () => {
  const player = await t.loggedIn("demo");
  expect((await player.run(BETS)).data).toEqual({ viewer: { agent: null } });
  const agentId = (await agent.run("{ viewer { agent { id account kind } } }")).text("viewer.agent.id");
  const NODE = `query ($id: ID!) { node(id: $id) { id } }`;
  expect((await player.run(NODE, { id: agentId })).data).toEqual({ node: null });
  expect((await agent.run(NODE, { id: agentId })).data).toEqual({ node: { id: agentId } });
});

it("finds at most 25 bets by id in one request, because each costs a call", async () => {
  const edges = (await agent.run(BETS, { first: 26 })).at(`${bets}.edges`);
  const ids = Array.isArray(edges) ? edges.map(({ node }) => node.id) : [];
  const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`;
  expect((await agent.run(NODES, { ids })).codes).toEqual(["BAD_USER_INPUT"]);
  const found = ids.slice(0, 25);
  expect((await agent.run(NODES, { ids: [...found, found[0]] })).data).toEqual({
    nodes: [...found, found[0]].map((id) => ({ id })),
  });
}, 40_000);
