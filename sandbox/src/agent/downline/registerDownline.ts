import { networkOf } from "@atrium/schema/networkOf";
import { AGENT_TYPE, PLAYER_TYPE } from "../../accountTypes.ts";
import { toLanguage } from "../../http/languages.ts";
import { transact } from "../../ledger/transact.ts";
import { findMember } from "../../member/members.ts";
import { hashPassword } from "../../member/password.ts";
import { openAccount } from "../../session/registration/openAccount.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { recordAction } from "../audit/agentActions.ts";
import { type WithPassword, withFirstPassword } from "../firstPassword.ts";
import { requireRebate, toRebate } from "./rebate.ts";

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
 * must change. `takePlace` counts the accounts that are opened. Throws VALIDATION_FAILED for a rebate above the agent's own,
 * and USERNAME_TAKEN.
 */
export function registerDownline(
  platform: SessionPlatform,
  { key, ...asked }: NewDownline & { key: string },
  takePlace: () => Promise<void>,
): Promise<WithPassword> {
  const { agentId, account, isAgent, rebate } = asked;
  return withFirstPassword(platform, {
    call: `register-downline:${agentId}:${key}`,
    account,
    asked: [account, isAgent, rebate],
    isOf: ({ uplineId }) => uplineId === agentId,
    async give(password) {
      await takePlace();
      await open(platform, { ...asked, password });
    },
  });
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
