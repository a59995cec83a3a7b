import { createHash } from "node:crypto";
import { networkOf } from "@atrium/schema/networkOf";
import { eq } from "drizzle-orm";
import { AGENT_TYPE, PLAYER_TYPE } from "../../accountTypes.ts";
import { answerOnce } from "../../http/idempotency/idempotency.ts";
import { toLanguage } from "../../http/languages.ts";
import { transact } from "../../ledger/transact.ts";
import { members } from "../../member/member.tables.ts";
import { findMember } from "../../member/members.ts";
import { hashPassword, verifyPassword } from "../../member/password.ts";
import { codeFrom } from "../../random/codes.ts";
import { derivedKey } from "../../sealing.ts";
import { openAccount } from "../../session/registration/openAccount.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { recordAction } from "../audit/agentActions.ts";
import { requireRebate, toRebate } from "./rebate.ts";

/** Random characters of a first password: about 69 bits. */
const PASSWORD_LENGTH = 14;

interface NewDownline {
  agentId: number;
  account: string;
  isAgent: boolean;
  /** In parts of 10,000; at most the agent's own. */
  rebate: number;
  ip: string;
}

/**
 * Opens an account directly below an agent once per idempotency key, and returns its first password, which the member
 * must change. The password follows from the key and a secret of the platform, so a repeat gets the same one, and the
 * database stores only its hash. `takePlace` counts the accounts that are opened. Throws VALIDATION_FAILED for a rebate
 * above the agent's own, and USERNAME_TAKEN.
 */
export async function registerDownline(
  platform: SessionPlatform,
  { key, ...asked }: NewDownline & { key: string },
  takePlace: () => Promise<void>,
): Promise<{ account: string; password: string }> {
  const { agentId, account, isAgent, rebate } = asked;
  const password = codeFrom(
    derivedKey(platform.config.serviceKey, `first password ${agentId} ${key}`),
    PASSWORD_LENGTH,
  );
  await answerOnce(platform, {
    key: `register-downline:${agentId}:${key}`,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([account, isAgent, rebate]))
      .digest("hex"),
    async run() {
      // A process that ended after it opened the account did not store the answer.
      if (!(await isOpened(platform, { agentId, account, password }))) {
        await takePlace();
        await open(platform, { ...asked, password });
      }
      return { status: 200, answer: account };
    },
  });
  return { account, password };
}

/** Whether an agent has opened an account with this first password. */
async function isOpened(
  { db }: SessionPlatform,
  { agentId, account, password }: { agentId: number; account: string; password: string },
): Promise<boolean> {
  const [known] = await db.select().from(members).where(eq(members.username, account));
  return known?.uplineId === agentId && (await verifyPassword(password, known.passwordHash));
}

async function open(
  platform: SessionPlatform,
  { agentId, account, isAgent, rebate, ip, password }: NewDownline & { password: string },
): Promise<void> {
  const { db, clock } = platform;
  const agent = await findMember(db, agentId);
  requireRebate(rebate, { most: agent.rebate });
  const passwordHash = await hashPassword(password);
  const at = clock.now();
  await transact(platform, async (tx) => {
    const { id: memberId } = await openAccount(tx, {
      username: account,
      passwordHash,
      hasFirstPassword: true,
      type: isAgent ? AGENT_TYPE : PLAYER_TYPE,
      rebate,
      currency: agent.currency,
      email: undefined,
      mobile: undefined,
      language: toLanguage(agent.language),
      ip,
      inviters: { upline: agent, referrerId: undefined },
      registerTicket: undefined,
      paymentPasswordHash: undefined,
      at,
      // The agent cannot accept the terms for the member, who is asked for it before playing.
      profile: {
        termsVersion: "",
        minimumAge: 0,
        mobileVerified: false,
        registerMethod: "AGENT",
        network: networkOf(ip),
      },
    });
    await recordAction(tx, {
      agentId,
      kind: "ACCOUNT_CREATED",
      memberId,
      changes: [{ field: "rebate", before: null, after: toRebate(rebate) }],
      at,
    });
  });
}
