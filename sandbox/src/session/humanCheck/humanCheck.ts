import type { z } from "zod";
import { PlatformError } from "../../http/errors.ts";
import { text } from "../../http/input.ts";
import { humanCheckProvider } from "../../site/sitePlatform.ts";
import { isFirstUse } from "../usedTokens.ts";
import type { HumanCheckPlatform } from "./humanCheckPlatform.ts";
import { isTurnstileToken } from "./turnstile.ts";

/** Lifetime of a Turnstile token at Cloudflare. */
const TURNSTILE_LIFETIME_MS = 300_000;

/** Body fields of a solved human check. */
export const humanCheckBody = {
  hvProvider: text(20).nullish(),
  hvChallenge: text(2_000).nullish(),
  hvToken: text(2_000).nullish(),
};

type Answer = z.output<z.ZodObject<typeof humanCheckBody>>;

/** Throws HUMAN_CHECK_FAILED unless the check is off or the body has a solution that was never used before. */
export async function requireHumanCheck(platform: HumanCheckPlatform, answer: Answer): Promise<void> {
  const provider = humanCheckProvider(platform);
  if (provider === "none") return;
  const proof = answer.hvProvider === provider ? await proofOf(platform, provider, answer) : undefined;
  const isNew = proof && (await isFirstUse(platform.db, proof.name, proof.expiresAt));
  if (!isNew) throw new PlatformError("HUMAN_CHECK_FAILED");
}

/** A valid solution and the name that marks it as used; undefined when the solution is invalid. */
async function proofOf(platform: HumanCheckPlatform, provider: "pow" | "turnstile", { hvChallenge, hvToken }: Answer) {
  if (provider === "pow") {
    const task = await platform.humanChecks.verify(hvChallenge ?? "{}", hvToken ?? "");
    return task && { name: `pow ${task.signature}`, expiresAt: task.expiresAt };
  }
  const isGood = await isTurnstileToken(platform.config.turnstile, hvToken ?? "");
  const expiresAt = new Date(platform.clock.now().getTime() + TURNSTILE_LIFETIME_MS);
  return isGood ? { name: `turnstile ${hvToken}`, expiresAt } : undefined;
}
