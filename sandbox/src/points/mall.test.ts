import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { Crash, crashAt } from "../testing/crashing.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { convertPoints } from "./conversions.ts";
import { earnByBet } from "./earning.ts";
import { MALL } from "./mall.data.ts";
import { pointRedeems, pointStocks } from "./mall.tables.ts";
import { pointsOf } from "./pointAccounts.ts";
import { decideRedeem } from "./redeemDecisions.ts";
import { beginRedeem } from "./redeems.ts";

const PASSWORD = "Atrium!2026";
const ADDRESS = "Huy Pham, 12 Nguyen Hue, Ho Chi Minh City";
const VIPCLUB = 4;
/** Rewards by what is special about them. */
const [CASH, BONUS, MUG, CAP, SUITCASE, SOLD_OUT, PHONE, SPINS] = [1, 4, 6, 7, 9, 11, 13, 14];

interface Redeem {
  redeemId: string;
  points: number;
  status: string;
  reason: string | null;
  reward: { stock: number | null };
}

const { sandbox, platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("vipclub");

const redeem = (rewardId: number, changes: object = {}, key: string = randomUUID(), as = token) =>
  caller.post<Redeem>("/wps/relay/PTS_redeem", {
    token: as,
    sealed: { rewardId, quantity: 1, password: PASSWORD, address: ADDRESS, ...changes },
    key,
  });
const decide = (redeemId: string, status: string, reason?: string) =>
  caller.post<{ status: string }>("/sandbox/redeem/decide", { body: { redeemId, status, reason } });
const history = (query = "", as = token) =>
  caller.read<{ list: Redeem[]; totalCount: number }>(`/wps/relay/PTS_redeemHistory?${query}`, { token: as });
const points = async () => (await pointsOf(db, VIPCLUB)).points;
const money = (kind: "main" | "bonus" = "main") => balanceOf(db, memberAccountId(VIPCLUB, kind, "VND"));

test("lists the rewards for everybody by category, with their stock and pictures", async () => {
  interface View {
    rewardId: string;
    title: string;
    imageUrl: string;
    stock: number | null;
  }
  const list = (query = "") => caller.read<{ list: View[]; totalCount: number }>(`/wps/relay/PTS_rewardList?${query}`);
  expect((await list()).totalCount).toBe(14);
  expect((await list("category=MONEY")).list[1]).toMatchObject({
    title: "₫50,000 in cash",
    kind: "CASH",
    amount: "50000",
    currency: "VND",
    points: 4_500,
    stock: null,
  });
  const [suitcase] = (await list(`rewardId=${SUITCASE}`)).list;
  expect(suitcase).toMatchObject({ title: "Travel suitcase", stock: 40, limitPerMember: 1, minRank: 1, amount: null });
  expect(suitcase?.imageUrl).toContain("/img/banner/point-9.svg");
});

test("demo has a redeem in each state, which no other member reads", async () => {
  const demo = await tokenOf("demo");
  const all = await history("preset=LAST_30", demo);
  expect(all.list.map(({ status }) => status)).toEqual(["IN_PROCESS", "REJECTED", "APPROVED"]);
  expect(all.list[1]?.reason).toContain("address");
  expect((await history("preset=LAST_30&status=APPROVED", demo)).totalCount).toBe(1);
  expect((await history(`redeemId=${all.list[0]?.redeemId}`)).totalCount).toBe(0);
  const answer = await fetch(`${sandbox.origin}/sandbox/redeem`);
  expect(await answer.text()).toContain("1 × Cotton T-shirt");
});

test("takes points and stock once whatever is clicked, and gives both back with a reason", async () => {
  const before = await points();
  const key = randomUUID();
  const answers = await Promise.all([redeem(MUG, {}, key), redeem(MUG, {}, key)]);
  const [redeemId = ""] = answers.map(({ value }) => value.redeemId);
  expect(answers.map(({ value }) => [value.redeemId, value.status, value.reward.stock])).toEqual(
    Array(2).fill([redeemId, "IN_PROCESS", 197]),
  );
  expect(await points()).toBe(before - 600n);
  expect((await redeem(CAP, {}, key)).code).toBe("IDEMPOTENCY_MISMATCH");
  await Promise.all([decide(redeemId, "REJECTED", "No longer made"), decide(redeemId, "REJECTED", "No longer made")]);
  expect((await decide(redeemId, "APPROVED")).value.status).toBe("REJECTED");
  expect(await points()).toBe(before);
  const [row] = (await history(`redeemId=${redeemId}`)).list;
  expect(row).toMatchObject({ status: "REJECTED", reason: "No longer made", address: ADDRESS });
  const next = (await redeem(MUG)).value;
  expect(next.reward.stock).toBe(197);
  await decide(next.redeemId, "REJECTED", " ");
  const query = `/wps/relay/PTS_redeemHistory?redeemId=${next.redeemId}`;
  const translated = await caller.get<{ list: object[] }>(query, { token, headers: { Language: "VI" } });
  expect(translated.value.list).toMatchObject([{ reason: "Hiện chưa thể giao phần thưởng này." }]);
});

test("pays rewards in money when they are approved: by the operator, or by the job", async () => {
  const [main, bonus] = [await money(), await money("bonus")];
  const cash = (await redeem(CASH, { quantity: 2 })).value;
  expect(await money()).toBe(main);
  await Promise.all([decide(cash.redeemId, "APPROVED"), decide(cash.redeemId, "APPROVED")]);
  expect(await money()).toBe(main + 20_000n);
  const given = (await redeem(BONUS)).value;
  const run = () => caller.post(`/sandbox/jobs/run/approve-redeem:${given.redeemId}`);
  await Promise.all([run(), run()]);
  expect((await history(`redeemId=${given.redeemId}`)).list[0]?.status).toBe("APPROVED");
  expect(await money("bonus")).toBe(bonus + 30_000n);
  const details = await caller.get<{ list: object[] }>("/wps/relay/MCSFE_bonusDetails?status=ACTIVE", { token });
  expect(details.value.list).toMatchObject([{ amount: "30000", turnoverRequired: "90000", title: "₫30,000 bonus" }]);
  const spins = (await redeem(SPINS, { quantity: 2 })).value;
  await Promise.all([decide(spins.redeemId, "APPROVED"), decide(spins.redeemId, "APPROVED")]);
  const rewards = await caller.get<{ list: object[] }>("/wps/relay/MCSFE_rewardList?kind=POINTS", { token });
  const freeSpins = { spins: 20, stake: "1000", games: ["10055", "10078"], turnover: 0 };
  expect(rewards.value.list).toMatchObject([{ title: "10 free spins", status: "AVAILABLE", freeSpins }]);
});

test("pays what was promised at the redeem, also when the mall no longer has the reward", async () => {
  const [main, bonus] = [await money(), await money("bonus")];
  const promised = [];
  for (const rewardId of [CASH, BONUS, SPINS]) promised.push((await redeem(rewardId)).value.redeemId);
  using _ = vi.spyOn(MALL, "find").mockReturnValue(undefined);
  for (const redeemId of promised) expect((await decide(redeemId, "APPROVED")).value.status).toBe("APPROVED");
  expect([await money(), await money("bonus")]).toEqual([main + 10_000n, bonus + 30_000n]);
  const rewards = await caller.get<{ list: object[] }>("/wps/relay/MCSFE_rewardList?kind=POINTS", { token });
  const spins = expect.objectContaining({ spins: 10 });
  expect(rewards.value.list).toContainEqual(expect.objectContaining({ title: "10 free spins", freeSpins: spins }));
  const rows = await Promise.all(promised.map((redeemId) => history(`redeemId=${redeemId}`)));
  expect(rows.map(({ list }) => list[0])).toMatchObject([
    { title: "₫10,000 in cash", kind: "CASH" },
    { title: "₫30,000 bonus", kind: "BONUS" },
    { title: "10 free spins", kind: "FREE_SPINS" },
  ]);
});

test("says why a redeem is refused, and takes nothing", async () => {
  const before = await points();
  const senior = await tokenOf("senior");
  const codes = [
    await redeem(MUG, { password: "wrong" }),
    await redeem(MUG, { address: "" }),
    await redeem(MUG, { quantity: 0 }),
    await redeem(MUG, { quantity: 6 }),
    await redeem(SOLD_OUT),
    await redeem(PHONE),
    await redeem(SUITCASE, {}, randomUUID(), senior),
    await redeem(999),
    await redeem(MUG, {}, "no key"),
  ].map(({ code }) => code);
  expect(codes).toEqual([
    "PASSWORD_INCORRECT",
    "VALIDATION_FAILED",
    "VALIDATION_FAILED",
    "REWARD_LIMIT",
    "REWARD_OUT_OF_STOCK",
    "POINTS_INSUFFICIENT",
    "POINTS_INSUFFICIENT",
    "NOT_FOUND",
    "IDEMPOTENCY_REQUIRED",
  ]);
  expect(await points()).toBe(before);
  expect((await decide("R0", "APPROVED")).code).toBe("NOT_FOUND");
});

test("the last one of a reward goes to one of 200 simultaneous redeems", async () => {
  await caller.post("/sandbox/redeem/stock", { body: { rewardId: SOLD_OUT, stock: 1 } });
  const demo = 3;
  // Enough points for both.
  await db.execute(sql`insert into point_entries (member_id, type, points, cause, reference, at)
    values (${demo}, 'SLOTS', 20000, 'BET', 'a large bet', now())`);
  const request = { rewardId: SOLD_OUT, quantity: 1, currency: "VND", address: ADDRESS };
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, i) =>
      beginRedeem(platform, { ...request, memberId: i % 2 ? demo : VIPCLUB, idempotencyKey: randomUUID() }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [stock] = await db.select().from(pointStocks).where(eq(pointStocks.rewardId, SOLD_OUT));
  expect(stock?.left).toBe(0);
  expect(await db.$count(pointRedeems, eq(pointRedeems.rewardId, SOLD_OUT))).toBe(1);
});

test("no points appear or vanish, whatever happens at random and wherever the platform dies", async () => {
  let died = 0;
  await whatever(async (random) => {
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const who = { memberId: VIPCLUB, sessionId: randomUUID(), currency: "VND", address: ADDRESS };
    const anyRedeem = async () => {
      const rows = await db.select().from(pointRedeems).where(eq(pointRedeems.memberId, VIPCLUB));
      return random.pick(rows).redeemId;
    };
    const reasons = { CN: "x", EN: "x", ID: "x", PT: "x", TH: "x", TY: "x", VI: "x" };
    const steps = [
      () => {
        const bet = { betId: randomUUID(), gameCategory: random.pick(["RNG", "LIVE", "ELOTT"]), playMoney: false };
        return transact(platform, (tx) =>
          earnByBet(tx, { ...who, ...bet, validBet: BigInt(random.int(1, 400_000)) }, clock.now()),
        );
      },
      () => beginRedeem(platform, { ...who, rewardId: CASH, quantity: 1, idempotencyKey: random.pick(keys) }),
      () => beginRedeem(platform, { ...who, rewardId: CAP, quantity: 1, idempotencyKey: random.pick(keys) }),
      () => convertPoints(platform, { ...who, password: PASSWORD, points: 100, idempotencyKey: random.pick(keys) }),
      async () => {
        const redeemId = await anyRedeem();
        const decision = random.chance(0.5)
          ? ({ redeemId, status: "APPROVED" } as const)
          : ({ redeemId, status: "REJECTED", reasons } as const);
        return transact(platform, (tx) => decideRedeem(tx, decision, clock.now()));
      },
    ];
    for (const _ of random.times(12)) {
      const recover = random.chance(0.6) ? crashAt(db, random.int(1, 20)) : () => {};
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => random.pick(steps)()));
      recover();
      died += outcomes.filter((one) => one.status === "rejected" && one.reason instanceof Crash).length;
    }
    await db.execute(sql`select point_check()`);
    expect(await ledgerFaults(db)).toEqual([]);
    const answer = await db.execute(sql`select
    (select coalesce(sum(points), 0) from point_entries where cause = 'REDEEM')
      + (select sum(points) from point_redeems) as held,
    (select coalesce(sum(points), 0) from point_entries where cause = 'RETURN')
      - (select coalesce(sum(points), 0) from point_redeems where status = 'REJECTED') as returned,
    (select coalesce(sum(points), 0) from point_entries where cause = 'CONVERT')
      + (select coalesce(sum(points), 0) from point_conversions) as converted,
    (select count(*) from point_conversions as one where not exists (
      select from ledger_transactions where key = 'convert:' || one.convert_id)) as unpaid,
    (select count(*) from point_redeems as one where status = 'APPROVED' and reward_id = ${CASH} and not exists (
      select from ledger_transactions where key = 'redeem:' || one.redeem_id)) as owed`);
    const { rows } = z.object({ rows: z.tuple([z.record(z.string(), z.coerce.number())]) }).parse(answer);
    expect(Object.values(rows[0])).toEqual([0, 0, 0, 0, 0]);
  });
  expect(died).toBeGreaterThan(0);
});
