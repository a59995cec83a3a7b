import { z } from "zod";

/**
 * The version of the terms as delivered: raise it with every change of the article `rules`. It is stored with each
 * member's consent.
 */
export const TERMS_VERSION = "2026-09-01";

/** A version of the terms, as the operator writes it. */
export const TermsVersion = z.string().regex(/^[\w.-]{1,40}$/);
