import { fromPlatform } from "../../ledger/ledger.ts";
import type { Posting } from "../../ledger/posting.ts";
import type { Contract, Payout } from "../contracts.tables.ts";

/** The movement that pays a payout, from the house to its holder. Its key makes it happen once. */
export const postingOf = (
  { kind, holderId, currency }: Pick<Contract, "kind" | "holderId" | "currency">,
  { id, amount }: Pick<Payout, "id" | "amount">,
  at: Date,
): Posting => ({
  key: `payout:${id}`,
  kind: kind === "dividend" ? "DIVIDEND" : "SALARY",
  at,
  reference: `payout:${id}`,
  entries: fromPlatform("house", { memberId: holderId, currency, amount }),
});
