import type { Resolvers } from "../../__generated__/resolvers.ts";
import { carryOut, InputRefusal, mutate, sameNames } from "../../errors/mutate.ts";
import { UpstreamError } from "../../errors/upstreamError.ts";
import type { Context } from "../../request/context.ts";
import { showDevice } from "../knownDevice.ts";
import { assertUsername, logIn } from "../login.ts";
import { accountOf, assertCode, plainMobile } from "../phone/phone.resolvers.ts";
import type { Login, UnfinishedLogin } from "../session.model.ts";
import { sessionUpstream } from "../session.upstream.ts";
import { type CodeReset, passwordUpstream } from "./password.upstream.ts";

const longestPassword = 256;
/** How long the gateway remembers a reset after its login failed. */
const keptMs = 120_000;

export const passwordResolvers: Resolvers = {
  Mutation: {
    changePassword: (_, { input }, { upstream, language }) =>
      mutate(
        { language, fields: { ...sameNames("oldPassword", "newPassword"), confirmNewPassword: ["newPassword"] } },
        async () => {
          assertPassword(input.oldPassword, "oldPassword");
          assertPassword(input.newPassword, "newPassword");
          await upstream(passwordUpstream).change(input);
          return {};
        },
      ),

    requestPasswordLink: (_, { input }, context) =>
      carryOut({ language: context.language, fields: sameNames("username", "email") }, async () => {
        const { username, email } = { username: input.username.trim(), email: input.email.trim() };
        assertUsername(username);
        if (!/^[^\s@\0]+@[^\s@\0]+$/.test(email) || email.length > 254)
          throw new InputRefusal("VALIDATION_FAILED", ["email"]);
        await showDevice(context);
        await context.upstream(passwordUpstream).requestLink({ ...input, username, email });
      }),

    resetPasswordWithLink: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: { resetToken: ["token"], newPassword: ["newPassword"] } }, async () => {
        if (!/^[\w-]{16,128}$/.test(input.token)) throw new InputRefusal("RESET_LINK_INVALID", ["token"]);
        assertPassword(input.newPassword, "newPassword");
        return upstream(passwordUpstream).resetWithLink(input.token, input.newPassword);
      }),

    resetPasswordWithSms: (_, { input }, context) =>
      logIn(context, {
        method: "password reset",
        account: accountOf(input),
        proof: [accountOf(input), input.code, input.newPassword],
        delivery: input.delivery,
        fields: { verificationCode: ["code"], newPassword: ["newPassword"] },
        async logIn() {
          const plain = plainMobile(input);
          assertCode(input.code);
          assertPassword(input.newPassword, "newPassword");
          return logInAfter(context, plain);
        },
      }),
  },
};

/**
 * Sets the new password. Then logs in with the platform's login token, or else with the new password. When only the
 * login fails, the same input logs in later without the code, which is used up. Null when the platform did not name the
 * account, and logs in by names only: then the visitor has to log in.
 */
async function logInAfter(context: Context, input: CodeReset): Promise<Login | UnfinishedLogin | null> {
  const { upstream } = context;
  const { services, brand } = context.uncached();
  const { sealer, sharedState } = services;
  const attempt = [brand.key.merchant, accountOf(input), input.code, input.newPassword];
  const name = `reset:${sealer.nameOf(JSON.stringify(attempt))}`;
  const known = await sharedState.takeOut(name);
  const { username: named, loginToken } =
    known === null ? await upstream(passwordUpstream).resetWithCode(input) : { username: known, loginToken: null };
  const username = named ?? input.mobile;
  try {
    if (loginToken !== null) return await upstream(sessionUpstream).logInWithToken(loginToken);
    return await upstream(sessionUpstream).logIn({ username, password: input.newPassword, remember: false });
  } catch (error) {
    if (named === null && error instanceof UpstreamError && error.code === "LOGIN_FAILED") return null;
    await sharedState.putIfAbsent(name, username, keptMs);
    throw error;
  }
}

/** Refuses a text that can't be a password, before it is encrypted and sent. The platform judges its strength. */
function assertPassword(password: string, field: string): void {
  if (password === "" || password.length > longestPassword || password.includes("\0"))
    throw new InputRefusal("VALIDATION_FAILED", [field]);
}
