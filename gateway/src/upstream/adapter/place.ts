/** A part of an adapter's file, by its keys. What is wrong there is collected, so that all problems are said at once. */
export class Place {
  readonly #keys: readonly (string | number)[];
  readonly #note: (keys: readonly (string | number)[], problem: string) => void;

  constructor(
    note: (keys: readonly (string | number)[], problem: string) => void,
    keys: readonly (string | number)[] = [],
  ) {
    this.#note = note;
    this.#keys = keys;
  }

  /** A part of this part. */
  at(...keys: (string | number)[]): Place {
    return new Place(this.#note, [...this.#keys, ...keys]);
  }

  /** Says what is wrong here, and what to do. */
  problem(text: string): void {
    this.#note(this.#keys, text);
  }

  /** What `make` returns. When it throws, its message is the problem and there is no result. */
  try<T>(make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      this.problem(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
}

/** `: did you mean "x"?` when a known word is at most three edits away; otherwise nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  let best = "";
  let least = Math.min(3, Math.ceil(word.length / 3)) + 1;
  for (const one of known) {
    const distance = editsBetween(word.toLowerCase(), one.toLowerCase());
    if (distance < least) [best, least] = [one, distance];
  }
  return best === "" ? "" : `: did you mean "${best}"?`;
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
