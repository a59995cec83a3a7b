/** An account by its bank and the last four characters of its number. */
export const accountName = (bankName: string, lastFour: string): string => `${bankName} •••• ${lastFour}`;

/** Whether withdrawals can go to an account already. */
export const isUsable = ({ usableFrom }: { readonly usableFrom: string | null | undefined }): boolean =>
  usableFrom == null || Date.parse(usableFrom) <= Date.now();
