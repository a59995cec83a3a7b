import { z } from "zod";
import type { HumanCheckAnswerInput } from "../../__generated__/types.ts";
import { change } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { maybeText } from "../../upstream/wire.ts";
import { humanCheckFields } from "../humanCheck.ts";
import type { MobileNumber } from "../phone/phone.model.ts";

const account = z.object({ username: z.string().min(1).max(64) });
/**
 * To the specification any true value means success. It mentions neither the account's name nor a login token: the new password
 * logs in then, with the number in place of the name.
 */
const reset = z.object({ username: maybeText, loginToken: maybeText }).catch({ username: null, loginToken: null });

const calls = {
  change: change("POST /wps/member/password", z.unknown(), { encrypt: true }),
  requestLink: change("POST /wps/member/password/email", z.unknown(), { form: true, as: "guest" }),
  resetWithLink: change("POST /wps/member/password/email/confirm", account, { encrypt: true, as: "guest" }),
  resetWithCode: change("POST /wps/member/password/verification", reset, { encrypt: true, as: "guest" }),
};

/** The account that wants a link for a new password. */
export interface LinkRequest {
  username: string;
  email: string;
  humanCheck?: HumanCheckAnswerInput | null | undefined;
}

/** A new password, with the code that allows it. */
export interface CodeReset extends MobileNumber {
  code: string;
  newPassword: string;
}

/** The platform calls that change or reset a password. */
export const passwordUpstream = defineUpstream((scope) => ({
  change: ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) =>
    calls.change(scope, { body: { oldPassword, newPassword, confirmNewPassword: newPassword } }),
  requestLink: ({ username, email, humanCheck }: LinkRequest) =>
    calls.requestLink(scope, { body: { username, email, ...humanCheckFields(humanCheck) } }),
  resetWithLink: (resetToken: string, newPassword: string) =>
    calls.resetWithLink(scope, { body: { resetToken, newPassword } }),
  resetWithCode: ({ countryDialingCode, mobile, code, newPassword }: CodeReset) =>
    calls.resetWithCode(scope, {
      body: { countryDialingCode, mobileNum: mobile, verificationCode: code, newPassword },
    }),
}));
