import { mobileDigits } from "@atrium/schema/typed";
import { z } from "zod";
import type { RegisterInput } from "../../__generated__/types.ts";
import { unlessAbsent, unlessRefused } from "../../upstream/absence.ts";
import { change, sharedRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { flag } from "../../upstream/wire.ts";
import { captchaFields } from "../captcha.ts";
import { humanCheckFields } from "../humanCheck.ts";
import { humanCheck, noHumanCheck, registered, registrationSettings } from "./registration.wire.ts";

const calls = {
  // Never older: the first guest after a change of the form or of the jurisdiction must see the new fields.
  settings: sharedRead("GET /wps/system/setting/register", registrationSettings, {
    maxAge: 5,
    usableFor: 0,
    followsSettings: true,
  }),
  humanCheck: change("GET /wps/verification/human", humanCheck, { as: "guest" }),
  available: change("GET /wps/member/username/available", z.object({ available: flag }), { as: "guest" }),
  affiliate: change("GET /wps/agent/affiliate", z.unknown(), { as: "guest" }),
  register: change("PUT /wps/member/register", registered, { encrypt: true, as: "guest" }),
  registerMobile: change("PUT /wps/member/register/mobile", registered, { encrypt: true, as: "guest" }),
};

/** Values that the gateway adds to the form. */
export interface RegistrationExtras {
  /** The domain of the site's own agent. */
  domain: string | null;
  /** Links the social account that the person came with. */
  registerTicket: string | null;
}

/** The platform calls that open accounts. */
export const registrationUpstream = defineUpstream((scope) => ({
  settings: () => calls.settings(scope, { query: { keys: "register,registerMobile" } }),
  /** The check to solve; none on a platform that has no call for it. */
  humanCheck: () => calls.humanCheck(scope).catch(unlessAbsent(noHumanCheck)),
  isAvailable: async (username: string) => (await calls.available(scope, { query: { username } })).available,

  isAffiliateCode: (code: string, domain: string | undefined): Promise<boolean> =>
    calls
      .affiliate(scope, { query: { code, domain } })
      .then(() => true)
      .catch(unlessRefused("AFFILIATE_CODE_INVALID", false)),

  register(input: RegisterInput, extras: RegistrationExtras) {
    const call = input.method === "MOBILE" ? calls.registerMobile : calls.register;
    return call(scope, { body: { ...bodyOf(input), ...extras }, idempotencyKey: input.idempotencyKey ?? undefined });
  },
}));

/** The form under the platform's field names. JSON leaves out `undefined`, so empty fields are not sent. */
function bodyOf(input: RegisterInput) {
  const { method: _, delivery: __, idempotencyKey: ___, captcha, humanCheck, phoneAuthIdToken, ...filled } = input;
  const { mobile, qqNumber, ...same } = filled;
  return {
    ...same,
    confirmPassword: input.password,
    mobileNum: mobile && mobileDigits(mobile, (input.countryDialingCode ?? "").replace("+", "")),
    qqNum: qqNumber,
    ...captchaFields(captcha),
    ...humanCheckFields(humanCheck),
    ...(phoneAuthIdToken && { firebaseChannel: "sms", firebaseIdToken: phoneAuthIdToken }),
    login: true,
    registerMethod: "WEB",
  };
}
