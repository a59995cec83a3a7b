/** Bytes a second that must move. Slow mobile networks reach that. */
const leastPerSecond = 6_400;

/** Watches how fast a body moves. */
export interface RateWatch {
  count(bytes: number): void;
  stop(): void;
}

interface RateOptions {
  onTooSlow: () => void;
  /** The length of a window. */
  seconds: number;
  /** Whether the peer caused the delay, not this process. Called at the end of a window with too few bytes. */
  isWaitedFor?: () => boolean;
}

/**
 * Calls `onTooSlow` once when fewer bytes than required move in a window. A limit of the whole time would cut off large
 * bodies of honest clients, and let small ones trickle.
 */
export function watchRate({ onTooSlow, seconds, isWaitedFor = () => true }: RateOptions): RateWatch {
  let moved = 0;
  const timer = setInterval(() => {
    if (moved >= leastPerSecond * seconds || !isWaitedFor()) {
      moved = 0;
      return;
    }
    clearInterval(timer);
    onTooSlow();
  }, seconds * 1_000);
  return {
    count(bytes) {
      moved += bytes;
    },
    stop: () => clearInterval(timer),
  };
}
