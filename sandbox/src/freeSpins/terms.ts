import { z } from "zod";
import { toDecimal } from "../money.ts";

/** Free spins as the operator plans them. Without `turnover` in the plan, their winnings are cash. */
export const freeSpinOffer = z.strictObject({
  spins: z.int().min(1).max(500),
  /** The fixed stake of a spin, in minor units. */
  stake: z.int().min(1),
  /** The slots on which they can be used. */
  games: z.array(z.int().min(1)).min(1).max(20),
  /** Hours until they expire, from the moment when a member gets them. */
  hours: z.int().min(1),
});

/** What free spins are. */
export type FreeSpinTerms = z.output<typeof freeSpinOffer> & {
  /** How often the winnings are to be played through; 0 for cash. */
  turnover: number;
};

/** What the stakes of all spins are worth, in minor units. */
export const worthOf = ({ spins, stake }: Pick<FreeSpinTerms, "spins" | "stake">): bigint => BigInt(spins * stake);

/** The terms in the contract's form. */
export const termsView = ({ spins, stake, games, turnover, hours }: FreeSpinTerms, currency: string) => ({
  spins,
  stake: toDecimal(BigInt(stake), currency),
  currency,
  games: games.map(String),
  turnover,
  hours,
});
