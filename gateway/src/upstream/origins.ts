import { type Dispatcher, Pool } from "undici";
import { Breaker } from "./breaker.ts";
import { exchange } from "./exchange.ts";

/** One host of the platform, with its connections. */
export interface Origin {
  url: string;
  /** For logs and metrics. */
  host: string;
  pool: Dispatcher;
  breaker: Breaker;
  isHealthy: boolean;
}

export interface OriginsOptions {
  urls: readonly string[];
  connections: number;
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

  constructor({ urls, connections, dispatcher }: OriginsOptions) {
    this.#ownsPools = dispatcher === undefined;
    this.#origins = urls.map((url) => ({
      url,
      host: new URL(url).host,
      // One request at a time per connection, so that a slow answer does not delay others.
      pool:
        dispatcher ??
        new Pool(url, { connections, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: 3_000 } }),
      breaker: new Breaker(),
      isHealthy: true,
    }));
  }

  /** Checks the hosts at intervals, if there are several. */
  start(): void {
    if (this.#origins.length < 2) return;
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    this.#timer.unref();
  }

  /** The host for the next request; hosts in `tried` come last. Undefined when all are known to fail. */
  pick(tried: ReadonlySet<Origin>): Origin | undefined {
    const inOrder = [...this.#origins].sort((a, b) => rank(a, tried) - rank(b, tried));
    return inOrder.find((origin) => origin.breaker.admits());
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

const rank = (origin: Origin, tried: ReadonlySet<Origin>) => (tried.has(origin) ? 2 : 0) + (origin.isHealthy ? 0 : 1);

async function isAnswering({ pool, url }: Origin): Promise<boolean> {
  try {
    const request = {
      method: "GET",
      path: "/wps/system/status",
      headers: ["accept", "application/json"],
      body: undefined,
    } as const;
    const { status } = await exchange(
      pool,
      url,
      { ...request, headers: [...request.headers] },
      { milliseconds: checkLimitMs, signal: undefined },
    );
    return status < 500;
  } catch {
    return false;
  }
}
