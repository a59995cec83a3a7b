/** Scripts that put no spaces between words: they are searched by pairs of characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Text as it is compared: without case, accents, tone marks and apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Diacritic}'’]/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** A word of a text that somebody searches for, and what the index knows it by. */
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

/** What a name is found by: its words, or their pairs of characters with the last one, for searches of a single one. */
export const indexTerms = (name: string): string[] =>
  wordsOf(fold(name)).flatMap(({ text, terms }) => (terms[0] === text ? terms : [...terms, [...text].at(-1) ?? ""]));

const spelled = (text: string): Word => ({ text, terms: [text] });

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
