import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { contracts } from "../contracts/contracts.tables.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { findMember } from "../member/members.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { endIdleSessions } from "../session/sessions.ts";
import { openPlatform, smallPlace } from "../testing/smallPlatform.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";
import { reportBetDays } from "./webhookJobs.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./webhooks.tables.ts";
import { readEndpoints, redeliver, reportTries, shownData, subIdsIn, takeDeliveries } from "./webhooks.ts";

const place = await smallPlace();
const { platform, close } = await openPlatform(place.config);
const { db, clock } = platform;
afterAll(async () => {
  await close();
  await place.remove();
});
afterEach(async () => {
  clock.shiftTo(0);
  await db.delete(webhookEndpoints);
  await db.delete(webhookEvents);
  await db.delete(deposits);
});

const PLAYERS = [2, 11, 12, 13];
const player = await findMember(db, 2);
await db.insert(members).values(
  PLAYERS.slice(1).map((id) => ({
    ...player,
    id,
    username: `player${id}`,
    email: null,
    mobile: null,
    path: `/1/${id}/`,
  })),
);

const HOOK = "acme/main";
const hook = (changes: Partial<Parameters<typeof takeDeliveries>[1][number]> = {}) => ({
  name: HOOK,
  events: ["DEPOSIT_SUCCEEDED" as const],
  ...changes,
});
const take = async (...hooks: ReturnType<typeof hook>[]) => (await takeDeliveries(platform, hooks)).list;
type Taken = Awaited<ReturnType<typeof take>>[number];
const report = (rows: readonly Taken[], status: number | null) =>
  reportTries(
    platform,
    rows.map(({ id, taken }) => ({ id, taken: taken ?? "", status, latencyMs: 7, answer: "ok" })),
  );
const happen = (memberId: number, number: number, type = "DEPOSIT_SUCCEEDED") =>
  db.execute(sql`select note_webhook(${type}, ${memberId}, ${clock.now().toISOString()}::timestamptz,
    ${JSON.stringify({ deposit: String(number), amount: "1050", currency: "USD" })}::jsonb)`);
const numberOf = ({ event }: Taken) => Number(event.data.deposit);
const wait = (ms: number) => clock.shiftTo(clock.offsetMs + ms);
const states = async () => (await db.select().from(webhookDeliveries)).map(({ state }) => state).sort();

test("notes deposits, the first apart, once the change is committed, for endpoints that want them", async () => {
  const pay = async (id: string, undo = false) =>
    db
      .transaction(async (tx) => {
        const at = clock.now();
        const row = { memberId: 2, channelId: "qr", amount: 1_000n, fee: 0n, currency: "VND", createdAt: at };
        const open = { requestKey: id, payToken: id, state: "CREATED" as const, expiresAt: at };
        await tx.insert(deposits).values({ ...row, ...open, depositId: id });
        await tx.update(deposits).set({ state: "SUCCESS", endedAt: at }).where(eq(deposits.depositId, id));
        if (undo) throw new Error("undone");
      })
      .catch((error: Error) => error.message);
  await pay("before");
  expect(await db.$count(webhookEvents)).toBe(0);
  await db.delete(deposits);
  const events = ["DEPOSIT_FIRST" as const, "DEPOSIT_SUCCEEDED" as const];
  await take(hook({ events }), hook({ name: "acme/first", events: ["DEPOSIT_FIRST"] }));
  expect(await pay("a", true)).toBe("undone");
  await pay("a");
  await pay("b");
  const told = await db.select().from(webhookEvents).orderBy(webhookEvents.id);
  expect(told.map(({ type, data }) => [type, data.deposit])).toEqual([
    ["DEPOSIT_FIRST", "a"],
    ["DEPOSIT_SUCCEEDED", "a"],
    ["DEPOSIT_SUCCEEDED", "b"],
  ]);
  expect((await states()).length).toBe(4);
  expect(told.map(shownData)[0]).toEqual({ deposit: "a", amount: "1000", currency: "VND" });
});

test("notes a new account, a withdrawal that is paid, an answered contract and the end of a session, each once", async () => {
  const events = ["MEMBER_REGISTERED", "WITHDRAWAL_PAID", "CONTRACT_ANSWERED", "SESSION_ENDED"] as const;
  await take(hook({ events: [...events] }));
  const at = clock.now();
  await db.insert(members).values({ ...player, id: 20, username: "new", email: null, mobile: null, path: "/" });
  await db.update(members).set({ path: "/1/20/" }).where(eq(members.id, 20));
  const asked = { withdrawId: "w", memberId: 2, requestKey: "w", bankCardId: "b", bankName: "Bank", last4: "0001" };
  const money = { amount: 500n, fee: 0n, currency: "VND" };
  await db.insert(withdrawals).values({ ...asked, ...money, state: "PAYING", createdAt: at });
  await db.update(withdrawals).set({ state: "AWAITING_CONFIRM" });
  await db.update(withdrawals).set({ state: "FULLY_PAID", endedAt: at });
  const offer = { kind: "realtimeSalary", offererId: 1, holderId: 2, version: 1, currency: "VND" } as const;
  const terms = { realTime: { winRate: "0", loseRate: "0", minBet: "0" } };
  await db
    .insert(contracts)
    .values({ ...offer, terms: Object(terms), state: "PENDING_NEW", offeredAt: at, answerBefore: at });
  await db.update(contracts).set({ state: "ACTIVE", answerBefore: null, acceptedAt: at, paysFrom: at });
  await db.update(contracts).set({ state: "TERMINATED", endedAt: at });
  wait(2 * DAY_MS);
  expect(await endIdleSessions(db, clock.now())).toBe(1);
  expect(await endIdleSessions(db, clock.now())).toBe(0);
  const told = await db.select().from(webhookEvents).orderBy(webhookEvents.id);
  expect(told.map(({ type, memberId, data }) => [type, memberId, data])).toEqual([
    ["MEMBER_REGISTERED", 20, {}],
    ["WITHDRAWAL_PAID", 2, { withdrawal: "w", amount: "500", currency: "VND" }],
    ["CONTRACT_ANSWERED", 2, { contract: expect.any(String), kind: "realtimeSalary", answer: "ACCEPTED" }],
    ["SESSION_ENDED", 2, { reason: "EXPIRED" }],
  ]);
});

test("tells an endpoint of an agent only of accounts below, and names agents that are none", async () => {
  const below = hook({ name: "acme/below", agent: "agent" });
  const { unknownAgents } = await takeDeliveries(platform, [below, hook({ name: "acme/typo", agent: "nobody" })]);
  expect(unknownAgents).toEqual(["nobody"]);
  await happen(1, 1);
  await happen(2, 2);
  await db.update(members).set({ type: 4 }).where(eq(members.id, 11));
  await happen(11, 3);
  await db.update(members).set({ type: 0 }).where(eq(members.id, 11));
  expect((await take(below)).map(numberOf)).toEqual([2]);
});

test("reads the sub-ids of an agent's link from the address of the registration", () => {
  const address = `https://site.example/register?referralCode=A&sub1=a%26b&sub5=${"x".repeat(200)}`;
  expect(subIdsIn(address)).toEqual(["a&b", "", "", "", "x".repeat(100)]);
  expect(subIdsIn(null)).toEqual(["", "", "", "", ""]);
});

test("lists what was told of accounts with a sub-id, in any place and case", async () => {
  await take(hook());
  const values = { 11: "sub2=Spring+ad", 12: "sub1=summer", 13: "sub5=spring%20AD" };
  for (const [id, asked] of Object.entries(values)) {
    const registerUrl = `https://site.example/register?${asked}`;
    const agreed = { termsVersion: "1", agreedAt: clock.now(), minimumAge: 21, mobileVerified: false };
    const origin = { registerMethod: "USERNAME", network: "10.0.0.0/8", registeredAt: clock.now(), registerUrl };
    await db.insert(memberProfiles).values({ memberId: Number(id), ...agreed, ...origin });
  }
  for (const member of PLAYERS) await happen(member, member);
  const told = async (subId?: string) =>
    (await readEndpoints(platform, [HOOK], subId))[0]?.deliveries.map(({ event }) => event.memberId);
  expect(await told("spring ad")).toEqual([13, 11]);
  expect(await told("spring")).toEqual([]);
  expect(await told()).toEqual([13, 12, 11, 2]);
});

test("reports the bets of a day once it is over", async () => {
  const at = clock.now();
  await take(hook({ events: ["BETS_DAY"] }));
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await transact(platform, (tx) => reportBetDays.run(tx, platform, { key: "k", at: tomorrow }));
  const [told] = await take(hook({ events: ["BETS_DAY"] }));
  expect(told && shownData(told.event)).toMatchObject({ currency: "VND", stake: expect.stringMatching(/^\d+$/) });
});

test("whatever fails, an endpoint gets each event, once by its id, and in order for each member", async () => {
  await whatever(async (random) => {
    await db.delete(webhookEndpoints);
    clock.shiftTo(0);
    await take(hook());
    const happened: number[][] = PLAYERS.map(() => []);
    const arrived: string[] = [];
    const heard: number[][] = PLAYERS.map(() => []);
    let number = 0;
    let isUp = true;
    const round = async (crashes: boolean) => {
      const rows = await take(hook());
      const seen = new Set(rows.map(({ event }) => event.memberId));
      // Only one event of a member is under way at a time.
      expect(seen.size).toBe(rows.length);
      for (const row of rows) {
        if (!isUp || arrived.includes(row.event.key)) continue;
        arrived.push(row.event.key);
        heard[PLAYERS.indexOf(row.event.memberId)]?.push(numberOf(row));
      }
      // The gateway is killed before it reports: another one takes the rows when their minute is over.
      if (crashes) await db.update(webhookDeliveries).set({ takenUntil: sql`now() - interval '1 second'` });
      else await report(rows, isUp ? 204 : random.pick([null, 500, 302]));
    };
    for (const _ of random.times(60)) {
      const at = random.int(0, PLAYERS.length - 1);
      if (random.chance(0.6)) {
        number += 1;
        happened[at]?.push(number);
        await happen(PLAYERS[at] ?? 0, number);
      }
      if (random.chance(0.1)) isUp = !isUp;
      if (random.chance(0.3)) wait(random.int(1_000, HOUR_MS));
      await round(random.chance(0.2));
    }
    isUp = true;
    for (let rounds = 0; (await states()).includes("WAITING") && rounds < 200; rounds += 1) {
      wait(HOUR_MS);
      await round(false);
    }
    expect(heard).toEqual(happened);
    expect(new Set(await states())).toEqual(new Set(number === 0 ? [] : ["DELIVERED"]));
  }, 3);
}, 120_000);

test("asks an endpoint that fails one event at a time, after growing pauses, for three days, then disables it", async () => {
  await take(hook());
  for (const memberId of PLAYERS) await happen(memberId, memberId);
  const first = await take(hook());
  expect(first).toHaveLength(4);
  const nextInMs = async () => (await takeDeliveries(platform, [hook()])).nextInMs;
  // They are another gateway's for a minute.
  expect(await nextInMs()).toBeGreaterThan(30_000);
  await report(first, 500);
  // The first pause is five seconds, a quarter more or less.
  expect(Math.round(Number(await nextInMs()) / 5_000)).toBe(1);
  wait(10_000);
  expect(await take(hook())).toHaveLength(1);
  await db.update(webhookDeliveries).set({ takenUntil: null });
  const started = clock.now().getTime();
  let disabled: string[] = [];
  for (let hours = 0; hours < 100 && disabled.length === 0; hours += 1) {
    wait(HOUR_MS);
    // The last tries of all events may end a little before the three days: a later event then finds the endpoint failing.
    if (!(await states()).includes("WAITING")) await happen(2, 98);
    disabled = await report(await take(hook()), null);
  }
  expect(disabled).toEqual([HOOK]);
  expect((clock.now().getTime() - started) / DAY_MS).toBeCloseTo(3, 0);
  expect(new Set(await states())).toEqual(new Set(["FAILED"]));
  const { length } = await states();
  await happen(2, 99);
  expect(await states()).toHaveLength(length);

  const [read] = await readEndpoints(platform, [HOOK]);
  expect(read?.endpoint.disabledAt).not.toBeNull();
  const [{ delivery } = { delivery: { id: 0, log: [] } }] = read?.deliveries ?? [];
  expect(delivery.log.at(-1)).toMatchObject({ status: null, latencyMs: 7, answer: "ok" });
  await expect(redeliver(platform, ["other/main"], delivery.id)).rejects.toThrow("NOT_FOUND");
  await redeliver(platform, [HOOK], delivery.id);
  const again = await take(hook());
  expect(again.map(({ id }) => id)).toEqual([delivery.id]);
  await report(again, 200);
  await happen(2, 100);
  expect((await take(hook())).map(numberOf)).toEqual([100]);
});

test("disables an endpoint that says that it is gone, and takes no late or made-up report", async () => {
  await take(hook());
  await happen(2, 1);
  const [row] = await take(hook());
  if (!row) throw new Error("nothing was taken");
  await report([{ ...row, taken: randomUUID() }], 200);
  expect(await states()).toEqual(["WAITING"]);
  expect(await report([row], 410)).toEqual([HOOK]);
  await report([row], 200);
  expect(await states()).toEqual(["FAILED"]);
});
