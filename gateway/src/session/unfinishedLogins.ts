import { z } from "zod";
import type { Context } from "../request/context.ts";
import { endAtPlatform } from "./endAtPlatform.ts";
import type { Login } from "./session.model.ts";

const keptMs = 120_000;
/** The value outlives the timer that takes it out. */
const spareMs = 30_000;

const sealedLogin = z.object({
  for: z.literal("login"),
  token: z.string().min(1),
  isFirstLogin: z.boolean(),
  passwordChangeReason: z.enum(["WEAK", "EXPIRED"]).nullable(),
  expiresAt: z.string().nullable(),
  lastLogin: z.object({ at: z.string(), ip: z.string().nullable() }).nullable(),
  deviceMark: z.string().nullable(),
});

/**
 * Keeps a login that the platform accepted, when the rest of it failed. The same input then continues it, because the
 * platform does not accept a one-time code twice. Without another attempt the session is logged out.
 */
export async function keepLogin(context: Context, attempt: string, login: Login): Promise<void> {
  const { services, brand } = context.uncached();
  const { sealer, sharedState } = services;
  const { caller } = context.scope;
  const name = nameOf(context, attempt);
  const end = () => endAtPlatform(brand.shared, caller, login.token);
  const sealed = await sealer.seal({ for: "login", ...login });
  if (!(await sharedState.putIfAbsent(name, sealed, keptMs + spareMs))) return end();
  setTimeout(async () => {
    if ((await sharedState.takeOut(name)) !== null) await end();
  }, keptMs).unref();
}

/** The kept login of the same input; null when there is none. It can be taken once. */
export async function takeLogin(context: Context, attempt: string): Promise<Login | null> {
  const { sealer, sharedState } = context.uncached().services;
  const sealed = await sharedState.takeOut(nameOf(context, attempt));
  return sealed === null ? null : sealer.open(sealed, sealedLogin);
}

/** The input contains a password or a code. Only a keyed hash of it leaves this process. */
function nameOf(context: Context, attempt: string): string {
  const { services, brand } = context.uncached();
  return `login:${services.sealer.nameOf(`${brand.key.merchant} ${attempt}`)}`;
}
