import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CdnCandidate, CdnChoice } from "../__generated__/types.ts";

/**
 * Sorts the items by this seed's preference (rendezvous hashing): different seeds get different orders, one seed always
 * gets the same, and removing an item does not move the others.
 */
function preferenceOf(seed: string, items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, score: hash("sha256", `${seed}\n${item}`, "hex") }))
    .sort((a, b) => (a.score < b.score ? 1 : -1))
    .map(({ item }) => item);
}

/** The two kinds of CDNs that the platform lists. */
export type CdnUse = "images" | "launch";
/** The platform's lists: addresses without a path. */
export type CdnLists = Readonly<Record<CdnUse, readonly string[]>>;

export interface CdnDirectoryOptions {
  /** Hosts and ports that may be used. */
  allowedHosts: ReadonlySet<string>;
  /**
   * Whether addresses with plain http are refused. Addresses of this machine are always allowed, because their traffic
   * does not leave it.
   */
  httpsOnly: boolean;
  /** Reads the platform's lists. The caller of `CdnDirectory` provides sharing and caching. */
  fetchLists(): Promise<CdnLists>;
  /** Whether a CDN answers within its limit. */
  isAnswering(base: string): Promise<boolean>;
}

interface Health {
  isHealthy: boolean;
  checkedAt: string | null;
}

const checkEveryMs = 60_000;
const mostOrders = 5_000;
const none: CdnLists = { images: [], launch: [] };

/** Knows the platform's CDNs, which of them answer, and the order in which a session tries them. */
export class CdnDirectory {
  readonly #options: CdnDirectoryOptions;
  readonly #health = new Map<string, Health>();
  /** The computed orders of a CDN list, by the session's seed. */
  readonly #orders: Readonly<Record<CdnUse, LRUCache<string, readonly string[]>>> = {
    images: new LRUCache({ max: mostOrders }),
    launch: new LRUCache({ max: mostOrders }),
  };
  #lists: CdnLists | undefined;
  #loading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CdnDirectoryOptions) {
    this.#options = options;
  }

  /** Reads the lists and checks the hosts, now and every minute. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.check(), checkEveryMs);
    this.#timer.unref();
    await this.check();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get isReady(): boolean {
    return this.#lists !== undefined;
  }

  /** Settles when the lists were read, or could not be read. */
  ready(): Promise<void> {
    if (this.isReady) return Promise.resolve();
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** The addresses for this seed, the preferred one first. Failing hosts are left out while others answer. */
  order(use: CdnUse, seed: string): readonly string[] {
    const known = this.#orders[use].get(seed);
    if (known !== undefined) return known;
    const preferred = preferenceOf(seed, (this.#lists ?? none)[use]);
    const healthy = preferred.filter((base) => this.#isHealthy(base));
    const order = healthy.length > 0 ? healthy : preferred;
    if (this.#lists !== undefined) this.#orders[use].set(seed, order);
    return order;
  }

  /** Explains the choice for this seed. */
  explain(use: CdnUse, seed: string): CdnChoice {
    const order = this.order(use, seed);
    const left = preferenceOf(seed, (this.#lists ?? none)[use]).filter((base) => !order.includes(base));
    const candidates: CdnCandidate[] = [...order, ...left].map((base) => ({
      host: new URL(base).host,
      isHealthy: this.#isHealthy(base),
      checkedAt: this.#health.get(base)?.checkedAt ?? null,
    }));
    return { host: candidates[0]?.host ?? null, candidates };
  }

  /** Reads the lists again and checks every host on them. */
  async check(): Promise<void> {
    await this.#load();
    const bases = new Set(Object.values(this.#lists ?? none).flat());
    await Promise.all(
      [...bases].map(async (base) => {
        const isHealthy = await this.#options.isAnswering(base);
        this.#health.set(base, { isHealthy, checkedAt: new Date().toISOString() });
      }),
    );
    for (const base of this.#health.keys()) if (!bases.has(base)) this.#health.delete(base);
    this.#forgetOrders();
  }

  async #load(): Promise<void> {
    try {
      const lists = await this.#options.fetchLists();
      this.#lists = { images: this.#usable(lists.images), launch: this.#usable(lists.launch) };
      this.#forgetOrders();
    } catch {
      // Keep using the last known lists. The failed call is in the logs.
    }
  }

  #forgetOrders(): void {
    for (const orders of Object.values(this.#orders)) orders.clear();
  }

  #isHealthy(base: string): boolean {
    return this.#health.get(base)?.isHealthy ?? true;
  }

  #usable(listed: readonly string[]): string[] {
    const usable = listed.map((address) => this.#baseOf(address)).filter((base) => base !== null);
    return [...new Set(usable)].slice(0, 20);
  }

  #baseOf(address: string): string | null {
    const url = URL.parse(/^https?:\/\//.test(address) ? address : `https://${address}`);
    if (url === null || !this.#options.allowedHosts.has(url.host)) return null;
    if (this.#options.httpsOnly && url.protocol !== "https:" && !isLoopback(url)) return null;
    return url.origin + url.pathname.replace(/\/$/, "");
  }
}

const isLoopback = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
