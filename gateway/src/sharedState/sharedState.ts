/** A leaky bucket: it holds `limit` points and drains by `perSecond`. */
export interface Bucket {
  limit: number;
  perSecond: number;
}

export interface Taken {
  isAllowed: boolean;
  /** Points that are left, rounded down. */
  remaining: number;
  /** Milliseconds until the same cost is allowed; 0 when it is. */
  waitMs: number;
}

/** How the delay after failures grows: `firstMs`, twice that, four times … up to `longestMs`. */
export interface DelayRule {
  /** Failures without a delay. */
  free: number;
  firstMs: number;
  longestMs: number;
  /** Milliseconds without a failure after which all failures are forgotten. At least `longestMs`. */
  forgetAfterMs: number;
}

export interface Delay {
  failures: number;
  /** Milliseconds until the next attempt is allowed. */
  waitMs: number;
}

export interface Listener {
  onMessage(message: string): void;
  /** Messages may have been lost. */
  onGap(): void;
}

/**
 * State that must be the same in all processes of an installation: in the memory of a single process, or in Redis or
 * Valkey. No method rejects. While Redis can't be reached, each process uses its own memory instead. Names must be
 * short and must not contain secrets: hash what callers send.
 */
export interface SharedState {
  /** Resolves when the state can be used, or when the server has not answered within its time limit. */
  start(): Promise<void>;

  /**
   * Takes points from a bucket, all or none. A negative cost gives points back. The in-memory state answers at once; Redis
   * answers with a promise.
   */
  take(name: string, bucket: Bucket, cost: number): Taken | Promise<Taken>;

  /** Counts a failure and returns the delay that it causes. */
  addFailure(name: string, rule: DelayRule): Promise<Delay>;
  /** The present delay. Reading it counts nothing. */
  readDelay(name: string): Promise<Delay>;
  forgetFailures(name: string): Promise<void>;

  /** Keeps a value for some time. False when the name has a value already, which is then unchanged. */
  putIfAbsent(name: string, value: string, ttlMs: number): Promise<boolean>;
  /** The value that is kept; null when there is none. */
  read(name: string): Promise<string | null>;
  /** Removes a value and returns it. Of several callers only one gets it; the others get null. */
  takeOut(name: string): Promise<string | null>;

  /** Ends something in all processes, for example a session. Other processes are informed within milliseconds. */
  revoke(id: string, ttlMs: number): Promise<void>;
  /** Answers from memory, because it is asked with every request. */
  isRevoked(id: string): boolean;

  /** Sends a message to the other processes. */
  publish(channel: string, message: string): void;
  /** Listens to the messages of other processes. The function that it returns stops it. */
  subscribe(channel: string, listener: Listener): () => void;

  /** Whether this process holds a lease, which it takes or renews. Without Redis every process holds it. */
  lease(name: string, ttlMs: number): Promise<boolean>;

  /** Gives back the leases of this process and disconnects. */
  close(): Promise<void>;
}
