import { mobileDigits } from "@atrium/schema/typed";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../../errors/mutate.ts";
import { siteUpstream } from "../../site/site.upstream.ts";
import { showDevice } from "../knownDevice.ts";
import { logIn } from "../login.ts";
import { phoneAuth } from "../loginMethods.config.ts";
import type { MobileNumber } from "./phone.model.ts";
import { phoneUpstream } from "./phone.upstream.ts";

/** Of the longest number, with its dialling code. */
const MOST_DIGITS = 15;

const fields = { countryDialingCode: ["countryDialingCode"], mobileNum: ["mobile"], mobileNo: ["mobile"] };

export const phoneResolvers: Resolvers = {
  Site: {
    phoneAuth: async (_, __, context) => {
      const { features } = await context.upstream(siteUpstream).permission();
      return features.phoneAuth ? context.uncached().services.of(phoneAuth) : null;
    },
  },

  Mutation: {
    requestSmsCode: (_, { input }, context) =>
      mutate({ language: context.language, fields }, async () => {
        const plain = plainMobile(input);
        await showDevice(context);
        return context.upstream(phoneUpstream).requestCode(plain);
      }),

    logInWithSms: (_, { input }, context) =>
      logIn(context, {
        method: "SMS",
        account: accountOf(input),
        proof: [accountOf(input), input.code],
        delivery: input.delivery,
        remember: rememberedNumber(input),
        fields: { password: ["code"], verificationCode: ["code"] },
        async logIn() {
          const plain = plainMobile(input);
          assertCode(input.code);
          return context.upstream(phoneUpstream).logInWithCode(plain);
        },
      }),

    logInWithPhoneAuth: (_, { input }, context) =>
      logIn(context, {
        method: "phone provider",
        account: accountOf(input),
        proof: [accountOf(input), input.idToken],
        delivery: input.delivery,
        remember: rememberedNumber(input),
        fields: { firebaseIdToken: ["idToken"] },
        async logIn() {
          const plain = plainMobile(input);
          if (!/^[\w-]{2,}\.[\w-]{2,}\.[\w-]*$/.test(input.idToken) || input.idToken.length > 4_096)
            throw new InputRefusal("PHONE_CODE_INVALID", ["idToken"]);
          return context.upstream(phoneUpstream).logInWithIdToken(plain);
        },
      }),
  },
};

/**
 * The input with its number as it is sent: digits, without what people and contact lists write around them. Refuses a text that
 * can't be a mobile number. The platform knows the formats of countries.
 */
export function plainMobile<Input extends MobileNumber>(input: Input): Input {
  const { countryDialingCode } = input;
  if (!/^\+?\d{1,4}$/.test(countryDialingCode)) throw new InputRefusal("VALIDATION_FAILED", ["countryDialingCode"]);
  const mobile = digitsOf(input);
  if (mobile === undefined || mobile.length > MOST_DIGITS) throw new InputRefusal("VALIDATION_FAILED", ["mobile"]);
  return { ...input, mobile };
}

const digitsOf = ({ countryDialingCode, mobile }: MobileNumber) =>
  mobileDigits(mobile, countryDialingCode.replace("+", ""));

/** Refuses a text that can't be a code, before it is sent. */
export function assertCode(code: string, field = "code"): void {
  if (code.trim() === "" || code.length > 255 || code.includes("\0")) throw new InputRefusal("CODE_INVALID", [field]);
}

/** A mobile number as one text, the same however it is typed. */
export function accountOf(number: MobileNumber): string {
  const code = number.countryDialingCode.replace("+", "");
  const digits = (digitsOf(number) ?? number.mobile).replace(/^0+/, "");
  return `+${code} ${digits.startsWith(code) ? digits.slice(code.length).replace(/^0+/, "") : digits}`;
}

const rememberedNumber = ({ remember, countryDialingCode, mobile }: MobileNumber & { remember: boolean }) =>
  remember ? { countryDialingCode, mobile: mobile.trim() } : null;
