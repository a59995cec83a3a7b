import type { Caller } from "../upstream/http/outgoing.ts";
import { Scope, type Shared } from "../upstream/scope.ts";
import { sessionUpstream } from "./session.upstream.ts";

const limitMs = 3_000;

/**
 * Ends a session at the platform when no browser holds it any more. Never rejects: the platform ends an unused session
 * by itself, only later.
 */
export async function endAtPlatform(shared: Shared, caller: Caller, token: string): Promise<void> {
  const scope = new Scope(shared, { ...caller, token }, AbortSignal.timeout(limitMs), () => undefined);
  await sessionUpstream(scope)
    .logOut()
    .catch(() => undefined);
}
