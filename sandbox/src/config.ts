import path from "node:path";
import { z } from "zod";

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

const repository = path.resolve(import.meta.dirname, "../..");

const Environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(4100),
  CDN_PORTS: list("4101,4102,4103").pipe(z.array(port).max(8)),
  DATA_DIR: z.string().default(".data/sandbox"),
  DATABASE_URL: z.union([z.literal("").transform(() => undefined), z.url({ protocol: /^postgres(ql)?$/ })]).optional(),
  SANDBOX_CONTROL: flag,
  SANDBOX_LEGACY_STATUS: flag,
  SERVICE_KEY: z.string().min(16).default("atrium-sandbox-service-key"),
  SEED: z.string().default("atrium"),
  EVENTS: z.enum(["on", "off"]).default("on"),
  GATEWAYS: list("127.0.0.0/8,::1"),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:4000"),
  PLAY_EMBEDDERS: list("http://localhost:4000,http://127.0.0.1:4000"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
});

/** What the sandbox can be told from outside. */
export interface Config {
  host: string;
  port: number;
  /** Further ports that serve pictures and games, as CDNs would. */
  cdnPorts: number[];
  /** Folder of the embedded database; "memory" keeps nothing. Not used with `databaseUrl`. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether `/sandbox/*` answers. */
  control: boolean;
  /** Answers failures as HTTP 200 with `success: false`, as older platforms do. */
  legacyStatus: boolean;
  /** What the gateway shows to read `/wps/events`. */
  serviceKey: string;
  /** Same seed, same day: same data. */
  seed: string;
  /** Whether the platform has an event stream at all. */
  events: boolean;
  /** Networks that gateways call from: only they are believed when they pass on a caller's address. */
  gateways: string[];
  /** The web client, for links in e-mails. */
  siteUrl: string;
  /** Origins whose pages may show a game in a frame. */
  playEmbedders: string[];
  /** Off for load tests: brute-force limits would be all that is measured. */
  rateLimits: boolean;
}

/** Reads the environment; throws an error that names each variable that can't be read. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const env = Environment.parse(environment);
  return {
    host: env.HOST,
    port: env.PORT,
    cdnPorts: env.CDN_PORTS,
    dataDir: env.DATA_DIR === "memory" ? "memory" : path.resolve(repository, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    control: env.SANDBOX_CONTROL,
    legacyStatus: env.SANDBOX_LEGACY_STATUS,
    serviceKey: env.SERVICE_KEY,
    seed: env.SEED,
    events: env.EVENTS === "on",
    gateways: env.GATEWAYS,
    siteUrl: env.SITE_URL,
    playEmbedders: env.PLAY_EMBEDDERS,
    rateLimits: env.RATE_LIMITS === "on",
  };
}
