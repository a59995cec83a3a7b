const halfWindowMs = 5_000;
const failuresToOpen = 10;
/** Most failures of one source that count in half a window. Three sources are needed to open a breaker. */
const mostPerSource = 2;
/** Sources that half a window remembers. Failures of further ones count without this limit. */
const mostSources = 1_000;
const firstRestMs = 1_000;
const longestRestMs = 10_000;

/** The right to send, from `enter`. It ends when the breaker opens, tries again or closes. */
export type Ticket = number;

/** `unknown` says nothing about the platform: the caller left, or the request was never sent. */
export type Verdict = "answered" | "failed" | "unknown";

interface HalfWindow {
  from: number;
  answered: number;
  failed: number;
  bySource: Map<string, number>;
}

export interface BreakerOptions {
  now?: () => number;
  /** Called when the breaker opens and when it closes. A failed probe is not reported. */
  onChange?: (isOpen: boolean) => void;
}

/**
 * Stops calls that fail. It opens when at least 10 operations of the last 5 to 10 seconds failed, and at least half of
 * all. It lets one operation through after 1 second, then after 2, 4, 8 and 10 seconds, and closes when one succeeds.
 *
 * A failure has a source, such as the caller's address. One source alone cannot open the breaker: the input of one
 * caller may be the reason of its failures.
 */
export class Breaker {
  #now: () => number;
  #onChange: (isOpen: boolean) => void;
  #present: HalfWindow;
  #past: HalfWindow;
  #openedAt: number | undefined;
  #restMs = firstRestMs;
  #isProbing = false;
  #era: Ticket = 0;

  constructor({ now = Date.now, onChange = () => undefined }: BreakerOptions = {}) {
    this.#now = now;
    this.#onChange = onChange;
    this.#present = emptyFrom(now());
    this.#past = emptyFrom(0);
  }

  get isOpen(): boolean {
    return this.#openedAt !== undefined;
  }

  /** Whether `enter` would return a ticket. */
  get admits(): boolean {
    return this.#openedAt === undefined || (!this.#isProbing && this.#now() - this.#openedAt >= this.#restMs);
  }

  /** Takes the right to send; undefined while the breaker is open. Each ticket must be given back to `record`. */
  enter(): Ticket | undefined {
    if (!this.admits) return undefined;
    if (this.#openedAt !== undefined) {
      this.#isProbing = true;
      this.#era++;
    }
    return this.#era;
  }

  /** Whether an operation may use its ticket for another attempt. */
  isValid(ticket: Ticket): boolean {
    return ticket === this.#era;
  }

  /** Counts how an operation ended, once. Tickets from before the last change of state don't count. */
  record(ticket: Ticket, verdict: Verdict, source?: string): void {
    if (ticket !== this.#era) return;
    if (this.#isProbing) this.#endProbe(verdict);
    else if (verdict === "answered") this.#window().answered++;
    else if (verdict === "failed") this.#countFailure(source);
  }

  #endProbe(verdict: Verdict): void {
    this.#isProbing = false;
    this.#era++;
    if (verdict === "failed") {
      this.#openedAt = this.#now();
      this.#restMs = Math.min(2 * this.#restMs, longestRestMs);
    } else if (verdict === "answered") {
      this.#openedAt = undefined;
      this.#restMs = firstRestMs;
      this.#onChange(false);
    }
  }

  #countFailure(source: string | undefined): void {
    const window = this.#window();
    if (source !== undefined) {
      const count = window.bySource.get(source) ?? 0;
      if (count >= mostPerSource) return;
      if (count > 0 || window.bySource.size < mostSources) window.bySource.set(source, count + 1);
    }
    window.failed++;
    const failed = window.failed + this.#past.failed;
    if (failed < failuresToOpen || failed < window.answered + this.#past.answered) return;
    this.#openedAt = this.#now();
    this.#era++;
    this.#present = emptyFrom(this.#openedAt);
    this.#past = emptyFrom(0);
    this.#onChange(true);
  }

  /** The present half of the window. Older counts are dropped first. */
  #window(): HalfWindow {
    const now = this.#now();
    const age = now - this.#present.from;
    if (age >= halfWindowMs) {
      this.#past = age < 2 * halfWindowMs ? this.#present : emptyFrom(0);
      this.#present = emptyFrom(now);
    }
    return this.#present;
  }
}

const emptyFrom = (from: number): HalfWindow => ({ from, answered: 0, failed: 0, bySource: new Map() });
