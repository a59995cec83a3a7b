import { rememberCookie } from "../auth/remembered.ts";
import { clearSessionCookie } from "../auth/sessionCookies.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Context } from "../request/context.ts";
import { sessionUpstream } from "./session.upstream.ts";

/** Ends the caller's session here and at the platform. A session that is already over counts as ended. */
export async function logOut(context: Context, { forget }: { forget: boolean }): Promise<void> {
  // Clear the cookies first, so that the browser forgets the session also when the platform can't be reached and the
  // call throws.
  clearSessionCookie(context.cookies);
  if (forget) context.cookies.clear(rememberCookie);
  if (context.session === null) return;
  // A copy of the cookie or bearer token ends too, whatever the platform answers.
  await context.services.sessions.end(context.session);
  try {
    await context.upstream(sessionUpstream).logOut();
  } catch (error) {
    if (!(error instanceof UpstreamError && ["SESSION_EXPIRED", "SESSION_REVOKED"].includes(error.code))) throw error;
  }
  context.switchSession(null);
}
