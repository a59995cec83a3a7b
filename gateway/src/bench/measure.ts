import { fire, type Shot } from "./load.ts";
import type { ServerProcess } from "./process.ts";

/** One request to one server. */
export interface Target {
  server: ServerProcess;
  shot: Shot;
}

/** Medians of all rounds. */
export interface Figures {
  perSecond: number;
  cpuMicros: number;
}

export interface Effort {
  rounds: number;
  /** Length of one measurement. */
  milliseconds: number;
  connections: number;
}

/** Load before each measurement, as a share of its length: a server that was idle is slower at first. */
const settling = 0.5;
/** Requests before the first round, so that code is compiled and caches are filled; and the time limit for them. */
const warmUpRequests = 5_000;
const warmUpMs = 10_000;

/**
 * Measures all targets. They take turns within each round, so that other load on the machine affects all of them.
 * The result has the figures in the order of the targets.
 */
export async function measure(targets: readonly Target[], effort: Effort): Promise<Figures[]> {
  for (const target of targets) await warmUp(target, effort);
  const rounds: Figures[][] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const figures: Figures[] = [];
    for (const target of targets) figures.push(await sample(target, effort));
    rounds.push(figures);
  }
  return targets.map((_, index) => {
    const samples = rounds.flatMap((figures) => figures[index] ?? []);
    return {
      perSecond: median(samples.map(({ perSecond }) => perSecond)),
      cpuMicros: median(samples.map(({ cpuMicros }) => cpuMicros)),
    };
  });
}

async function warmUp({ server, shot }: Target, { milliseconds, connections }: Effort): Promise<void> {
  const until = performance.now() + warmUpMs;
  for (let answered = 0; answered < warmUpRequests && performance.now() < until; ) {
    answered += await fire(server.origin, shot, milliseconds, connections);
  }
}

async function sample({ server, shot }: Target, { milliseconds, connections }: Effort): Promise<Figures> {
  await fire(server.origin, shot, milliseconds * settling, connections);
  const before = await server.usage();
  const from = performance.now();
  const answered = await fire(server.origin, shot, milliseconds, connections);
  const seconds = (performance.now() - from) / 1_000;
  const { cpu } = await server.usage();
  return { perSecond: answered / seconds, cpuMicros: ((cpu - before.cpu) / answered) * 1e6 };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
