import { subAccountRights } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { idempotencyKeyOf } from "../../http/idempotency/idempotency.ts";
import { text } from "../../http/input.ts";
import { readEncrypted } from "../../http/payload/encrypted.ts";
import { folded } from "../../member/folded.ts";
import { requireStepUp, stepUpBody } from "../../security/stepUp.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { changeSubAccount, createSubAccount, MOST_SUB_ACCOUNTS, renewPassword, subAccountsOf } from "./subAccounts.ts";

/** Each right once, in the order of the list. */
const rights = z
  .array(z.enum(subAccountRights))
  .max(subAccountRights.length)
  .transform((asked) => subAccountRights.filter((right) => asked.includes(right)));

const CreateBody = z.object({
  account: text(16)
    .regex(/^[a-z][a-z0-9]{3,15}$/i)
    .transform(folded),
  rights,
  ...stepUpBody,
});
const UpdateBody = z.object({
  account: text(64, 1).transform(folded),
  rights: rights.optional(),
  status: z.enum(["ACTIVE", "LOCKED", "CLOSED"]).optional(),
  endSessions: z.boolean().default(false),
  newPassword: z.boolean().default(false),
  ...stepUpBody,
});

/** The caller's sub-accounts. No sub-account has the right to these calls. */
export function subAccountRoutes(platform: SessionPlatform) {
  const viewsOf = async (agentId: number) =>
    (await subAccountsOf(platform.db, agentId)).map(({ member, sub, open }) => ({
      account: member.username,
      rights: sub.rights,
      status: member.lockedAt ? "LOCKED" : "ACTIVE",
      createdAt: sub.createdAt.toISOString(),
      lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      hasFirstPassword: member.hasFirstPassword,
      sessions: open,
    }));

  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_subAccountList", requireAgent, async (c) =>
      ok(c, { list: await viewsOf(c.var.session.memberId), most: MOST_SUB_ACCOUNTS }),
    )
    .post("/wps/relay/ACS_subAccountCreate", requireAgent, async (c) => {
      const key = idempotencyKeyOf(c);
      const { stepUpToken, ...asked } = await readEncrypted(c, platform, CreateBody);
      await requireStepUp(platform, c.var.session, stepUpToken);
      const { memberId: agentId } = c.var.session;
      return ok(c, await createSubAccount(platform, { agentId, key, ...asked }));
    })
    .post("/wps/relay/ACS_subAccountUpdate", requireAgent, async (c) => {
      const key = idempotencyKeyOf(c);
      const { account: name, newPassword, stepUpToken, ...wanted } = await readEncrypted(c, platform, UpdateBody);
      // A sub-account with more rights, or a password, is a way in for who has borrowed the agent's session.
      if (newPassword || wanted.rights) await requireStepUp(platform, c.var.session, stepUpToken);
      const { memberId: agentId } = c.var.session;
      const asked = { agentId, key, account: name };
      await changeSubAccount(platform, asked, wanted);
      const password = newPassword ? (await renewPassword(platform, asked)).password : null;
      return ok(c, { account: name, password });
    });
}
