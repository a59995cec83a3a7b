import { lt } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { hashToken } from "./sessions.ts";
import { usedIdTokens } from "./usedTokens.tables.ts";

/** Marks a token as used; false when it was used before. */
export async function isFirstUse(db: Database, token: string, expiresAt: Date, at: Date): Promise<boolean> {
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, at));
  const noted = await db
    .insert(usedIdTokens)
    .values({ tokenHash: hashToken(token), expiresAt })
    .onConflictDoNothing()
    .returning();
  return noted.length === 1;
}
