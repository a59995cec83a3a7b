import { Hono } from "hono";
import { z } from "zod";
import { betIdAt } from "../games/betId.ts";
import { bets } from "../games/bets.tables.ts";
import { catalogueOf } from "../games/catalogue.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, text } from "../http/input.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import { recordWin, transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import { toMinor } from "../money.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { countBet } from "../records/countBet.ts";
import { outcomeOfBet } from "../records/settleBet.ts";

/** Without a stake it is the smallest of the game, and the amount at least as much. */
const Win = z.strictObject({ username: text(32, 1), amount: text(20, 1), stake: text(20, 1).optional() });

/**
 * Gives a member a win: a bet on the most played slot, and its payout, both posted to the ledger. With a stake the payout
 * can be less: that bet is lost.
 */
export const winRoutes = (platform: Platform) =>
  new Hono<AppEnv>().post("/sandbox/win", async (c) => {
    const { db, clock } = platform;
    const { username, amount, stake } = await readJson(c, Win);
    const { id: memberId, currency } = await memberNamed(db, username);
    const game = (await catalogueOf({ db })).hot().find(({ gameType }) => gameType === "RNG");
    if (!game) throw new PlatformError("NOT_FOUND");
    const winAmount = toMinor(amount, currency);
    const betAmount = stake === undefined ? game.minBet : toMinor(stake, currency);
    const isNoWin = stake === undefined && winAmount !== undefined && winAmount < game.minBet;
    if (!betAmount || !winAmount || isNoWin) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
    const at = clock.now();
    const betId = betIdAt(at, secureRandom);
    await transact(platform, async (tx) => {
      const move = (kind: "BET" | "WIN", gained: bigint) => {
        const entries = fromPlatform("house", { memberId, currency, amount: gained });
        return post(tx, { key: `${kind.toLowerCase()}:${betId}`, kind, at, reference: betId, entries });
      };
      await move("BET", -betAmount);
      await move("WIN", winAmount);
      if (winAmount > betAmount) recordWin(tx, { amount: winAmount, currency });
      const bet = {
        betId,
        memberId,
        nodeId: game.nodeId,
        vassalage: game.vassalage,
        gameCategory: game.gameType,
        gameName: game.names.EN,
        placedAt: at,
        settledAt: at,
        betAmount,
        ...outcomeOfBet(betAmount, winAmount),
        currency,
        playMoney: false,
      } as const;
      await tx.insert(bets).values(bet);
      await countBet(tx, bet, at);
    });
    return ok(c, { betId, nodeId: String(game.nodeId) });
  });
