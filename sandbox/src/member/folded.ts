/**
 * A name, document, e-mail address or reserved word as it is compared and kept: in one normal form, in small letters, and
 * without marks that nobody sees. Two spellings that people take for the same are then the same account.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();
