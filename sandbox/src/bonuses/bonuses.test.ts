import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { inEveryLanguage } from "../http/languages.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { MINUTE_MS } from "../time/units.ts";
import { bonuses } from "./bonuses.tables.ts";
import { issueBonus } from "./bonuses.ts";
import { bonusTurnoverOf, countTurnover } from "./turnover.ts";

const [DEMO, VIPCLUB] = [3, 4];

type View = Record<"bonusId" | "title" | "amount" | "status" | "turnoverDone" | "turnoverRequired", string>;
interface List {
  list: View[];
  totalCount: number;
  totals: Record<string, string>;
}

const { platform, db, clock, caller, tokenOf } = await startForFile();
const token = await tokenOf("vipclub");

const details = (query = "", as = token) => caller.read<List>(`/wps/relay/MCSFE_bonusDetails?${query}`, { token: as });
const forfeit = (bonusId: string, as = token, key: string = randomUUID()) =>
  caller.post<View>("/wps/relay/MCSFE_bonusForfeit", { token: as, body: { bonusId }, key });
const held = (kind: "main" | "bonus", memberId = VIPCLUB) => balanceOf(db, memberAccountId(memberId, kind, "VND"));
const give = (amount: bigint, turnoverRequired: bigint, categories: string[] = [], cause: string = randomUUID()) => {
  const at = clock.now();
  const titles = inEveryLanguage(() => "A gift");
  const expiresAt = new Date(at.getTime() + MINUTE_MS);
  const bonus = { memberId: VIPCLUB, currency: "VND", cause, titles, amount, turnoverRequired, categories };
  return transact(platform, (tx) => issueBonus(tx, { ...bonus, issuedAt: at, expiresAt }));
};
const bet = (validBet: bigint, gameCategory = "RNG") =>
  transact(platform, (tx) => {
    const settled = { memberId: VIPCLUB, gameCategory, currency: "VND", validBet };
    return countTurnover(tx, settled, clock.now());
  });
const statusOf = async (bonusId: number | undefined) =>
  (await details(`bonusId=${bonusId}`)).list.flatMap(({ status, turnoverDone }) => [status, turnoverDone]);
const settleDeposit = async (body: object) => {
  const headers = { "Idempotency-Key": randomUUID() };
  const opened = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", { token, body, headers });
  if (opened.success) await caller.post("/sandbox/deposit/settle", { body: { depositId: opened.value.depositId } });
  return opened.code;
};

test("lists demo's bonuses in each state with sums, and no other member's", async () => {
  const demo = await tokenOf("demo");
  const all = await details("", demo);
  expect(all.list.map(({ status }) => status)).toEqual(["ACTIVE", "FORFEITED", "COMPLETED", "EXPIRED"]);
  expect(all.totals).toMatchObject({ amount: "468000", turnoverDone: "1615000", currency: "VND" });
  const active = await details("status=ACTIVE", demo);
  expect(active.list).toMatchObject([{ amount: "200000", turnoverRequired: "2000000", turnoverDone: "640000" }]);
  expect(await held("bonus", DEMO)).toBe(200_000n);
  const { bonusId = "" } = active.list[0] ?? {};
  expect((await details(`bonusId=${bonusId}`)).list).toEqual([]);
  expect((await forfeit(bonusId)).code).toBe("NOT_FOUND");
});

test("lists the bonuses that were active on a day of a range, with their sums", async () => {
  const demo = await tokenOf("demo");
  const statesIn = async (range: string) => (await details(range, demo)).list.map(({ status }) => status);
  expect(await statesIn("preset=LAST_7")).toEqual(["ACTIVE"]);
  expect(await statesIn("preset=NEXT_30")).toEqual(["ACTIVE"]);
  expect(await statesIn("preset=LAST_30")).toEqual(["ACTIVE", "FORFEITED", "COMPLETED"]);
  expect((await details("preset=LAST_30", demo)).totals).toMatchObject({ amount: "348000", turnoverDone: "1540000" });
  expect((await details("preset=LAST_30&status=COMPLETED", demo)).totalCount).toBe(1);
  const wrong = "startDate=2026-02-02&endDate=2026-02-01";
  for (const range of [wrong, "startDate=2026-02-02", "preset=CUSTOM"]) {
    const path = `/wps/relay/MCSFE_bonusDetails?${range}`;
    expect((await caller.get(path, { token: demo })).code).toBe("REPORT_RANGE");
  }
});

test("bets count towards the oldest bonus of their category, and turn it into cash once", async () => {
  const main = await held("main");
  const slots = await give(10_000n, 50_000n, ["RNG"]);
  const any = await give(20_000n, 60_000n);
  expect(await give(20_000n, 40_000n, [], "twice")).not.toBeNull();
  expect(await give(20_000n, 40_000n, [], "twice")).toBeNull();
  await bet(30_000n, "FISH");
  expect(await statusOf(slots?.id)).toEqual(["ACTIVE", "0"]);
  expect(await statusOf(any?.id)).toEqual(["ACTIVE", "30000"]);
  await Promise.all([bet(30_000n), bet(30_000n)]);
  expect(await statusOf(slots?.id)).toEqual(["COMPLETED", "50000"]);
  expect(await statusOf(any?.id)).toEqual(["ACTIVE", "40000"]);
  expect(await held("main")).toBe(main + 10_000n);
  for (const { bonusId } of (await details("status=ACTIVE")).list) await forfeit(bonusId);
});

test("a real bet counts in its settlement", async () => {
  const bonus = await give(10_000n, 1_000_000n);
  await caller.post("/sandbox/win", { body: { username: "vipclub", amount: "100000" } });
  const [status, done] = await statusOf(bonus?.id);
  expect(status).toBe("ACTIVE");
  expect(Number(done)).toBeGreaterThan(0);
  await forfeit(String(bonus?.id));
});

test("gives up a bonus once, and leaves one that has ended as it is", async () => {
  const main = await held("main");
  const bonus = await give(70_000n, 140_000n);
  expect(await held("bonus")).toBe(70_000n);
  const answers = await Promise.all(Array.from({ length: 4 }, () => forfeit(String(bonus?.id))));
  expect(answers.map(({ value }) => value.status)).toEqual(Array(4).fill("FORFEITED"));
  expect([await held("bonus"), await held("main")]).toEqual([0n, main]);
  await bet(500_000n);
  expect(await statusOf(bonus?.id)).toEqual(["FORFEITED", "0"]);
});

test("a bonus expires by its job", async () => {
  const bonus = await give(70_000n, 140_000n);
  await caller.post("/sandbox/clock", { body: { advance: MINUTE_MS + 1_000 } });
  await vi.waitFor(async () => expect((await statusOf(bonus?.id))[0]).toBe("EXPIRED"), { timeout: 10_000 });
  expect(await held("bonus")).toBe(0n);
  await caller.post("/sandbox/clock", { body: { reset: true } });
});

test("a deposit for a promotion gives its bonus once, and holds withdrawals until it ends", async () => {
  const offer = { channelId: "qr", amount: "200000", promotionId: "8" };
  const none = { required: 0n, done: 0n };
  expect(await bonusTurnoverOf(db, { memberId: VIPCLUB, currency: "VND" })).toEqual(none);
  expect(await settleDeposit({ ...offer, promotionId: "4" })).toBe("NOT_ELIGIBLE");
  expect(await settleDeposit({ ...offer, promotionId: "2" })).toBe("PROMOTION_NOT_OPEN");
  expect(await settleDeposit({ ...offer, amount: "87999" })).toBe("AMOUNT_OUT_OF_RANGE");
  expect(await settleDeposit(offer)).toBe("OK");
  const [given] = (await details("status=ACTIVE")).list;
  expect(given).toMatchObject({ amount: "176000", turnoverRequired: "1760000", turnoverDone: "0" });
  expect(await bonusTurnoverOf(db, { memberId: VIPCLUB, currency: "VND" })).toEqual({ required: 1_760_000n, done: 0n });
  expect(await settleDeposit(offer)).toBe("ALREADY_APPLIED");
  await bet(60_000n);
  expect(await bonusTurnoverOf(db, { memberId: VIPCLUB, currency: "VND" })).toEqual({
    required: 1_760_000n,
    done: 60_000n,
  });
  await forfeit(given?.bonusId ?? "");
  expect(await bonusTurnoverOf(db, { memberId: VIPCLUB, currency: "VND" })).toEqual(none);
});

test("whatever happens, no money appears or is lost, and nothing is paid twice", async () => {
  let completed = 0n;
  await whatever(async (random) => {
    const before = { main: await held("main"), bonus: await held("bonus") };
    const given: number[] = [];
    for (const _ of random.times(12)) {
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          const what = random.int(0, 99);
          if (what < 30 || given.length === 0) {
            const amount = BigInt(random.int(1, 50) * 1_000);
            const bonus = await give(amount, amount * BigInt(random.int(1, 4)), random.chance(0.5) ? ["RNG"] : []);
            if (bonus) given.push(bonus.id);
          } else if (what < 85) await bet(BigInt(random.int(1, 40) * 1_000), random.pick(["RNG", "LIVE"]));
          else await forfeit(String(random.pick(given)));
        }),
      );
      const own = eq(bonuses.memberId, VIPCLUB);
      const [active] = await db
        .select({ amount: bigSum(bonuses.amount) })
        .from(bonuses)
        .where(and(own, eq(bonuses.status, "ACTIVE")));
      expect(await held("bonus")).toBe(active?.amount);
    }
    const rows = (await db.select().from(bonuses)).filter(({ id }) => given.includes(id));
    const paid = rows.filter(({ status }) => status === "COMPLETED").reduce((sum, { amount }) => sum + amount, 0n);
    completed += paid;
    expect(await held("main")).toBe(before.main + paid);
    expect(await ledgerFaults(db)).toEqual([]);
  });
  expect(completed).toBeGreaterThan(0n);
});
