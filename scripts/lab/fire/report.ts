import type { RetryingClient } from "./retryingClient.ts";
import type { Outcome } from "./runOperations.ts";
import type { Verdict } from "./verdict.ts";

const MOST_LINES = 10;

/** The figures of a run. */
export function fireText({
  outcome,
  client,
  incidents,
  seconds,
  verdict,
  answeredLater,
}: {
  outcome: Outcome;
  client: Pick<RetryingClient, "cuts" | "failures" | "times">;
  incidents: string;
  seconds: number;
  verdict: Verdict;
  /** Operations that got their answer when they were sent again, after the run. */
  answeredLater: number;
}): string {
  const total = [...outcome.done.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...outcome.done].map(([kind, count]) => `${count} of kind ${kind}`).join(", ");
  const times = client.times.toSorted((a, b) => a - b);
  const at = (share: number) => `${((times[Math.floor((times.length - 1) * share)] ?? 0) / 1_000).toFixed(2)} s`;
  const other = [...client.failures].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  const staked = sumOf(outcome, (amount) => amount < 0n);
  const paid = sumOf(outcome, (amount) => amount > 0n);
  const { lost, doubled, wrongSums, differences } = verdict;
  return [
    `  operations answered   ${total} in ${seconds.toFixed(1)} s: ${kinds}`,
    `  of them later         ${answeredLater}, sent again after the run`,
    `  without an answer     ${outcome.unanswered.length}`,
    `  refused               ${countOf(outcome.refused)}`,
    `  incidents             ${incidents}; ${client.cuts} connections were cut by their clients`,
    `  other failed attempts ${other || "none"}`,
    `  time to the answer    p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`,
    `  sums (minor units)    taken ${-staked}, given ${paid}; differences in ${differences.size} accounts`,
    `  lost                  ${lost.length}`,
    `  doubled               ${doubled.length}${outcome.unanswered.length > 0 ? "; some may be of operations without an answer" : ""}`,
    `  wrong sums            ${wrongSums.length}`,
    `  ended otherwise       ${countOf(outcome.broken)}`,
    ...[...outcome.refused, ...outcome.broken]
      .slice(0, MOST_LINES)
      .map(([reason, count]) => `    ${count} × ${reason}`),
    ...[...lost, ...doubled]
      .slice(0, MOST_LINES)
      .map(({ key, accountId, amount }) => `    ${key} ${accountId} ${amount}`),
    ...[...differences].slice(0, MOST_LINES).map(([accountId, amount]) => `    ${accountId} differs by ${amount}`),
    ...wrongSums.slice(0, MOST_LINES).map((id) => `    wrong sum: ${id}`),
  ].join("\n");
}

const countOf = (reasons: ReadonlyMap<string, number>) => [...reasons.values()].reduce((sum, count) => sum + count, 0);

const sumOf = ({ promised }: Outcome, isWanted: (amount: bigint) => boolean) =>
  promised.reduce((sum, { amount }) => (isWanted(amount) ? sum + amount : sum), 0n);
