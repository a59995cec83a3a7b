import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";

const below = alias(members, "below");

/** The number of members in the team of each account, with the account itself, by the account's id. */
export async function teamSizes(db: Database, condition: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: members.id, size: sql`count(*)`.mapWith(Number) })
    .from(members)
    // The operators of the index of paths. All paths below begin with the path and a digit, and ":" follows the digits.
    .innerJoin(
      below,
      sql`${below.path} ~>=~ ${members.path}
        and ${below.path} ~<~ (${members.path} || ':')`,
    )
    .where(condition)
    .groupBy(members.id);
  return new Map(rows.map(({ id, size }) => [id, size]));
}
