import { readFile, writeFile } from "node:fs/promises";

/** An event of a browser's trace; times in µs. */
export interface TraceEvent {
  name: string;
  /** Time on the clock. */
  dur?: number;
  /** The thread's own processor time. */
  tdur?: number;
}

/**
 * The same events, as long as their threads had the processor. On a machine that others use, the clock also counts the time in
 * which a thread waited for it.
 */
export const inProcessorTime = <Event extends TraceEvent>(events: readonly Event[]): Event[] =>
  events.map((event) => {
    const { dur, tdur } = event;
    return dur !== undefined && tdur !== undefined && tdur < dur ? { ...event, dur: tdur } : event;
  });

/** Changes the file of a trace to processor time. */
export async function toProcessorTime(file: string): Promise<void> {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }));
}
