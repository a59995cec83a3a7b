import { compare } from "../../forms/amounts.ts";

interface SettledOrder {
  readonly state: string;
  readonly stake: { readonly amount: string };
  readonly win: { readonly amount: string } | null | undefined;
}

/**
 * The result of an order in the player's words. The platform calls every paid order won; one that pays no more than it
 * cost is not a win for the player: PAID_BACK.
 */
export const resultOf = ({ state, stake, win }: SettledOrder): string =>
  state === "WON" && win && compare(win.amount, stake.amount) <= 0 ? "PAID_BACK" : state;
