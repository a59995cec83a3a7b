import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Contract, contractPayouts, contracts } from "./contracts.tables.ts";

/** What the next settlement of a contract finds, in minor units. */
export interface Standing {
  /** Stakes of the team on bets that are not settled. */
  openStake: bigint;
  /** The loss that the holder's dividends have left, 0 or less; null for other kinds. */
  carryOver: bigint | null;
}

/** The standings of the contracts that wait for a settlement, by id. */
export async function standingsOf(db: Tx, listed: readonly Contract[]): Promise<ReadonlyMap<number, Standing>> {
  const waiting = listed.filter(({ dueAt }) => dueAt !== null);
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const holders = alias(members, "holders");
  const open = await db
    .select({ id: contracts.id, stake: bigSum(bets.betAmount) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(contracts, and(inArray(contracts.id, ids), eq(contracts.currency, bets.currency)))
    .innerJoin(
      holders,
      and(
        eq(holders.id, contracts.holderId),
        sql`${members.path} like ${holders.path} || '%' and ${members.id} <> ${holders.id}`,
      ),
    )
    .where(and(eq(bets.status, "UNSETTLED"), eq(bets.playMoney, false)))
    .groupBy(contracts.id);
  const left = await db
    .selectDistinctOn([contracts.holderId, contracts.currency], {
      holderId: contracts.holderId,
      currency: contracts.currency,
      carryOver: contractPayouts.carryOver,
    })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(
      and(
        inArray(
          contracts.holderId,
          waiting.flatMap(({ kind, holderId }) => (kind === "dividend" ? [holderId] : [])),
        ),
        eq(contracts.kind, "dividend"),
        isNull(contractPayouts.restOf),
      ),
    )
    .orderBy(contracts.holderId, contracts.currency, desc(contractPayouts.periodEnd), desc(contractPayouts.id));
  return new Map(
    waiting.map(({ id, kind, holderId, currency }) => [
      id,
      {
        openStake: open.find((row) => row.id === id)?.stake ?? 0n,
        carryOver:
          kind === "dividend"
            ? (left.find((row) => row.holderId === holderId && row.currency === currency)?.carryOver ?? 0n)
            : null,
      },
    ]),
  );
}
