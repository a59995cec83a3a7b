import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import { anchor, globalId, keyOf, type NodeLookups } from "../graph/node.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { assertCredentials, assertToken, logIn } from "./login.ts";
import { logOut } from "./logout.ts";

export const sessionResolvers: Resolvers = {
  Viewer: {
    session: (_, __, { session, upstream }) => (session === null ? null : upstream.session.current()),
    rememberedLogin: (_, __, context) => context.rememberedLogin(),
  },

  Member: { sessions: (_, __, { upstream }) => upstream.session.list() },

  Session: {
    id: ({ key }) => globalId("Session", key),
    device: async (session, _, { upstream }) => (await upstream.session.described(session)).device,
    ip: async (session, _, { upstream }) => (await upstream.session.described(session)).ip,
    country: async (session, _, { upstream }) => (await upstream.session.described(session)).country,
    lastSeenAt: async (session, _, { upstream }) => (await upstream.session.described(session)).lastSeenAt,
  },

  Captcha: { audio: ({ id }, _, { upstream }) => upstream.session.spokenCaptcha(id) },

  RevokeSessionPayload: {
    member: ({ revokedSessionId }, _, context) => (revokedSessionId == null ? null : ownAccount(context)),
  },

  Mutation: {
    logIn: (_, { input }, context) => {
      const credentials = { ...input, username: input.username.trim() };
      return logIn(
        context,
        async () => {
          assertCredentials(credentials);
          return context.upstream.session.logIn(credentials);
        },
        { delivery: input.delivery, remember: input.remember ? { username: credentials.username } : null },
      );
    },
    logInWithToken: (_, { input }, context) =>
      logIn(
        context,
        async () => {
          assertToken(input);
          return context.upstream.session.logInWithToken(input.token);
        },
        input,
      ),
    startFreePlay: (_, { input }, context) => logIn(context, () => context.upstream.session.freePlay(), input),

    logOut: async (_, { input }, context) => {
      await logOut(context, input);
      return { viewer: anchor, userErrors: [] };
    },

    revokeSession: (_, { input }, context) =>
      mutate(
        async () => {
          const key = keyOf("Session", input.sessionId);
          if (key === null) throw new AtriumError("BAD_ID");
          await context.upstream.session.revoke(key);
          return { revokedSessionId: input.sessionId };
        },
        { language: context.language, refused: () => ({ revokedSessionId: null }) },
      ),

    requestCaptcha: (_, __, context) =>
      mutate(async () => ({ captcha: await context.upstream.session.captcha() }), {
        language: context.language,
        refused: () => ({ captcha: null }),
      }),
  },
};

export const sessionNodes: NodeLookups = {
  Session: async (key, { session, upstream }) => {
    if (session === null) return null;
    const current = await upstream.session.current();
    if (current.key === key) return current;
    if (!isRealAccount(session.kind)) return null;
    return (await upstream.session.list()).find((other) => other.key === key) ?? null;
  },
};
