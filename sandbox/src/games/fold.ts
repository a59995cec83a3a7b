/** Text without case and accents, so that "rong" matches "Rồng". */
export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** Whether two words differ by at most one letter: missing, added, changed or swapped with its neighbour. */
export function isTypoOf(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const MIN_TYPO_WORD = 4;
const MIN_BESIDE = 3;

/**
 * Whether the text contains every word of the keyword; a word of four letters or more may have one typo, one of three beside
 * a word that is right. Both are folded.
 */
export function mentions(text: string, keyword: string): boolean {
  if (text.includes(keyword)) return true;
  const words = text.split(" ");
  const asked = keyword.split(" ");
  const isRight = (wanted: string) => text.includes(wanted);
  const least = asked.some((wanted) => [...wanted].length >= MIN_BESIDE && isRight(wanted))
    ? MIN_BESIDE
    : MIN_TYPO_WORD;
  return asked.every(
    (wanted) => isRight(wanted) || ([...wanted].length >= least && words.some((word) => isTypoOf(word, wanted))),
  );
}
