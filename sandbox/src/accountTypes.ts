/** Kinds of accounts, by the numbers of the contract. */
export const PLAYER_TYPE = 0;
export const AGENT_TYPE = 1;
export const SENIOR_AGENT_TYPE = 2;
export const TRIAL_TYPE = 4;
export const AFFILIATE_TYPE = 41;
export const AFFILIATE_SUB_TYPE = 42;

/** Kinds of accounts that have an agent centre. */
export const AGENT_TYPES: ReadonlySet<number> = new Set([
  AGENT_TYPE,
  SENIOR_AGENT_TYPE,
  AFFILIATE_TYPE,
  AFFILIATE_SUB_TYPE,
]);
