import { z } from "zod";
import type {
  RequestMemberCodeInput,
  RequestMobileCodeInput,
  SetEmailInput,
  SetMobileInput,
} from "../__generated__/types.ts";
import { change, changeWithHeaders } from "../upstream/calls.ts";
import type { Answer } from "../upstream/http/outgoing.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count } from "../upstream/wire.ts";

/** Without a factor, the next code can be asked for after a minute. */
const sentCode = z.object({ expirationTime: count, factor: z.number().min(0).max(60).catch(1) });

const encrypt = true;
const calls = {
  sms: changeWithHeaders("POST /wps/verification/sms/member", sentCode),
  mail: changeWithHeaders("POST /wps/verification/email/member", sentCode),
  emailCode: changeWithHeaders("POST /wps/member/email/code", sentCode, { encrypt }),
  email: change("PUT /wps/member/email", z.unknown(), { encrypt }),
  mobileCode: changeWithHeaders("POST /wps/member/mobile/code", sentCode, { encrypt }),
  mobile: change("PUT /wps/member/mobile", z.unknown(), { encrypt }),
};

interface Sent {
  value: z.output<typeof sentCode>;
  headers: Answer["headers"];
}

/** When the code ends, by this machine's clock: the platform's may differ by minutes. */
async function toSentCode(sending: Promise<Sent>) {
  const { value, headers } = await sending;
  const lifeMs = value.expirationTime - (Date.parse(headers.date ?? "") || Date.now());
  return { secondsToWait: 60 * value.factor, expiresAt: new Date(Date.now() + Math.max(0, lifeMs)).toISOString() };
}

const numberOf = ({ countryDialingCode, mobile }: RequestMobileCodeInput) => ({
  countryDialingCode,
  mobileNum: mobile,
});

/** The platform calls for the caller's e-mail address and mobile number, and for codes to them. */
export const contactsUpstream = defineUpstream((scope) => ({
  sendMemberCode: ({ channel, purpose }: RequestMemberCodeInput) =>
    toSentCode((channel === "SMS" ? calls.sms : calls.mail)(scope, { body: { purpose } })),

  sendEmailCode: (email: string, stepUpToken: string) =>
    toSentCode(calls.emailCode(scope, { body: { email, stepUpToken } })),

  setEmail: ({ email, code }: SetEmailInput, stepUpToken: string) =>
    calls.email(scope, { body: { email, code, stepUpToken } }),

  sendMobileCode: (input: RequestMobileCodeInput, stepUpToken: string) =>
    toSentCode(calls.mobileCode(scope, { body: { ...numberOf(input), stepUpToken } })),

  setMobile: ({ code, ...number }: SetMobileInput, stepUpToken: string) =>
    calls.mobile(scope, { body: { ...numberOf(number), code, stepUpToken } }),
}));
