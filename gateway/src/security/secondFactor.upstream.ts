import { z } from "zod";
import type { SecondFactor } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, maybeInstant } from "../upstream/wire.ts";

const state = z
  .object({ enabledAt: maybeInstant, recoveryCodesLeft: count })
  .transform((row): SecondFactor => ({ enabledAt: row.enabledAt, recoveryCodesLeft: row.recoveryCodesLeft }));
const begun = z.object({
  secret: z.string().min(16).max(200),
  otpauthUrl: z.string().startsWith("otpauth://").max(500),
});
const codes = z.object({ recoveryCodes: z.array(z.string().min(6).max(64)).min(1).max(50) });

const encrypt = true;
const calls = {
  state: ownRead("GET /wps/member/mfa", state),
  begin: change("POST /wps/member/mfa", begun, { encrypt }),
  confirm: change("POST /wps/member/mfa", codes, { encrypt }),
  renewCodes: change("POST /wps/member/mfa/recoveryCodes", codes, { encrypt }),
  end: change("DELETE /wps/member/mfa", z.unknown(), { encrypt }),
};

/** The platform calls for the second factor of the caller's logins. Changes need the token of a step-up. */
export const secondFactorUpstream = defineUpstream((scope) => ({
  state: () => calls.state(scope),
  begin: (stepUpToken: string) => calls.begin(scope, { body: { stepUpToken } }),
  confirm: (code: string, stepUpToken: string) => calls.confirm(scope, { body: { code, stepUpToken } }),
  renewCodes: (stepUpToken: string) => calls.renewCodes(scope, { body: { stepUpToken } }),
  end: (stepUpToken: string) => calls.end(scope, { body: { stepUpToken } }),
}));
