import { asc, like } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { deferredJob, type Occurrence } from "../jobs/job.ts";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { fromPlatform, post } from "../ledger/ledger.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import { SMALL_PLAYER } from "./smallDatabase.ts";

const PREFIX = "credit:";

/** Credits the player of the small database with one minor unit; a second credit of an occurrence changes the balance. */
export async function credit(tx: LedgerTx, { clock }: CorePlatform, { key }: Pick<Occurrence, "key">): Promise<void> {
  await post(tx, {
    // Not the occurrence alone: the ledger would refuse its repeat, and hide that the job ran twice.
    key: `${PREFIX}${key}:${crypto.randomUUID()}`,
    kind: "ADJUST",
    at: clock.now(),
    entries: fromPlatform("cashier", { memberId: SMALL_PLAYER.id, currency: "VND", amount: 1n }),
  });
}

/** The occurrences that were credited, once for each credit, in their order. */
export async function creditedBy({ db }: CorePlatform): Promise<string[]> {
  const rows = await db
    .select({ key: ledgerTransactions.key })
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.key, `${PREFIX}%`))
    .orderBy(asc(ledgerTransactions.id));
  return rows.map(({ key }) => key.slice(PREFIX.length, key.lastIndexOf(":")));
}

/** A deferred job of the tests. */
export const creditLater = deferredJob<CorePlatform, { note: string }>({
  name: "credit-later",
  data: z.strictObject({ note: z.string() }),
  run: (tx, platform, _, occurrence) => credit(tx, platform, occurrence),
});
