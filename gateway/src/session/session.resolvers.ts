import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { anchor } from "../graph/anchor.ts";
import { globalId, keyOf } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { assertCredentials, assertToken, logIn } from "./login.ts";
import { logOut } from "./logout.ts";
import { sessionUpstream } from "./session.upstream.ts";

export const sessionResolvers: Resolvers = {
  Viewer: {
    session: (_, __, { session, upstream }) => (session === null ? null : upstream(sessionUpstream).current()),
    rememberedLogin: (_, __, context) => context.rememberedLogin(),
  },

  Member: { sessions: (_, __, { upstream }) => upstream(sessionUpstream).list() },

  Session: {
    id: ({ internalID }) => globalId("Session", internalID),
    device: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).device,
    ip: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).ip,
    country: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).country,
    lastSeenAt: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).lastSeenAt,
  },

  Captcha: { audio: ({ id }, _, { upstream }) => upstream(sessionUpstream).spokenCaptcha(id) },

  RevokeSessionPayload: {
    member: ({ revokedSessionId }, _, context) => (revokedSessionId == null ? null : ownAccount(context)),
  },

  Mutation: {
    logIn: (_, { input }, context) => {
      const credentials = { ...input, username: input.username.trim() };
      const { username, password, side } = credentials;
      return logIn(context, {
        method: "password",
        account: username,
        proof: [username, password, side ?? ""],
        delivery: input.delivery,
        remember: input.remember ? { username } : null,
        async logIn() {
          assertCredentials(credentials);
          return context.upstream(sessionUpstream).logIn(credentials);
        },
      });
    },
    logInWithToken: (_, { input }, context) =>
      logIn(context, {
        method: "token",
        account: null,
        proof: [input.token],
        delivery: input.delivery,
        async logIn() {
          assertToken(input);
          return context.upstream(sessionUpstream).logInWithToken(input.token);
        },
      }),
    startFreePlay: (_, { input }, context) =>
      logIn(context, {
        method: "free play",
        account: null,
        proof: null,
        delivery: input.delivery,
        logIn: () => context.upstream(sessionUpstream).freePlay(),
      }),

    logOut: async (_, { input }, context) => {
      await logOut(context, input);
      return { viewer: anchor, userErrors: [] };
    },

    revokeSession: (_, { input }, context) =>
      mutate(
        async () => {
          const internalID = keyOf("Session", input.sessionId);
          if (internalID === null) throw new AtriumError("BAD_ID");
          await context.upstream(sessionUpstream).revoke(internalID);
          return { revokedSessionId: input.sessionId };
        },
        { language: context.language, refused: () => ({ revokedSessionId: null }) },
      ),

    requestCaptcha: (_, __, context) =>
      mutate(async () => ({ captcha: await context.upstream(sessionUpstream).captcha() }), {
        language: context.language,
        refused: () => ({ captcha: null }),
      }),
  },
};

export const sessionNodes: NodeLookups = {
  Session: async (key, { session, upstream }) => {
    if (session === null) return null;
    const current = await upstream(sessionUpstream).current();
    if (current.internalID === key) return current;
    if (!isRealAccount(session.kind)) return null;
    return (await upstream(sessionUpstream).list()).find((other) => other.internalID === key) ?? null;
  },
};
