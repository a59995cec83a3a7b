import { z } from "zod";
import { decimal, maybeDecimal } from "../upstream/wire.ts";

/** The bonus for a registration, with the bets that turn it into cash. */
export const registrationBonus = z
  .object({ amount: decimal, currency: z.string(), turnover: maybeDecimal })
  .nullish()
  .catch(null);

/** The bets that turn a bonus into cash; null when it is cash already. */
export const turnoverOf = (bonus: z.output<typeof registrationBonus>) =>
  bonus?.turnover ? { amount: bonus.turnover, currency: bonus.currency } : null;
