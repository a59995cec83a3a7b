import { z } from "zod";
import type { PhoneAuthSettings } from "../__generated__/resolvers.ts";
import { type SealKey, sealKeysIn } from "../auth/sealKeys.ts";
import { phoneAuthIn, socialNetworksIn, waysInVariables } from "../session/loginMethods.config.ts";
import type { SocialNetwork } from "../session/socialNetworks.ts";
import type { BrandKey } from "../upstreams.ts";

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );
const flag = z
  .enum(["0", "1", "false", "true"])
  .default("0")
  .transform((text) => text === "1" || text === "true");
const count = (fallback: number, most: number) => z.coerce.number().int().min(1).max(most).default(fallback);
const origins = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
  .transform((urls) => urls.map((url) => new URL(url).origin));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default("127.0.0.1"),
  PROFILE: z.enum(["developer", "player"]).default("developer"),
  WPS_URL: origins.prefault("http://127.0.0.1:4100"),
  LGW_URL: origins.optional(),
  SERVICE_KEY: z.string().optional(),
  SERVICE_LINK_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  SERVICE_HOSTS: list,
  MERCHANT: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .default("atrium"),
  SITE_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,255}$/)
    .default("localhost"),
  BRANDS: list.pipe(z.array(z.string().regex(/^[A-Za-z0-9.:-]{1,255}=[A-Za-z0-9_-]{1,40}$/)).max(50)),
  SEAL_KEYS: z.string().optional(),
  ALLOWED_UPSTREAM_HOSTS: list,
  CDN_HOSTS: list,
  UPSTREAM_CONNECTIONS: count(320, 4096),
  POLL_MS: count(10_000, 600_000),
  PARTNER_ORIGINS: list,
  PARTNER_KEYS: list,
  OWN_ORIGINS: list,
  TRUST_PROXY: flag,
  METRICS_PUBLIC: flag,
  STREAMS_PER_SESSION: count(10, 1000),
  PUBLIC_CACHE_SECONDS: count(3_600, 3_600),
  PERSISTED_DOCUMENTS: z.string().default(new URL("../../../web/persisted.json", import.meta.url).pathname),
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  WEB_DIST: z.string().default(new URL("../../../web/dist", import.meta.url).pathname),
  DATA_DIR: z.string().default(new URL("../../../.data", import.meta.url).pathname),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  ...waysInVariables,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Everything that is set from outside; `docs/configuration.md` describes each variable. */
export interface Config {
  port: number;
  host: string;
  /** `developer` is open to explorers; `player` faces the public. */
  profile: "developer" | "player";
  /** Origins of the platform, the preferred one first; all serve the same. */
  wpsOrigins: readonly string[];
  lgwOrigins: readonly string[];
  /** Opens the platform's event stream; without one the gateway polls. */
  serviceKey: string | undefined;
  /** What the platform seals the links to customer service with; without it they can't be opened. */
  serviceLinkKey: Uint8Array | undefined;
  /** Hosts and ports of customer service and its chat; in the developer profile the platform's own besides. */
  serviceHosts: ReadonlySet<string>;
  /** The brands by what the platform knows them by; the first is that of hosts which are not named here. */
  brands: readonly [BrandKey, ...BrandKey[]];
  /** The first one seals, all of them open. */
  sealKeys: readonly SealKey[];
  /** Hosts and ports that pictures and games may come from; in the developer profile the platform's own besides. */
  cdnHosts: ReadonlySet<string>;
  upstreamConnections: number;
  /** Milliseconds between two looks at what is watched, where the platform has no event stream. */
  pollMs: number;
  partnerOrigins: readonly string[];
  partnerKeys: readonly string[];
  /** Origins that are ours besides the host a request names: for a proxy that rewrites `Host`. */
  ownOrigins: readonly string[];
  trustProxy: boolean;
  /** Whether anybody may read /metrics; else only this machine may. */
  metricsPublic: boolean;
  /** Subscriptions that one session may have open. */
  streamsPerSession: number;
  /** Seconds that public answers are kept at most, whatever the contract says of each. */
  publicCacheSeconds: number;
  /** The manifest of documents that the web client was built with. */
  persistedDocuments: string;
  /** Milliseconds between failing readiness and closing the door, for a load balancer to notice. */
  drainNoticeMs: number;
  webDist: string;
  redisUrl: string | undefined;
  otlpEndpoint: string | undefined;
  /** The social networks one can log in with. */
  socialNetworks: readonly SocialNetwork[];
  /** The project that verifies phone numbers; null for none. */
  phoneAuth: PhoneAuthSettings | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}

/** Reads the environment once, and refuses to start on what it doesn't understand. Never quotes a value: it may be secret. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // A variable that is set to nothing counts as not set: `.env` files leave them so.
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Error(`The configuration can't be used.\n${problems.join("\n")}`);
  }
  const given = parsed.data;
  const lgwOrigins = given.LGW_URL ?? given.WPS_URL;
  const upstreams = [...given.WPS_URL, ...lgwOrigins];
  assertAllowed(upstreams, given.ALLOWED_UPSTREAM_HOSTS);
  return {
    port: given.PORT,
    host: given.HOST,
    profile: given.PROFILE,
    wpsOrigins: given.WPS_URL,
    lgwOrigins,
    serviceKey: given.SERVICE_KEY,
    serviceLinkKey: given.SERVICE_LINK_KEY === undefined ? undefined : Buffer.from(given.SERVICE_LINK_KEY, "base64url"),
    serviceHosts: new Set([...given.SERVICE_HOSTS, ...(given.PROFILE === "developer" ? upstreams.map(hostOf) : [])]),
    brands: [{ merchant: given.MERCHANT, host: given.SITE_HOST }, ...given.BRANDS.map(brandIn)],
    sealKeys: sealKeysIn({ text: given.SEAL_KEYS, profile: given.PROFILE, folder: given.DATA_DIR }),
    cdnHosts: new Set([...given.CDN_HOSTS, ...(given.PROFILE === "developer" ? upstreams.map(hostOf) : [])]),
    upstreamConnections: given.UPSTREAM_CONNECTIONS,
    pollMs: given.POLL_MS,
    partnerOrigins: given.PARTNER_ORIGINS,
    partnerKeys: given.PARTNER_KEYS,
    ownOrigins: given.OWN_ORIGINS,
    trustProxy: given.TRUST_PROXY,
    metricsPublic: given.METRICS_PUBLIC,
    streamsPerSession: given.STREAMS_PER_SESSION,
    publicCacheSeconds: given.PUBLIC_CACHE_SECONDS,
    persistedDocuments: given.PERSISTED_DOCUMENTS,
    drainNoticeMs: given.DRAIN_NOTICE_MS,
    webDist: given.WEB_DIST,
    redisUrl: given.REDIS_URL,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    socialNetworks: socialNetworksIn(given),
    phoneAuth: phoneAuthIn(given),
    logLevel: given.LOG_LEVEL,
  };
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
