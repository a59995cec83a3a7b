import { z } from "zod";
import { parseJson } from "../../http/input.ts";

const PATIENCE_MS = 5_000;

/** An account with Cloudflare Turnstile, or with whatever answers like it. */
export interface TurnstileAccount {
  /** Public: the client's widget shows it. */
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

const Verdict = z.object({ success: z.literal(true) });

/** Whether Turnstile gave this token to a person at this site. False also when nobody can say. */
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
