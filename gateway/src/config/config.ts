import { z } from "zod";
import { sealKeysIn } from "../auth/sealKeys.ts";
import { attempt } from "../basics/attempt.ts";
import { isLanguageCode } from "../language/language.ts";
import type { PartnerSources } from "../partners/readPartners.ts";
import { samplers } from "../telemetry/tracing.ts";
import { Definition } from "../upstream/instances.ts";
import type { BrandKey } from "../upstream/scope.ts";
import { purgeIn, purgeVariables } from "./cdnPurge.ts";
import { inRepository } from "./repository.ts";
import { ConfigError, type ConfigSection, type Environment, flag, list, partsOf, readVariables } from "./section.ts";
import { trustedProxies } from "./trustedProxies.ts";

const count = (fallback: number, most: number) => z.coerce.number().int().min(1).max(most).default(fallback);
const origins = z
  .string()
  .transform(partsOf)
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
  .transform((urls) => urls.map((url) => new URL(url).origin));

const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PROFILE: z.enum(["developer", "player"]).default("developer"),
  WPS_URL: origins.prefault("http://127.0.0.1:4100"),
  LGW_URL: origins.optional(),
  SERVICE_KEY: z.string().optional(),
  MERCHANT: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .default("atrium"),
  SITE_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,255}$/)
    .optional(),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .default("VND"),
  LANGUAGES: list
    .prefault("EN,CN,ID,PT,TH,VI")
    .pipe(z.array(z.string().refine(isLanguageCode, "no language code of the platform")).min(1)),
  BRANDS: list.pipe(z.array(z.string().regex(/^[A-Za-z0-9.:-]{1,255}=[A-Za-z0-9_-]{1,40}$/)).max(50)),
  SEAL_KEYS: z.string().optional(),
  ALLOWED_UPSTREAM_HOSTS: list,
  CDN_HOSTS: list,
  ...purgeVariables,
  UPSTREAM_CONNECTIONS: count(320, 4096),
  POLL_MS: count(10_000, 600_000),
  PARTNER_ORIGINS: list,
  PARTNER_KEYS: list,
  PARTNERS_DIR: z.string().optional(),
  PLATFORM_ADAPTER: z.string().optional(),
  BUDGET_POINTS: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
  BUDGET_PER_SECOND: count(50, 1_000_000),
  OWN_ORIGINS: list,
  TRUST_PROXY: z
    .string()
    .default("0")
    .refine(
      (setting) => attempt(() => trustedProxies(setting)) !== undefined,
      "neither a number of proxies nor a list of networks",
    )
    .transform(trustedProxies),
  METRICS_PUBLIC: flag,
  MCP: flag,
  SUBGRAPH: flag,
  STREAMS_PER_SESSION: count(10, 1_000),
  STREAMS_PER_ADDRESS: count(200, 100_000),
  STREAMS_PER_PROCESS: count(5_000, 100_000),
  PUBLIC_CACHE_SECONDS: count(3_600, 3_600),
  PERSISTED_DOCUMENTS: z.string().default(inRepository("web/persisted.json")),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  WEB_DIST: z.string().default(inRepository("web/dist")),
  DATA_DIR: z.string().default(inRepository(".data")),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .default("atrium"),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_METRICS_EXPORTER: z.enum(["otlp", "none"]).default("otlp"),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
  OTEL_TRACES_SAMPLER: samplers.default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
};

/** All settings that come from environment variables; `docs/configuration.md` describes each variable. */
export type CommonConfig = ReturnType<typeof readCommon>;

/** The whole configuration: the common part and the sections of the domains. */
export interface Config extends CommonConfig {
  /** The settings of one domain. */
  section<T>(section: ConfigSection<T>): T;
}

/** Reads the environment once. Throws an error that names the wrong variables. */
export function readConfig(environment: Environment, sections: readonly ConfigSection[] = []): Config {
  const common = readCommon(environment);
  const made = new Map<ConfigSection, unknown>();
  const problems: string[] = [];
  for (const section of sections) {
    try {
      made.set(section, section(environment, common));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...common,
    section<T>(section: ConfigSection<T>): T {
      if (!made.has(section)) throw new Error("This section is missing in the list that was given to readConfig.");
      // The map holds results of different types. Each one comes from its own key, so its type is the section's.
      return made.get(section) as T;
    },
  };
}

function readCommon(environment: Environment) {
  const given = readVariables(variables, environment);
  const lgwOrigins = given.LGW_URL ?? given.WPS_URL;
  const upstreams = [...given.WPS_URL, ...lgwOrigins];
  assertAllowed(upstreams, given.ALLOWED_UPSTREAM_HOSTS);
  const platformHosts: ReadonlySet<string> = new Set(upstreams.map(hostOf));
  const partners: PartnerSources = {
    folder: given.PARTNERS_DIR,
    keys: given.PARTNER_KEYS,
    origins: given.PARTNER_ORIGINS.map(originOf),
  };
  return {
    port: given.PORT,
    host: given.HOST,
    /** `developer` accepts any document and shows GraphiQL; `player` is for the public. */
    profile: given.PROFILE,
    /** Origins of the platform, the preferred one first. All serve the same data. */
    wpsOrigins: given.WPS_URL,
    lgwOrigins,
    /** Hosts and ports of `wpsOrigins` and `lgwOrigins`. */
    platformHosts,
    /** Opens the platform's event stream. Without it the gateway polls. */
    serviceKey: given.SERVICE_KEY,
    /** The brands. Requests to an unknown host get the first one. */
    brands: brandsIn(given),
    /** What the brands have where the platform's `permission` does not say it. */
    unsaid: { currency: given.CURRENCY, languages: given.LANGUAGES.filter(isLanguageCode) },
    /** The first key seals, all keys open. */
    sealKeys: sealKeysIn({ text: given.SEAL_KEYS, profile: given.PROFILE, folder: given.DATA_DIR }),
    /** Hosts and ports of pictures and games. The developer profile adds the platform's own. */
    cdnHosts: new Set<string>([...given.CDN_HOSTS, ...(given.PROFILE === "developer" ? platformHosts : [])]),
    /** The CDN that is told when public answers change; undefined for none. */
    purge: purgeIn(given),
    upstreamConnections: given.UPSTREAM_CONNECTIONS,
    /** Milliseconds between two polls of a watched value, where the platform has no event stream. */
    pollMs: given.POLL_MS,
    partners,
    /** Folder of the adapter to a platform that has other calls than our contract. */
    platformAdapter: given.PLATFORM_ADAPTER,
    /** Size of each caller's buckets of points, and the points that come back each second. A limit of 0 means none. */
    budget: { limit: given.BUDGET_POINTS, perSecond: given.BUDGET_PER_SECOND },
    /** Further origins of the gateway's own pages, for a proxy that rewrites `Host`. */
    ownOrigins: given.OWN_ORIGINS.map(originOf),
    trustsProxy: given.TRUST_PROXY,
    /** Whether a router can compose the graph with others. */
    isSubgraph: given.SUBGRAPH,
    /** Whether everybody may read `/metrics`. Otherwise only this machine may. */
    metricsPublic: given.METRICS_PUBLIC,
    /** Whether `/mcp` answers programs of signed-in accounts. */
    hasMcp: given.MCP,
    /** The most event streams that may be open at the same time. */
    streams: {
      perSession: given.STREAMS_PER_SESSION,
      perAddress: given.STREAMS_PER_ADDRESS,
      perProcess: given.STREAMS_PER_PROCESS,
    },
    /** Upper limit in seconds for how long public answers are cached. */
    publicCacheSeconds: given.PUBLIC_CACHE_SECONDS,
    /** File of the documents that the web client was built with. */
    persistedDocuments: given.PERSISTED_DOCUMENTS,
    /** Milliseconds between failing readiness and refusing connections, so that a load balancer can react. */
    drainNoticeMs: given.DRAIN_NOTICE_MS,
    webDist: given.WEB_DIST,
    /** Redis or Valkey for the state that several processes share. */
    redisUrl: given.REDIS_URL,
    redisPrefix: given.REDIS_PREFIX,
    /** Where traces go, and which; undefined for nowhere. */
    tracing:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
            sampler: given.OTEL_TRACES_SAMPLER,
            ratio: given.OTEL_TRACES_SAMPLER_ARG,
          },
    /** Where metrics go, besides `/metrics`; undefined for nowhere. */
    metricsTarget:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || given.OTEL_METRICS_EXPORTER === "none"
        ? undefined
        : { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, intervalMs: given.OTEL_METRIC_EXPORT_INTERVAL },
    logLevel: given.LOG_LEVEL,
  };
}

interface SiteAddresses {
  MERCHANT: string;
  SITE_HOST?: string | undefined;
  OWN_ORIGINS: string[];
  BRANDS: string[];
}

/** The first brand at each of its hosts, then the others. The platform knows a brand by the given host, or by its addresses. */
function brandsIn({
  MERCHANT: merchant,
  SITE_HOST,
  OWN_ORIGINS,
  BRANDS,
}: SiteAddresses): readonly [BrandKey, ...BrandKey[]] {
  const others = BRANDS.map(brandIn);
  const taken = new Set(others.map((other) => other.host));
  const own = OWN_ORIGINS.map((address) => new URL(originOf(address)).hostname).filter((host) => !taken.has(host));
  const [host = "localhost", ...further] = SITE_HOST === undefined ? new Set(own) : [SITE_HOST];
  return [{ merchant, host }, ...further.map((name) => ({ merchant, host: name })), ...others];
}

function brandIn(text: string): BrandKey {
  const [host = "", merchant = ""] = text.split("=");
  return { host, merchant };
}

const hostOf = (origin: string) => new URL(origin).host;

function assertAllowed(origins: readonly string[], allowed: readonly string[]): void {
  const stray = allowed.length === 0 ? undefined : origins.map(hostOf).find((host) => !allowed.includes(host));
  if (stray !== undefined) throw new Error(`The platform's host ${stray} is not among ALLOWED_UPSTREAM_HOSTS.`);
}

/** The exact origin of an address that may end with a slash or a path. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${address} is not an http or https address.`);
  return url.origin;
}

/** An object that a domain keeps for the process: `services.of(serviceLinks)`. */
export const defineService = <T>(make: (config: Config) => T) => new Definition(make);
