import path from "node:path";
import { z } from "zod";
import {
  DEFAULT_LOTTERY_KEY,
  DEFAULT_SERVICE_KEY,
  DEFAULT_SERVICE_LINK_KEY,
  publicFaults,
  TURNSTILE_TEST_SECRET,
} from "./publicPlatform.ts";

const flag = z
  .enum(["0", "1", ""])
  .default("0")
  .transform((value) => value === "1");
const port = z.coerce.number<string>().int().min(0).max(65_535);
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    );

/** Kinds of human check: none; a computation in the browser (proof of work); Cloudflare Turnstile. */
export const HUMAN_CHECK_PROVIDERS = ["none", "pow", "turnstile"] as const;
export type HumanCheckProvider = (typeof HUMAN_CHECK_PROVIDERS)[number];

/** A project of the phone-auth provider; its identity tokens prove a phone number. */
export interface PhoneAuthProvider {
  projectId: string;
  issuer: string;
  jwksUrl: string;
  /** Accepts unsigned tokens of the provider's emulator. Never use it for real accounts. */
  isEmulated: boolean;
}

/** An account with Cloudflare Turnstile, or with a service that has the same API. */
export interface TurnstileAccount {
  /** Public: the client's widget shows it. */
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

const repository = path.resolve(import.meta.dirname, "../..");

/** 32 bytes as base64url; the fallback when the variable is missing or empty, as compose passes unset ones. */
const key = (fallback: string) =>
  z.union([z.literal("").transform(() => fallback), z.string().regex(/^[\w-]{43}$/)]).default(fallback);

/** Where the push services of the browsers are: hosts, or `*.` with the end of their names. */
const PUSH_SERVICES =
  "fcm.googleapis.com,jmt17.google.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com";

const Environment = z.object({
  PROFILE: z.enum(["developer", "player", ""]).default("developer"),
  DEMO_PASSWORD: z.string().default(""),
  AGENT_PASSWORD: z.string().default(""),
  PAYMENT_PASSWORD: z.string().default(""),
  PUSH_SERVICES: list(PUSH_SERVICES),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(4100),
  CDN_PORTS: list("4101,4102,4103").pipe(z.array(port).max(8)),
  DATA_DIR: z.string().default(".data/sandbox"),
  DATABASE_URL: z.union([z.literal("").transform(() => undefined), z.url({ protocol: /^postgres(ql)?$/ })]).optional(),
  SANDBOX_CONTROL: flag,
  SANDBOX_LEGACY_STATUS: flag,
  SERVICE_KEY: z.string().min(16).default(DEFAULT_SERVICE_KEY),
  SEED: z.string().default("atrium"),
  SEED_SIZE: z.enum(["small", "large"]).default("small"),
  EVENTS: z.enum(["on", "off"]).default("on"),
  GATEWAYS: list("127.0.0.0/8,::1"),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:4000"),
  PLAY_EMBEDDERS: list("http://localhost:4000,http://127.0.0.1:4000"),
  IDENTITY_PORT: port.optional(),
  IDENTITY_CLIENT_ID: z.string().min(1).default("atrium"),
  IDENTITY_CLIENT_SECRET: z.string().min(16).default("atrium-sandbox-client-secret"),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_ISSUER: z.url().optional(),
  FIREBASE_JWKS_URL: z
    .url()
    .default("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"),
  FIREBASE_EMULATED: flag,
  PUBLIC_URL: z.union([z.literal("").transform(() => undefined), z.url({ protocol: /^https?$/ })]).optional(),
  SERVICE_LINK_KEY: key(DEFAULT_SERVICE_LINK_KEY),
  LOTTERY_KEY: key(DEFAULT_LOTTERY_KEY),
  CHAT_ANSWER_MS: z.coerce.number().int().min(0).max(60_000).default(1_200),
  LARGER_WIN: z.coerce.bigint().min(1n).default(500_000n),
  CROWD_PLAYS: flag,
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).max(1_048_576).default(19_456),
  HUMAN_CHECK: z.enum(HUMAN_CHECK_PROVIDERS).default("pow"),
  TURNSTILE_SITE_KEY: z.string().min(1).max(100).default("1x00000000000000000000AA"),
  TURNSTILE_SECRET: z.string().min(1).max(200).default(TURNSTILE_TEST_SECRET),
  TURNSTILE_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
});

/**
 * What a new password hash takes of memory. It is read once for the process, because passwords are hashed below all that
 * knows a `Config`.
 */
export const passwordMemoryKib = Environment.shape.PASSWORD_MEMORY_KIB.parse(process.env.PASSWORD_MEMORY_KIB);

/** Reads the environment; throws an error that names each variable that can't be read. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const env = Environment.parse(environment);
  if (env.SEED_SIZE === "large" && !env.DATABASE_URL)
    throw new Error("SEED_SIZE=large needs a Postgres server: set DATABASE_URL");
  const isPublic = env.PROFILE === "player";
  const passwords = { demo: env.DEMO_PASSWORD, agent: env.AGENT_PASSWORD, payment: env.PAYMENT_PASSWORD };
  if (isPublic) {
    const faults = publicFaults(env, passwords);
    if (faults.length > 0) throw new Error(`PROFILE=player is for the public: ${faults.join("; ")}`);
  }
  return {
    host: env.HOST,
    port: env.PORT,
    /** Further ports that serve pictures and games, as a CDN does. */
    cdnPorts: env.CDN_PORTS,
    /** Folder of the embedded database; "memory" keeps nothing. Not used with `databaseUrl`. */
    dataDir: env.DATA_DIR === "memory" ? "memory" : path.resolve(repository, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Whether `/sandbox/*` answers. */
    control: env.SANDBOX_CONTROL,
    /** Answers failures as HTTP 200 with `success: false`, as older platforms do. */
    legacyStatus: env.SANDBOX_LEGACY_STATUS,
    /** Bearer token of the gateway for `/wps/events`. */
    serviceKey: env.SERVICE_KEY,
    /** The same seed on the same day makes the same data. */
    seed: env.SEED,
    /** `large`: a million bets of 50,000 members; on a Postgres server only. */
    seedSize: env.SEED_SIZE,
    /** Whether the event stream is on. */
    events: env.EVENTS === "on",
    /** Networks of the gateways, and of proxies between: `X-Forwarded-For` counts only when it comes from one of them. */
    gateways: env.GATEWAYS,
    /** For the public: passwords that take the place of the published ones. Undefined for developers. */
    privatePasswords: isPublic ? passwords : undefined,
    /** Hosts of push services, or `*.` with the end of their names: no other address gets notifications. */
    pushServices: env.PUSH_SERVICES,
    /** Address of the web client, for links in e-mails. */
    siteUrl: env.SITE_URL,
    /** Origins of pages that may show a game in a frame. */
    playEmbedders: env.PLAY_EMBEDDERS,
    /** Port of the built-in social networks; undefined when they are off. */
    identityPort: env.IDENTITY_PORT,
    /** The OAuth client that may use the built-in social networks. */
    identityClient: { id: env.IDENTITY_CLIENT_ID, secret: env.IDENTITY_CLIENT_SECRET },
    /** The provider of tokens that prove a phone number; undefined when there is none. */
    phoneAuth: env.FIREBASE_PROJECT_ID
      ? {
          projectId: env.FIREBASE_PROJECT_ID,
          issuer: env.FIREBASE_ISSUER ?? `https://securetoken.google.com/${env.FIREBASE_PROJECT_ID}`,
          jwksUrl: env.FIREBASE_JWKS_URL,
          isEmulated: env.FIREBASE_EMULATED,
        }
      : undefined,
    /** Public address of the pages of customer service and downloads; this process when not set. */
    publicUrl: env.PUBLIC_URL,
    /** 32 bytes as base64url, shared with the gateway: the key that encrypts links to customer service. */
    serviceLinkKey: env.SERVICE_LINK_KEY,
    /** 32 bytes as base64url: the key that seals the secret of the lotteries' draws in the database. */
    lotteryKey: env.LOTTERY_KEY,
    /** Delay of the chat's automatic agent. */
    chatAnswerMs: env.CHAT_ANSWER_MS,
    /** Wins from this amount on are larger wins; in minor units of the catalogue's currency. */
    largerWin: env.LARGER_WIN,
    /** Whether seeded members play by themselves now and then. */
    crowdPlays: env.CROWD_PLAYS,
    /** Off for load tests, which would measure nothing but these limits. */
    rateLimits: env.RATE_LIMITS === "on",
    /** The human check until the operator chooses one; `none` for tests and load tests. */
    humanCheck: env.HUMAN_CHECK,
    /** The Turnstile account; by default Cloudflare's test account, which accepts everybody. */
    turnstile: {
      siteKey: env.TURNSTILE_SITE_KEY,
      secret: env.TURNSTILE_SECRET,
      verifyUrl: env.TURNSTILE_VERIFY_URL,
    },
  };
}

/** The sandbox's configuration. */
export type Config = ReturnType<typeof readConfig>;
