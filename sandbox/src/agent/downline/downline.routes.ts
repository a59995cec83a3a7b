import { and, eq, exists, not, type SQL, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../db/openDatabase.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { answerWith } from "../../http/idempotency/answerWith.ts";
import { idempotent } from "../../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId, text } from "../../http/input.ts";
import { requireRight } from "../../http/subAccountCalls.ts";
import { members } from "../../member/member.tables.ts";
import { maskEmail, maskMobile } from "../../member/members.ts";
import { recordList, recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { loginsForAgent } from "../../session/history/history.ts";
import { inviteLinks, inviteSignUps } from "../../session/registration/inviteLinks.tables.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { DAY_MS } from "../../time/units.ts";
import { otherCurrencies } from "../../wallet/currencies.ts";
import { type Downline, downlineOf, memberIdIn } from "../downline.ts";
import { isFoundBy, keywordQuery } from "../keyword.ts";
import { countNotes } from "../notes/accountNotes.ts";
import {
  breadcrumbs,
  type DownlineRow,
  downlineRows,
  downlineSorts,
  hasDeposited,
  isOnline,
  orderOfDownline,
  toDownline,
} from "./downlineRows.ts";
import { rebateText, toRebate } from "./rebate.ts";
import { sendDownlineLink } from "./sendDownlineLink.ts";
import { setAbove, updateDownline } from "./updateDownline.ts";

const LINKS_A_DAY = 3;

const account = text(64, 1);
const yesOrNo = z.enum(["true", "false"]).optional();

const DownlineQuery = recordQuery().extend({
  /** Lists the accounts directly below this one; by default those directly below the caller. */
  parent: text(32, 1).optional(),
  /** Part of the name or the nickname, or the phone number, of an account anywhere below the caller. */
  keyword: keywordQuery,
  online: yesOrNo,
  deposited: yesOrNo,
  /** Lists those that registered with this link of the caller. */
  link: rowId.optional(),
  sort: z.enum(downlineSorts).default("account"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const UpdateBody = z.object({
  account,
  status: z.enum(["ACTIVE", "LOCKED"]).optional(),
  canBet: z.boolean().optional(),
  canTransfer: z.boolean().optional(),
  canWithdraw: z.boolean().optional(),
  rebate: rebateText.optional(),
  reason: text(200).default(""),
});

const COLUMNS = [
  "account",
  "type",
  "level",
  "children",
  "balance",
  "currency",
  "registeredAt",
  "lastLoginAt",
  "status",
  "rebate",
] as const;

/** The condition when "true" is asked, its opposite for "false", and no condition without a question. */
const only = (asked: "true" | "false" | undefined, is: SQL) =>
  asked === undefined ? undefined : asked === "true" ? is : not(is);

/** The condition on `members` that holds for those that registered with a link of an agent. */
const cameBy = (db: Database, agentId: number, linkId: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(inviteSignUps)
      .innerJoin(inviteLinks, and(eq(inviteLinks.id, inviteSignUps.linkId), eq(inviteLinks.agentId, agentId)))
      .where(and(eq(inviteSignUps.memberId, members.id), eq(inviteLinks.id, linkId))),
  );

/** An account as a row of the file, which says of its restrictions what the screen says. */
const cellsOf = ({ status, ...account }: ReturnType<typeof toDownline>) => {
  const isLimited = status === "ACTIVE" && !(account.canBet && account.canTransfer && account.canWithdraw);
  return { ...account, status: isLimited ? "LIMITED" : status };
};

/** The caller's downline, one level a call, as a list and a file. */
export const downlineList = recordList({
  query: DownlineQuery,
  async list({ parent, keyword, online, deposited, link, sort, order, ...query }, { session: { memberId }, now, db }) {
    const downline = await downlineOf(db, memberId);
    const parentId = parent === undefined ? downline.agentId : await memberIdIn(db, downline, parent);
    const where = and(
      keyword === undefined ? eq(members.uplineId, parentId) : isFoundBy(downline, keyword, true),
      only(online, isOnline(db, now)),
      only(deposited, hasDeposited),
      link === undefined ? undefined : cameBy(db, memberId, link),
    );
    const cells = (rows: DownlineRow[]) => rows.map((row) => cellsOf(toDownline(row, downline)));
    const by = query.export ? "account" : sort;
    return {
      where,
      order: orderOfDownline(by, query.export ? "asc" : order, downline.currency),
      select: (_, part) => downlineRows(db, part, now, by === "balance"),
      whole: async () => ({
        count: await db.$count(members, where),
        more: { path: await breadcrumbs(db, downline, parentId) },
      }),
      async views(rows, reading) {
        const noted = await countNotes(
          reading,
          memberId,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => ({ ...toDownline(row, downline), notes: noted.get(row.id) ?? 0 }));
      },
      file: { name: "downline", columns: COLUMNS, cells },
    };
  },
});

/** The caller's downline: one level a call, one account, and what an agent may change of it. */
export function downlineRoutes(platform: SessionPlatform) {
  const { db, clock } = platform;

  const detailOf = async (downline: Downline, name: string) => {
    const memberId = await memberIdIn(db, downline, name);
    const [row] = await downlineRows(db, { where: eq(members.id, memberId), limit: 1 }, clock.now());
    if (!row) throw new Error(`no account ${memberId}`);
    return {
      ...toDownline(row, downline),
      notes: (await countNotes(db, downline.agentId, [memberId])).get(memberId) ?? 0,
      maxRebate: toRebate(Math.max(row.uplineRebate, row.rebate)),
      emailMasked: row.email && maskEmail(row.email),
      mobileMasked: row.mobile && maskMobile(row.mobile),
      restrictedAbove: await setAbove(db, downline, row),
      otherCurrencies: (await otherCurrencies(db, [memberId], downline.currency))(memberId),
      path: await breadcrumbs(db, downline, memberId),
    };
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_downlineList", requireAgent, recordRoute(platform, downlineList))
    .get("/wps/relay/ACS_downlineDetail", requireAgent, async (c) => {
      const query = readQuery(c, z.object({ account }));
      return ok(c, await detailOf(await downlineOf(db, c.var.session.memberId), query.account));
    })
    .get("/wps/relay/ACS_downlineLogins", requireAgent, async (c) => {
      const query = readQuery(c, z.object({ account }));
      const memberId = await memberIdIn(db, await downlineOf(db, c.var.session.memberId), query.account);
      return ok(c, { list: await loginsForAgent(db, memberId, clock.now()) });
    })
    .post("/wps/relay/ACS_downlineUpdate", requireAgent, idempotent(platform), async (c) => {
      const body = await readJson(c, UpdateBody);
      const { rebate, status, canBet, canTransfer, canWithdraw } = body;
      // A rebate costs the agent money for ever: it belongs to the terms.
      if (rebate !== undefined) requireRight(c.var.session, "CONTRACTS");
      if ((status ?? canBet ?? canTransfer ?? canWithdraw) !== undefined)
        requireRight(c.var.session, "RESTRICT_ACCOUNTS");
      const downline = await downlineOf(db, c.var.session.memberId);
      await updateDownline(platform, downline, body);
      return ok(c, await detailOf(downline, body.account));
    })
    .post("/wps/relay/ACS_downlineResetLink", requireAgent, idempotent(platform), async (c) => {
      const body = await readJson(c, z.object({ account }));
      const downline = await downlineOf(db, c.var.session.memberId);
      const memberId = await memberIdIn(db, downline, body.account);
      await platform.limiter.take(`downline-link:${memberId}`, LINKS_A_DAY, DAY_MS);
      return answerWith(
        c,
        platform,
        (keepAnswer) => sendDownlineLink(platform, downline.agentId, memberId, keepAnswer),
        () => true,
      );
    });
}
