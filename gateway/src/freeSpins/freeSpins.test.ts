import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const TERMS = "spins stake { amount currency } turnover hours games { internalID name }";
const SPINS = `id title spins left stake { amount currency } winnings { amount } turnover status endedAt
  games { internalID name }`;
const LIST = `query ($filter: FreeSpinsFilter) { viewer { member { freeSpins(filter: $filter, first: 5) {
  totalCount edges { node { ${SPINS} } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on FreeSpins { ${SPINS} } } }`;
const path = "viewer.member.freeSpins";

it("lists free spins with their games, for their member only", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const all = await browser.ask(LIST);
  expect(all.at(path)).toMatchObject({
    totalCount: 2,
    edges: [
      {
        node: {
          title: "Free spins every week",
          ...{ spins: 20, left: 12, turnover: 3, status: "ACTIVE", endedAt: null },
          stake: { amount: "1000", currency: "VND" },
          winnings: { amount: "6500" },
          games: Array(3).fill({ internalID: expect.any(String), name: expect.any(String) }),
        },
      },
      { node: { left: 20, status: "EXPIRED" } },
    ],
  });
  expect((await browser.run(LIST, { filter: { status: "USED" } })).at(path)).toMatchObject({ totalCount: 0 });
  expect((await browser.run(LIST, { filter: { status: "UNKNOWN" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await t.client().run(LIST)).at("viewer.member")).toBeNull();
  const id = all.text(`${path}.edges.0.node.id`);
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ left: 12 });
  for (const stranger of [other, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
});

it("names the free spins that promotions, the mall and rewards give", async () => {
  const answer = await t.client().ask(`{ site {
    promotion(internalID: "24") { freeSpins { ${TERMS} } }
    money: promotion(internalID: "3") { freeSpins { spins } }
    pointRewards(category: MONEY, last: 1) { edges { node { kind amount { amount } turnover freeSpins { ${TERMS} } } } }
  } }`);
  const stake = { amount: "1000", currency: "VND" };
  expect(answer.at("site")).toMatchObject({
    promotion: {
      freeSpins: { spins: 20, stake, turnover: 3, hours: 72, games: Array(3).fill({ internalID: expect.any(String) }) },
    },
    money: { freeSpins: null },
    pointRewards: {
      edges: [
        {
          node: {
            ...{ kind: "FREE_SPINS", amount: null, turnover: null },
            freeSpins: { spins: 10, stake, turnover: 0, games: Array(2).fill({ internalID: expect.any(String) }) },
          },
        },
      ],
    },
  });
});

it("tells the member's windows of free spins that come from a reward", async () => {
  const browser = await t.loggedIn("vipclub");
  const gift = { username: "vipclub", title: "Spins", amount: "1000", spins: 4, games: "10115", turnover: 0 };
  await control(sandbox, "reward/grant", gift);
  const waiting = await browser.run(
    `{ viewer { member { rewards(first: 1) { edges { node { id freeSpins { ${TERMS} } } } } } } }`,
  );
  const reward = "viewer.member.rewards.edges.0.node";
  expect(waiting.at(`${reward}.freeSpins`)).toMatchObject({ spins: 4, turnover: 0 });
  const window = browser.watch(
    "subscription { freeSpinsChanged { freeSpins(first: 1) { edges { node { title left } } } } }",
  );
  const first = "freeSpinsChanged.freeSpins.edges.0.node";
  const received = eventWhere(window, (answer) => answer.codes.length > 0 || answer.at(`${first}.title`) === "Spins");
  await t.listens(1);
  await browser.run(
    `mutation ($id: ID!, $key: ID!) { claimReward(input: { rewardId: $id, idempotencyKey: $key }) { reward { status } } }`,
    { id: waiting.text(`${reward}.id`), key: randomUUID() },
  );
  expect((await received).at(first)).toEqual({ title: "Spins", left: 4 });
  await window.return();
});
