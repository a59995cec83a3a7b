import { pointTypes } from "@atrium/schema/values";
import { eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { PlatformError } from "../http/errors.ts";
import { type LedgerTx, recordChange } from "../ledger/transact.ts";
import { type PointType, pointAccounts, pointEntries } from "./points.tables.ts";

interface Entry {
  memberId: number;
  /** Negative when they are spent. */
  points: bigint;
  cause: "REDEEM" | "RETURN" | "CONVERT";
  /** Unique for the cause. */
  reference: string;
}

/**
 * Takes or returns points, and records the change for the member's windows. Throws POINTS_INSUFFICIENT; let it leave the
 * transaction.
 */
export async function enterPoints(tx: LedgerTx, entry: Entry, at: Date): Promise<void> {
  await tx
    .insert(pointEntries)
    .values({ ...entry, type: "REDEEM", at })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === "point_accounts_not_negative") throw new PlatformError("POINTS_INSUFFICIENT");
      throw error;
    });
  recordChange(tx, entry.memberId, "points");
}

/** A member's points, and what each type added to them. */
export async function pointsOf(db: Tx, memberId: number): Promise<{ points: bigint; byType: [PointType, bigint][] }> {
  const [account] = await db.select().from(pointAccounts).where(eq(pointAccounts.memberId, memberId));
  const columnOf = (type: PointType) => account?.[COLUMNS[type]] ?? 0n;
  return { points: account?.balance ?? 0n, byType: pointTypes.map((type) => [type, columnOf(type)]) };
}

const COLUMNS = {
  LIVE: "live",
  LOTTERY: "lottery",
  PVP: "pvp",
  SLOTS: "slots",
  SPORTS: "sports",
  REDEEM: "redeem",
  DEPOSIT: "deposit",
} as const satisfies Record<PointType, string>;
