import { withoutInvisible } from "@atrium/schema/typed";

/**
 * A name, document, e-mail address or reserved word as it is compared and kept: in one normal form, in small letters, and
 * without marks that nobody sees. Two spellings that people take for the same are then the same account.
 */
export const folded = (text: string): string =>
  withoutInvisible(text).normalize("NFKC").toLowerCase().normalize("NFKC").trim();
