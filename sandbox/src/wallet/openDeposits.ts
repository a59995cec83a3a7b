import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type DepositState, deposits } from "./deposits.tables.ts";

/** States in which the money can still come. */
export const OPEN_STATES: DepositState[] = ["CREATED", "PENDING"];

/** The open deposits of a member, whose money can still come, the oldest first. */
export const openDepositsOf = (tx: Tx, memberId: number) =>
  tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.state, OPEN_STATES)))
    .orderBy(deposits.createdAt, deposits.depositId);
