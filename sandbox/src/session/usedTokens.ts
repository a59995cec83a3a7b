import type { Database } from "../db/openDatabase.ts";
import { hashToken } from "./sessions.ts";
import { usedIdTokens } from "./usedTokens.tables.ts";

/** Marks a token as used until it expires; false when it was used before. */
export async function isFirstUse(db: Database, token: string, expiresAt: Date): Promise<boolean> {
  const noted = await db
    .insert(usedIdTokens)
    .values({ tokenHash: hashToken(token), expiresAt })
    .onConflictDoNothing()
    .returning();
  return noted.length === 1;
}
