import type { Picks } from "../bets/bets.ts";

export const quickPicks = ["ALL", "BIG", "SMALL", "ODD", "EVEN"] as const;
export type QuickPick = (typeof quickPicks)[number];

const isNumber = (choice: string) => /^\d+$/.test(choice);

/**
 * The choices of a quick pick; "big" is the upper half. Empty when the pick makes no sense, or has more choices than
 * allowed.
 */
export function quickChoices(pick: QuickPick, choices: readonly string[], maxChoices: number): readonly string[] {
  const taken = choices.filter((choice, index) => {
    if (pick === "ALL") return true;
    if (!isNumber(choice)) return false;
    if (pick === "BIG") return index >= choices.length / 2;
    if (pick === "SMALL") return index < choices.length / 2;
    return Number(choice) % 2 === (pick === "ODD" ? 1 : 0);
  });
  return taken.length > maxChoices || taken.length < 2 ? [] : taken;
}

/** One random bet: the fewest choices at each position, in display order. With `isDistinct`, no choice occurs twice. */
export function randomPicks(
  { positions, minChoices, choices }: { positions: number; minChoices: number; choices: readonly string[] },
  isDistinct = false,
): Picks {
  const used = new Set<string>();
  return Array.from({ length: positions }, () => {
    const left = isDistinct ? choices.filter((choice) => !used.has(choice)) : [...choices];
    const taken = new Set<string>();
    while (taken.size < Math.min(minChoices, left.length)) taken.add(left[randomBelow(left.length)] ?? "");
    for (const choice of taken) used.add(choice);
    return choices.filter((choice) => taken.has(choice));
  });
}

/** A uniform random number: values from the last, incomplete range are drawn again. */
function randomBelow(limit: number): number {
  const draw = new Uint32Array(1);
  const end = 2 ** 32 - (2 ** 32 % limit);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= end);
  return (draw[0] ?? 0) % limit;
}
