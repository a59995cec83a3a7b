import { APOSTROPHES, HYPHENS, INVISIBLE, MIDDLE_DOTS } from "@atrium/schema/typed";

/** What keyboards and phones write for one sign, and the sign that is kept. */
const STRAIGHT: readonly [typed: RegExp, kept: string][] = [
  [new RegExp(`[${APOSTROPHES}]`, "gu"), "'"],
  [new RegExp(`[${HYPHENS}]`, "gu"), "-"],
  [new RegExp(`[${MIDDLE_DOTS}]`, "gu"), "·"],
  [/．/gu, "."],
  [/\s+/gu, " "],
  // Not the joiners that Persian and Indian names need.
  [new RegExp(`(?!\\p{Join_C})[${INVISIBLE}]`, "gu"), ""],
];
/** Full-width and ornamental letters: `ＡＢ`, `𝐒`. */
const ORNAMENTAL = /(?=[\p{Script=Common}\p{Script=Latin}])[\p{L}\p{N}\p{So}]/gu;

/**
 * A name as it is kept: in NFC, with straight signs, single spaces and plain letters for ornamental ones, without invisible
 * marks.
 */
export const straightName = (typed: string): string =>
  STRAIGHT.reduce((name, [sign, kept]) => name.replace(sign, kept), typed.normalize("NFC"))
    .replace(ORNAMENTAL, (sign) => sign.normalize("NFKC"))
    .trim();

/** Latin letters that no normal form takes apart, and how banks write them. */
const PLAIN_LATIN: Readonly<Record<string, string>> = {
  ...{ đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ŧ: "t", þ: "th", ß: "ss", æ: "ae", œ: "oe" },
};

/** Text in small letters without the marks of its Latin letters. In other scripts a mark makes another word: ดี, ดู. */
export const withoutLatinMarks = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[đðħıłøŧþßæœ]/gu, (letter) => PLAIN_LATIN[letter] ?? letter);

/**
 * A person's name for comparison. Banks write names in capitals and without accents, and dots, spaces and joiners as
 * they like.
 */
export const foldedName = (name: string): string =>
  withoutLatinMarks(straightName(name))
    .replace(/[.·\s]+/gu, " ")
    .replace(/\p{Join_C}/gu, "")
    .trim();
