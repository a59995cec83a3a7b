import { badInput } from "../errors/atriumError.ts";

/** The account of a filter; undefined for everyone in the downline. Refuses a text that can't be a whole user name. */
export function wholeAccount(account: string | null | undefined): string | undefined {
  if (account == null) return undefined;
  if (!/^[\w.-]{1,64}$/.test(account)) throw badInput("`account` must be the whole name of an account.");
  return account;
}
