import type { CdnLists } from "../cdn/directory.ts";
import { type Brand, defineBrandService } from "../request/brands.ts";
import { siteUpstream } from "./site.upstream.ts";

/** Third-party scripts that a brand's pages load. */
export interface ThirdParties {
  /** A Google tag. */
  hasAnalytics: boolean;
  /** Cloudflare Turnstile, for the human check. */
  hasTurnstile: boolean;
}

/** The operator's settings that the gateway needs outside of requests for data. */
export class OperatorSettings {
  readonly #brand: Brand;
  #thirdParties: ThirdParties = { hasAnalytics: false, hasTurnstile: false };

  constructor(brand: Brand) {
    this.#brand = brand;
  }

  async cdnLists(): Promise<CdnLists> {
    return (await this.#read()).cdns;
  }

  /** Codes of the offered languages, the default first. */
  async languages(): Promise<string[]> {
    return (await this.#read()).languages.map(({ code }) => code);
  }

  /** The last known answer. Usually cached; refreshed in the background. */
  thirdParties(): ThirdParties {
    this.#read().catch(() => undefined);
    return this.#thirdParties;
  }

  async #read() {
    const permission = await siteUpstream.make(this.#brand.openScope()).permission();
    const { brand, hasTurnstile } = permission;
    this.#thirdParties = { hasAnalytics: brand.analyticsId !== null, hasTurnstile };
    return permission;
  }
}

export const operatorSettings = defineBrandService((brand) => new OperatorSettings(brand));
