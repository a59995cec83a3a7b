import { z } from "zod";

/**
 * The version of the terms as delivered: raise it with every change of the article `rules`. It is stored with each
 * member's consent.
 */
export const TERMS_VERSION = "2026-09-01";

/** A version of the terms, as the operator writes it. */
export const TermsVersion = z.string().regex(/^[\w.-]{1,40}$/);

/** The version of the terms, and the one that it replaced. */
export const TermsState = z.strictObject({
  version: TermsVersion,
  former: TermsVersion.nullable(),
  /** In epoch milliseconds; 0 for the delivered version. */
  raisedAt: z.number(),
});
export type TermsState = z.output<typeof TermsState>;

/** Registration forms that were opened before a change of the terms may be sent for so long. */
const GRACE_MS = 10 * 60_000;

/** Whether a registration may accept that version: the present one, or for ten minutes the one before it. */
export const canRegisterWith = ({ version, former, raisedAt }: TermsState, accepted: string, now: Date): boolean =>
  accepted === version || (accepted === former && now.getTime() - raisedAt < GRACE_MS);
