import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { hashMigrations } from "./migrations.ts";

/** Throws when a newer release has migrated the database: this one would misunderstand its data. */
export async function refuseNewerRelease(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const table = sql`drizzle.__drizzle_migrations`;
  const [found] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!found?.exists) return;
  const known = new Set(Object.values(hashMigrations()));
  const applied = await db.select({ hash: sql<string>`hash` }).from(table);
  const unknown = applied.filter(({ hash }) => !known.has(hash)).length;
  if (unknown > 0)
    throw new Error(
      `a newer release of the sandbox has changed this database (${unknown} migrations that this release does not have): ` +
        "start that release, or use another database",
    );
}
