import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const FIELDS = "id internalID title period goal progress currency reward { amount currency } score state resetsAt";
const MISSIONS = `{ viewer { member { openMissionCount claimableMissionCount wallet { total { amount } } missions { ${FIELDS} } } } }`;
const CLAIM = `mutation ($id: ID!, $key: ID!) { claimMission(input: { missionId: $id, idempotencyKey: $key }) {
  mission { id state } member { openMissionCount } userErrors { code } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Mission { ${FIELDS} } } }`;
const BOARD = `{ site { missionLeaderboard(period: MONTH) { rank account score } }
  viewer { member { missionPlace(period: MONTH) { rank score } } } }`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }`;
const WATCH = "subscription { missionsChanged { missions { internalID progress } } }";

type Mission = Record<"id" | "internalID" | "state" | "progress", string>;

it("pays a reached mission once, and counts the others as open", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const before = await browser.ask(MISSIONS);
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
  const claimable = (it: typeof after) => Number(it.at("viewer.member.claimableMissionCount"));
  expect(claimable(before)).toBe(missions.filter(({ state }) => state === "CLAIMABLE").length);
  expect(claimable(after)).toBe(claimable(before) - 1);
  const repeated = await browser.run(CLAIM, { id, key: randomUUID() });
  expect(repeated.at("claimMission")).toMatchObject({ mission: null, userErrors: [{ code: "ALREADY_CLAIMED" }] });
  const daily = missions.find(({ state }) => state === "OPEN")?.id;
  const early = await browser.run(CLAIM, { id: daily, key: randomUUID() });
  expect(early.at("claimMission")).toMatchObject({ userErrors: [{ code: "NOT_ELIGIBLE" }] });

  expect((await browser.run(CLAIM, { id: "nonsense", key })).codes).toEqual(["BAD_ID"]);
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ state: "CLAIMED" });
  expect((await other.run(NODE, { id })).at("node")).toMatchObject({ state: "CLAIMABLE" });
  expect((await t.client().run(NODE, { id })).at("node")).toBeNull();
});

it("moves the progress live with a deposit, and ranks members for everybody", async () => {
  // A new member: what the seeded ones have deposited this week can be all that the mission asks for.
  const newcomer = t.client();
  const termsVersion = (await newcomer.run("{ site { helpCentre { version } } }")).text("site.helpCentre.version");
  const account = { method: "USERNAME", username: "newcomer", password: "correct horse battery", termsVersion };
  await newcomer.run(REGISTER, { input: account });
  const watching = newcomer.watch(WATCH);
  const progressOf = async () => {
    const heard = (await watching.next()).value?.at("missionsChanged.missions") as Mission[];
    return heard.find(({ internalID }) => internalID === "8")?.progress;
  };
  const before = Number(await progressOf());
  const { depositId } = await deposit(newcomer);
  await control(sandbox, "deposit/settle", { depositId });
  await control(sandbox, "win", { username: "newcomer", amount: "1", stake: "100000" });
  await expect.poll(progressOf, { timeout: 10_000 }).toBe(String(before + 100_000));
  await watching.return();

  const browser = await t.loggedIn("demo");
  const board = await t.client().run(BOARD);
  expect(board.at("site.missionLeaderboard.0")).toMatchObject({
    rank: 1,
    account: expect.stringMatching(/^..\*\*\*.$/),
  });
  expect(board.at("viewer.member")).toBeNull();
  expect((await browser.run(BOARD)).at("viewer.member.missionPlace")).toMatchObject({ score: 10 });

  const counting = browser.watch("subscription { claimableMissionsChanged { claimableMissionCount } }");
  const counted = async () => (await counting.next()).value?.at("claimableMissionsChanged.claimableMissionCount");
  const claimable = Number(await counted());
  const next = counted();
  await control(sandbox, "balance", { username: "demo", amount: "1" });
  const first = ((await browser.run(MISSIONS)).at("viewer.member.missions") as Mission[]).find(
    ({ state }) => state === "CLAIMABLE",
  );
  await browser.run(CLAIM, { id: first?.id, key: randomUUID() });
  // The balance alone changed nothing.
  expect(await next).toBe(claimable - 1);
  await counting.return();
});

async function deposit(browser: ReturnType<typeof t.client>) {
  const answer = await browser.run(
    `mutation ($key: ID!) { createDeposit(input: { channelId: "qr", amount: "100000", idempotencyKey: $key }) {
      deposit { internalID } } }`,
    { key: randomUUID() },
  );
  return { depositId: answer.text("createDeposit.deposit.internalID") };
}
