/** The currency of what is in the envelopes. */
export const ENVELOPE_CURRENCY = "VND";

/** Hours of the merchant's day at which an envelope opens. */
export const OPENING_HOURS = [9, 12, 15, 18, 20, 22] as const;
/** Minutes for which it stays open. */
export const OPEN_MINUTES = 30;

/** What an envelope can contain: minor units of `ENVELOPE_CURRENCY`, with chances of `CHANCES`. */
export const ENVELOPE_AMOUNTS: readonly { amount: bigint; chance: number }[] = [
  { amount: 1_000n, chance: 500 },
  { amount: 2_000n, chance: 250 },
  { amount: 5_000n, chance: 150 },
  { amount: 8_000n, chance: 80 },
  { amount: 18_000n, chance: 15 },
  { amount: 88_000n, chance: 5 },
];

/** How often the bonus is to be played through, and the hours for it. */
export const ENVELOPE_BONUS = { turnover: 1, hours: 24 } as const;
