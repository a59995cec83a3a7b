import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members, messages } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { atRate } from "../testing/contractHarness.ts";
import { startForFile } from "../testing/startForFile.ts";
import { contractPayouts, contracts } from "./contracts.tables.ts";
import { grantContract } from "./grantContract.ts";
import { openStakes } from "./payouts/teamVolume.ts";

interface Contract {
  contractId: string;
  holder: string;
  offerer: string | null;
  state: string;
  version: number;
  answerBefore: string | null;
  paysUntil: string | null;
  endOfferedAt: string | null;
  nextSettlementAt: string | null;
  openStake: string | null;
  carryOver: string | null;
  tiers: { rate: string }[];
}

const { db, clock, site, caller, tokenOf } = await startForFile({ rateLimits: false });
// Without the contracts of the seed.
await db.delete(contractPayouts);
await db.delete(contracts);
const [senior, agent] = [await memberNamed(db, "senior"), await memberNamed(db, "agent")];
const [sub] = await db
  .select()
  .from(members)
  .where(and(eq(members.uplineId, agent.id), eq(members.type, 1)));
/** An agent right below `agent`, and one right below that one, if there is any. */
const below = sub?.username ?? "";
const tokens = new Map<string, string>();
for (const name of ["senior", "agent", "affiliate", below]) tokens.set(name, await tokenOf(name));
await site.set({ HOURLY_SALARY: false });
const own = { kind: "dailySalary", period: "DAILY", terms: atRate("0.01"), holder: senior, at: clock.now() } as const;
await db.transaction((tx) => grantContract(tx, own));

const send = <Value>(as: string, call: string, body: object) =>
  caller.post<Value>(`/wps/relay/ACS_${call}`, { token: tokens.get(as) ?? "", body, key: randomUUID() });
const offer = (as: string, account: string, rate: string, more: object = {}) =>
  send<{ contract: Contract | null; ending: { account: string }[]; contracts?: { account: string }[] }>(
    as,
    "dailySalaryOffer",
    { account, action: "NEW", period: "DAILY", terms: { tiers: [{ rate }] }, ...more },
  );
const end = (as: string, account: string, more: object = {}) =>
  send<{ contract: Contract | null }>(as, "dailySalaryOffer", { account, action: "TERMINATE", ...more });
const answer = (as: string, action: string, contractId: string | undefined, more: object = {}) =>
  send<Contract>(as, `dailySalary${action}`, { contractId, ...more });
const list = async (as: string, query = "") =>
  (await caller.read<{ list: Contract[] }>(`/wps/relay/ACS_dailySalaryList${query}`, { token: tokens.get(as) ?? "" }))
    .list;
const agree = async (as: string, account: string, rate: string) => {
  const { value } = await offer(as, account, rate);
  return (await answer(account, "Accept", value.contract?.contractId)).value;
};

test("a contract that pays says when it is settled next, what is open, and when its end was offered", async () => {
  const [paying] = await list("senior");
  const team = { ...senior, agentId: senior.id };
  const open = await openStakes(db, team, new Date(clock.now().getTime() + 60_000));
  expect(open).toBeGreaterThan(0n);
  expect(paying).toMatchObject({ openStake: toDecimal(open, team.currency), carryOver: null, endOfferedAt: null });
  expect(paying?.nextSettlementAt).toMatch(/T19:00:00.000Z$/);
});

test("an offer is bounded by the agent's own contract, and only for an agent right below", async () => {
  expect((await offer("senior", "agent", "0.02")).code).toBe("CONTRACT_RATE_TOO_HIGH");
  expect((await offer("agent", below, "0.001")).code).toBe("CONTRACT_RATE_TOO_HIGH");
  for (const account of [below, "demo", "affiliate", "senior", "nobody"]) {
    expect((await offer("senior", account, "0.001")).code).toBe("DOWNLINE_NOT_FOUND");
  }
  const falling = { terms: { tiers: [{ rate: "0.002" }, { rate: "0.001" }] } };
  for (const wrong of [falling, { terms: { tiers: [] } }, { period: undefined }, { terms: { realtime: {} } }]) {
    expect((await offer("senior", "agent", "0.001", wrong)).code).toBe("VALIDATION_FAILED");
  }
  const dry = await offer("senior", "agent", "0.008", { dryRun: true });
  expect(dry.value).toEqual({ contract: null, ending: [] });
  expect(await list("agent")).toEqual([]);
  expect((await caller.get("/wps/relay/ACS_hourlySalaryList", { token: tokens.get("agent") ?? "" })).code).toBe(
    "FEATURE_DISABLED",
  );
});

test("the account below accepts once, and sees the contract among its own", async () => {
  const { value } = await offer("senior", "agent", "0.008");
  const contractId = value.contract?.contractId;
  expect(value.contract).toMatchObject({ state: "PENDING_NEW", holder: "agent", offerer: "senior", version: 1 });
  for (const dryRun of [true, false])
    expect((await offer("senior", "agent", "0.007", { dryRun })).code).toBe("CONTRACT_EXISTS");
  const requests = await caller.get<{ list: Contract[] }>("/wps/relay/ACS_contractRequests", {
    token: tokens.get("agent") ?? "",
  });
  expect(requests.value.list).toMatchObject([{ contractId }]);
  for (const other of ["senior", "affiliate", below]) {
    expect((await answer(other, "Accept", contractId)).code).toBe("NOT_FOUND");
  }
  expect((await answer("agent", "Accept", contractId)).value).toMatchObject({ state: "ACTIVE" });
  expect((await answer("agent", "Accept", contractId)).code).toBe("CONTRACT_STATE");
  expect((await answer("agent", "Reject", contractId)).code).toBe("CONTRACT_STATE");
  const info = await caller.get("/wps/member/info/funds/consolidated", { token: tokens.get("agent") ?? "" });
  expect(info.value).toMatchObject({ dailySalary: { tiers: [{ rate: "0.008" }] }, dividend: null });
});

test("a lower rate ends the contracts below that pay more, after both have confirmed it", async () => {
  await agree("agent", below, "0.005");
  const refused = await offer("senior", "agent", "0.004");
  expect(refused).toMatchObject({ status: 409, code: "CONTRACT_LOWER_THAN_DOWNLINE" });
  expect(refused.value.contracts).toMatchObject([{ account: below }]);
  const { value } = await offer("senior", "agent", "0.004", { confirmAutoTerminate: true });
  const contractId = value.contract?.contractId;
  expect((await answer("agent", "Accept", contractId)).code).toBe("CONTRACT_LOWER_THAN_DOWNLINE");
  expect(await list(below)).toMatchObject([{ state: "ACTIVE" }]);
  expect((await answer("agent", "Accept", contractId, { confirmAutoTerminate: true })).value.state).toBe("ACTIVE");
  expect(await list(below)).toMatchObject([{ state: "AUTO_TERMINATED" }]);
  expect((await list("agent")).map(({ state, version }) => [version, state])).toEqual([
    [2, "ACTIVE"],
    [1, "TERMINATED"],
  ]);
  const told = await db
    .select({ title: messages.title })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.memberId))
    .where(and(eq(members.username, below), eq(messages.title, "A contract has ended")));
  expect(told).toHaveLength(1);
});

test("an offered end is accepted or rejected; a rejected one lets the contract go on", async () => {
  expect((await end("agent", below)).code).toBe("CONTRACT_STATE");
  const [contract] = await list("agent", "?status=ACTIVE");
  const ending = (await end("senior", "agent")).value.contract;
  expect(ending).toMatchObject({ state: "PENDING_TERMINATION" });
  const hours = (Date.parse(ending?.answerBefore ?? "") - Date.parse(ending?.endOfferedAt ?? "")) / 3_600_000;
  expect(hours).toBe(72);
  expect((await end("senior", "agent")).code).toBe("CONTRACT_STATE");
  expect((await answer("agent", "Reject", contract?.contractId)).value.state).toBe("ACTIVE");
  await end("senior", "agent");
  expect((await answer("agent", "Accept", contract?.contractId)).value.state).toBe("TERMINATED");
  expect(await list("agent", "?status=ACTIVE")).toEqual([]);
});

test("an offer that nobody answers expires after 72 hours", async () => {
  const { value } = await offer("senior", "agent", "0.003");
  const { contractId, answerBefore } = value.contract ?? {};
  await caller.post(`/sandbox/jobs/run/end-contract-offer:${contractId}:${answerBefore}`, {});
  expect((await list("agent"))[0]).toMatchObject({ contractId, state: "EXPIRED" });
  expect((await answer("agent", "Accept", contractId)).code).toBe("CONTRACT_STATE");
});

test("the holder ends its contract at the close of the period", async () => {
  const { contractId } = await agree("senior", "agent", "0.003");
  const ended = await answer("agent", "Terminate", contractId);
  expect(ended.value).toMatchObject({ state: "ACTIVE", paysUntil: expect.stringMatching(/T17:00:00.000Z$/) });
  expect((await answer("agent", "Terminate", contractId)).code).toBe("CONTRACT_STATE");
  await caller.post(`/sandbox/jobs/run/end-contract:${contractId}`, {});
  expect((await list("agent"))[0]).toMatchObject({ contractId, state: "TERMINATED", paysUntil: ended.value.paysUntil });
});

test("simultaneous answers change a contract once", async () => {
  const { value } = await offer("senior", "agent", "0.002");
  const contractId = value.contract?.contractId;
  const answers = await Promise.all(
    ["Accept", "Reject", "Accept", "Reject"].map((it) => answer("agent", it, contractId)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const paying = and(eq(contracts.state, "ACTIVE"), eq(contracts.kind, "dailySalary"));
  expect(await db.$count(contracts, paying)).toBeLessThanOrEqual(2);
});

test("an offer has the currency of the agent's own contract, whatever wallets both have open", async () => {
  const selectBoth = async (currency: string) => {
    for (const as of ["senior", "agent"]) {
      const token = tokens.get(as) ?? "";
      expect((await caller.post("/wps/relay/GCS_selectCurrency", { token, body: { currency } })).code).toBe("OK");
    }
  };
  await selectBoth("USD");
  const terms = { tiers: [{ rate: "0.004", periodValidBet: "1000000" }] };
  const { value } = await offer("senior", "agent", "0.004", { terms });
  await selectBoth("VND");
  expect(value.contract).toMatchObject({ currency: "VND", tiers: [{ periodValidBet: "1000000" }] });
  await answer("agent", "Reject", value.contract?.contractId);
});
