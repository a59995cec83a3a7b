export interface PollerOptions {
  /** Asked before each round: a platform with an event stream needs no polling. */
  isNeeded(): boolean;
  /** What is watched, as text that changes when it does. */
  probe(): Promise<string | undefined>;
  onChange(): void;
  onFailure(): void;
}

const everyMs = 10_000;
const jitterMs = 4_000;

/** Asks again and again, a little irregularly, so that many pollers don't ask in step. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    // The first round remembers what there is; changes are told from then on.
    this.#schedule(Math.random() * 500);
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
      if (this.#options.isNeeded()) this.#notice(await this.#options.probe());
    } catch {
      if (!this.#isStopped) this.#options.onFailure();
    }
    this.#schedule(everyMs - jitterMs / 2 + Math.random() * jitterMs);
  }

  #notice(value: string | undefined): void {
    if (this.#isStopped || value === undefined) return;
    const hasChanged = this.#last !== undefined && this.#last !== value;
    this.#last = value;
    if (hasChanged) this.#options.onChange();
  }
}
