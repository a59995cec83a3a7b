import { type CookieJar, readCookie } from "./cookies.ts";

export const sessionCookie = "__Host-atrium";

/**
 * Says only that the browser has a session. The browser sends it also when it follows another site's link, and then keeps
 * the session itself back.
 */
const signedInCookie = "__Host-atrium-signed-in";

/** Without `maxAgeSeconds` the session lasts as long as the browser session. */
export function setSessionCookie(cookies: CookieJar, sealed: string, maxAgeSeconds: number | undefined): void {
  cookies.set(sessionCookie, sealed, maxAgeSeconds);
  cookies.set(signedInCookie, "1", maxAgeSeconds, "Lax");
}

export function clearSessionCookie(cookies: CookieJar): void {
  cookies.clear(sessionCookie);
  cookies.clear(signedInCookie);
}

/** Whether the browser has a session, as far as its cookies say, even if it keeps the session's own cookie back. */
export const saysSignedIn = (header: string | undefined): boolean => readCookie(header, signedInCookie) !== undefined;
