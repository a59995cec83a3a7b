/** The currency of the rewards. */
export const SIGN_IN_CURRENCY = "VND";

/** The reward of a day. */
export interface SignInReward {
  /** Minor units of `SIGN_IN_CURRENCY`, given as a bonus. */
  amount: bigint;
  /** Tickets of the raffle. */
  tickets: number;
}

const reward = (amount: bigint, tickets = 0): SignInReward => ({ amount, tickets });

/** The rewards of the seven days. After the last one, the first one follows. */
export const SIGN_IN_REWARDS: readonly SignInReward[] = [
  reward(1_000n),
  reward(2_000n),
  reward(3_000n, 1),
  reward(4_000n),
  reward(6_000n),
  reward(8_000n),
  reward(20_000n, 2),
];

/** How often the bonus is to be played through, and the hours for it. */
export const SIGN_IN_BONUS = { turnover: 1, hours: 168 } as const;
