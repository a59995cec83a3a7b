import { z } from "zod";
import { count, decimal, idText, text } from "../upstream/wire.ts";
import type { FreeSpinTermsModel } from "./freeSpins.model.ts";

/** The numbers of the games of free spins. */
export const spinGames = z.array(idText).max(100).catch([]);

/** Terms of free spins; null for what gives none. */
export const freeSpinTerms = z
  .object({ spins: count, stake: decimal, currency: text, games: spinGames, turnover: count, hours: count })
  .transform(
    ({ stake, currency, games, ...terms }): FreeSpinTermsModel => ({
      ...terms,
      stake: { amount: stake, currency },
      gameInternalIDs: games,
    }),
  )
  .nullish()
  .catch(null);
