/** An account by its bank and the last four characters of its number. */
export const accountName = (bankName: string, lastFour: string): string => `${bankName} •••• ${lastFour}`;

/** Whether withdrawals can go to an account at an instant, in milliseconds. */
export const isUsable = (usableFrom: string | null | undefined, now: number): boolean =>
  usableFrom == null || Date.parse(usableFrom) <= now;
