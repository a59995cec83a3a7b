import { z } from "zod";
import { change } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { login } from "../login.wire.ts";

const begun = z.object({ challengeToken: z.string().min(8).max(512), options: z.record(z.string(), z.unknown()) });

const calls = {
  begin: change("POST /wps/session/login/passkey/options", begun, { as: "guest" }),
  logIn: change("POST /wps/session/login/passkey", login, { encrypt: true, as: "guest" }),
};

/** The platform calls for logins with a passkey. */
export const passkeyLoginUpstream = defineUpstream((scope) => ({
  begin: () => calls.begin(scope),
  logIn: (challengeToken: string, response: Readonly<Record<string, unknown>>) =>
    calls.logIn(scope, { body: { challengeToken, response } }),
}));
