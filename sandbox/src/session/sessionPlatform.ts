import type { Tx } from "../db/openDatabase.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { HumanCheckPlatform } from "./humanCheck/humanCheckPlatform.ts";

/** What another domain does for each new member. */
export interface OnRegistered {
  /** Runs in the transaction that opens the account. */
  run(tx: LedgerTx, member: { readonly id: number; readonly currency: string }, at: Date): Promise<void>;
  /** What it gave, for the answer, also of a repeated request; null when it gave nothing. */
  given(db: Tx, member: { readonly id: number }): Promise<Record<"amount" | "currency" | "turnover", string> | null>;
}

/** The platform as logins and registrations need it. */
export interface SessionPlatform extends HumanCheckPlatform {
  /** The built-in social networks; undefined when they are not started. */
  identity: { origin: string; clientId: string } | undefined;
  onRegistered: readonly OnRegistered[];
}
