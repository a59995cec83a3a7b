import type { CdnDirectory } from "../cdn/directory.ts";
import type { LanguageCode } from "../language/language.ts";
import { gatewayItself } from "../upstream/http/outgoing.ts";
import { Definition, Instances } from "../upstream/instances.ts";
import { type BrandKey, Scope, type Shared } from "../upstream/scope.ts";

/** The parts of a brand that live as long as the process. Brands share none of them. */
export class Brand {
  readonly key: BrandKey;
  readonly shared: Shared;
  readonly cdn: CdnDirectory;
  readonly #instances = new Instances<Brand>(this);

  /** `openCdn` gets the brand, because the CDN lists are read from the brand's platform. */
  constructor(shared: Shared, openCdn: (brand: Brand) => CdnDirectory) {
    this.key = shared.brand;
    this.shared = shared;
    this.cdn = openCdn(this);
  }

  /** The brand's instance of an object that a domain keeps between requests. */
  of<T>(definition: Definition<Brand, T>): T {
    return this.#instances.get(definition);
  }

  /** Opens a scope for calls that the gateway makes by itself, without a caller. */
  openScope(language: LanguageCode | undefined = undefined): Scope {
    const caller = language === undefined ? gatewayItself : { ...gatewayItself, language };
    return new Scope(this.shared, caller, undefined, () => undefined);
  }
}

/** An object that a domain keeps between the requests of one brand: `brand.of(gameSearch)`. */
export const defineBrandService = <T>(make: (brand: Brand) => T) => new Definition(make);

/** Looks up a brand by request host. */
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

  /** The brand of a host, with or without a port. An unknown host gets the first brand. */
  at(host: string): Brand {
    // With one brand no host decides anything.
    if (this.all.length === 1) return this.#first;
    const name = host.toLowerCase();
    return this.#byHost.get(name) ?? this.#byHost.get(name.replace(/:\d+$/, "")) ?? this.#first;
  }
}
