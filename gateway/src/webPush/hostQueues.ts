/** How many sendings to one host run at the same time. */
const atOnce = 8;
/** How many may wait for a slow host. */
const mostForSlow = 10;
/** A host that needs longer than this for an answer is slow. */
const quickMs = 2_000;
/** Members choose the hosts, so only this many slow ones are remembered. */
const mostHosts = 1_000;

interface Host {
  isSlow: boolean;
  running: number;
  waiting: Sending[];
}

interface Sending {
  /** Rejects when no answer came. */
  send(): Promise<unknown>;
  /** Called instead of `send` when the host is too slow. */
  drop(): void;
}

/**
 * Sends to many hosts, so that a slow host delays only its own messages. A host is slow when its latest answer came
 * late or not at all: then one sending runs at a time, a few wait, and further ones are dropped. One quick answer ends
 * that.
 */
export class HostQueues {
  readonly #hosts = new Map<string, Host>();
  #whenIdle: (() => void)[] = [];

  /** Number of sendings that run or wait, without those to slow hosts. */
  get size(): number {
    let size = 0;
    for (const { isSlow, running, waiting } of this.#hosts.values()) if (!isSlow) size += running + waiting.length;
    return size;
  }

  add(name: string, sending: Sending): void {
    const host = this.#hosts.getOrInsertComputed(name, () => ({ isSlow: false, running: 0, waiting: [] }));
    host.waiting.push(sending);
    this.#next(name, host);
  }

  /** Resolves when everything is sent or dropped. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle.push(resolve);
      this.#report();
    });
  }

  #next(name: string, host: Host): void {
    while (host.running < (host.isSlow ? 1 : atOnce)) {
      const sending = host.waiting.shift();
      if (!sending) break;
      host.running += 1;
      void this.#run(name, host, sending);
    }
    if (host.isSlow) for (const { drop } of host.waiting.splice(mostForSlow)) drop();
    if (host.running === 0) this.#rest(name, host);
  }

  async #run(name: string, host: Host, { send }: Sending): Promise<void> {
    const from = performance.now();
    const isAnswered = await send().then(
      () => true,
      () => false,
    );
    host.isSlow = !isAnswered || performance.now() - from > quickMs;
    host.running -= 1;
    this.#next(name, host);
  }

  /** Forgets hosts without work, except for the slow ones that came last. */
  #rest(name: string, host: Host): void {
    this.#hosts.delete(name);
    if (host.isSlow) this.#hosts.set(name, host);
    if (this.#hosts.size > mostHosts)
      for (const [oldest, { running }] of this.#hosts)
        if (running === 0) {
          this.#hosts.delete(oldest);
          break;
        }
    this.#report();
  }

  #report(): void {
    for (const { running } of this.#hosts.values()) if (running > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
