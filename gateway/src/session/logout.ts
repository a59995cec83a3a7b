import { rememberCookie, sessionCookie } from "../auth/session.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Context } from "../request/context.ts";
import { sessionUpstream } from "./session.upstream.ts";

/** Ends the caller's session, here and at the platform; one that is over already counts as ended. */
export async function logOut(context: Context, { forget }: { forget: boolean }): Promise<void> {
  // The browser forgets in any case, also when the platform can't be reached: that error is thrown all the same.
  context.cookies.clear(sessionCookie);
  if (forget) context.cookies.clear(rememberCookie);
  if (context.session === null) return;
  try {
    await context.upstream(sessionUpstream).logOut();
  } catch (error) {
    if (!(error instanceof UpstreamError && ["SESSION_EXPIRED", "SESSION_REVOKED"].includes(error.code))) throw error;
  }
  context.switchSession(null);
}
