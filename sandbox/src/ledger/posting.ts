import { createHash } from "node:crypto";
import type { movementKinds } from "@atrium/schema/values";

/** Purpose of a transaction, as in the account record. */
export type TransactionKind = (typeof movementKinds)[number];

/** Kinds of money that the operator gives as a bonus: reports add them up, and so does `fold_rollups` in the database. */
export const bonusKinds = ["BONUS", "FREE_SPINS"] as const satisfies readonly TransactionKind[];

/** A movement of money. The entries add up to zero in each currency. */
export interface Posting {
  /** Unique: one movement is carried out at most once. */
  key: string;
  kind: TransactionKind;
  at: Date;
  reference?: string;
  remark?: string;
  /** Minor units; a debit is negative. */
  entries: { accountId: string; amount: bigint }[];
}

/** Hash of a posting: distinguishes a repeated posting from another one under the same key. */
export const digestOf = ({ kind, entries }: Pick<Posting, "kind" | "entries">) =>
  createHash("sha256")
    .update(kind)
    .update(
      entries
        .map(({ accountId, amount }) => `${accountId}=${amount}`)
        .sort()
        .join(";"),
    )
    .digest("hex");
