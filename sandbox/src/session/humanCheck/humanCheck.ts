import { randomBytes } from "node:crypto";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { PlatformError } from "../../http/errors.ts";
import { parseJson, text } from "../../http/input.ts";
import type { Platform } from "../../platform.ts";
import { isFirstUse } from "../usedTokens.ts";
import { isTurnstileToken } from "./turnstile.ts";

/** The number to find is below two to the power of this. */
export const POW_BITS = 18;
const LIFETIME_MS = 120_000;
/** So long Cloudflare takes a token for good. */
const TURNSTILE_LIFETIME_MS = 300_000;

/** Who tells people from programs: nobody; a task that takes a browser a moment and many accounts a long time; Cloudflare. */
export const HUMAN_CHECK_PROVIDERS = ["none", "pow", "turnstile"] as const;
export type HumanCheckProvider = (typeof HUMAN_CHECK_PROVIDERS)[number];

/** What every body carries that needs a solved task. */
export const humanCheckBody = {
  hvProvider: text(20).nullish(),
  hvChallenge: text(2_000).nullish(),
  hvToken: text(2_000).nullish(),
};

type Answer = z.output<z.ZodObject<typeof humanCheckBody>>;

const Challenge = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
});

/** Makes tasks and knows its own again. Those of before a restart are nobody's. */
export class HumanChecks {
  readonly #clock: Clock;
  readonly #hmacKey = randomBytes(32).toString("base64url");

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async create() {
    const expiresAt = new Date(this.#clock.now().getTime() + LIFETIME_MS);
    const task = await createChallenge({ hmacKey: this.#hmacKey, maxNumber: 2 ** POW_BITS, expires: expiresAt });
    return { challenge: JSON.stringify(task), difficulty: POW_BITS, expiresAt };
  }

  /** The signature and the end of a task that was solved; undefined for anything else. */
  async verify(challenge: string, token: string): Promise<{ signature: string; expiresAt: Date } | undefined> {
    const task = Challenge.safeParse(parseJson(challenge));
    if (!task.success || !/^\d{1,7}$/.test(token)) return undefined;
    const expiresAt = new Date(Number(extractParams(task.data).expires) * 1000);
    if (!(expiresAt > this.#clock.now())) return undefined;
    const isSolved = await verifySolution({ ...task.data, number: Number(token) }, this.#hmacKey, false);
    return isSolved ? { signature: task.data.signature, expiresAt } : undefined;
  }
}

/** Which provider the operator chose; without a choice, the one that the platform was started with. */
export const humanCheckProvider = ({ site, config }: Platform): HumanCheckProvider =>
  site.brand.humanCheck ?? config.humanCheck;

/** Throws HUMAN_CHECK_FAILED unless the body brings a solved task that nobody has brought before, or none is asked for. */
export async function requireHumanCheck(platform: Platform, answer: Answer): Promise<void> {
  const provider = humanCheckProvider(platform);
  if (provider === "none") return;
  const proof = answer.hvProvider === provider ? await proofOf(platform, provider, answer) : undefined;
  const isNew = proof && (await isFirstUse(platform.db, proof.name, proof.expiresAt, platform.clock.now()));
  if (!isNew) throw new PlatformError("HUMAN_CHECK_FAILED");
}

/** What was brought, if it is good, under the name that it is used up by. */
async function proofOf(platform: Platform, provider: "pow" | "turnstile", { hvChallenge, hvToken }: Answer) {
  if (provider === "pow") {
    const task = await platform.humanChecks.verify(hvChallenge ?? "{}", hvToken ?? "");
    return task && { name: `pow ${task.signature}`, expiresAt: task.expiresAt };
  }
  const isGood = await isTurnstileToken(platform.config.turnstile, hvToken ?? "");
  const expiresAt = new Date(platform.clock.now().getTime() + TURNSTILE_LIFETIME_MS);
  return isGood ? { name: `turnstile ${hvToken}`, expiresAt } : undefined;
}
