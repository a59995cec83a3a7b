import { randomUUID } from "node:crypto";
import type { RoundAnswer } from "@atrium/arcade/gameMessages";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { listUnsettled } from "../settling/settleDue.ts";
import { settlementRetries } from "../settling/settling.tables.ts";
import { AFTER_MATCHES_MS, firstPick, openGameHarness, read } from "../testing/gameHarness.ts";
import { playRounds } from "./play.tables.ts";
import { settleDueRounds } from "./settleRounds.ts";

const { platform, db, clock, games, signIn, fund, call, open, play, state } = await openGameHarness();

describe("rounds that are settled later", () => {
  async function openRound(username: string) {
    const { token, member } = await signIn(username);
    await fund(member.id, 10_000_000n);
    const boot = await open(games.match, token);
    const key = randomUUID();
    const picked = firstPick(boot);
    const { value } = await play(boot, picked, { key });
    const [row] = await db.select().from(playRounds).where(eq(playRounds.key, key));
    return {
      choice: row?.choice,
      boot,
      key,
      placed: value,
      memberId: member.id,
      stake: BigInt(boot.minBet),
      ...picked,
    };
  }
  const moneyOf = (key: string) =>
    db
      .select({ key: ledgerTransactions.key, amount: ledgerEntries.amount })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .where(sql`${ledgerTransactions.key} like ${`%${key}`} and ${ledgerEntries.accountId} like 'member:%'`);

  test("show nothing before their time, then are settled once by the first request or timer", async () => {
    const { boot, key, placed, memberId, stake, pick, pays } = await openRound("demo");
    expect(placed.round).toMatchObject({ status: "OPEN", view: null, win: "0" });
    expect(placed.session).toMatchObject({ balance: String(10_000_000n - stake), open: [key] });
    await settleDueRounds(platform);
    const look = () =>
      read<RoundAnswer>(call(`/play/api/rounds/${key}`, { headers: { "X-Play-Secret": boot.secret } }));
    expect((await look()).value.round.status).toBe("OPEN");
    clock.shiftTo(AFTER_MATCHES_MS);
    const [first] = await Promise.all([look(), settleDueRounds(platform), look(), settleDueRounds(platform), look()]);
    const { round } = first.value;
    expect(round.status).toBe("SETTLED");
    const win = round.view?.kind === "match" && round.view.result === pick ? (stake * BigInt(pays)) / 100n : 0n;
    expect(BigInt(round.win)).toBe(win);
    expect(await balanceOf(db, memberAccountId(memberId, "main", "VND"))).toBe(10_000_000n - stake + win);
    const moved = (await moneyOf(key)).map((entry) => entry.key.split(":")[0]);
    expect(moved.sort()).toEqual(win > 0n ? ["bet", "win"] : ["bet"]);
  });

  test("are settled without a request, by the job", async () => {
    const { key, stake } = await openRound("vipclub");
    clock.shiftTo(AFTER_MATCHES_MS);
    const round = await vi.waitFor(
      async () => {
        const [row] = await db.select().from(playRounds).where(eq(playRounds.key, key));
        expect(row?.status).toBe("SETTLED");
        return row;
      },
      { timeout: 10_000 },
    );
    const [bet] = await db
      .select()
      .from(bets)
      .where(eq(bets.betId, round?.betId ?? ""));
    expect(bet?.status).toMatch(/WON|LOST/);
    expect(bet?.validBet).toBe(stake);
  });

  test("are settled although an earlier one can't be, which is tried again later", async () => {
    const broken = await openRound("demo");
    const good = await openRound("vipclub");
    const statusOf = async (key: string) =>
      (await db.select().from(playRounds).where(eq(playRounds.key, key)))[0]?.status;
    await db.update(playRounds).set({ choice: {} }).where(eq(playRounds.key, broken.key));
    clock.shiftTo(AFTER_MATCHES_MS);
    await settleDueRounds(platform);
    expect([await statusOf(broken.key), await statusOf(good.key)]).toEqual(["OPEN", "SETTLED"]);
    expect(await listUnsettled(db)).toMatchObject([{ kind: "round", key: broken.key }]);
    const { value } = await read<{ key: string }[]>(call("/sandbox/unsettled"));
    expect(value).toMatchObject([{ key: broken.key }]);

    await db.update(playRounds).set({ choice: broken.choice }).where(eq(playRounds.key, broken.key));
    await db.update(settlementRetries).set({ retryAt: sql`now() - interval '20 seconds'` });
    await settleDueRounds(platform);
    expect(await statusOf(broken.key)).toBe("SETTLED");
    expect(await listUnsettled(db)).toEqual([]);
  });

  test("return the stake when their game no longer exists", async () => {
    const { key, memberId, boot, stake } = await openRound("demo");
    await db.update(playRounds).set({ nodeId: 987_654 }).where(eq(playRounds.key, key));
    clock.shiftTo(AFTER_MATCHES_MS);
    expect(await settleDueRounds(platform)).toBeGreaterThan(0);
    expect(await settleDueRounds(platform)).toBe(0);
    expect(await balanceOf(db, memberAccountId(memberId, "main", "VND"))).toBe(10_000_000n);
    const [round] = await db.select().from(playRounds).where(eq(playRounds.key, key));
    expect(round?.status).toBe("REFUNDED");
    const [bet] = await db
      .select()
      .from(bets)
      .where(eq(bets.betId, round?.betId ?? ""));
    expect(bet).toMatchObject({ status: "CANCELLED", winAmount: stake, validBet: 0n });
    expect((await state(boot)).open).toEqual([]);
  });
});
