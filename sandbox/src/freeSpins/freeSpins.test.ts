import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { playRounds } from "../play/play.tables.ts";
import { openGameHarness, read } from "../testing/gameHarness.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { HOUR_MS } from "../time/units.ts";
import { freeSpins } from "./freeSpins.tables.ts";
import { issueFreeSpins } from "./freeSpins.ts";

const { platform, db, clock, games, signIn, fund, call, open, play, state } = await openGameHarness({
  rateLimits: false,
});
const { token, member } = await signIn("vipclub");

const give = async (terms: { spins?: number; turnover?: number; games?: number[]; stake?: number } = {}) => {
  const given = await transact(platform, (tx) =>
    issueFreeSpins(tx, {
      memberId: member.id,
      currency: "VND",
      cause: randomUUID(),
      titles: inEveryLanguage(() => "A gift"),
      terms: { spins: 3, stake: 10_000, games: [games.slot], turnover: 0, hours: 1, ...terms },
      issuedAt: clock.now(),
    }),
  );
  return String(given?.id);
};
const spin = (boot: Parameters<typeof play>[0], id: string, key: string = randomUUID()) =>
  play(boot, {}, { key, stake: "10000", freeSpins: id });
const rowOf = async (id: string) =>
  (
    await db
      .select()
      .from(freeSpins)
      .where(eq(freeSpins.id, Number(id)))
  )[0];
const roundsOf = (id: string) =>
  db
    .select()
    .from(playRounds)
    .where(eq(playRounds.freeSpinsId, Number(id)));
const held = (kind: "main" | "bonus" = "main") => balanceOf(db, memberAccountId(member.id, kind, "VND"));
const wins = async (id: string) => (await roundsOf(id)).reduce((sum, { win }) => sum + win, 0n);

test("takes no stake, counts no bet, and pays the winnings once after the last spin", async () => {
  await fund(member.id, 0n);
  const id = await give();
  const boot = await open(games.slot, token);
  expect(boot.session.freeSpins).toEqual({ id, spins: 3, left: 3, stake: "10000", winnings: "0", turnover: 0 });
  const placed = await db.$count(bets, eq(bets.memberId, member.id));
  const key = randomUUID();
  const [first, again] = await Promise.all([spin(boot, id, key), spin(boot, id, key)]);
  expect(again.value.round.win).toBe(first.value.round.win);
  expect(first.value).toMatchObject({ round: { freeSpins: { left: 2 } }, session: { balance: "0", staked: "0" } });
  expect((await play(boot, {}, { key, stake: "10000" })).code).toBe("IDEMPOTENCY_MISMATCH");
  await spin(boot, id);
  expect(await held()).toBe(0n);
  const last = await spin(boot, id);
  const won = await wins(id);
  expect(last.value.round.freeSpins).toMatchObject({ left: 0, winnings: String(won) });
  expect(last.value.session).toMatchObject({ freeSpins: null, balance: String(won), staked: "0", returned: "0" });
  expect((await spin(boot, id)).code).toBe("FREE_SPINS_OVER");
  expect(await rowOf(id)).toMatchObject({ status: "USED", used: 3, winnings: won });
  expect(await db.$count(bets, eq(bets.memberId, member.id))).toBe(placed);
  const posted = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, `freeSpins:${id}`));
  expect(posted.map(({ kind }) => kind)).toEqual(won > 0n ? ["FREE_SPINS"] : []);
});

test("several windows use each spin once, whatever is sent twice, and all winnings are paid once", async () => {
  await fund(member.id, 0n);
  const boots = await Promise.all([1, 2, 3].map(() => open(games.slot, token)));
  const codes = new Set<string>();
  await whatever(async (random) => {
    for (const turnover of [0, 3]) {
      const bonus = await held("bonus");
      const cash = await held();
      const id = await give({ spins: 12, turnover });
      const keys = Array.from({ length: 10 }, () => randomUUID());
      const spins = Array.from({ length: 30 }, () =>
        spin(random.pick(boots), id, random.chance(0.4) ? random.pick(keys) : randomUUID()),
      );
      for (const { code } of await Promise.all(spins)) codes.add(code);
      const rounds = await roundsOf(id);
      expect(rounds).toHaveLength(12);
      const won = await wins(id);
      expect(await rowOf(id)).toMatchObject({ status: "USED", used: 12, winnings: won });
      expect([await held(), await held("bonus")]).toEqual(turnover ? [cash, bonus + won] : [cash + won, bonus]);
    }
    expect(await ledgerFaults(db)).toEqual([]);
  });
  // A key that another window has used is refused.
  expect([...codes].sort()).toEqual(["FREE_SPINS_OVER", "IDEMPOTENCY_MISMATCH", "OK"]);
});

test("expires once by its job, and pays what the used spins have won", async () => {
  await fund(member.id, 0n);
  const id = await give({ spins: 40 });
  const boot = await open(games.slot, token);
  while ((await wins(id)) === 0n && (await roundsOf(id)).length < 39) await spin(boot, id);
  const won = await wins(id);
  clock.shiftTo(HOUR_MS + 1_000);
  const late = await open(games.slot, (await signIn("vipclub")).token);
  expect(late.session.freeSpins).toBeNull();
  expect((await spin(late, id)).code).toBe("FREE_SPINS_OVER");
  const run = () => call(`/sandbox/jobs/run/expire-free-spins:${id}`, { method: "POST" });
  await Promise.all([run(), run()]);
  await vi.waitFor(async () => expect((await rowOf(id))?.status).toBe("EXPIRED"), { timeout: 10_000 });
  await run();
  expect(await held()).toBe(won);
  clock.shiftTo(0);
});

test("only their member uses them, in their games, with their stake", async () => {
  const id = await give({ spins: 2, games: [games.slot] });
  const other = await signIn("demo");
  const [own, stranger, guest, fishing] = [
    await open(games.slot, token),
    await open(games.slot, other.token),
    await open(games.slot),
    await open(games.fishing, token),
  ];
  expect((await spin(stranger, id)).code).toBe("FREE_SPINS_OVER");
  // Play money has stakes of its own.
  expect((await play(guest, {}, { freeSpins: id })).code).toBe("FREE_SPINS_OVER");
  expect(fishing.session.freeSpins).toBeNull();
  expect((await play(own, {}, { stake: "1000", freeSpins: id })).code).toBe("STAKE_OUT_OF_RANGE");
  expect((await play(own, {}, { stake: "20000", freeSpins: id })).code).toBe("VALIDATION_FAILED");
  expect((await play(own, {}, { stake: "10000", freeSpins: "x" })).code).toBe("VALIDATION_FAILED");
  expect(await rowOf(id)).toMatchObject({ used: 0 });
  expect((await state(own)).freeSpins).toMatchObject({ left: 2 });
});

test("the reward centre gives them, and lists them for their member only", async () => {
  const body = { username: "vipclub", amount: "10000", spins: 5, games: `${games.slot}`, turnover: 3 };
  const granted = await read<{ rewardId: string }>(call("/sandbox/reward/grant", { body }));
  expect(granted.value).toMatchObject({
    amount: "50000",
    turnoverRequired: "0",
    freeSpins: { spins: 5, stake: "10000", currency: "VND", games: [String(games.slot)], turnover: 3, hours: 72 },
  });
  const { rewardId } = granted.value;
  const claim = () => read(call("/wps/relay/MCSFE_rewardClaim", { token, body: { rewardId }, key: randomUUID() }));
  const main = await held();
  const codes = (await Promise.all([claim(), claim()])).map(({ code }) => code);
  expect(codes.sort()).toEqual(["ALREADY_CLAIMED", "OK"]);
  expect(await held()).toBe(main);
  const list = (query: string, as = token) =>
    read<{ list: { freeSpinsId: string }[]; totalCount: number }>(
      call(`/wps/relay/MCSFE_freeSpinList?${query}`, { token: as }),
    );
  const active = await list("status=ACTIVE");
  const [found] = active.value.list.filter((own) => !("title" in own) || own.title !== "A gift");
  expect(found).toMatchObject({ spins: 5, used: 0, stake: "10000", turnover: 3, winnings: "0", status: "ACTIVE" });
  const demo = await signIn("demo");
  expect((await list(`freeSpinsId=${found?.freeSpinsId}`, demo.token)).value.list).toEqual([]);
  expect((await list("", demo.token)).value).toMatchObject({
    list: [
      { used: 8, winnings: "6500", status: "ACTIVE" },
      { used: 0, status: "EXPIRED" },
    ],
  });
});
