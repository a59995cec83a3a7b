import type { FreeSpinsStatus, Money } from "../__generated__/types.ts";

/** What free spins are. */
export interface FreeSpinTermsModel {
  spins: number;
  stake: Money;
  gameInternalIDs: readonly string[];
  turnover: number;
  hours: number;
}

/** Free spins of the caller. */
export interface FreeSpinsModel {
  internalID: string;
  title: string;
  gameInternalIDs: readonly string[];
  spins: number;
  left: number;
  stake: Money;
  winnings: Money;
  turnover: number;
  status: FreeSpinsStatus;
  issuedAt: string;
  expiresAt: string;
  endedAt: string | null;
}
