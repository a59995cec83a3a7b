import { and, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { SiteSettings } from "../site/settings.ts";
import { memberProfiles } from "./profile.tables.ts";
import { termsAcceptances } from "./terms.tables.ts";

interface Terms {
  db: Tx;
  site: SiteSettings;
}

/** The version of the terms that a member has to accept before playing; null when the present one is accepted. */
export async function dueTerms({ db, site }: Terms, memberId: number): Promise<string | null> {
  const version = site.terms.version;
  const [profile] = await db
    .select({ registered: memberProfiles.termsVersion, later: termsAcceptances.version })
    .from(memberProfiles)
    .leftJoin(
      termsAcceptances,
      and(eq(termsAcceptances.memberId, memberProfiles.memberId), eq(termsAcceptances.version, version)),
    )
    .where(eq(memberProfiles.memberId, memberId));
  // Trial accounts have no profile, and nothing to accept.
  return !profile || profile.registered === version || profile.later === version ? null : version;
}

/** Throws TERMS_NOT_ACCEPTED when there are new terms that the member has not accepted. */
export async function requireTerms(terms: Terms, memberId: number): Promise<void> {
  if ((await dueTerms(terms, memberId)) !== null) throw new PlatformError("TERMS_NOT_ACCEPTED");
}

/** Stores that a member accepts the present terms. Throws TERMS_NOT_ACCEPTED when the accepted version is another. */
export async function acceptTerms({ db, site }: Terms, memberId: number, version: string, at: Date): Promise<void> {
  if (version !== site.terms.version) throw new PlatformError("TERMS_NOT_ACCEPTED");
  await db.insert(termsAcceptances).values({ memberId, version, acceptedAt: at }).onConflictDoNothing();
}
