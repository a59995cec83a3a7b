import type { AccountProfitModel } from "./profitLoss.model.ts";

/** The part of a row's global id after its type: the period and the account. */
export const profitLossKey = ({ account, period: { preset, startDate, endDate } }: AccountProfitModel) =>
  `${preset ?? `${startDate}_${endDate}`}.${account}`;

const keyForm = /^(?:([A-Z_\d]{4,12})|(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2}))\.([\w.-]{1,64})$/;

/** The account and the platform's parameters of the period in such a key; null for any other text. */
export function readProfitLossKey(key: string): Pick<AccountProfitModel, "account" | "period"> | null {
  const [, preset, startDate, endDate, account] = keyForm.exec(key) ?? [];
  if (account === undefined) return null;
  if (preset !== undefined) return { account, period: { preset } };
  return startDate !== undefined && endDate !== undefined ? { account, period: { startDate, endDate } } : null;
}
