/**
 * What subscriptions watch, by the name that `@watches` gives it in the SDL, with the events of the platform that tell of it. An event
 * is called after what changed. Others count too where they imply the change: a bet, which is a change of the balance, moves missions.
 * A platform that sends few events, such as `balance` for all that a member owns, is heard as well.
 */
export const topics = {
  announcement: ["announcement"],
  balance: ["balance"],
  bonus: ["bonus", "balance", "withdraw"],
  claimable: ["reward", "mission", "raffle", "signIn", "promotion", "envelope", "balance"],
  // Where a platform tells only the other side, that is by a message.
  contract: ["contract", "message"],
  deposit: ["deposit", "balance", "withdraw"],
  draw: ["draw"],
  freeSpins: ["freeSpins", "balance"],
  // A decision is a message.
  identityCheck: ["identityCheck", "message"],
  jackpot: ["jackpot"],
  leaderboard: ["leaderboard"],
  message: ["message"],
  mission: ["mission", "reward", "balance"],
  order: ["order", "draw"],
  points: ["points", "balance"],
  promotion: ["promotion", "reward", "freeSpins", "deposit", "balance"],
  raffle: ["raffle", "balance"],
  realityCheck: ["realityCheck", "rg"],
  redEnvelope: ["envelope"],
  reward: ["reward", "balance"],
  rights: ["rights"],
  signIn: ["signIn", "reward", "balance"],
  status: ["status"],
  vip: ["vip", "balance"],
  win: ["winner"],
  withdrawal: ["withdrawal", "withdraw", "balance"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Topic = keyof typeof topics;

export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name);

const byEvent = new Map<string, string[]>();
for (const [topic, events] of Object.entries(topics)) {
  for (const event of events) byEvent.set(event, [...(byEvent.get(event) ?? []), topic]);
}

/** What an event of the platform tells of. */
export const topicsOf = (event: string): readonly string[] => byEvent.get(event) ?? [];
