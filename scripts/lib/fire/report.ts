import type { Fire } from "./fire.ts";
import type { StubbornClient } from "./stubbornClient.ts";
import type { Verdict } from "./verdict.ts";

const MOST_LINES = 10;

/** The figures of a fire. */
export function fireText({
  fire,
  client,
  incidents,
  seconds,
  verdict,
}: {
  fire: Fire;
  client: Pick<StubbornClient, "cuts" | "failures" | "times">;
  incidents: string;
  seconds: number;
  verdict: Verdict;
}): string {
  const total = [...fire.done.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...fire.done].map(([kind, count]) => `${count} of kind ${kind}`).join(", ");
  const times = client.times.toSorted((a, b) => a - b);
  const at = (share: number) => `${((times[Math.floor((times.length - 1) * share)] ?? 0) / 1_000).toFixed(2)} s`;
  const other = [...client.failures].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  const staked = sumOf(fire, (amount) => amount < 0n);
  const paid = sumOf(fire, (amount) => amount > 0n);
  const { lost, doubled, wrongSums, differences } = verdict;
  return [
    `  operations answered   ${total} in ${seconds.toFixed(1)} s: ${kinds}`,
    `  incidents             ${incidents}; ${client.cuts} connections were cut by their clients`,
    `  other failed attempts ${other || "none"}`,
    `  time to the answer    p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`,
    `  sums (minor units)    taken ${-staked}, given ${paid}; differences in ${differences.size} accounts`,
    `  lost                  ${lost.length}`,
    `  doubled               ${doubled.length}`,
    `  wrong sums            ${wrongSums.length}`,
    `  without an answer     ${[...fire.failed.values()].reduce((sum, count) => sum + count, 0)}`,
    ...[...fire.failed].slice(0, MOST_LINES).map(([reason, count]) => `    ${count} × ${reason}`),
    ...[...lost, ...doubled]
      .slice(0, MOST_LINES)
      .map(({ key, accountId, amount }) => `    ${key} ${accountId} ${amount}`),
    ...[...differences].slice(0, MOST_LINES).map(([accountId, amount]) => `    ${accountId} differs by ${amount}`),
    ...wrongSums.slice(0, MOST_LINES).map((id) => `    wrong sum: ${id}`),
  ].join("\n");
}

const sumOf = ({ promised }: Fire, isWanted: (amount: bigint) => boolean) =>
  promised.reduce((sum, { amount }) => (isWanted(amount) ? sum + amount : sum), 0n);
