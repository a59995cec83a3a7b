import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Variables = Record<string, string>;

/** Secrets that the gateway and the sandbox of one product share. */
export interface Secrets {
  /** Opens the platform's event stream. */
  serviceKey: string;
  /** Seals links to customer service: 32 bytes as base64url. */
  serviceLinkKey: string;
  /** Seals the secret of the lotteries' draws: 32 bytes as base64url; the sandbox's default when undefined. */
  lotteryKey?: string | undefined;
  /** The gateway's account at the social networks that the sandbox imitates. */
  identityClient: { id: string; secret: string };
}

/** Secrets for one start, except those that the environment sets. */
export const createSecrets = (env: NodeJS.ProcessEnv = {}): Secrets => ({
  serviceKey: env.SERVICE_KEY ?? randomUUID(),
  serviceLinkKey: env.SERVICE_LINK_KEY ?? randomBytes(32).toString("base64url"),
  lotteryKey: env.LOTTERY_KEY,
  identityClient: { id: "atrium", secret: randomUUID() },
});

/** File of the generated secrets of a production start. */
export const secretsFile = (dataDir: string) => path.join(dataDir, "secrets.json");

/** Secrets that outlive a start: sessions stay valid, and partners keep their key. */
const generators = {
  SEAL_KEYS: () => `first:${randomBytes(32).toString("base64url")}`,
  PARTNER_KEYS: () => randomBytes(24).toString("base64url"),
  SERVICE_KEY: () => randomUUID(),
  SERVICE_LINK_KEY: () => randomBytes(32).toString("base64url"),
  LOTTERY_KEY: () => randomBytes(32).toString("base64url"),
  VAPID_PRIVATE_KEY: () => randomBytes(32).toString("base64url"),
} satisfies Record<string, () => string>;
type SecretName = keyof typeof generators;

/**
 * The secrets of an installation as variables. The environment wins; a missing one is generated once and kept in a file of
 * the data folder that only its owner can read.
 */
export function keptSecrets(dataDir: string, env: NodeJS.ProcessEnv): Record<SecretName, string> {
  const file = secretsFile(dataDir);
  const kept: Variables = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secretOf = (name: SecretName) => env[name] ?? kept[name] ?? generators[name]();
  const secrets = {
    SEAL_KEYS: secretOf("SEAL_KEYS"),
    PARTNER_KEYS: secretOf("PARTNER_KEYS"),
    SERVICE_KEY: secretOf("SERVICE_KEY"),
    SERVICE_LINK_KEY: secretOf("SERVICE_LINK_KEY"),
    LOTTERY_KEY: secretOf("LOTTERY_KEY"),
    VAPID_PRIVATE_KEY: secretOf("VAPID_PRIVATE_KEY"),
  };
  // Secrets of the environment are kept where the operator keeps them, not here.
  const own = Object.entries(secrets).filter(([name]) => env[name] === undefined);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...kept, ...Object.fromEntries(own) }, undefined, 2)}\n`, { mode: 0o600 });
  return secrets;
}
