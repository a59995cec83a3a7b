import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import { assertCode, plainMobile } from "../session/phone/phone.resolvers.ts";
import { contactsUpstream } from "./contacts.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

const fields = { ...sameNames("email", "countryDialingCode"), mobileNum: ["mobile"], verificationCode: ["code"] };
const notSent = () => ({ secondsToWait: null, expiresAt: null });

/** The address as it is sent. Refuses a text that can't be one. */
function addressOf(typed: string): string {
  const email = typed.trim();
  if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email)) throw new InputRefusal("VALIDATION_FAILED", ["email"]);
  return email;
}

export const contactResolvers: Resolvers = {
  Mutation: {
    requestMemberCode: (_, { input }, { upstream, language }) =>
      mutate({ language, refused: notSent }, () => upstream(contactsUpstream).sendMemberCode(input)),

    requestEmailCode: (_, { input }, context) =>
      mutate({ language: context.language, fields, refused: notSent }, async () => {
        const email = addressOf(input.email);
        const token = await stepUpToken(context);
        return context.upstream(contactsUpstream).sendEmailCode(email, token);
      }),

    setEmail: (_, { input }, context) =>
      carryOut({ language: context.language, fields }, async () => {
        const email = addressOf(input.email);
        assertCode(input.code);
        const token = await stepUpToken(context);
        await context.upstream(contactsUpstream).setEmail({ email, code: input.code }, token);
      }),

    requestMobileCode: (_, { input }, context) =>
      mutate({ language: context.language, fields, refused: notSent }, async () => {
        const plain = plainMobile(input);
        const token = await stepUpToken(context);
        return context.upstream(contactsUpstream).sendMobileCode(plain, token);
      }),

    setMobile: (_, { input }, context) =>
      carryOut({ language: context.language, fields }, async () => {
        const plain = plainMobile(input);
        assertCode(input.code);
        const token = await stepUpToken(context);
        await context.upstream(contactsUpstream).setMobile(plain, token);
      }),
  },
};
