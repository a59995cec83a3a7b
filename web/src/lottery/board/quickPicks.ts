import type { Picks } from "../bets/bets.ts";

export const quickPicks = ["ALL", "BIG", "SMALL", "ODD", "EVEN"] as const;
export type QuickPick = (typeof quickPicks)[number];

const isNumber = (choice: string) => /^\d+$/.test(choice);

/** The choices that a quick pick takes: big is the upper half; none where it makes no sense, or takes more than may be chosen. */
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

/** One bet by chance: the fewest choices at each position, in the order in which they are shown; no choice twice where `isDistinct`. */
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

/** Every number as likely as another: those of the last, incomplete round are drawn again. */
function randomBelow(limit: number): number {
  const draw = new Uint32Array(1);
  const end = 2 ** 32 - (2 ** 32 % limit);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= end);
  return (draw[0] ?? 0) % limit;
}
