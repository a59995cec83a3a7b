import { and, desc, eq, inArray, like, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { paysMore } from "./betterTerms.ts";
import { type ContractKind, payingStates } from "./contractKinds.ts";
import { type Contract, conditionsOf, contracts } from "./contracts.tables.ts";
import type { Conditions } from "./terms.ts";

/** A contract with the name of the account that is paid. */
export interface HeldContract {
  contract: Contract;
  account: string;
  path: string;
}

/**
 * Holds back all other changes of one kind of contracts in one line, from its top agent down, until the transaction
 * ends: whether a contract may change depends on those above and below it.
 */
export async function lockLine(tx: Tx, kind: ContractKind, path: string): Promise<void> {
  const [, top = ""] = path.split("/");
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contracts ${kind} ${top}`}))`);
}

/** The contract of a kind that pays a member, if there is one. */
export async function payingContract(tx: Tx, kind: ContractKind, holderId: number): Promise<Contract | undefined> {
  const isPaying = inArray(contracts.state, [...payingStates]);
  const [found] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, kind), isPaying));
  return found;
}

/** The number of a member's next contract of a kind. */
export async function nextVersion(tx: Tx, kind: ContractKind, holderId: number): Promise<number> {
  const [last] = await tx
    .select({ version: contracts.version })
    .from(contracts)
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, kind)))
    .orderBy(desc(contracts.version))
    .limit(1);
  return (last?.version ?? 0) + 1;
}

/** The contracts of a kind below an account that meet a condition, with the accounts that are paid. */
export const contractsUnder = (
  tx: Tx,
  kind: ContractKind,
  above: { id: number; path: string },
  condition: SQL | undefined,
) =>
  tx
    .select({ contract: contracts, account: members.username, path: members.path })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(and(eq(contracts.kind, kind), like(members.path, `${above.path}%`), ne(members.id, above.id), condition));

/**
 * The contracts below an account that end when its own contract gets these conditions, or ends: those that pay more than the
 * one above them, from top to bottom. Below a contract that ends, all others end too.
 */
export async function endsBelow(
  tx: Tx,
  kind: ContractKind,
  holder: { id: number; path: string },
  conditions: Conditions | undefined,
): Promise<HeldContract[]> {
  const below = await contractsUnder(tx, kind, holder, inArray(contracts.state, [...payingStates])).orderBy(
    sql`length(${members.path})`,
    members.id,
  );
  /** What each account would have from now on, by its id. */
  const bounds = new Map<number | null, Conditions | undefined>([[holder.id, conditions]]);
  const ending: HeldContract[] = [];
  for (const held of below) {
    const own = conditionsOf(held.contract);
    const ends = paysMore(own, bounds.get(held.contract.offererId));
    if (ends) ending.push(held);
    bounds.set(held.contract.holderId, ends ? undefined : own);
  }
  return ending;
}
