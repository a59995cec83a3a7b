import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openFaultyProxy } from "../testing/faultyProxy.ts";
import { control, openGateway } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const COUNT = "{ viewer { member { claimableCount } } }";
const KINDS = `{ site { redEnvelopes { envelopes { id opensAt closesAt } serverTime } } viewer { member {
  claimableMissionCount rewards(first: 1) { claimableCount } promotionStandings { status } raffleTickets(first: 1) { totalCount }
  dailySignIn { isSigned } redEnvelopeClaims { envelope { id } } } } }`;
const SIGN = "mutation ($key: ID!) { signInToday(input: { idempotencyKey: $key }) { userErrors { code } } }";
const OPEN = `mutation ($id: ID!, $key: ID!) { claimRedEnvelope(input: { envelopeId: $id, idempotencyKey: $key }) {
  userErrors { code } } }`;
const calls = [
  "GET /wps/relay/MCSFE_missionSummary",
  "GET /wps/relay/MCSFE_rewardList",
  "GET /wps/relay/PRM_list",
  "GET /wps/relay/PRM_raffleTickets",
  "GET /wps/relay/PRM_signInStatus",
  "GET /wps/relay/PRM_redEnvelopeList",
];

it("is the sum of what each kind says, by one call of each; guests have none, trial accounts 0", async () => {
  await control(sandbox, "red-envelope/open", { minutes: 30 });
  await control(sandbox, "raffle/tickets", { username: "demo", count: 2 });
  const browser = await t.loggedIn("demo");
  t.sent.length = 0;
  const count = Number((await browser.run(COUNT)).at("viewer.member.claimableCount"));
  expect(t.calls().toSorted()).toEqual(["GET /wps/member/info", ...calls].toSorted());

  const kinds = await browser.ask(KINDS);
  const of = (path: string) => Number(kinds.at(`viewer.member.${path}`));
  const ready = (kinds.at("viewer.member.promotionStandings") as { status: string }[]).filter(
    ({ status }) => status === "CLAIM",
  );
  const now = Date.parse(kinds.text("site.redEnvelopes.serverTime"));
  const envelopes = kinds.at("site.redEnvelopes.envelopes") as { id: string; opensAt: string; closesAt: string }[];
  const open = envelopes.filter(({ opensAt, closesAt }) => Date.parse(opensAt) <= now && now < Date.parse(closesAt));
  expect(open.length).toBeGreaterThan(0);
  expect(kinds.at("viewer.member.dailySignIn.isSigned")).toBe(false);
  const [missions, rewards, tickets] = [
    of("claimableMissionCount"),
    of("rewards.claimableCount"),
    of("raffleTickets.totalCount"),
  ];
  expect(count).toBe(missions + rewards + ready.length + tickets + open.length + 1);

  const counting = browser.watch("subscription { claimableChanged { claimableCount } }");
  const counted = async () => (await counting.next()).value?.at("claimableChanged.claimableCount");
  expect(await counted()).toBe(count);
  const next = counted();
  await browser.run(SIGN, { key: randomUUID() });
  expect(await next).toBe(count - 1);
  await counting.return();
  await browser.run(OPEN, { id: open[0]?.id, key: randomUUID() });
  expect((await browser.run(COUNT)).at("viewer.member.claimableCount")).toBe(count - 2);

  expect((await t.client().run(COUNT)).at("viewer.member")).toBeNull();
  const trial = t.client();
  await trial.run("mutation { startFreePlay(input: {}) { userErrors { code } } }");
  t.sent.length = 0;
  expect((await trial.run(COUNT)).at("viewer.member.claimableCount")).toBe(0);
  expect(t.calls()).toEqual(["GET /wps/member/info"]);
});

it("counts 0 for a kind whose call the platform lacks, and is null while one fails", async () => {
  const proxy = await openFaultyProxy(sandbox.origin);
  const lesser = await openGateway({ ...sandbox, origin: proxy.origin });
  const browser = lesser.client();
  await browser.logIn("vipclub");
  const read = async (refused: readonly string[], status: number) => {
    proxy.set({
      answer: async ({ call }) => (refused.includes(call) ? { status, headers: {}, body: "" } : undefined),
    });
    return browser.run(COUNT);
  };
  const all = Number((await read([], 404)).at("viewer.member.claimableCount"));
  expect((await read(["GET /wps/relay/PRM_signInStatus"], 404)).at("viewer.member.claimableCount")).toBe(all - 1);
  const without = await read(calls, 404);
  expect(without.errors).toBeUndefined();
  expect(without.at("viewer.member.claimableCount")).toBe(0);
  const failed = await read(["GET /wps/relay/PRM_signInStatus"], 500);
  expect(failed.codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
  expect(failed.at("viewer.member.claimableCount")).toBeNull();
  await lesser[Symbol.asyncDispose]();
  await proxy.close();
});
