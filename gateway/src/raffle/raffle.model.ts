import type { BonusTerms, Money, RafflePrizeKind, RaffleTicketSource } from "../__generated__/types.ts";

/** A prize. */
export interface RafflePrizeModel {
  internalID: string;
  title: string;
  kind: RafflePrizeKind;
  amount: Money;
  odds: number | null;
}

/** The raffle. */
export interface RaffleModel {
  internalID: string;
  title: string;
  prizes: RafflePrizeModel[];
  depositForTicket: Money | null;
  mostTicketsOfDeposit: number | null;
  bonusTerms: BonusTerms | null;
}

/** A ticket of the caller. */
export interface RaffleTicketModel {
  internalID: string;
  source: RaffleTicketSource;
  grantedAt: string;
  usedAt: string | null;
  prize: RafflePrizeModel | null;
}
