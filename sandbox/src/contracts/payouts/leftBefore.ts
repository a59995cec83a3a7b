import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { type Contract, contractPayouts, contracts } from "../contracts.tables.ts";

/** The loss that a holder's dividends in this currency have left before a period, 0 or less: also those of an earlier contract. */
export async function leftBefore(tx: Tx, { kind, holderId, currency }: Contract, start: Date): Promise<bigint> {
  if (kind !== "dividend") return 0n;
  const [last] = await tx
    .select({ carryOver: contractPayouts.carryOver })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(
      and(
        eq(contracts.holderId, holderId),
        eq(contracts.kind, kind),
        eq(contracts.currency, currency),
        lte(contractPayouts.periodEnd, start),
        isNull(contractPayouts.restOf),
      ),
    )
    .orderBy(desc(contractPayouts.periodEnd), desc(contractPayouts.id))
    .limit(1);
  return last?.carryOver ?? 0n;
}

/**
 * What the accounts below were paid beyond what a holder's dividends grant, before the next payout: each payout of the holder in this
 * currency leaves it for the one after it, also those of an earlier contract, and remainders.
 */
export async function owedBefore(tx: Tx, { kind, holderId, currency }: Contract): Promise<bigint> {
  if (kind !== "dividend") return 0n;
  const [last] = await tx
    .select({ owed: contractPayouts.owed })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, kind), eq(contracts.currency, currency)))
    .orderBy(desc(contractPayouts.id))
    .limit(1);
  return last?.owed ?? 0n;
}
