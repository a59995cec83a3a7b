export interface PollerOptions {
  /** A round is up to a fifth earlier or later. */
  everyMs: number;
  /** Asked before each round: a platform with an event stream needs no polling. */
  isNeeded(): boolean | Promise<boolean>;
  /** What is watched, as text that changes when it does. */
  probe(): Promise<string | undefined>;
  onChange(): void;
  onFailure(): void;
}

/** Asks again and again, a little irregularly, so that many pollers don't ask in step. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    // The first round remembers what there is; changes are told from then on.
    this.#schedule(0);
  }

  /** Whether it knows what there was to begin with. */
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
