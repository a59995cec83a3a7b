import { toDecimal } from "../money.ts";
import type { Movement } from "./accountRecord.ts";

/** A movement in the contract's form. Only movements that were carried out are in the ledger. */
export const movementView = ({ entry, transaction }: Movement) => {
  const { amount, balanceAfter, currency, at } = entry;
  const after = balanceAfter ?? 0n;
  return {
    transactionId: String(transaction.id),
    createdAt: at.toISOString(),
    type: transaction.kind,
    amount: toDecimal(amount, currency),
    balanceBefore: toDecimal(after - amount, currency),
    balanceAfter: toDecimal(after, currency),
    currency,
    status: "SUCCESS",
    referenceId: transaction.reference,
    remark: transaction.remark,
  };
};
