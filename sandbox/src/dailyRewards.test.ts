import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bonuses } from "./bonuses/bonuses.tables.ts";
import { idempotencyKeys } from "./http/idempotency/idempotency.tables.ts";
import { balanceOf, memberAccountId } from "./ledger/ledger.ts";
import { transact } from "./ledger/transact.ts";
import { members } from "./member/member.tables.ts";
import { merchantDayOf } from "./reports/reportRange.ts";
import { openAccount } from "./session/registration/openAccount.ts";
import { hearEvents } from "./testing/hearEvents.ts";
import { shiftClock } from "./testing/shiftClock.ts";
import { startForFile } from "./testing/startForFile.ts";
import { DAY_MS, HOUR_MS } from "./time/units.ts";

const DEMO = 3;

interface SignIn {
  day: number;
  streak: number;
  signed: boolean;
  rewards: { day: number; amount: string; tickets: number }[];
  resetsAt: string;
}
type Prize = Record<"prizeId" | "title" | "kind" | "amount" | "odds", string>;
interface Ticket {
  ticketId: string;
  source: string;
  usedAt: string | null;
  prize: Prize | null;
  ticketsLeft: number;
}
interface Envelope {
  envelopeId: string;
  opensAt: string;
  closesAt: string;
  claimed: boolean;
  amount: string | null;
  expiresAt: string | null;
}

const { sandbox, platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
afterEach(() => shiftClock(platform, 0));

const read = <T>(call: string, token?: string, language = "EN") =>
  caller.read<T>(`/wps/relay/PRM_${call}`, { ...(token && { token }), headers: { language } });
const change = <T>(call: string, token: string, body: object = {}, key: string = randomUUID()) =>
  caller.post<T>(`/wps/relay/PRM_${call}`, { token, body, key });
const control = <T>(path: string, body: object) => caller.post<T>(`/sandbox/${path}`, { body });
const held = (kind: "main" | "bonus", memberId = DEMO) => balanceOf(db, memberAccountId(memberId, kind, "VND"));
/** Moves the platform's clock to a moment. */
const travelTo = (at: Date) => shiftClock(platform, at.getTime() - Date.now());

test("a sign-in pays once a day, each day more, and begins anew after a missed day and after the seventh", async () => {
  const start = merchantDayOf(clock.now()).from.getTime();
  const onDay = async (day: number) => {
    await travelTo(new Date(start + day * DAY_MS + 12 * HOUR_MS));
    return tokenOf("demo");
  };
  expect(await read<SignIn>("signInStatus")).toMatchObject({ day: 1, streak: 0, signed: false });
  // Other bonuses come and go meanwhile: free spins expire, and the first sign-in's bonus does after seven days.
  const given = async () => {
    const ofSignIns = and(eq(bonuses.memberId, DEMO), like(bonuses.cause, "signIn:%"));
    const rows = await db.select({ amount: bonuses.amount }).from(bonuses).where(ofSignIns);
    return rows.reduce((sum, { amount }) => sum + amount, 0n);
  };
  const before = await given();
  let paid = 0n;
  for (const [day, number] of [1, 2, 3, 4, 5, 6, 7, 8].entries()) {
    const token = await onDay(day);
    const open = await read<SignIn>("signInStatus", token);
    expect(open).toMatchObject({ day: ((number - 1) % 7) + 1, streak: number - 1, signed: false });
    const key = randomUUID();
    const tries = [change<SignIn>("signIn", token, {}, key), change<SignIn>("signIn", token, {}, key)];
    const answers = await Promise.all([...tries, change("signIn", token), change("signIn", token)]);
    expect(answers.filter(({ code }) => code === "ALREADY_SIGNED").length).toBeGreaterThanOrEqual(2);
    expect(await read<SignIn>("signInStatus", token)).toMatchObject({ day: open.day, streak: number, signed: true });
    paid += BigInt(open.rewards[open.day - 1]?.amount ?? 0);
    expect(await given()).toBe(before + paid);
  }
  const late = await onDay(9);
  expect(await read<SignIn>("signInStatus", late)).toMatchObject({ day: 1, streak: 0, signed: false });
});

test("the day of a sign-in ends at the merchant's midnight, also at the end of a month", async () => {
  const now = clock.now();
  const month = now.toTemporalInstant().toZonedDateTimeISO("Asia/Ho_Chi_Minh").with({ day: 1 }).add({ months: 2 });
  const midnight = month.startOfDay().epochMilliseconds;
  await travelTo(new Date(midnight - 60_000));
  const last = await tokenOf("vipclub");
  const { resetsAt } = await read<SignIn>("signInStatus", last);
  expect(resetsAt).toBe(new Date(midnight).toISOString());
  expect((await change("signIn", last)).success).toBe(true);
  expect((await change("signIn", last)).code).toBe("ALREADY_SIGNED");
  await travelTo(new Date(midnight));
  const first = await tokenOf("vipclub");
  expect(await read<SignIn>("signInStatus", first)).toMatchObject({ day: 2, streak: 1, signed: false });
  expect((await change<SignIn>("signIn", first)).value).toMatchObject({ day: 2, streak: 2, signed: true });
});

test("a deposit that was played gives tickets, and a ticket one prize that its odds publish", async () => {
  const token = await tokenOf("demo");
  const detail = await read<{ prizes: Prize[]; title: string }>("raffleDetail?id=1");
  expect(detail.prizes.reduce((sum, { odds }) => sum + Number(odds), 0)).toBeCloseTo(1);
  expect((await read<typeof detail>("raffleDetail", undefined, "VI")).title).toBe("Vòng quay may mắn");
  const left = async () => (await read<{ ticketsLeft: number }>("raffleDetail?id=1", token)).ticketsLeft;
  const before = await left();
  const headers = { "Idempotency-Key": randomUUID() };
  const body = { channelId: "qr", amount: "350000" };
  const opened = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", { token, body, headers });
  for (let i = 0; i < 2; i += 1) await control("deposit/settle", { depositId: opened.value.depositId });
  await control("win", { username: "demo", amount: "1", stake: "350000" });
  expect(await left()).toBe(before + 3);

  const [main, bonus] = [await held("main"), await held("bonus")];
  const { list } = await read<{ list: Ticket[] }>("raffleTickets", token);
  const ticketId = list.at(-1)?.ticketId;
  expect(list.at(-1)).toMatchObject({ source: "DEPOSIT", usedAt: null, prize: null });
  const key = randomUUID();
  const claim = (as = key) => change<Ticket>("raffleClaim", token, { id: "1", ticketId }, as);
  const answers = await Promise.all([claim(), claim(), claim(randomUUID())]);
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  expect(answers[0]?.value).toEqual(answers[1]?.value);
  expect((await claim(randomUUID())).code).toBe("ALREADY_CLAIMED");
  const used = (await read<{ list: Ticket[] }>("raffleTickets?used=true", token)).list[0];
  const prize = detail.prizes.find(({ prizeId }) => prizeId === used?.prize?.prizeId);
  expect(used).toMatchObject({ ticketId, prize: { title: prize?.title, amount: prize?.amount } });
  const won = (kind: string) => (prize?.kind === kind ? BigInt(prize.amount) : 0n);
  expect([await held("main"), await held("bonus")]).toEqual([main + won("CASH"), bonus + won("BONUS")]);

  const stranger = await tokenOf("vipclub");
  expect((await change("raffleClaim", stranger, { id: "1", ticketId })).code).toBe("NOT_FOUND");
  expect((await change("raffleClaim", token, { id: "2", ticketId })).code).toBe("NOT_FOUND");
});

test("without a ticket there is no prize, and simultaneous claims take different tickets", async () => {
  const token = await tokenOf("vipclub");
  const { ticketsLeft } = await read<{ ticketsLeft: number }>("raffleDetail?id=1", token);
  await control("raffle/tickets", { username: "vipclub", count: 6 });
  const claims = Array.from({ length: ticketsLeft + 8 }, () => change<Ticket>("raffleClaim", token, { id: "1" }));
  const answers = await Promise.all(claims);
  const won = answers.filter(({ success }) => success).map(({ value }) => value.ticketId);
  expect(new Set(won).size).toBe(won.length);
  expect(answers.filter(({ code }) => code === "NO_TICKET").length).toBe(2);
  expect((await change("raffleClaim", token, { id: "1" })).code).toBe("NO_TICKET");
  expect((await control("raffle/tickets", { username: "nobody" })).code).toBe("NOT_FOUND");
});

test("a repeated claim uses no second ticket, also when its answer was lost with the process", async () => {
  const token = await tokenOf("vipclub");
  await control("raffle/tickets", { username: "vipclub", count: 3 });
  const key = randomUUID();
  const claim = (body: object = {}) => change<Ticket>("raffleClaim", token, { id: "1", ...body }, key);
  const first = await claim();
  await db.delete(idempotencyKeys);
  expect((await claim()).value).toEqual(first.value);
  await db.delete(idempotencyKeys);
  expect((await claim({ ticketId: first.value.ticketId })).value).toEqual(first.value);
  await db.delete(idempotencyKeys);
  const other = Number(first.value.ticketId) + 1;
  expect((await claim({ ticketId: String(other) })).code).toBe("IDEMPOTENCY_MISMATCH");
});

test("envelopes open at the merchant's hours, once for each member, and their money expires after a day", async () => {
  const start = merchantDayOf(clock.now()).until.getTime();
  await travelTo(new Date(start + 9 * HOUR_MS - 1_000));
  const token = await tokenOf("demo");
  const list = async (as?: string) => (await read<{ list: Envelope[] }>("redEnvelopeList", as)).list;
  const [first, second, ...later] = await list();
  expect(later.length).toBe(10);
  expect(first).toMatchObject({ opensAt: new Date(start + 9 * HOUR_MS).toISOString(), claimed: false, amount: null });
  const { envelopeId } = first ?? {};
  const claim = (id = envelopeId, key: string = randomUUID()) =>
    change<Envelope>("redEnvelopeClaim", token, { envelopeId: id }, key);
  expect((await claim()).code).toBe("PROMOTION_NOT_OPEN");
  expect((await claim("2001-01-01-09")).code).toBe("NOT_FOUND");

  await travelTo(new Date(start + 9 * HOUR_MS));
  const before = await held("bonus");
  const key = randomUUID();
  const answers = await Promise.all([claim(envelopeId, key), claim(envelopeId, key), claim(), claim()]);
  expect(answers.map(({ code }) => code)).toContain("ALREADY_CLAIMED");
  const [claimed] = await list(token);
  expect(BigInt(claimed?.amount ?? 0)).toBeGreaterThan(0n);
  expect(await held("bonus")).toBe(before + BigInt(claimed?.amount ?? 0));
  expect((await list())[0]).toMatchObject({ claimed: false, amount: null });
  const left = Date.parse(claimed?.expiresAt ?? "") - clock.now().getTime();
  expect(Math.round(left / HOUR_MS)).toBe(24);

  const { value } = await caller.get<{ list: { title: string }[] }>("/wps/relay/MCSFE_bonusDetails", { token });
  expect(value.list.map(({ title }) => title)).toContain("Red envelope");

  await travelTo(new Date(start + 9.5 * HOUR_MS));
  const rested = await tokenOf("demo");
  const closed = await change("redEnvelopeClaim", rested, { envelopeId });
  expect(closed.code).toBe("PROMOTION_NOT_OPEN");
  expect(second).toMatchObject({ opensAt: new Date(start + 12 * HOUR_MS).toISOString() });
  await travelTo(new Date(start + 9 * HOUR_MS + DAY_MS + 60_000));
  await caller.post("/sandbox/jobs/run/expire-bonus");
  await vi.waitFor(async () => expect(await held("bonus")).toBeLessThanOrEqual(before), { timeout: 10_000 });
});

test("the operator opens an envelope now, and everybody hears of it", async () => {
  const { take, stop } = await hearEvents(platform, ({ topic }) => topic === "envelope");
  const { value } = await control<Envelope>("red-envelope/open", { minutes: 5 });
  // The schedule may open one at the same moment.
  expect((await take()).length).toBeGreaterThan(0);
  stop();
  const token = await tokenOf("demo");
  const claimed = await change<Envelope>("redEnvelopeClaim", token, { envelopeId: value.envelopeId });
  expect(claimed.value).toMatchObject({ envelopeId: value.envelopeId, claimed: true });
  const form = { method: "POST", body: new URLSearchParams({ minutes: "7" }) };
  const page = await (await fetch(`${sandbox.origin}/sandbox/red-envelope`, form)).text();
  expect(page.match(/extra-/g)?.length).toBeGreaterThanOrEqual(2);
});

test("a member without a wallet in the currency of the gifts gets them into a new one", async () => {
  const username = "bahtonly";
  const [demo] = await db.select().from(members).where(eq(members.id, DEMO));
  const account = await transact(platform, (tx) =>
    openAccount(tx, {
      username,
      passwordHash: demo?.passwordHash ?? "",
      currency: "THB",
      email: undefined,
      mobile: undefined,
      language: "EN",
      ip: "198.51.100.7",
      inviters: { link: undefined, upline: undefined, referrerId: undefined },
      profile: {
        termsVersion: "1",
        minimumAge: 18,
        mobileVerified: false,
        registerMethod: "USERNAME",
        network: "198.51.100",
      },
      registerTicket: undefined,
      paymentPasswordHash: undefined,
      at: clock.now(),
    }),
  );
  const token = await tokenOf(username);
  const signed = await change<SignIn>("signIn", token);
  const opened = await control<Envelope>("red-envelope/open", { minutes: 10 });
  const { value } = await change<Envelope>("redEnvelopeClaim", token, { envelopeId: opened.value.envelopeId });
  const gifts = BigInt(signed.value.rewards[0]?.amount ?? 0) + BigInt(value.amount ?? 0);
  expect(gifts).toBeGreaterThan(0n);
  expect(await held("bonus", account.id)).toBe(gifts);

  await control("raffle/tickets", { username, count: 40 });
  const { prizes } = await read<{ prizes: Prize[] }>("raffleDetail?id=1");
  const cash = new Set(prizes.filter(({ kind }) => kind === "CASH").map(({ prizeId }) => prizeId));
  const won: Prize[] = [];
  // More than half of the tickets win cash.
  for (let ticket = 0; ticket < 40 && !won.some(({ prizeId }) => cash.has(prizeId)); ticket += 1) {
    const { value: used } = await change<Ticket>("raffleClaim", token, { id: "1" });
    if (used.prize) won.push(used.prize);
  }
  const paid = won.filter(({ kind }) => kind === "CASH").reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(paid).toBeGreaterThan(0n);
  expect(await held("main", account.id)).toBe(paid);
});
