import type { Dispatcher } from "undici";
import type { Observer } from "../../telemetry/records.ts";
import { HostBreakers } from "./breakers.ts";
import { Connections } from "./connections.ts";
import { exchange } from "./exchange.ts";

/** One host of the platform, with its connections. */
export interface Origin {
  url: string;
  /** For logs and metrics. */
  host: string;
  pool: Dispatcher;
  breakers: HostBreakers;
  isHealthy: boolean;
}

export interface OriginsOptions {
  urls: readonly string[];
  connections: number;
  observer: Observer;
  /** For tests. Otherwise each host gets a pool. */
  dispatcher?: Dispatcher | undefined;
}

const checkEveryMs = 10_000;
const checkLimitMs = 2_000;

/** Hosts that serve the same data. The first healthy one is used, the others are spares. */
export class Origins {
  readonly #origins: Origin[];
  readonly #ownsPools: boolean;
  #timer: NodeJS.Timeout | undefined;

  constructor({ urls, connections, observer, dispatcher }: OriginsOptions) {
    this.#ownsPools = dispatcher === undefined;
    this.#origins = urls.map((url) => ({
      url,
      host: new URL(url).host,
      // One request at a time per connection, so that a slow answer does not delay others.
      pool:
        dispatcher ??
        new Connections(url, {
          connections,
          connectTimeout: 3_000,
          pipelining: 1,
          keepAliveTimeout: 30_000,
          // `exchange` limits the whole time, so undici need not watch each part of it.
          headersTimeout: 0,
          bodyTimeout: 0,
        }),
      breakers: new HostBreakers(new URL(url).host, connections, observer),
      isHealthy: true,
    }));
  }

  /** Checks the hosts at intervals, if there are several. */
  start(): void {
    if (this.#origins.length < 2) return;
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    this.#timer.unref();
  }

  /** The hosts in the order to try them: healthy ones first, hosts in `tried` last. */
  inOrder(tried: (origin: Origin) => boolean): readonly Origin[] {
    if (this.#origins.length < 2) return this.#origins;
    const rank = (origin: Origin) => (tried(origin) ? 2 : 0) + (origin.isHealthy ? 0 : 1);
    return this.#origins.toSorted((a, b) => rank(a) - rank(b));
  }

  /** Whether any host answers. Stores which ones do. */
  async check(): Promise<boolean> {
    const answers = await Promise.all(this.#origins.map(isAnswering));
    for (const [index, origin] of this.#origins.entries()) origin.isHealthy = answers[index] === true;
    return answers.includes(true);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#ownsPools) await Promise.all(this.#origins.map(({ pool }) => pool.destroy()));
  }
}

async function isAnswering({ pool, url }: Origin): Promise<boolean> {
  try {
    const { status } = await exchange(
      pool,
      url,
      { method: "GET", path: "/wps/system/status", headers: ["accept", "application/json"], body: undefined },
      { milliseconds: checkLimitMs, leaving: undefined },
    );
    return status < 500;
  } catch {
    return false;
  }
}
