/** Topics of the platform's events. */
export const topics = [
  "balance",
  "message",
  "withdraw",
  "announcement",
  "jackpot",
  "winner",
  "draw",
  "rg",
  "session",
  "status",
] as const;
export type Topic = (typeof topics)[number];

interface NewEvent {
  topic: Topic;
  /** The member that the event concerns; left out when it concerns everybody. */
  customerId?: string;
  data?: Record<string, unknown>;
}

export interface PlatformEvent extends NewEvent {
  /** Grows with each event of this process; ids of other processes are unknown to it. */
  id: string;
  at: number;
}

type Listener = (event: PlatformEvent) => void;

export interface Events {
  /** Call it after the commit: listeners read the data at once. */
  publish(event: NewEvent): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void;
  /** Id of the latest event. */
  lastId(): string;
  /** Events after that id; undefined when they are no longer known, so that the listener must read everything again. */
  since(id: string): PlatformEvent[] | undefined;
}

const KEPT_MS = 5 * 60_000;
const KEPT_EVENTS = 10_000;

/**
 * An in-memory bus that keeps the last five minutes. It uses the machine's time: a shifted sandbox clock would empty
 * it.
 */
export function createEvents(now: () => number = Date.now): Events {
  const birth = now().toString(36);
  const listeners = new Set<Listener>();
  let kept: PlatformEvent[] = [];
  let last = 0;
  let dropped = 0;

  const numberOf = (event: PlatformEvent) => Number(event.id.slice(birth.length + 1));

  function trim() {
    const oldest = now() - KEPT_MS;
    let stale = Math.max(0, kept.length - KEPT_EVENTS);
    while (stale < kept.length && (kept[stale]?.at ?? oldest) < oldest) stale += 1;
    const lastStale = kept[stale - 1];
    if (lastStale === undefined) return;
    dropped = numberOf(lastStale);
    kept = kept.slice(stale);
  }

  return {
    publish(event) {
      last += 1;
      const published = { ...event, id: `${birth}-${last}`, at: now() };
      kept.push(published);
      if (kept.length > KEPT_EVENTS * 1.1 || (kept[0]?.at ?? 0) < now() - 2 * KEPT_MS) trim();
      for (const listener of listeners) listener(published);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lastId: () => `${birth}-${last}`,
    since(id) {
      trim();
      const [born, number] = id.split("-");
      const after = /^\d{1,15}$/.test(number ?? "") ? Number(number) : Number.NaN;
      if (born !== birth || Number.isNaN(after) || after < dropped || after > last) return undefined;
      return kept.filter((event) => numberOf(event) > after);
    },
  };
}
