import { z } from "zod";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";
import type { FreeSpinsModel } from "./freeSpins.model.ts";
import { spinGames } from "./freeSpinTerms.wire.ts";

const row = z
  .object({
    freeSpinsId: idText,
    title: text,
    games: spinGames,
    spins: count,
    used: count,
    stake: decimal,
    currency: text,
    turnover: count,
    winnings: decimal,
    status: known(["ACTIVE", "USED", "EXPIRED"], "UNKNOWN"),
    issuedAt: instant,
    expiresAt: instant,
    endedAt: maybeInstant,
  })
  .transform(
    ({ freeSpinsId, games, used, stake, winnings, currency, ...own }): FreeSpinsModel => ({
      ...own,
      internalID: freeSpinsId,
      gameInternalIDs: games,
      left: own.spins - used,
      stake: { amount: stake, currency },
      winnings: { amount: winnings, currency },
    }),
  );

/** A page; rows that can't be read are left out. */
export const freeSpinsPage = pageOf(row);
