import { compare } from "../forms/amounts.ts";

interface SettledBet {
  readonly status: string;
  readonly stake: { readonly amount: string };
  readonly payout: { readonly amount: string };
}

/** The state of a bet in the player's words: RETURNED when a part of its stake came back, whatever the platform calls that. */
export const betResultOf = ({ status, stake, payout }: SettledBet): string =>
  (status === "WON" || status === "LOST") && compare(payout.amount, "0") > 0 && compare(payout.amount, stake.amount) < 0
    ? "RETURNED"
    : status;
