import type { Tx } from "../../db/openDatabase.ts";
import { agentActions } from "./agentActions.tables.ts";

/** Records what an agent did, in the transaction that does it. */
export const recordAction = (tx: Tx, action: typeof agentActions.$inferInsert) =>
  tx.insert(agentActions).values(action);
