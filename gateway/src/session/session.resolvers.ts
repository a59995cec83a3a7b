import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { dayMs, type Session } from "../auth/session.ts";
import { maskedAddress } from "../basics/maskedAddress.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { anchor } from "../graph/anchor.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { pageConnection } from "../paging/connection.ts";
import { rowIn, rowOf } from "../paging/oneRow.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { assertCredentials, assertToken, logIn } from "./login.ts";
import { logOut } from "./logout.ts";
import { assertCode } from "./phone/phone.resolvers.ts";
import { readChallenge } from "./secondFactor/challenge.ts";
import { sessionUpstream } from "./session.upstream.ts";
import type { SessionModel } from "./session.wire.ts";

/** What the gateway itself knows of a session, for a platform that has no call for it. */
const asSealed = ({ id, expiresAt }: Session): SessionModel => ({
  internalID: id,
  startedAt: new Date(expiresAt - dayMs).toISOString(),
  idleExpiresAt: null,
  expiresAt: new Date(expiresAt).toISOString(),
  serverTime: new Date().toISOString(),
  device: null,
  ip: null,
  country: null,
  lastSeenAt: null,
  isCurrent: true,
});

export const sessionResolvers: Resolvers = {
  Viewer: {
    session: (_, __, { session, upstream }) =>
      session === null
        ? null
        : upstream(sessionUpstream)
            .current()
            .catch(unlessAbsent(asSealed(session))),
    rememberedLogin: (_, __, context) => context.uncached().rememberedLogin(),
  },

  Member: {
    sessions: (_, __, { upstream }) => upstream(sessionUpstream).list(),
    logins: (_, args, { upstream }) =>
      pageConnection(args, { list: "logins", filter: null, defaultSize: 20 }, upstream(sessionUpstream).history),
  },

  Session: {
    device: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).device,
    ip: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).ip,
    maskedAddress: async (session, _, { upstream }) => {
      const { ip } = await upstream(sessionUpstream).described(session);
      return ip && maskedAddress(ip);
    },
    country: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).country,
    lastSeenAt: async (session, _, { upstream }) => (await upstream(sessionUpstream).described(session)).lastSeenAt,
  },

  LoginRecord: { maskedAddress: ({ ip }) => ip && maskedAddress(ip) },

  LastLogin: { maskedAddress: ({ ip }) => (ip ? maskedAddress(ip) : null) },

  Captcha: { audio: ({ id }, _, { upstream }) => upstream(sessionUpstream).spokenCaptcha(id) },

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
    logInWithSecondFactor: async (_, { input }, context) => {
      const challenge = await readChallenge(context, input.token);
      const code = input.code.trim();
      return logIn(context, {
        method: "second factor",
        account: null,
        proof: challenge === null ? null : [challenge.mfaToken, code],
        delivery: input.delivery,
        fields: { mfaCode: ["code"] },
        ...(challenge?.remember !== undefined && { remember: challenge.remember }),
        async logIn() {
          if (challenge === null) throw new InputRefusal("MFA_EXPIRED");
          assertCode(code);
          return context.upstream(sessionUpstream).finishLogin(challenge.mfaToken, code);
        },
      });
    },
    startFreePlay: (_, { input }, context) =>
      logIn(context, {
        method: "free play",
        account: null,
        proof: null,
        delivery: input.delivery,
        logIn: () => context.upstream(sessionUpstream).freePlay(input.humanCheck),
      }),

    logOut: async (_, { input }, context) => {
      await logOut(context, input);
      return { viewer: anchor, userErrors: [] };
    },

    revokeSession: (_, { input }, context) =>
      mutate({ language: context.language }, async () => {
        const internalID = requireKey("Session", input.sessionId);
        await context.upstream(sessionUpstream).revoke(internalID);
        return { revokedSessionId: input.sessionId };
      }),

    revokeOtherSessions: (_, __, context) =>
      mutate({ language: context.language }, async () => ({
        revokedCount: (await context.upstream(sessionUpstream).revokeOthers()).ended,
      })),

    requestCaptcha: (_, __, context) =>
      mutate({ language: context.language }, async () => ({
        captcha: await context.upstream(sessionUpstream).captcha(),
      })),
  },
};

export const sessionNodes: NodeLookups = {
  LoginRecord: (key, { upstream }) => rowOf(upstream(sessionUpstream).history({ pageNo: 1, pageSize: 100 }), key),
  Session: async (key, { session, upstream }) => {
    if (session === null) return null;
    const current = await upstream(sessionUpstream).current();
    if (current.internalID === key) return current;
    if (!isRealAccount(session.kind)) return null;
    return rowIn(upstream(sessionUpstream).list(), key);
  },
};
