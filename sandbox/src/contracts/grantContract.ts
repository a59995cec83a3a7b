import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { ContractKind, ContractPeriod } from "./contractKinds.ts";
import { type Contract, contracts } from "./contracts.tables.ts";
import { nextVersion } from "./findContracts.ts";
import { dueAfter, paysFromAt, periodAt } from "./periods.ts";
import { storeTerms, type Terms } from "./terms.ts";

interface Grant {
  kind: ContractKind;
  period: ContractPeriod | null;
  terms: Terms;
  paidOnRequest?: boolean;
  holder: { id: number; currency: string };
  at: Date;
}

/** Makes a contract between the operator and an agent at the top, which pays at once. */
export async function grantContract(
  tx: Tx,
  { kind, period, terms, paidOnRequest, holder, at }: Grant,
): Promise<Contract> {
  const paysFrom = paysFromAt(kind, at);
  return await insertOne(tx, contracts, {
    kind,
    offererId: null,
    holderId: holder.id,
    version: await nextVersion(tx, kind, holder.id),
    period,
    terms: storeTerms(terms),
    currency: holder.currency,
    paidOnRequest,
    state: "ACTIVE",
    offeredAt: at,
    acceptedAt: at,
    paysFrom,
    openFrom: paysFrom,
    dueAt: dueAfter(kind, periodAt({ kind, period }, paysFrom).end),
  });
}
