import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { type Contract, contractPayouts, contracts } from "../contracts.tables.ts";
import { periodAt, type Window } from "../periods.ts";
import type { Held } from "./through.ts";

/** The loss that a holder's dividends in this currency have left before a period, 0 or less: also those of an earlier contract. */
export const leftBefore = async (tx: Tx, contract: Contract, start: Date): Promise<bigint> =>
  (await lastBefore(tx, contract, start))?.carryOver ?? 0n;

/** The last payout of a period that ended before a moment. */
async function lastBefore(tx: Tx, { kind, holderId, currency }: Contract, start: Date) {
  if (kind !== "dividend") return undefined;
  const [last] = await tx
    .select({ carryOver: contractPayouts.carryOver, end: contractPayouts.periodEnd })
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
  return last;
}

/**
 * The loss that a contract below leaves before a period, also when periods of it are not settled yet: after an outage the contract
 * above can come first, and one that can't be settled holds it up no longer. `netOf` gives what a window brought.
 */
export async function leftBelowBefore(
  tx: Tx,
  { contract, from }: Held,
  start: Date,
  netOf: (window: Window) => Promise<bigint>,
): Promise<bigint> {
  if (contract.kind !== "dividend") return 0n;
  const last = await lastBefore(tx, contract, start);
  let left = last?.carryOver ?? 0n;
  for (let at = last && last.end > from ? last.end : from; at < start; ) {
    const { end: whole } = periodAt(contract, at);
    const end = whole < start ? whole : start;
    const base = (await netOf({ start: at, end })) + left;
    left = base < 0n ? base : 0n;
    at = end;
  }
  return left;
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
