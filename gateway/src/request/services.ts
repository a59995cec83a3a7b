import { Agent, type Dispatcher } from "undici";
import type { PhoneAuthSettings } from "../__generated__/resolvers.ts";
import { Sealer } from "../auth/seal.ts";
import { CdnDirectory } from "../cdn/directory.ts";
import type { Config } from "../config/config.ts";
import { GameSearch } from "../games/gameSearch.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { PlatformEvents } from "../push/platformEvents.ts";
import { Push } from "../push/push.ts";
import { alone, redisRelay } from "../push/relay.ts";
import { SocialNetworks } from "../session/socialNetworks.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { ServiceLinks } from "../support/serviceLinks.ts";
import type { Observer } from "../telemetry/records.ts";
import { PayloadCipher } from "../upstream/cipher.ts";
import { gatewayItself, UpstreamClient } from "../upstream/client.ts";
import { exchange } from "../upstream/exchange.ts";
import { Origins } from "../upstream/origins.ts";
import { Scope, type Shared } from "../upstream/scope.ts";
import type { BrandKey } from "../upstreams.ts";
import { type Brand, Brands } from "./brands.ts";

/** What a process keeps for all its requests. */
export interface Services {
  brands: Brands;
  sealer: Sealer;
  push: Push;
  serviceLinks: ServiceLinks;
  social: SocialNetworks;
  phoneAuth: PhoneAuthSettings | null;
  /** Warms what the first requests would wait for, and keeps an eye on hosts and CDNs. */
  start(): Promise<void>;
  isUpstreamUp(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ServicesOptions {
  observer?: Observer;
  /** For tests: all HTTP to the platform goes through it. */
  dispatcher?: Dispatcher;
}

const cdnLimitMs = 2_000;

export function createServices(config: Config, { observer = {}, dispatcher }: ServicesOptions = {}): Services {
  const hosts = { connections: config.upstreamConnections, dispatcher };
  const wps = new Origins({ urls: config.wpsOrigins, ...hosts });
  const lgw = new Origins({ urls: config.lgwOrigins, ...hosts });
  const cdnAgent = dispatcher ?? new Agent({ connections: 2, connect: { timeout: cdnLimitMs } });
  const openBrand = (key: BrandKey): Brand => {
    const client = new UpstreamClient({ wps, lgw, merchant: key.merchant, observer });
    const shared: Shared = { client, cipher: new PayloadCipher(client), longestAge: config.publicCacheSeconds };
    let guests = { hasAnalytics: false, hasTurnstile: false };
    const permission = async () => {
      const told = await siteUpstream(ownScope(shared), key).permission();
      guests = { hasAnalytics: told.brand.analyticsId !== null, hasTurnstile: told.hasTurnstile };
      return told;
    };
    return {
      key,
      shared,
      cdn: new CdnDirectory({
        allowedHosts: config.cdnHosts,
        httpsOnly: config.profile === "player",
        fetchLists: async () => (await permission()).cdns,
        isAnswering: (base) => isAnswering(cdnAgent, base),
      }),
      search: new GameSearch({ catalogue: (language) => gamesUpstream(ownScope(shared, language), key) }),
      guests() {
        // Seldom a call: the answer is kept, and renewed beside whoever asks.
        permission().catch(() => undefined);
        return guests;
      },
    };
  };
  const brands = new Brands(config.brands, openBrand);
  const push = new Push({
    pollMs: config.pollMs,
    relay: (onChange) => (config.redisUrl === undefined ? alone : redisRelay(config.redisUrl, onChange)),
    connect: (handlers) =>
      new PlatformEvents({ ...handlers, origins: config.wpsOrigins, serviceKey: config.serviceKey, dispatcher }),
  });
  return {
    brands,
    sealer: new Sealer(config.sealKeys),
    push,
    serviceLinks: new ServiceLinks({ key: config.serviceLinkKey, hosts: config.serviceHosts }),
    social: new SocialNetworks(config.socialNetworks),
    phoneAuth: config.phoneAuth,
    async start() {
      wps.start();
      lgw.start();
      await Promise.all(brands.all.map(({ cdn }) => cdn.start()));
    },
    isUpstreamUp: () => wps.check(),
    async close() {
      for (const { cdn } of brands.all) cdn.stop();
      await push.close();
      await Promise.all([wps.close(), lgw.close()]);
      if (dispatcher === undefined) await cdnAgent.destroy();
    },
  };
}

/** For what the gateway asks by itself. */
function ownScope(shared: Shared, language = gatewayItself.language): Scope {
  return new Scope(shared, { ...gatewayItself, language }, undefined, () => undefined);
}

async function isAnswering(agent: Dispatcher, base: string): Promise<boolean> {
  try {
    const { origin, pathname } = new URL(base);
    const patience = { milliseconds: cdnLimitMs, signal: undefined };
    const { status } = await exchange(
      agent,
      origin,
      { method: "HEAD", path: pathname, headers: [], body: undefined },
      patience,
    );
    return status < 500;
  } catch {
    return false;
  }
}
