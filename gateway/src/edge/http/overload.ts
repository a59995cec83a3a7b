import { monitorEventLoopDelay } from "node:perf_hooks";

/** How late the process is: 0 is in time, 4 is so late that only members are served. */
export type Lateness = 0 | 1 | 2 | 3 | 4;

/** Detects that the process can't keep up, so that some work is refused before all work is late. */
export interface Overload {
  lateness(): Lateness;
  close(): void;
}

const interval = 500;
const nanoseconds = 1e6;

/**
 * Checks the event loop twice a second. `limitMs` is the delay of half of its turns from which the lateness is 2. It is 1
 * from half of that, 3 from twice and 4 from five times.
 */
export function watchOverload(limitMs: number): Overload {
  const resolution = 20;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let lateness: Lateness = 0;
  const timer = setInterval(() => {
    lateness = latenessOf((delays.percentile(50) / nanoseconds - resolution) / limitMs);
    delays.reset();
  }, interval);
  timer.unref();
  return {
    lateness: () => lateness,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function latenessOf(delay: number): Lateness {
  if (delay > 5) return 4;
  if (delay > 2) return 3;
  if (delay > 1) return 2;
  return delay > 0.5 ? 1 : 0;
}
