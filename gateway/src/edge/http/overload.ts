import { monitorEventLoopDelay } from "node:perf_hooks";

/** Detects that the process can't keep up, so that new work is refused before all work is late. */
export interface Overload {
  isOverloaded(): boolean;
  close(): void;
}

const interval = 500;
const nanoseconds = 1e6;

/** Checks the event loop twice a second. Overloaded means that half of its turns are later than the limit. */
export function watchOverload(limitMs: number): Overload {
  const resolution = 20;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let isOverloaded = false;
  const timer = setInterval(() => {
    isOverloaded = delays.percentile(50) / nanoseconds - resolution > limitMs;
    delays.reset();
  }, interval);
  timer.unref();
  return {
    isOverloaded: () => isOverloaded,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
