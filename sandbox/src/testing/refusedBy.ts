import type { SQL } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";

/**
 * Carries out statements in one transaction. Returns the constraint that refuses them: "" for one without a name,
 * undefined when they are carried out.
 */
export async function refusedBy(db: Database, statements: readonly SQL[]): Promise<string | undefined> {
  const written = db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
  return written.then(
    () => undefined,
    (error: unknown) => violatedConstraint(error) ?? "",
  );
}
