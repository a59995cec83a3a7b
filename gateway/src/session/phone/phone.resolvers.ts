import type { Resolvers } from "../../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../../errors/mutate.ts";
import { siteUpstream } from "../../site/site.upstream.ts";
import { showDevice } from "../knownDevice.ts";
import { logIn } from "../login.ts";
import { phoneAuth } from "../loginMethods.config.ts";
import type { MobileNumber } from "./phone.model.ts";
import { phoneUpstream } from "./phone.upstream.ts";

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
      mutate(
        async () => {
          assertMobile(input);
          await showDevice(context);
          return context.upstream(phoneUpstream).requestCode(input);
        },
        { language: context.language, fields },
      ),

    logInWithSms: (_, { input }, context) =>
      logIn(context, {
        method: "SMS",
        account: accountOf(input),
        proof: [accountOf(input), input.code],
        delivery: input.delivery,
        remember: rememberedNumber(input),
        fields: { password: ["code"], verificationCode: ["code"] },
        async logIn() {
          assertMobile(input);
          assertCode(input.code);
          return context.upstream(phoneUpstream).logInWithCode(input);
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
          assertMobile(input);
          if (!/^[\w-]{2,}\.[\w-]{2,}\.[\w-]*$/.test(input.idToken) || input.idToken.length > 4_096)
            throw new InputRefusal("PHONE_CODE_INVALID", ["idToken"]);
          return context.upstream(phoneUpstream).logInWithIdToken(input);
        },
      }),
  },
};

/** Refuses a text that can't be a mobile number, before it is sent. The platform knows the formats of countries. */
export function assertMobile({ countryDialingCode, mobile }: MobileNumber): void {
  if (!/^\+?\d{1,4}$/.test(countryDialingCode)) throw new InputRefusal("VALIDATION_FAILED", ["countryDialingCode"]);
  if (!/^[\d\s-]{4,20}$/.test(mobile)) throw new InputRefusal("VALIDATION_FAILED", ["mobile"]);
}

/** Refuses a text that can't be a code, before it is sent. */
export function assertCode(code: string, field = "code"): void {
  if (code.trim() === "" || code.length > 255 || code.includes("\0")) throw new InputRefusal("CODE_INVALID", [field]);
}

/** A mobile number as one text. */
export const accountOf = ({ countryDialingCode, mobile }: MobileNumber) =>
  `${countryDialingCode} ${mobile.replace(/\D/g, "")}`;

const rememberedNumber = ({ remember, countryDialingCode, mobile }: MobileNumber & { remember: boolean }) =>
  remember ? { countryDialingCode, mobile: mobile.trim() } : null;
