import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { type ContractKind, payingStates } from "./contractKinds.ts";
import { contracts } from "./contracts.tables.ts";
import { parseTerms, type StoredTerms, termsView } from "./terms.ts";

/** The contracts that pay a member, by kind and in the contract's form; null for a kind without one. */
export async function contractsOf(db: Database, memberId: number): Promise<Record<ContractKind, StoredTerms | null>> {
  const rows = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.holderId, memberId), inArray(contracts.state, [...payingStates])));
  const found = new Map(rows.map(({ kind, terms, currency }) => [kind, termsView(parseTerms(terms), currency)]));
  return {
    dividend: found.get("dividend") ?? null,
    dailySalary: found.get("dailySalary") ?? null,
    hourlySalary: found.get("hourlySalary") ?? null,
    realtimeSalary: found.get("realtimeSalary") ?? null,
  };
}
