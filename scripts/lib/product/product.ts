import { inRoot } from "../paths.ts";
import { createSecrets, keptSecrets, type Secrets } from "./secrets.ts";
import type { Service } from "./services.ts";

type Variables = Record<string, string>;

/** The sandbox's variables for the secrets. */
export const sandboxSecrets = ({ serviceKey, serviceLinkKey, lotteryKey, identityClient }: Secrets): Variables => ({
  SERVICE_KEY: serviceKey,
  SERVICE_LINK_KEY: serviceLinkKey,
  ...(lotteryKey !== undefined && { LOTTERY_KEY: lotteryKey }),
  IDENTITY_CLIENT_ID: identityClient.id,
  IDENTITY_CLIENT_SECRET: identityClient.secret,
});

/** Where the parts of a running sandbox listen. */
export interface SandboxAddresses {
  origin: string;
  cdnOrigins: readonly string[];
  /** Of the social networks that it imitates, if it does. */
  identityOrigin?: string | undefined;
}

const hostOf = (origin: string) => new URL(origin).host;

/** The gateway's variables that connect it to a sandbox. */
export const gatewayVariables = (sandbox: SandboxAddresses, secrets: Secrets): Variables => ({
  WPS_URL: sandbox.origin,
  LGW_URL: sandbox.origin,
  SERVICE_KEY: secrets.serviceKey,
  SERVICE_LINK_KEY: secrets.serviceLinkKey,
  SERVICE_HOSTS: hostOf(sandbox.origin),
  CDN_HOSTS: sandbox.cdnOrigins.map(hostOf).join(","),
  ...(sandbox.identityOrigin && socialNetworks(sandbox.identityOrigin, secrets.identityClient)),
});

const socialNetworks = (identityOrigin: string, client: Secrets["identityClient"]): Variables =>
  Object.fromEntries(
    ["GOOGLE", "FACEBOOK"].flatMap((network) => [
      [`${network}_ISSUER`, `${identityOrigin}/${network.toLowerCase()}`],
      [`${network}_CLIENT_ID`, client.id],
      [`${network}_CLIENT_SECRET`, client.secret],
    ]),
  );

export interface ProductOptions {
  /** Port of the gateway, which also serves the built web client. */
  port: number;
  /** Port of the sandbox; its CDNs and social networks take the next four. Undefined: the platform runs elsewhere. */
  sandboxPort: number | undefined;
  /** Port of a development server for the web client; the gateway's by default. */
  webPort?: number;
  /** Folder for everything that outlives a start. */
  dataDir: string;
  /** Restart a service when its sources change. */
  isWatched?: boolean;
  /** As for the public: the `player` profile, nothing imitated, no control page, and secrets that outlive a start. */
  isProduction?: boolean;
}

/** Ports that a product needs, by the name of what listens there. */
export function portsOf({ port, sandboxPort, webPort, isProduction }: ProductOptions): Record<string, number> {
  return {
    gateway: port,
    ...(webPort && { web: webPort }),
    ...(sandboxPort && {
      sandbox: sandboxPort,
      "CDN 1": sandboxPort + 1,
      "CDN 2": sandboxPort + 2,
      "CDN 3": sandboxPort + 3,
      ...(!isProduction && { "social networks": sandboxPort + 4 }),
    }),
  };
}

/** The last port that can be the sandbox's, so that all of its ports exist. */
export const LAST_SANDBOX_PORT = 65_531;

/** The imitated social networks log anybody in, so there are none for the public. */
const addressesAt = (sandboxPort: number, isProduction: boolean | undefined): SandboxAddresses => ({
  origin: `http://127.0.0.1:${sandboxPort}`,
  cdnOrigins: [1, 2, 3].map((offset) => `http://127.0.0.1:${sandboxPort + offset}`),
  identityOrigin: isProduction ? undefined : `http://127.0.0.1:${sandboxPort + 4}`,
});

const watching = (...paths: string[]) => [
  "--watch",
  "--watch-preserve-output",
  ...paths.map((path) => `--watch-path=${inRoot(path)}`),
];

function sandboxService(
  options: ProductOptions,
  sandboxPort: number,
  secrets: Secrets,
  env: NodeJS.ProcessEnv,
  extra: Variables,
): Service {
  const { port, webPort = port, dataDir, isWatched, isProduction } = options;
  const { origin, cdnOrigins, identityOrigin } = addressesAt(sandboxPort, isProduction);
  const embedders = [...new Set([port, webPort])].flatMap((p) => [`http://localhost:${p}`, `http://127.0.0.1:${p}`]);
  return {
    name: "sandbox",
    args: [...sandboxNodeOptions, ...(isWatched ? watching() : []), inRoot("sandbox/src/main.ts")],
    env: {
      ...sandboxSecrets(secrets),
      ...processVariables,
      PORT: String(sandboxPort),
      CDN_PORTS: cdnOrigins.map((cdn) => new URL(cdn).port).join(","),
      ...(identityOrigin && { IDENTITY_PORT: new URL(identityOrigin).port }),
      DATA_DIR: env.SANDBOX_DATA_DIR ?? `${dataDir}/sandbox`,
      SANDBOX_CONTROL: env.SANDBOX_CONTROL ?? (isProduction ? "0" : "1"),
      CROWD_PLAYS: env.CROWD_PLAYS ?? "1",
      SITE_URL: env.SITE_URL ?? `http://localhost:${webPort}`,
      PLAY_EMBEDDERS: env.PLAY_EMBEDDERS ?? embedders.join(","),
      ...extra,
    },
    readyUrl: `${origin}/health/ready`,
  };
}

/**
 * Options of node for the gateway. Its data needs some 60 MB, but without limits node lets several times as much garbage
 * wait. These keep a loaded process at about 240 MB, and every process within the 512 MB of its container. In a smaller
 * young space requests under load would be copied to the old one before they end.
 */
export const gatewayNodeOptions = ["--max-old-space-size=384", "--max-semi-space-size=16"];

/** Options of node for the sandbox. Its data needs some 50 MB; the young space is small, because its requests are few. */
const sandboxNodeOptions = ["--max-old-space-size=384", "--max-semi-space-size=8"];

/**
 * Node keeps what it compiled in this folder. A later start loads no compiler for TypeScript, so that it takes a sixth of
 * the time and the process is 20 MB smaller.
 */
const compiledCode: Variables = { NODE_COMPILE_CACHE: inRoot("node_modules/.cache/compiled") };

/** Threads of a process share two heaps of the C library. With one each, more freed memory stays unused. */
export const processVariables: Variables = { MALLOC_ARENA_MAX: "2", ...compiledCode };

function gatewayService(options: ProductOptions, secrets: Secrets, extra: Variables): Service {
  const { port, sandboxPort, dataDir, isWatched, isProduction } = options;
  return {
    name: "gateway",
    // The gateway reads the SDL as a file, which --watch alone does not follow.
    args: [
      ...gatewayNodeOptions,
      ...(isWatched ? watching("gateway/src", "schema/schema.graphql") : []),
      inRoot("gateway/src/main.ts"),
    ],
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...processVariables,
      ...(sandboxPort && gatewayVariables(addressesAt(sandboxPort, isProduction), secrets)),
      ...extra,
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  };
}

/**
 * The services of a product in the order of their start, with their variables. This is the only place that says so:
 * `npm start` (and with it the journeys and the vitals) and `npm run dev` start these, and the gateway's tests and benches
 * take their variables from `gatewayVariables`.
 */
export function servicesOf(options: ProductOptions, env: NodeJS.ProcessEnv = process.env): Service[] {
  const { sandboxPort, dataDir, isProduction } = options;
  const kept = isProduction ? keptSecrets(dataDir, env) : {};
  const secrets = createSecrets({ ...kept, ...env });
  const some = (names: RegExp): Variables =>
    isProduction
      ? { PROFILE: "player", ...Object.fromEntries(Object.entries(kept).filter(([name]) => names.test(name))) }
      : {};
  const forSandbox = some(/_PASSWORD$/);
  const extra = {
    ...some(/^(SEAL_KEYS|PARTNER_KEYS|VAPID_PRIVATE_KEY)$/),
    ...(isProduction && { NODE_ENV: "production" }),
  };
  return [
    ...(sandboxPort ? [sandboxService(options, sandboxPort, secrets, env, forSandbox)] : []),
    gatewayService(options, secrets, extra),
  ];
}
