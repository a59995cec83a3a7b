import { compare } from "../../forms/amounts.ts";

interface SettledOrder {
  readonly state: string;
  readonly stake: { readonly amount: string };
  readonly win: { readonly amount: string } | null | undefined;
}

/**
 * The result of an order in the player's words: PAID_BACK when it paid no more than it cost. Some platforms call that won; one
 * that pays less than its stake is lost.
 */
export const resultOf = ({ state, stake, win }: SettledOrder): string =>
  (state === "WON" || state === "LOST") && win && compare(win.amount, "0") > 0 && compare(win.amount, stake.amount) <= 0
    ? "PAID_BACK"
    : state;
