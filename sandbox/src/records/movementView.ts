import { toDecimal } from "../money.ts";
import type { Movement } from "./accountRecord.ts";

/** The columns of a file of movements that the movements of one account and of a team have. */
export const movementColumns = [
  "createdAt",
  "type",
  "amount",
  "balanceBefore",
  "balanceAfter",
  "currency",
  "status",
  "referenceId",
] as const;

/** A movement in the contract's form. Only movements that were carried out are in the ledger. */
export const movementView = (
  { entry, transaction }: Movement,
  names: ReadonlyMap<string, string> = new Map<string, string>(),
) => {
  const { amount, balanceAfter, currency, at } = entry;
  const after = balanceAfter ?? 0n;
  const reference = transaction.reference ?? "";
  return {
    transactionId: String(transaction.id),
    createdAt: at.toISOString(),
    type: transaction.kind,
    amount: toDecimal(amount, currency),
    balanceBefore: toDecimal(after - amount, currency),
    balanceAfter: toDecimal(after, currency),
    currency,
    status: "SUCCESS",
    // Numbers of the platform's own tables mean nothing to a person: `bonus:5`, `mission-3`.
    referenceId: /^[a-z]+[:-]/.test(reference) ? null : transaction.reference,
    remark: names.get(reference) ?? transaction.remark,
  };
};
