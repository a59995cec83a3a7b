import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { accountClosings } from "./closings.tables.ts";

/** The closing of an account that its member asked for. */
export type Closing = typeof accountClosings.$inferSelect;

/** A member's closing that can still be taken back. */
export async function findClosing(tx: Tx, memberId: number): Promise<Closing | undefined> {
  const [closing] = await tx
    .select()
    .from(accountClosings)
    .where(and(eq(accountClosings.memberId, memberId), isNull(accountClosings.outcome)));
  return closing;
}
