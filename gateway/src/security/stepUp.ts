import { z } from "zod";
import { AtriumError } from "../errors/atriumError.ts";
import type { Context } from "../request/context.ts";

/** As long as the platform accepts a token. */
const keptMs = 5 * 60_000;

const sealedToken = z.object({ for: z.literal("step-up"), token: z.string().min(1) });

const nameOf = (context: Context) => `step-up:${context.requireSession().id}`;

/** Keeps the token of a step-up for the caller's session. Clients never see it. */
export async function keepStepUp(context: Context, token: string): Promise<void> {
  const { sealer, sharedState } = context.uncached().services;
  const sealed = await sealer.seal({ for: "step-up", token });
  await sharedState.takeOut(nameOf(context));
  await sharedState.putIfAbsent(nameOf(context), sealed, keptMs);
}

/** The token of the session's step-up, for changes that need one. Throws STEP_UP_REQUIRED when there is none. */
export async function stepUpToken(context: Context): Promise<string> {
  const { sealer, sharedState } = context.uncached().services;
  const sealed = await sharedState.read(nameOf(context));
  const kept = sealed === null ? null : await sealer.open(sealed, sealedToken);
  if (kept === null) throw new AtriumError("STEP_UP_REQUIRED");
  return kept.token;
}
