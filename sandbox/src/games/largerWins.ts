import { CATALOGUE_CURRENCY } from "./gameView.ts";

/** Whether a win is one that everybody is told of. Play money never is. */
export const isLargerWin = (amount: bigint, currency: string, { largerWin }: { largerWin: bigint }): boolean =>
  currency === CATALOGUE_CURRENCY && amount >= largerWin;
