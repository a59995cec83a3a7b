import { paidInNineOfTen } from "@atrium/arcade/cover";
import { casesOf } from "./cases.ts";
import type { LotteryKind } from "./kinds.ts";
import { betsOf, type Chosen, type PlayType } from "./playType.ts";

/** A line of an order that takes part in a draw. Amounts are minor units. */
export interface PlacedLine {
  orderId: string;
  playType: PlayType;
  chosen: Chosen;
  /** Hundredths. */
  odds: readonly bigint[];
  /** The stake of one bet. */
  each: bigint;
  stake: bigint;
}

/**
 * The part of each order's stake that opposite bets cover: all lines are of one member, and on one draw. Lines on the same
 * result share what they cover by their stakes (docs/money-rules.md).
 */
export function coveredStakes(kind: LotteryKind, lines: readonly PlacedLine[]): Map<string, bigint> {
  const covered = new Map<string, bigint>();
  for (const group of onSameResult(lines)) {
    const staked = group.reduce((sum, { stake }) => sum + stake, 0n);
    const back = paidBack(kind, group);
    const shared = back < staked ? back : staked;
    if (shared === 0n) continue;
    let before = 0n;
    // By the sums so far, so that the shares are exactly the whole.
    for (const { orderId, stake } of group.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
      const share = (shared * (before + stake)) / staked - (shared * before) / staked;
      covered.set(orderId, (covered.get(orderId) ?? 0n) + share);
      before += stake;
    }
  }
  return covered;
}

/**
 * Groups lines that the same part of the draw decides. Two play types are in one group when one of them looks at all the
 * parts that the other looks at.
 */
function onSameResult(lines: readonly PlacedLine[]): PlacedLine[][] {
  let groups: PlacedLine[][] = [];
  for (const ofType of Map.groupBy(lines, ({ playType }) => playType).values()) {
    const [first] = ofType;
    const isLinked = (group: PlacedLine[]) =>
      group.some(({ playType }) => first !== undefined && areLinked(playType, first.playType));
    groups = [...groups.filter((group) => !isLinked(group)), [...groups.filter(isLinked).flat(), ...ofType]];
  }
  return groups;
}

const areLinked = (one: PlayType, other: PlayType): boolean =>
  one.looksAt.every((part) => other.looksAt.includes(part)) ||
  other.looksAt.every((part) => one.looksAt.includes(part));

/** What lines on the same result pay back in at least nine of ten cases. */
function paidBack(kind: LotteryKind, group: readonly PlacedLine[]): bigint {
  // A bet that pays n stakes wins in at most one of n cases, because every bet returns less than its stake in the long run.
  const mostLikely = group.reduce((sum, { playType, chosen, odds }) => {
    const least = odds.reduce((low, one) => (one < low ? one : low));
    return sum + (betsOf(playType, chosen) * 100) / Number(least);
  }, 0);
  if (mostLikely < 0.9) return 0n;
  const { cases, times } = casesOf(kind, new Set(group.flatMap(({ playType }) => playType.looksAt)));
  const distinct = [...Map.groupBy(group, ({ playType, chosen }) => `${playType.code} ${chosen.join("|")}`).values()];
  const bets = distinct.flatMap(([first, ...same]) =>
    first === undefined ? [] : [{ ...first, each: same.reduce((sum, { each }) => sum + each, first.each) }],
  );
  const back = paidInNineOfTen(
    cases.map(({ weight, drawn }) => ({
      weight,
      paid: bets.reduce(
        (sum, { playType, chosen, odds, each }) => sum + each * playType.returns(drawn, chosen, odds),
        0n,
      ),
    })),
  );
  return (back * BigInt(times)) / 100n;
}
