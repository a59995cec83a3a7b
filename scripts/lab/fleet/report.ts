import { failureCount, rateOf, type Tally } from "./load.ts";
import type { Deliveries } from "./watchers.ts";

interface Throughput {
  one: Tally;
  all: Tally;
  processes: number;
  cores: number;
}

interface Restart {
  tally: Tally;
  deliveries: Deliveries;
}

interface Kill {
  tally: Tally;
  /** Requests that the killed process was answering. */
  atMost: number;
}

const perSecond = (tally: Tally) => `${Math.round(rateOf(tally)).toLocaleString("en")} requests/s`;

/** The figures, and how far the machine limits them. */
export function throughputText({ one, all, processes, cores }: Throughput): string {
  const ratio = (rateOf(all) / rateOf(one)).toFixed(2);
  const lines = [`  1 process    ${perSecond(one)}`, `  ${processes} processes  ${perSecond(all)} (${ratio} times)`];
  // The sandbox, the database, the proxy and the load generator need cores too.
  if (cores < processes + 3) {
    lines.push(
      `  ${cores} cores are too few for ${processes} processes, the platform and the load: the ratio says little`,
    );
  }
  return lines.join("\n");
}

export const restartText = ({ tally, deliveries }: Restart) =>
  [
    `  ${tally.answered.toLocaleString("en")} requests answered, ${failureCount(tally)} failed`,
    `  ${deliveries.expected.toLocaleString("en")} changes to deliver, ${deliveries.lost} lost, ` +
      `${deliveries.late} late (after ${(deliveries.lateAfterMs / 1_000).toFixed(1)} s); ` +
      `slowest ${Math.round(deliveries.slowestMs)} ms, ${deliveries.reconnects} streams opened again`,
  ].join("\n");

export const killText = ({ tally, atMost }: Kill) =>
  `  ${tally.answered.toLocaleString("en")} requests answered, ${failureCount(tally)} failed; ` +
  `the process was answering ${atMost}`;

/** `status 502: 3, ECONNRESET: 1` */
export const failuresText = ({ failures }: Tally) =>
  [...failures].map(([reason, count]) => `${reason}: ${count}`).join(", ");

/** No failure but the requests that a killed process was answering, and no lost or late change. */
export function isGoodScale({
  one,
  all,
  restart,
  kill,
}: Omit<Throughput, "processes" | "cores"> & ScaleTests): boolean {
  const withoutFailure = [one, all, restart.tally].every((tally) => tally.answered > 0 && failureCount(tally) === 0);
  const { lost, late } = restart.deliveries;
  return withoutFailure && lost === 0 && late === 0 && failureCount(kill.tally) <= kill.atMost;
}

interface ScaleTests {
  restart: Restart;
  kill: Kill;
}
