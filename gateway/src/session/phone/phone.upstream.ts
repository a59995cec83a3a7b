import type { HumanCheckAnswerInput, SmsCodePurpose } from "../../__generated__/types.ts";
import { change, changeWithHeaders } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { humanCheckFields } from "../humanCheck.ts";
import { loginAnswer } from "../login.wire.ts";
import type { MobileNumber, SentCode } from "./phone.model.ts";
import { forLogin, forRecovery, forRegistration } from "./phone.wire.ts";

/** Upper limit for the wait, whatever the platform says. */
const longestWait = 3_600;

const calls = {
  register: change("POST /wps/verification/sms/register", forRegistration, { as: "guest" }),
  noLogin: change("POST /wps/verification/sms/noLogin", forLogin, { as: "guest" }),
  forgotPassword: changeWithHeaders("POST /wps/verification/sms/forgotPassword", forRecovery, { as: "guest" }),
  login: change("POST /wps/session/login", loginAnswer, { encrypt: true, as: "guest", refusedAs: "LOGIN_FAILED" }),
};

/** The number and purpose of a code. */
export interface CodeRequest extends MobileNumber {
  purpose: SmsCodePurpose;
  humanCheck?: HumanCheckAnswerInput | null | undefined;
}

/** A login with a mobile number. */
export interface Entry extends MobileNumber {
  remember: boolean;
}

/** The platform calls for SMS codes, and for logins with a mobile number. */
export const phoneUpstream = defineUpstream((scope) => ({
  /** Requests a code. The wait until the next one depends on the purpose. */
  async requestCode({ purpose, countryDialingCode, mobile, humanCheck }: CodeRequest): Promise<SentCode> {
    const number = { countryDialingCode, mobileNum: mobile };
    switch (purpose) {
      case "LOG_IN": {
        const sent = await calls.noLogin(scope, { body: number });
        return sentCode(60 * sent.factor, 60 * sent.expiredMinutes, sent.message);
      }
      case "RESET_PASSWORD": {
        const body = { ...number, ...humanCheckFields(humanCheck) };
        const { value, headers } = await calls.forgotPassword(scope, { body });
        // Use the platform's own clock: this machine's and the browser's may differ by minutes.
        const now = Date.parse(headers.date ?? "") || Date.now();
        const seconds = (value.expirationTime - now) / 1000;
        return sentCode(seconds, seconds, value.message);
      }
      default: {
        const module = purpose === "REGISTER_MOBILE" ? "mobile" : "username";
        const body = { countryDialingCode, mobileNo: mobile, module, ...humanCheckFields(humanCheck) };
        const sent = await calls.register(scope, { body });
        return sentCode(60 * sent.expiredMinutes, 60 * sent.expiredMinutes, sent.message);
      }
    }
  },

  logInWithCode: ({ countryDialingCode, mobile, code, remember }: Entry & { code: string }) =>
    calls.login(scope, { body: { type: "sms", countryDialingCode, mobileNum: mobile, password: code, remember } }),

  logInWithIdToken: ({ countryDialingCode, mobile, idToken, remember }: Entry & { idToken: string }) =>
    calls.login(scope, {
      body: {
        type: "sms",
        countryDialingCode,
        mobileNum: mobile,
        firebaseChannel: "sms",
        firebaseIdToken: idToken,
        remember,
      },
    }),
}));

function sentCode(secondsToWait: number, secondsToLive: number, text: string | null): SentCode {
  return {
    secondsToWait: Math.min(longestWait, Math.max(0, Math.ceil(secondsToWait))),
    expiresAt: new Date(Date.now() + Math.max(0, secondsToLive) * 1000).toISOString(),
    message: text,
  };
}
