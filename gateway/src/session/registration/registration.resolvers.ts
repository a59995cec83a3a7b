import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { RegisterInput } from "../../__generated__/types.ts";
import { InputRefusal, mutate, sameNames } from "../../errors/mutate.ts";
import { turnoverOf } from "../../site/registrationBonus.wire.ts";
import { siteUpstream } from "../../site/site.upstream.ts";
import { showDevice } from "../knownDevice.ts";
import { assertUsername, openSession } from "../login.ts";
import { assertCode, plainMobile } from "../phone/phone.resolvers.ts";
import { forgetRegisterTicket, readRegisterTicket } from "../social/social.cookies.ts";
import { registrationUpstream } from "./registration.upstream.ts";

/** Input paths by the platform's field names. */
const fields = {
  ...sameNames(
    "username",
    "password",
    "payeeName",
    "email",
    "countryDialingCode",
    "verificationCode",
    "recommenderId",
    "affiliateCode",
    "referralCode",
    "paymentPassword",
    "line",
    "whatsapp",
    "zalo",
    "facebook",
    "wechat",
    "idNumber",
    "birthday",
    "currency",
    "termsVersion",
  ),
  confirmPassword: ["password"],
  newPassword: ["password"],
  qqNum: ["qqNumber"],
  mobileNum: ["mobile"],
  captcha: ["captcha", "text"],
  captchaId: ["captcha", "id"],
  firebaseIdToken: ["phoneAuthIdToken"],
};

const codeForm = /^[A-Za-z0-9]{1,32}$/;

export const registrationResolvers: Resolvers = {
  Site: {
    registration: (_, __, { upstream }) => upstream(registrationUpstream).settings(),
    affiliate: async (_, __, { upstream }) => (await upstream(siteUpstream).permission()).affiliate,
  },

  Mutation: {
    requestHumanCheck: (_, __, { upstream, language }) =>
      mutate({ language }, async () => ({ humanCheck: await upstream(registrationUpstream).humanCheck() })),

    checkUsername: (_, { input }, { upstream, language }) =>
      mutate({ language, fields }, async () => {
        const username = input.username.trim();
        assertUsername(username);
        return { isAvailable: await upstream(registrationUpstream).isAvailable(username) };
      }),

    checkAffiliateCode: (_, { input }, { upstream, language }) =>
      mutate({ language, fields }, async () => {
        const code = input.code.trim();
        if (!codeForm.test(code)) return { isValid: false };
        return { isValid: await upstream(registrationUpstream).isAffiliateCode(code, input.domain?.slice(0, 255)) };
      }),

    register: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields,
          refused: () => ({
            viewer: null,
            username: null,
            bonus: null,
            bonusTurnover: null,
            bearerToken: null,
            expiresAt: null,
          }),
        },
        async () => {
          const filled = trimmed(input);
          assertRegistration(filled);
          await showDevice(context);
          const { affiliate } = await context.upstream(siteUpstream).permission();
          const extras = { domain: affiliate?.domain ?? null, registerTicket: await readRegisterTicket(context) };
          const { username, bonus, ...login } = await context.upstream(registrationUpstream).register(filled, extras);
          if (extras.registerTicket !== null) forgetRegisterTicket(context);
          const { viewer, bearerToken, expiresAt } = await openSession(context, login, input);
          return {
            viewer,
            username: username ?? context.session?.username ?? null,
            bonus: bonus ?? null,
            bonusTurnover: turnoverOf(bonus),
            bearerToken,
            expiresAt,
          };
        },
      ),
  },
};

/** Trims the texts and leaves out empty ones. Passwords are kept as typed. */
function trimmed(input: RegisterInput): RegisterInput {
  const asTyped = new Set(["password", "paymentPassword"]);
  const entries = Object.entries(input).flatMap(([name, value]) => {
    if (typeof value !== "string" || asTyped.has(name)) return value == null || value === "" ? [] : [[name, value]];
    return value.trim() === "" ? [] : [[name, value.trim()]];
  });
  const { method, delivery, termsVersion } = input;
  return { ...Object.fromEntries(entries), method, delivery, termsVersion: termsVersion.trim() };
}

/** Refuses wrong values before they are encrypted and sent. The platform checks the settings of the form. */
function assertRegistration(input: RegisterInput): void {
  for (const [name, value] of Object.entries(input)) {
    const max = name === "phoneAuthIdToken" ? 4_096 : name === "registerUrl" ? 2_000 : 256;
    if (typeof value === "string" && (value.length > max || value.includes("\0")))
      throw new InputRefusal("VALIDATION_FAILED", [name]);
  }
  if (input.termsVersion === "") throw new InputRefusal("TERMS_NOT_ACCEPTED", ["termsVersion"]);
  if (input.method === "USERNAME") assertUsername(input.username ?? "");
  const { countryDialingCode, mobile, verificationCode } = input;
  if (mobile != null || input.method === "MOBILE")
    plainMobile({ countryDialingCode: countryDialingCode ?? "", mobile: mobile ?? "" });
  if (verificationCode != null) assertCode(verificationCode, "verificationCode");
}
