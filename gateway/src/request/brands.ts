import type { CdnDirectory } from "../cdn/directory.ts";
import type { GameSearch } from "../games/gameSearch.ts";
import type { Shared } from "../upstream/scope.ts";
import type { BrandKey } from "../upstreams.ts";

/** Others whose scripts run in a brand's pages. */
export interface PageGuests {
  /** The brand has a Google tag. */
  hasAnalytics: boolean;
  /** Cloudflare Turnstile tells people from programs. */
  hasTurnstile: boolean;
}

/** What a process keeps for one brand: nothing of it is another brand's. */
export interface Brand {
  key: BrandKey;
  shared: Shared;
  cdn: CdnDirectory;
  search: GameSearch;
  /** What others' scripts the brand's pages run, as the platform said when it was last asked. */
  guests(): PageGuests;
}

/** The brands that this gateway is the door of, by the hosts that callers know them by. */
export class Brands {
  readonly all: readonly Brand[];
  readonly #byHost: ReadonlyMap<string, Brand>;
  readonly #first: Brand;

  constructor(keys: readonly [BrandKey, ...BrandKey[]], open: (key: BrandKey) => Brand) {
    const [first, ...others] = keys;
    this.#first = open(first);
    this.all = [this.#first, ...others.map(open)];
    this.#byHost = new Map(this.all.map((brand) => [brand.key.host.toLowerCase(), brand]));
  }

  /** The brand at a host, with or without its port; the first one where nobody has said otherwise. */
  at(host: string): Brand {
    const name = host.toLowerCase();
    return this.#byHost.get(name) ?? this.#byHost.get(name.replace(/:\d+$/, "")) ?? this.#first;
  }
}
