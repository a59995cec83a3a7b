import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { deposits, OPEN_STATES } from "./deposits.tables.ts";

/** Reads the deposits of a member that can still be paid, the oldest first. */
export const openDepositsOf = (tx: Tx, memberId: number) =>
  tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.state, OPEN_STATES)))
    .orderBy(deposits.createdAt, deposits.depositId);
