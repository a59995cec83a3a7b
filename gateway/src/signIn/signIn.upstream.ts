import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { signInStatus } from "./signIn.wire.ts";

const calls = {
  calendar: sharedRead("GET /wps/relay/PRM_signInStatus", signInStatus, { maxAge: 10 }),
  own: ownRead("GET /wps/relay/PRM_signInStatus", signInStatus),
  signIn: change("POST /wps/relay/PRM_signIn", signInStatus),
};

/** The platform calls for the daily sign-in. */
export const signInUpstream = (scope: Scope) => ({
  calendar: async () => (await calls.calendar(scope)).calendar,

  /** The progress of the caller. */
  standing: async () => (await calls.own(scope)).standing,

  signIn: async (idempotencyKey: string) =>
    calls.own.keep(scope, await calls.signIn(scope, { idempotencyKey, body: {} })),
});
