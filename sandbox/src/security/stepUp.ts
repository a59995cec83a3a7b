import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import type { ActiveSession } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { text } from "../http/input.ts";
import { findMember, hasSecondFactor } from "../member/members.ts";
import { checkOwnPassword } from "../member/ownPassword.ts";
import type { Member } from "../session/login/login.ts";
import { useSecondFactor } from "../session/secondFactor/secondFactor.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { hashToken, newToken } from "../session/sessions.ts";
import { useOwnCode } from "./ownCodes.ts";
import { stepUps } from "./security.tables.ts";

const LIFETIME_MS = 5 * 60_000;

/** Ways in which a member proves to be the one who asks for a change, as the wire spells them. */
export const stepUpMethods = ["PASSWORD", "TOTP", "SMS", "EMAIL"] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

interface Method {
  /** Whether a member can use it. */
  isOffered: (db: Database, member: Member) => boolean | Promise<boolean>;
  /** Throws when the secret is wrong. It counts a wrong one where that is needed: it runs outside of transactions. */
  check: (platform: SessionPlatform, session: ActiveSession, member: Member, secret: string) => Promise<void>;
}

const METHODS: Readonly<Record<StepUpMethod, Method>> = {
  PASSWORD: {
    // Somebody who knows only the password must not be able to switch the second factor off.
    isOffered: async (db, { id }) => !(await hasSecondFactor(db, id)),
    check: (platform, session, _, secret) => checkOwnPassword(platform, session, { password: secret, field: "secret" }),
  },
  TOTP: {
    isOffered: (db, { id }) => hasSecondFactor(db, id),
    async check(platform, { id: session }, { id }, secret) {
      await useSecondFactor(platform, id, secret, { session });
    },
  },
  SMS: {
    isOffered: async (db, { id, mobile }) => mobile !== null && !(await hasSecondFactor(db, id)),
    check: (platform, _, member, code) => useOwnCode(platform, member, { channel: "SMS", purpose: "STEP_UP", code }),
  },
  EMAIL: {
    isOffered: async (db, { id, email }) => email !== null && !(await hasSecondFactor(db, id)),
    check: (platform, _, member, code) => useOwnCode(platform, member, { channel: "EMAIL", purpose: "STEP_UP", code }),
  },
};

/** The methods that a member can use. */
export async function offeredMethods(db: Database, member: Member): Promise<StepUpMethod[]> {
  const offered = await Promise.all(stepUpMethods.map((method) => METHODS[method].isOffered(db, member)));
  return stepUpMethods.filter((_, place) => offered[place]);
}

interface Proof {
  method: StepUpMethod;
  secret: string;
}

/** Checks a proof and returns a token for the changes of this session. Throws the method's refusal. */
export async function stepUp(platform: SessionPlatform, session: ActiveSession, { method, secret }: Proof) {
  const { db, clock } = platform;
  const member = await findMember(db, session.memberId);
  const { isOffered, check } = METHODS[method];
  if (!(await isOffered(db, member))) throw new PlatformError("FEATURE_DISABLED");
  await check(platform, session, member, secret);
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  await db.insert(stepUps).values({ tokenHash: hashToken(token), sessionId: session.id, method, expiresAt });
  return { stepUpToken: token, expiresAt: expiresAt.toISOString() };
}

/** The token in the body of a change. It may be missing, so that its absence has a code of its own. */
export const stepUpBody = { stepUpToken: text(128).optional() };

/** Throws STEP_UP_REQUIRED unless the token was given to this session and is valid. Call it before anything else. */
export async function requireStepUp(
  { db, clock }: Pick<SessionPlatform, "db" | "clock">,
  { id }: Pick<ActiveSession, "id">,
  token: string | undefined,
): Promise<void> {
  const isGood = and(
    eq(stepUps.tokenHash, hashToken(token ?? "")),
    eq(stepUps.sessionId, id),
    gt(stepUps.expiresAt, clock.now()),
  );
  const [found] = await db.select({ method: stepUps.method }).from(stepUps).where(isGood);
  if (!found) throw new PlatformError("STEP_UP_REQUIRED");
}
