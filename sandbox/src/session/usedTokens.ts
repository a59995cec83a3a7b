import { lt } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { hashToken } from "./sessions.ts";
import { usedIdTokens } from "./usedTokens.tables.ts";

/** Takes note of an identity token; false when it was shown before. */
export async function isFirstUse(db: Database, token: string, expiresAt: Date, at: Date): Promise<boolean> {
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, at));
  const noted = await db
    .insert(usedIdTokens)
    .values({ tokenHash: hashToken(token), expiresAt })
    .onConflictDoNothing()
    .returning();
  return noted.length === 1;
}
