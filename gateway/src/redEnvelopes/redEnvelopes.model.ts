import type { BonusTerms, Money } from "../__generated__/types.ts";

/** A red envelope. */
export interface RedEnvelopeModel {
  internalID: string;
  opensAt: string;
  closesAt: string;
}

/** When red envelopes open. */
export interface RedEnvelopeCalendarModel {
  envelopes: RedEnvelopeModel[];
  currency: string | null;
  bonusTerms: BonusTerms | null;
  serverTime: string | null;
}

/** What the caller found in an envelope. */
export interface RedEnvelopeClaimModel {
  envelope: RedEnvelopeModel;
  amount: Money;
  expiresAt: string | null;
}

/** The platform's answer: the envelopes, and what the caller found in them. */
export interface RedEnvelopeList {
  calendar: RedEnvelopeCalendarModel;
  claims: RedEnvelopeClaimModel[];
}
