/** What keyboards and phones write for one sign, and the sign that is kept. */
const STRAIGHT: readonly [typed: RegExp, kept: string][] = [
  [/[‘’‛ʹʻʼ＇`´]/gu, "'"],
  [/[\p{Pd}−]/gu, "-"],
  [/[•‧・･∙⋅]/gu, "·"],
  [/．/gu, "."],
  [/\s+/gu, " "],
  // Invisible marks; not the joiners that Persian and Indian names need.
  [/(?!\p{Join_C})\p{Cf}/gu, ""],
];

/** A name as it is kept: in NFC, with straight signs, single spaces, and without invisible marks. */
export const straightName = (typed: string): string =>
  STRAIGHT.reduce((name, [sign, kept]) => name.replace(sign, kept), typed.normalize("NFC")).trim();

/** Text without the marks of its Latin letters. In other scripts a mark makes another word: ดี, ดู. */
export const withoutLatinMarks = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replace(/[đĐ]/gu, "d");

/**
 * A person's name for comparison. Banks write names in capitals and without accents, and dots, spaces and joiners as
 * they like.
 */
export const foldedName = (name: string): string =>
  withoutLatinMarks(straightName(name))
    .replace(/[.·\s]+/gu, " ")
    .replace(/\p{Join_C}/gu, "")
    .trim()
    .toLowerCase();
