import { eq } from "drizzle-orm";
import type { Database } from "./openDatabase.ts";
import { sharedValues } from "./sharedValues.tables.ts";

/** A value that is the same for all processes of a database; the first that asks creates it. */
export async function sharedValue(db: Database, name: string, create: () => string): Promise<string> {
  await db.insert(sharedValues).values({ name, value: create() }).onConflictDoNothing();
  const [row] = await db.select().from(sharedValues).where(eq(sharedValues.name, name));
  if (!row) throw new Error(`no shared value ${name}`);
  return row.value;
}
