export interface PollerOptions {
  /** Milliseconds before the first round. */
  firstMs: number;
  /** Milliseconds between two rounds. Each round starts up to a fifth earlier or later. */
  everyMs(): number;
  /** Changes before the first round may have been lost, so its value counts as a change. */
  isCatchingUp: boolean;
  /** Checked before each round: another process may poll this value. */
  isNeeded(): Promise<boolean>;
  /** The watched value as text. A different text means a change. */
  probe(): Promise<string>;
  /** `isCertain` is false when there was no value to compare with. */
  onChange(isCertain: boolean): void;
  onFailure(error: unknown): void;
}

/** Repeats a probe at slightly irregular intervals, so that many pollers don't run in step. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #last: string | undefined;
  #isCatchingUp: boolean;
  #round: Promise<void> | undefined;
  #hasStarted = false;
  #isFinishing = false;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#isCatchingUp = options.isCatchingUp;
    this.#schedule(options.firstMs);
  }

  /** Whether the first round is done. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Does a last round at once, after the one that is under way. What it can't compare counts as a change. */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    clearTimeout(this.#timer);
    // The subscriptions are as young as the stream.
    if (this.#round === undefined && !this.#isCatchingUp) return;
    await this.#round;
    if (this.#last === undefined) this.#isCatchingUp = true;
    const value = await this.#options.probe().catch(() => undefined);
    if (value !== undefined) this.#compare(value);
    else if (!this.#isStopped) this.#options.onChange(false);
  }

  #schedule(wait: number): void {
    if (this.#isStopped || this.#isFinishing) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#poll();
    }, wait);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    try {
      if (await this.#options.isNeeded()) this.#compare(await this.#options.probe());
      else this.#rest();
      this.#hasStarted = true;
    } catch (error) {
      if (!this.#isStopped) this.#options.onFailure(error);
    }
    this.#schedule(this.#options.everyMs() * (0.8 + Math.random() * 0.4));
  }

  /** Another process polls. When it stops, changes may be lost until this one takes over. */
  #rest(): void {
    this.#last = undefined;
    this.#isCatchingUp = true;
  }

  #compare(value: string): void {
    if (this.#isStopped) return;
    const isCertain = this.#last !== undefined;
    const hasChanged = isCertain ? this.#last !== value : this.#isCatchingUp;
    this.#last = value;
    this.#isCatchingUp = false;
    if (hasChanged) this.#options.onChange(isCertain);
  }
}
