import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownFolder } from "./ownFolder.ts";

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
const generators: Record<string, () => string> = {
  SEAL_KEYS: () => `first:${randomBytes(32).toString("base64url")}`,
  PARTNER_KEYS: () => randomBytes(24).toString("base64url"),
  SERVICE_KEY: () => randomUUID(),
  SERVICE_LINK_KEY: () => randomBytes(32).toString("base64url"),
  LOTTERY_KEY: () => randomBytes(32).toString("base64url"),
  VAPID_PRIVATE_KEY: () => randomBytes(32).toString("base64url"),
  DEMO_PASSWORD: () => randomBytes(12).toString("base64url"),
  AGENT_PASSWORD: () => randomBytes(12).toString("base64url"),
  // Never the published one, which is smaller.
  PAYMENT_PASSWORD: () => String(randomInt(250_000, 1_000_000)),
};

const readKept = (file: string): Variables => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
const writeKept = (file: string, kept: Variables) =>
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });

/** Kept secrets that belong to the data: what it was filled and sealed with for the public. */
const OF_DATA = ["DEMO_PASSWORD", "AGENT_PASSWORD", "PAYMENT_PASSWORD", "LOTTERY_KEY"];

/** Throws when a start for developers would use data of a start for the public: its published passwords would not work. */
export function refusePublicData(dataDir: string): void {
  const kept = readKept(secretsFile(dataDir));
  if (OF_DATA.some((name) => kept[name] !== undefined))
    throw new Error(
      `${dataDir} has the data of a start with --production, whose passwords and keys are other ones: start it with --production, set DATA_DIR to another folder, or delete the data with --reset.`,
    );
}

/** Forgets the secrets of data that was deleted. */
export function forgetPublicData(dataDir: string): void {
  const file = secretsFile(dataDir);
  const rest = Object.entries(readKept(file)).filter(([name]) => ![...OF_DATA, PRINTED].includes(name));
  if (existsSync(file)) writeKept(file, Object.fromEntries(rest));
}

/** Present in the file once the passwords of the seeded accounts were printed. */
const PRINTED = "PASSWORDS_PRINTED_AT";

/** The generated passwords of the seeded accounts, for the first caller; undefined afterwards, and for those of the environment. */
export function passwordsToPrint(dataDir: string): Variables | undefined {
  const file = secretsFile(dataDir);
  const kept = readKept(file);
  if (kept[PRINTED] !== undefined || kept.DEMO_PASSWORD === undefined) return undefined;
  writeKept(file, { ...kept, [PRINTED]: new Date().toISOString() });
  return kept;
}

/**
 * The secrets of an installation as variables. The environment wins; a missing one is generated once and kept in a file of
 * the data folder that only its owner can read.
 */
export function keptSecrets(dataDir: string, env: NodeJS.ProcessEnv): Variables {
  const file = secretsFile(dataDir);
  const kept = readKept(file);
  const secrets = Object.entries(generators).map(([name, generate]): [string, string] => [
    name,
    env[name] ?? kept[name] ?? generate(),
  ]);
  // Secrets of the environment are kept where the operator keeps them, not here.
  const own = secrets.filter(([name]) => env[name] === undefined);
  ownFolder(dataDir);
  writeKept(file, { ...kept, ...Object.fromEntries(own) });
  return Object.fromEntries(secrets);
}
