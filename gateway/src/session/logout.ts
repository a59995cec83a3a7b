import { rememberCookie } from "../auth/remembered.ts";
import { clearSessionCookie } from "../auth/sessionCookies.ts";
import type { Context } from "../request/context.ts";
import { endAtPlatform } from "./endAtPlatform.ts";

/** Ends the caller's session here and at the platform. It succeeds here also when the platform can't be reached. */
export async function logOut(context: Context, { forget }: { forget: boolean }): Promise<void> {
  const { cookies, brand, services } = context.uncached();
  clearSessionCookie(cookies);
  if (forget) cookies.clear(rememberCookie);
  const { session, scope } = context;
  if (session === null) return;
  // A copy of the cookie or bearer token ends too, whatever the platform answers.
  await services.sessions.end(session);
  context.switchSession(null);
  await endAtPlatform(brand.shared, scope.caller, session.token);
}
