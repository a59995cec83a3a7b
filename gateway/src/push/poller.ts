export interface PollerOptions {
  /** Each round starts up to a fifth earlier or later. */
  everyMs: number;
  /** Checked before each round, because a platform with an event stream needs no polling. */
  isNeeded(): boolean | Promise<boolean>;
  /** The watched value as text. A different text means a change. */
  probe(): Promise<string | undefined>;
  onChange(): void;
  onFailure(): void;
}

/** Repeats a probe at slightly irregular intervals, so that many pollers don't run in step. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    // The first round stores the value. Later rounds report changes.
    this.#schedule(0);
  }

  /** Whether the first round is done. */
  get hasStarted(): boolean {
    return this.#last !== undefined;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(wait: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#round(), wait);
    this.#timer.unref();
  }

  async #round(): Promise<void> {
    try {
      if (await this.#options.isNeeded()) this.#notice(await this.#options.probe());
    } catch {
      if (!this.#isStopped) this.#options.onFailure();
    }
    this.#schedule(this.#options.everyMs * (0.8 + Math.random() * 0.4));
  }

  #notice(value: string | undefined): void {
    if (this.#isStopped || value === undefined) return;
    const hasChanged = this.#last !== undefined && this.#last !== value;
    this.#last = value;
    if (hasChanged) this.#options.onChange();
  }
}
