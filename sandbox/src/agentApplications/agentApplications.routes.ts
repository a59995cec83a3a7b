import { networkOf } from "@atrium/schema/networkOf";
import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { TRIAL_TYPE } from "../accountTypes.ts";
import { contractKinds } from "../contracts/contractKinds.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireAgent, requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, rowId, text, written } from "../http/input.ts";
import { members } from "../member/member.tables.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { orderOf, orderWithin } from "../reports/rowOrder.ts";
import { humanCheckBody, requireHumanCheck } from "../session/humanCheck/humanCheck.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import {
  type AgentApplication,
  agentApplications,
  applicationStates,
  expectedVolumes,
} from "./agentApplications.tables.ts";
import { applyAsAgent, decideApplication, latestApplication } from "./agentApplications.ts";

/** An e-mail address, or a mobile number with its dialling code: an answer can be sent to it. */
const contact = text(100)
  .transform((typed) => typed.trim().toLowerCase())
  .transform((typed) => (typed.startsWith("+") ? typed.replace(/[\s().-]/g, "") : typed))
  .pipe(z.union([z.email(), z.string().regex(/^\+[1-9]\d{7,14}$/)]));
/** Without signs that nobody sees. */
const words = (most: number, least = 0) =>
  text(most * 4)
    .transform((typed) => typed.normalize("NFC").replace(/[\p{Cc}\p{Bidi_Control}](?<!\n)/gu, ""))
    .pipe(written(most, least));

const ApplyBody = z.object({
  contact,
  channels: words(150, 1),
  volume: z.enum(expectedVolumes),
  message: words(500).default(""),
  referralCode: text(64).nullish(),
  domain: text(255).nullish(),
  ...humanCheckBody,
});
const ListQuery = recordQuery().extend({
  state: z.enum(applicationStates).optional(),
  applicationId: rowId.optional(),
});
/** Why an application is declined. */
export const declineReason = words(200, 3);
const DecideBody = z.discriminatedUnion("outcome", [
  z.object({ applicationId: rowId, outcome: z.literal("DECLINE"), reason: declineReason }),
  z.object({
    applicationId: rowId,
    outcome: z.literal("APPROVE"),
    contract: z.object({ kind: z.enum(contractKinds), share: z.int().min(1).max(100) }).optional(),
  }),
]);

/** Applications to become an agent: of members and guests, and the list of the agent who decides. */
export function agentApplicationRoutes(platform: SessionPlatform) {
  const { db } = platform;
  return new Hono<AppEnv>()
    .put("/wps/agent/apply", async (c) => {
      const { hvProvider, hvChallenge, hvToken, referralCode, domain, ...typed } = await readJson(c, ApplyBody);
      const { session, clientIp, language } = c.var;
      const memberId = session && session.type !== TRIAL_TYPE ? session.memberId : null;
      await requireHumanCheck(platform, { hvProvider, hvChallenge, hvToken });
      const made = await applyAsAgent(platform, {
        ...typed,
        memberId,
        language,
        network: networkOf(clientIp),
        referralCode: referralCode ?? undefined,
        domain: domain ?? undefined,
      });
      // A guest learns nothing of what another person wrote with the same contact.
      return ok(c, memberId === null ? { state: made.state } : ownView(made));
    })
    .get("/wps/agent/application", requireRealAccount, async (c) => {
      const latest = await latestApplication(db, c.var.session.memberId);
      return ok(c, { application: latest ? ownView(latest) : null });
    })
    .get(
      "/wps/relay/ACS_applicationList",
      requireAgent,
      recordRoute(platform, {
        query: ListQuery,
        list({ state, applicationId: only }, { session: { memberId }, db: readDb }) {
          const where = and(
            eq(agentApplications.uplineId, memberId),
            state && eq(agentApplications.state, state),
            only === undefined ? undefined : eq(agentApplications.id, only),
          );
          return {
            where,
            order: orderWithin(
              orderOf(agentApplications, "desc", "appliedAt", "id"),
              ({ application }: Named) => application,
            ),
            select: (_, part) => partOf(named(readDb), part),
            whole: countOf(agentApplications, where),
            views: (rows) => rows.map(view),
          };
        },
      }),
    )
    .post("/wps/relay/ACS_applicationDecide", requireAgent, idempotent(platform), async (c) => {
      const { applicationId: id, ...decision } = await readJson(c, DecideBody);
      const { memberId: agentId } = c.var.session;
      return answerWith<AgentApplication>(
        c,
        platform,
        (keepAnswer) => decideApplication(platform, agentId, { id, ...decision }, keepAnswer),
        async (decided, tx) => {
          const [row] = await named(tx).where(eq(agentApplications.id, decided.id));
          return row && view(row);
        },
      );
    });
}

const named = (db: Tx) =>
  db
    .select({ application: agentApplications, account: members.username })
    .from(agentApplications)
    .leftJoin(members, eq(members.id, agentApplications.memberId))
    .$dynamic();

type Named = Awaited<ReturnType<typeof named>>[number];

/** What an applicant sees of the own application. */
const ownView = ({ id, state, reason, appliedAt, decidedAt }: AgentApplication) => ({
  applicationId: String(id),
  state,
  reason,
  appliedAt: appliedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const view = ({ application, account }: Named) => ({
  ...ownView(application),
  account,
  contact: application.contact,
  channels: application.channels,
  volume: application.volume,
  message: application.message,
});
