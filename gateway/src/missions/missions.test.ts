import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control, openGateway, startTestPlatform } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox);
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});

const FIELDS = "id internalID title period goal progress currency reward { amount currency } score state resetsAt";
const MISSIONS = `{ viewer { member { openMissionCount wallet { total { amount } } missions { ${FIELDS} } } } }`;
const CLAIM = `mutation ($id: ID!, $key: ID!) { claimMission(input: { missionId: $id, idempotencyKey: $key }) {
  mission { id state } member { openMissionCount } userErrors { code } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Mission { ${FIELDS} } } }`;
const BOARD = `{ site { missionLeaderboard(period: MONTH) { rank account score } }
  viewer { member { missionPlace(period: MONTH) { rank score } } } }`;
const WATCH = "subscription { missionsChanged { missions { internalID progress } } }";

interface Mission {
  id: string;
  internalID: string;
  state: string;
  progress: string;
}

it("pays a reached mission once, and counts the others as open", async () => {
  const [browser, other] = [t.client(), t.client()];
  await browser.logIn("demo");
  await other.logIn("vipclub");
  const before = await browser.run(MISSIONS);
  expect(before.errors).toBeUndefined();
  const missions = before.at("viewer.member.missions") as Mission[];
  const first = missions.find(({ internalID }) => internalID === "9");
  expect(first).toMatchObject({ state: "CLAIMABLE", goal: "1", progress: "1", currency: null, resetsAt: null });
  const id = first?.id ?? "";

  const key = randomUUID();
  const [answer, again] = await Promise.all([browser.run(CLAIM, { id, key }), browser.run(CLAIM, { id, key })]);
  for (const paid of [answer, again]) {
    expect(paid.at("claimMission")).toMatchObject({ mission: { id, state: "CLAIMED" }, userErrors: [] });
  }
  const after = await browser.run(MISSIONS);
  const total = (it: typeof after) => BigInt(it.text("viewer.member.wallet.total.amount"));
  expect(total(after)).toBe(total(before) + 1_000n);
  expect(Number(after.at("viewer.member.openMissionCount"))).toBe(missions.length - 1);
  const repeated = await browser.run(CLAIM, { id, key: randomUUID() });
  expect(repeated.at("claimMission")).toMatchObject({ mission: null, userErrors: [{ code: "ALREADY_CLAIMED" }] });
  const daily = missions.find(({ state }) => state === "OPEN")?.id;
  const early = await browser.run(CLAIM, { id: daily, key: randomUUID() });
  expect(early.at("claimMission")).toMatchObject({ userErrors: [{ code: "NOT_ELIGIBLE" }] });

  expect((await browser.run(CLAIM, { id: "nonsense", key })).codes).toEqual(["BAD_ID"]);
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ state: "CLAIMED" });
  expect((await other.run(NODE, { id })).at("node")).toMatchObject({ state: "CLAIMABLE" });
  expect((await t.client().run(NODE, { id })).at("node")).toBeNull();
  expect((await t.client().run(CLAIM, { id, key })).codes).toEqual(["UNAUTHENTICATED"]);
});

it("moves the progress live with a deposit, and ranks members for everybody", async () => {
  const browser = t.client();
  await browser.logIn("demo");
  const watching = browser.watch(WATCH);
  const progressOf = async () => {
    const heard = (await watching.next()).value?.at("missionsChanged.missions") as Mission[];
    return heard.find(({ internalID }) => internalID === "8")?.progress;
  };
  const before = Number(await progressOf());
  const { depositId } = await deposit(browser);
  await control(sandbox, "deposit/settle", { depositId });
  await expect.poll(progressOf, { timeout: 10_000 }).toBe(String(before + 100_000));
  await watching.return();

  const board = await t.client().run(BOARD);
  expect(board.at("site.missionLeaderboard.0")).toMatchObject({
    rank: 1,
    account: expect.stringMatching(/^..\*\*\*.$/),
  });
  expect(board.at("viewer.member")).toBeNull();
  expect((await browser.run(BOARD)).at("viewer.member.missionPlace")).toMatchObject({ score: 10 });
});

async function deposit(browser: ReturnType<typeof t.client>) {
  const answer = await browser.run(
    `mutation ($key: ID!) { createDeposit(input: { channelId: "qr", amount: "100000", idempotencyKey: $key }) {
      deposit { internalID } } }`,
    { key: randomUUID() },
  );
  return { depositId: answer.text("createDeposit.deposit.internalID") };
}
