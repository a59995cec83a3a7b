import type { Tx } from "../../db/openDatabase.ts";
import { acting } from "../../http/acting.ts";
import { agentActions } from "./agentActions.tables.ts";

/** Records what an agent did, in the transaction that does it. What a sub-account does is recorded under both names. */
export const recordAction = (tx: Tx, action: Omit<typeof agentActions.$inferInsert, "actorId">) =>
  tx.insert(agentActions).values({ ...action, actorId: acting.getStore() ?? null });
