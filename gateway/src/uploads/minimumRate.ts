/** A sender must send this many bytes in each window: 6.4 kB a second. Slow mobile networks reach that. */
const windowMs = 5_000;
const bytesPerWindow = 32_000;

/** Watches how fast a body arrives. */
export interface RateWatch {
  count(bytes: number): void;
  stop(): void;
}

/**
 * Calls `onTooSlow` once when fewer bytes than required arrive in a window. A limit of the whole time would cut off
 * large pictures of honest senders, and let small bodies trickle.
 */
export function watchRate(onTooSlow: () => void): RateWatch {
  let arrived = 0;
  const timer = setInterval(() => {
    if (arrived >= bytesPerWindow) {
      arrived = 0;
      return;
    }
    clearInterval(timer);
    onTooSlow();
  }, windowMs);
  return {
    count(bytes) {
      arrived += bytes;
    },
    stop: () => clearInterval(timer),
  };
}
