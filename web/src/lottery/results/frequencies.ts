/** How often a number was drawn. */
export interface Frequency {
  readonly number: string;
  readonly count: number;
  /** Draws since the number was last drawn; null when it was not drawn. */
  readonly gap: number | null | undefined;
}

export type Mark = "hot" | "cold";

const SHARE = 0.2;

/** The fifth of the numbers that was drawn most, and the fifth that was drawn least; empty when all are equal. */
export function hotAndCold(frequencies: readonly Frequency[]): ReadonlyMap<string, Mark> {
  const counts = frequencies.map(({ count }) => count).sort((a, b) => b - a);
  const size = Math.max(1, Math.round(counts.length * SHARE));
  const hot = counts[size - 1] ?? 0;
  const cold = counts[counts.length - size] ?? 0;
  if (hot <= cold) return new Map();
  const markOf = (count: number): Mark | null => (count >= hot ? "hot" : count <= cold ? "cold" : null);
  return new Map(
    frequencies.flatMap(({ number, count }) => {
      const mark = markOf(count);
      return mark ? [[number, mark] as const] : [];
    }),
  );
}
