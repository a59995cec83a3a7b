/** Scripts without spaces between words. Their texts are searched by pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Text for comparison: without case, accents, tone marks and apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Diacritic}'’]/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** A word of a search text, and its terms in the index. */
export interface Word {
  text: string;
  /** The word itself, or its pairs of characters. */
  terms: readonly string[];
}

/** The words of a folded text. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  for (const part of folded.split(" ")) {
    let from = 0;
    for (const match of part.matchAll(unspaced)) {
      if (match.index > from) words.push(spelled(part.slice(from, match.index)));
      words.push({ text: match[0], terms: pairsOf([...match[0]]) });
      from = match.index + match[0].length;
    }
    if (from < part.length) words.push(spelled(part.slice(from)));
  }
  return words;
}

/**
 * The index terms of a name: its words, or their pairs of characters. The last character is added, so that a search for
 * a single character works.
 */
export const indexTerms = (name: string): string[] =>
  wordsOf(fold(name)).flatMap(({ text, terms }) => (terms[0] === text ? terms : [...terms, [...text].at(-1) ?? ""]));

const spelled = (text: string): Word => ({ text, terms: [text] });

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
