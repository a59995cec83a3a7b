import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, InputRefusal, mutate } from "../errors/mutate.ts";
import { assertCode, plainMobile } from "../session/phone/phone.resolvers.ts";
import { contactsUpstream } from "./contacts.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

const fields = {
  email: ["email"],
  countryDialingCode: ["countryDialingCode"],
  mobileNum: ["mobile"],
  verificationCode: ["code"],
};
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
      mutate(() => upstream(contactsUpstream).sendMemberCode(input), { language, refused: notSent }),

    requestEmailCode: (_, { input }, context) =>
      mutate(
        async () => {
          const email = addressOf(input.email);
          const token = await stepUpToken(context);
          return context.upstream(contactsUpstream).sendEmailCode(email, token);
        },
        { language: context.language, fields, refused: notSent },
      ),

    setEmail: (_, { input }, context) =>
      carryOut(
        async () => {
          const email = addressOf(input.email);
          assertCode(input.code);
          const token = await stepUpToken(context);
          await context.upstream(contactsUpstream).setEmail({ email, code: input.code }, token);
        },
        { language: context.language, fields },
      ),

    requestMobileCode: (_, { input }, context) =>
      mutate(
        async () => {
          const plain = plainMobile(input);
          const token = await stepUpToken(context);
          return context.upstream(contactsUpstream).sendMobileCode(plain, token);
        },
        { language: context.language, fields, refused: notSent },
      ),

    setMobile: (_, { input }, context) =>
      carryOut(
        async () => {
          const plain = plainMobile(input);
          assertCode(input.code);
          const token = await stepUpToken(context);
          await context.upstream(contactsUpstream).setMobile(plain, token);
        },
        { language: context.language, fields },
      ),
  },
};
