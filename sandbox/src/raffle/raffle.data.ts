/** The raffle's number. There is one raffle, without an end. */
export const RAFFLE_ID = 1;

/** The currency of prizes, and of the deposits that give tickets. */
export const RAFFLE_CURRENCY = "VND";

/** A field of the wheel. */
export interface RafflePrize {
  /** From 1, in the order of the wheel. */
  number: number;
  kind: "CASH" | "BONUS" | "NONE";
  /** Minor units of `RAFFLE_CURRENCY`. */
  amount: bigint;
  /** Of `CHANCES`. */
  chance: number;
}

/** The wheel. Its chances are published. */
export const RAFFLE_PRIZES: readonly RafflePrize[] = [
  { number: 1, kind: "CASH", amount: 1_000n, chance: 350 },
  { number: 2, kind: "BONUS", amount: 5_000n, chance: 200 },
  { number: 3, kind: "NONE", amount: 0n, chance: 200 },
  { number: 4, kind: "CASH", amount: 2_000n, chance: 150 },
  { number: 5, kind: "BONUS", amount: 20_000n, chance: 70 },
  { number: 6, kind: "CASH", amount: 10_000n, chance: 22 },
  { number: 7, kind: "BONUS", amount: 100_000n, chance: 7 },
  { number: 8, kind: "CASH", amount: 500_000n, chance: 1 },
];

/** How often a bonus is to be played through, and the hours for it. */
export const RAFFLE_BONUS = { turnover: 1, hours: 168 } as const;

/** A paid deposit gives a ticket for each full amount, in minor units, up to a number. */
export const TICKET_FOR = { amount: 100_000n, most: 10 } as const;
