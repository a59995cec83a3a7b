import { Agent, type Dispatcher } from "undici";
import { Sealer } from "../auth/seal.ts";
import { Sessions } from "../auth/sessions.ts";
import { CdnDirectory, type CdnLists } from "../cdn/directory.ts";
import type { Config } from "../config/config.ts";
import { moment } from "../deadlines/moment.ts";
import { Purges } from "../purges/purges.ts";
import { everything, tagOf } from "../purges/tags.ts";
import { PlatformEvents } from "../push/platformEvents.ts";
import { Push, type Subscriber } from "../push/push.ts";
import { relayOver } from "../push/relay.ts";
import type { SessionTimes } from "../push/subscription.ts";
import { openSharedState } from "../sharedState/openSharedState.ts";
import type { SharedState } from "../sharedState/sharedState.ts";
import type { Observer } from "../telemetry/records.ts";
import type { AdapterSource } from "../upstream/adapter/adapterSource.ts";
import { PayloadCipher } from "../upstream/cipher.ts";
import { type Followed, followed } from "../upstream/footprint.ts";
import { UpstreamClient } from "../upstream/http/client.ts";
import { exchange } from "../upstream/http/exchange.ts";
import { Origins } from "../upstream/http/origins.ts";
import { platformCheck } from "../upstream/http/platformCheck.ts";
import { type Definition, Instances } from "../upstream/instances.ts";
import type { BrandKey } from "../upstream/scope.ts";
import { Brand, Brands } from "./brands.ts";

/** Objects that live as long as the process and serve all requests. */
export interface Services {
  brands: Brands;
  sealer: Sealer;
  sessions: Sessions;
  /** State that all processes of the installation share. */
  sharedState: SharedState;
  push: Push;
  observer: Observer;
  adapter: AdapterSource | undefined;
  /** The process's instance of an object that a domain makes from the configuration. */
  of<T>(definition: Definition<Config, T>): T;
  /** Reads the CDN lists and starts the checks of platform hosts and CDNs. */
  start(): Promise<void>;
  isUpstreamUp(): Promise<boolean>;
  /** Follows the platform's event stream, and calls back at each event that concerns one member. */
  onMemberEvent(listener: () => void): void;
  close(): Promise<void>;
}

export interface ServicesOptions {
  observer: Observer;
  /** Reads the brand's CDN lists from the platform. */
  readCdnLists(brand: Brand): Promise<CdnLists>;
  /** Asks the platform whether the subscriber's session is still valid. Rejects when it is not. */
  checkSession(subscriber: Subscriber): Promise<SessionTimes>;
  /** For tests: all HTTP to the platform goes through it. */
  dispatcher: Dispatcher | undefined;
  /** Says how the platform does our calls, where it is not as our contract. */
  adapter: AdapterSource | undefined;
}

const cdnLimitMs = 2_000;

export function createServices(config: Config, options: ServicesOptions): Services {
  const { observer, readCdnLists, checkSession, dispatcher, adapter } = options;
  const hosts = { connections: config.upstreamConnections, dispatcher, observer };
  const wps = new Origins({ urls: config.wpsOrigins, ...hosts });
  const lgw = new Origins({ urls: config.lgwOrigins, ...hosts });
  const cdnAgent = dispatcher ?? new Agent({ connections: 2, connect: { timeout: cdnLimitMs } });
  const openBrand = (key: BrandKey): Brand => {
    const client = new UpstreamClient({ wps, lgw, merchant: key.merchant, observer, adapt: adapter?.adapt });
    const shared = {
      brand: key,
      unsaid: config.unsaid,
      client,
      cipher: new PayloadCipher(client),
      longestAge: config.publicCacheSeconds,
      settingsChangedAt: 0,
      adapterChangedAt: 0,
      missingParts: [],
      eventsAt: new Map(),
    };
    const openCdn = (brand: Brand) =>
      new CdnDirectory({
        allowedHosts: config.cdnHosts,
        httpsOnly: config.profile === "player",
        fetchLists: () => readCdnLists(brand),
        isAnswering: (base) => isAnswering(cdnAgent, base),
      });
    return new Brand(shared, openCdn);
  };
  const brands = new Brands(config.brands, openBrand);
  const sharedState = openSharedState({
    url: config.redisUrl,
    prefix: config.redisPrefix,
    onChange: (isUp, reason) => observer.sharedState?.(isUp, reason),
  });
  const purges =
    config.purge === undefined
      ? undefined
      : new Purges({
          ...config.purge,
          leads: (milliseconds) => sharedState.lease("purges", milliseconds),
          onAttempt: (failure) => observer.purge?.(failure),
        });
  adapter?.onChange(() => {
    for (const { shared } of brands.all) shared.adapterChangedAt = moment();
    purges?.add(everything);
  });
  const heard = (events: readonly Followed[]) => {
    for (const { shared } of brands.all) for (const event of events) shared.eventsAt.set(event, moment());
  };
  const sealer = new Sealer(config.sealKeys);
  const memberListeners: (() => void)[] = [];
  const push = new Push({
    pollMs: config.pollMs,
    checkSession,
    onState: (state, reason) => observer.platformStream?.(state, reason),
    onCount: (subscriptions, values) => observer.watched?.(subscriptions, values),
    onGap: () => observer.platformGap?.(),
    onSettings: () => {
      for (const { shared } of brands.all) shared.settingsChangedAt = moment();
      heard(followed);
      purges?.add(everything);
    },
    onPublic(name) {
      const event = followed.find((one) => one === name);
      if (event === undefined) return;
      heard([event]);
      purges?.add(tagOf(event));
    },
    onMember: () => {
      for (const listener of memberListeners) listener();
    },
    relay: (listener) => relayOver(sharedState, listener),
    connect: (handlers) =>
      new PlatformEvents({ ...handlers, origins: config.wpsOrigins, serviceKey: config.serviceKey, dispatcher }),
  });
  const instances = new Instances(config);
  const isUpstreamUp = platformCheck(
    () => wps.check(),
    (isUp) => observer.platformUp?.(isUp),
  );
  return {
    brands,
    sealer,
    sessions: new Sessions(sealer, sharedState),
    sharedState,
    push,
    observer,
    adapter,
    of: (definition) => instances.get(definition),
    async start() {
      wps.start();
      lgw.start();
      if (purges !== undefined) {
        push.listen();
        // What changed while no gateway ran is unknown.
        purges.add(everything);
      }
      await Promise.all([sharedState.start(), ...brands.all.map(({ cdn }) => cdn.start())]);
    },
    isUpstreamUp,
    onMemberEvent(listener) {
      memberListeners.push(listener);
      push.listen();
    },
    async close() {
      for (const { cdn } of brands.all) cdn.stop();
      await Promise.all([push.close(), purges?.close()]);
      await sharedState.close();
      await Promise.all([wps.close(), lgw.close()]);
      if (dispatcher === undefined) await cdnAgent.destroy();
    },
  };
}

async function isAnswering(agent: Dispatcher, base: string): Promise<boolean> {
  try {
    const { origin, pathname } = new URL(base);
    const { status } = await exchange(
      agent,
      origin,
      { method: "HEAD", path: pathname, headers: [], body: undefined },
      { milliseconds: cdnLimitMs, leaving: undefined },
    );
    return status < 500;
  } catch {
    return false;
  }
}
