import { z } from "zod";
import { count, decimal, idText, text } from "../upstream/wire.ts";

/** The numbers of the games of free spins. */
export const spinGames = z.array(idText).max(100).catch([]);

/** Terms of free spins; null for what gives none. */
export const freeSpinTerms = z
  .object({ spins: count, stake: decimal, currency: text, games: spinGames, turnover: count, hours: count })
  .transform(({ stake, currency, games, ...terms }) => ({
    ...terms,
    stake: { amount: stake, currency },
    gameInternalIDs: games,
  }))
  .nullish()
  .catch(null);

export type FreeSpinTerms = NonNullable<z.output<typeof freeSpinTerms>>;
