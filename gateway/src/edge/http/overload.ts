import { monitorEventLoopDelay } from "node:perf_hooks";

/** Tells when the process can't keep up, so that new work is refused before all of it is late. */
export interface Overload {
  isOverloaded(): boolean;
  close(): void;
}

const interval = 500;
const nanoseconds = 1e6;

/** Looks at the event loop twice a second: overloaded while half of its turns come later than the limit. */
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
