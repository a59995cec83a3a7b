import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { members } from "../member/member.tables.ts";
import { endSession } from "../session/sessions.ts";
import { firstPick, openGameHarness } from "../testing/gameHarness.ts";
import { hearEvents } from "../testing/hearEvents.ts";

const { platform, db, clock, config, games, signIn, fund, call, open, play, state } = await openGameHarness();

describe("rounds", () => {
  test("plays twenty simultaneous requests with one key as one bet", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 1_000_000n);
    const boot = await open(games.slot, token);
    const key = randomUUID();
    const stake = String(5n * BigInt(boot.minBet));
    const rounds = await Promise.all(Array.from({ length: 20 }, () => play(boot, {}, { key, stake })));
    const [first] = rounds;
    for (const { value } of rounds) expect(value.round).toEqual(first?.value.round);
    const win = first?.value.round.win ?? "";
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(
      1_000_000n - BigInt(stake) + BigInt(win),
    );
    const recorded = await db.select().from(bets).where(eq(bets.memberId, member.id));
    const [bet, ...others] = recorded.filter(({ numero }) => numero === key.slice(0, 8).toUpperCase());
    expect(others).toEqual([]);
    expect(bet).toMatchObject({
      betAmount: BigInt(stake),
      winAmount: BigInt(win),
      gameCategory: "RNG",
      playMoney: false,
    });
    expect(bet?.settledAt).not.toBeNull();
    expect((await play(boot, {}, { key })).code).toBe("IDEMPOTENCY_MISMATCH");
    const another = await open(games.slot, token);
    expect((await play(another, {}, { key, stake })).code).toBe("IDEMPOTENCY_MISMATCH");
  });

  test("takes no bet of an open game while an agent above forbids bets", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 1_000_000n);
    const boot = await open(games.slot, token);
    const isMember = eq(members.id, member.id);
    await db.update(members).set({ canBet: false }).where(isMember);
    expect((await play(boot, {})).code).toBe("BET_NOT_ALLOWED");
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(1_000_000n);
    await db.update(members).set({ canBet: true }).where(isMember);
    expect((await play(boot, {})).code).toBe("OK");
  });

  test("never overdraws with parallel rounds", async () => {
    config.rateLimits = false;
    const { token, member } = await signIn("vipclub");
    const boots = await Promise.all(Array.from({ length: 4 }, () => open(games.match, token)));
    const min = BigInt(boots[0]?.minBet ?? 0);
    await fund(member.id, min * 5n + min / 2n);
    const rounds = await Promise.all(
      boots.flatMap((boot) => {
        return Array.from({ length: 4 }, () => play(boot, firstPick(boot)));
      }),
    );
    const taken = rounds.filter(({ status }) => status === 200).length;
    expect(taken).toBe(5);
    expect(rounds.filter(({ code }) => code === "INSUFFICIENT_BALANCE")).toHaveLength(11);
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(min / 2n);
  });

  test("never overdraws a purse of play money", async () => {
    config.rateLimits = false;
    const boot = await open(games.match);
    const choice = firstPick(boot);
    const rounds = 10_000 / Number(boot.maxBet);
    for (let round = 0; round < rounds; round += 1)
      expect((await play(boot, choice, { stake: boot.maxBet })).status).toBe(200);
    expect((await play(boot, choice, { stake: "1.00" })).code).toBe("INSUFFICIENT_BALANCE");
    expect((await state(boot)).balance).toBe("0.00");
  });

  test.each([
    ["a stake that is too low", { stake: "499" }, 422],
    ["a stake that is too high", { stake: "100001000" }, 422],
    ["a stake that is no multiple", { stake: "10001" }, 422],
    ["too many decimals", { stake: "10000.5" }, 422],
    ["a negative stake", { stake: "-1000" }, 422],
    ["a choice that the game does not have", { choice: { luck: 7 } }, 422],
    ["unknown fields", { win: "1000000" }, 422],
    ["an invalid key", { key: "1" }, 422],
  ])("refuses %s and takes nothing", async (_, changes, status) => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    const body = { key: randomUUID(), stake: boot.minBet, choice: {}, ...changes };
    const response = await call("/play/api/rounds", { body, headers: { "X-Play-Secret": boot.secret } });
    expect(response.status).toBe(status);
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(50_000n);
  });

  test("refuses chips that together exceed the largest bet", async () => {
    const boot = await open(games.table);
    if (boot.table.kind !== "table") throw new Error("Not a table.");
    const [first, second] = boot.table.spots.map(({ id }) => id);
    const chips = { [first ?? ""]: 500, [second ?? ""]: 500 };
    expect((await play(boot, { chips }, { stake: "2.00" })).code).toBe("STAKE_OUT_OF_RANGE");
  });

  test("refuses a round before the cycle ends, and answers a repeat of the last one at once", async () => {
    const boot = await open(games.slot);
    const key = randomUUID();
    const first = await play(boot, {}, { key });
    const early = await play(boot, {});
    expect([early.status, early.code]).toEqual([429, "RATE_LIMITED"]);
    expect(early.value.retryAfterMs).toBeLessThanOrEqual(2500);
    expect((await play(boot, {}, { key })).value.round).toEqual(first.value.round);
    clock.shiftTo(2500);
    expect((await play(boot, {})).status).toBe(200);
  });

  test("refuses rounds after the end of the login or of the game", async () => {
    const { token, sessionId, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    await endSession(db, sessionId, "LOGOUT", clock.now());
    expect((await play(boot, {})).code).toBe("SESSION_EXPIRED");
    const left = await open(games.slot);
    await call("/play/api/end", { body: {}, headers: { "X-Play-Secret": left.secret } });
    expect((await play(left, {})).code).toBe("SESSION_EXPIRED");
    expect((await play({ ...left, secret: "A".repeat(43) }, {})).code).toBe("UNAUTHENTICATED");
    const idle = await open(games.slot);
    clock.shiftTo(31 * 60_000);
    expect((await play(idle, {})).code).toBe("SESSION_EXPIRED");
  });

  test("publishes the balance after the commit", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    const { take, stop } = await hearEvents(platform, ({ topic }) => topic === "balance");
    await play(boot, {});
    expect(await take()).toMatchObject([{ customerId: String(member.id) }]);
    stop();
  });
});
