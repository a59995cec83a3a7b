import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { hashMigrations } from "./migrations.ts";

/** Throws when this release can't use the database: no migration leads from the states before release 1.0, or back from a newer one. */
export async function refuseOtherRelease(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [found] = await db
    .select({
      isMigrated: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`,
      hasLedger: sql<boolean>`to_regclass('public.ledger_accounts') is not null`,
    })
    .from(sql`(select 1) as one`);
  if (!found?.isMigrated) return;
  const table = sql`drizzle.__drizzle_migrations`;
  const applied = await db.select({ hash: sql<string>`hash` }).from(table).orderBy(sql`id`);
  const known = Object.values(hashMigrations());
  // A database of another program has no ledger: nobody is told to delete that.
  if (found.hasLedger && applied[0]?.hash !== known[0])
    throw new Error(
      "this database was made by a state of the sandbox before its release 1.0, which can't be migrated: " +
        "`npm start -- --reset` deletes it and starts anew",
    );
  const unknown = applied.filter(({ hash }) => !known.includes(hash)).length;
  if (unknown > 0)
    throw new Error(
      `a newer release of the sandbox has changed this database (${unknown} migrations that this release does not have): ` +
        "start that release, or use another database",
    );
}
