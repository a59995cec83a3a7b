import { beforeEach, expect, it } from "vitest";
import { control, eventWhere, type TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(() => control(sandbox, "reset", {}));

const CHECK = `realityCheckAt realityCheck {
  intervalMinutes choices canBeOff startedAt nextAt serverTime
  staked { amount currency } won { amount } net { amount } }`;
const READ = `{ viewer { member { ${CHECK} } } }`;
const SET = `mutation ($input: SetRealityCheckInput!) {
  setRealityCheck(input: $input) { member { ${CHECK} } userErrors { code field } } }`;
const ANSWER = `mutation ($input: AcknowledgeRealityCheckInput!) {
  acknowledgeRealityCheck(input: $input) { member { ${CHECK} } userErrors { code } } }`;
const WATCH = "subscription { realityCheckChanged { realityCheck { startedAt } } }";
const LAUNCH = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) { launch { url } userErrors { code } } }`;

const set = async (browser: TestClient, intervalMinutes: number | null) =>
  (await browser.run(SET, { input: { intervalMinutes } })).at("setRealityCheck");
const answer = async (browser: TestClient, action: string) =>
  (await browser.run(ANSWER, { input: { action } })).at("acknowledgeRealityCheck");

async function launch(browser: TestClient) {
  const games = await browser.run("{ site { games(first: 1) { edges { node { id } } } } }");
  const gameId = games.text("site.games.edges.0.node.id");
  return (await browser.run(LAUNCH, { input: { gameId } })).at("launchGame.userErrors");
}

it("sets the interval, holds play when it is over, and goes on, on all devices", async () => {
  const browser = await t.loggedIn("demo");
  expect((await browser.run(READ)).at("viewer.member")).toMatchObject({
    realityCheckAt: null,
    realityCheck: { intervalMinutes: null, choices: [15, 30, 60], canBeOff: true, nextAt: null },
  });
  expect(await set(browser, 20)).toEqual({
    member: null,
    userErrors: [{ code: "VALIDATION_FAILED", field: ["intervalMinutes"] }],
  });
  expect(await set(browser, 15)).toMatchObject({ member: { realityCheck: { intervalMinutes: 15 } }, userErrors: [] });

  await control(sandbox, "clock", { offsetMs: 16 * 60_000 });
  const due = await browser.run(READ);
  const { realityCheckAt, realityCheck } = due.at("viewer.member") as {
    realityCheckAt: string;
    realityCheck: { nextAt: string; serverTime: string; staked: object };
  };
  expect(realityCheckAt).toBe(realityCheck.nextAt);
  expect(Date.parse(realityCheck.serverTime)).toBeGreaterThan(Date.parse(realityCheckAt));
  expect(realityCheck.staked).toEqual({ amount: "0", currency: "VND" });
  expect(await launch(browser)).toEqual([{ code: "RG_REALITY_CHECK_PENDING" }]);

  const other = await t.loggedIn("demo");
  const watching = other.watch(WATCH);
  // That the check is due is an event too, and may come late.
  const path = "realityCheckChanged.realityCheck.startedAt";
  const before = due.at("viewer.member.realityCheck.startedAt");
  const changed = eventWhere(watching, (event) => event.codes.length > 0 || event.at(path) !== before);
  await t.listens(1);
  const answered = await answer(browser, "CONTINUE");
  expect(answered).toMatchObject({ member: { realityCheck: { intervalMinutes: 15 } }, userErrors: [] });
  const { startedAt } = (answered as { member: { realityCheck: { startedAt: string } } }).member.realityCheck;
  expect((await changed).at(path)).toBe(startedAt);
  await watching.return();
  expect(await launch(other)).toEqual([]);
});

it("logs out with the answer EXIT, and ends the other sessions", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("demo");
  expect(await answer(browser, "EXIT")).toEqual({ member: null, userErrors: [] });
  expect((await browser.run(READ)).at("viewer.member")).toBeNull();
  expect((await other.run(READ)).codes).toEqual(["SESSION_EXPIRED"]);
});

it("cannot be off where the jurisdiction sets it", async () => {
  await control(sandbox, "brand", { jurisdiction: "uk" });
  const browser = await t.loggedIn("demo");
  expect((await browser.run(READ)).at("viewer.member.realityCheck")).toMatchObject({
    intervalMinutes: 60,
    canBeOff: false,
  });
  expect(await set(browser, null)).toMatchObject({ userErrors: [{ code: "VALIDATION_FAILED" }] });
});
