import { GraphQLError, type GraphQLField, isObjectType } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import type { AccountKind } from "../__generated__/types.ts";
import { readConfig } from "../config/config.ts";
import { createCore } from "../core.ts";
import { configSections } from "../domains.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { Context } from "../request/context.ts";
import type { SessionState } from "./session.ts";

// Nothing listens at this address: a caller that passes the rules ends in a failed platform call.
const sealKeys = `test:${Buffer.alloc(32, 7).toString("base64url")}`;
const core = createCore(readConfig({ WPS_URL: "http://127.0.0.1:9", SEAL_KEYS: sealKeys }, configSections));
afterAll(() => core.close());

type Field = GraphQLField<unknown, Context>;
const fields = Object.values(core.schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__"))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as [string, Field]),
  );
const directiveOf = (field: Field) =>
  field.astNode?.directives
    ?.map(({ name }) => name.value)
    .find((name) => ["authenticated", "realAccount", "agentOnly"].includes(name));
const guarded = fields.filter(([, field]) => directiveOf(field) !== undefined);

type Who = "guest" | "ended" | AccountKind;
const contextOf = (who: Who) => {
  const session = {
    id: "id",
    brand: "atrium",
    token: "t",
    customerId: "1",
    username: "u",
    expiresAt: Date.now() + 60_000,
    cdnSeed: "s",
    lastLogin: null,
  };
  const state: SessionState =
    who === "guest" || who === "ended"
      ? { session: null, refusal: who === "ended" ? "SESSION_EXPIRED" : null }
      : { session: { ...session, kind: who } };
  const caller = { requestId: "r", clientIp: "127.0.0.1", host: "" };
  const request = { headers: {}, bringsCookies: true, caller, trace: { traceparent: "" }, signal: AbortSignal.abort() };
  return new Context(core.services, request, state);
};

/** The error code with which a field refuses a caller; undefined when it does not refuse. */
async function outcome(field: Field, who: Who): Promise<string> {
  const run = field.subscribe ?? field.resolve;
  try {
    const result = run?.({}, { input: {} }, contextOf(who), Object.create(null));
    if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) return "passes";
    await result;
    return "passes";
  } catch (error) {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const later = ["BAD_ID", "BAD_USER_INPUT", "STEP_UP_REQUIRED"];
    return cause instanceof AtriumError && !later.includes(cause.code) ? cause.code : "passes";
  }
}

const expected: Record<string, Partial<Record<Who, string>>> = {
  authenticated: { guest: "UNAUTHENTICATED", ended: "SESSION_EXPIRED" },
  realAccount: { guest: "UNAUTHENTICATED", ended: "SESSION_EXPIRED", TRIAL: "TRIAL_ACCOUNT", UNKNOWN: "FORBIDDEN" },
  agentOnly: {
    guest: "UNAUTHENTICATED",
    ended: "SESSION_EXPIRED",
    TRIAL: "TRIAL_ACCOUNT",
    PLAYER: "FORBIDDEN",
    UNKNOWN: "FORBIDDEN",
  },
};
const everybody = [
  "guest",
  "ended",
  "PLAYER",
  "TRIAL",
  "UNKNOWN",
  "AGENT",
  "SENIOR_AGENT",
  "AFFILIATE",
  "AFFILIATE_SUB_ACCOUNT",
] as const;

/** Fields without a rule: guests may read them, or they are below a field that is null for guests. */
const withoutRule: Readonly<Record<string, string>> = {
  Query: "node nodes rateLimit site viewer webhookEndpoints",
  Mutation: `applyAsAgent checkAffiliateCode checkUsername countInviteClick launchDemoGame logIn logInWithPasskey logInWithPhoneAuth
    logInWithSecondFactor logInWithSms logInWithSocial logInWithToken logOut redeliverWebhook register requestCaptcha requestHumanCheck
    requestPasskeyLogin requestPasswordLink requestSmsCode resetPasswordWithLink resetPasswordWithSms sendFeedback
    startFreePlay`,
  Subscription: `announcementPublished jackpotsChanged leaderboardChanged lotteryDrawn redEnvelopesChanged systemStatusChanged
    won`,
  Viewer: "agent cdn customerService member rememberedLogin session systemStatus",
};

it.each(Object.entries(withoutRule))("%s has a rule on all fields but these", (type, names) => {
  const open = fields.filter(([name, field]) => name.startsWith(`${type}.`) && directiveOf(field) === undefined);
  expect(open.map(([, { name }]) => name).toSorted()).toEqual(names.split(/\s+/));
});

it("covers every rule that the contract has", () => {
  expect(guarded.length).toBeGreaterThan(12);
});

describe.each(guarded)("%s", (_, field) => {
  const rule = directiveOf(field) ?? "";
  it.each(everybody)(`is ${rule} towards %s`, async (who) => {
    expect(await outcome(field, who)).toBe(expected[rule]?.[who] ?? "passes");
  });
});
