import { z } from "zod";
import type { TurnstileAccount } from "../../config.ts";
import { parseJson } from "../../http/input.ts";

const PATIENCE_MS = 5_000;

const Verdict = z.object({ success: z.literal(true) });

/** Whether Turnstile issued this token for this site. Also false when Turnstile does not answer. */
export async function isTurnstileToken({ secret, verifyUrl }: TurnstileAccount, token: string): Promise<boolean> {
  if (token === "") return false;
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok && Verdict.safeParse(parseJson(await answer.text())).success;
  } catch {
    return false;
  }
}
