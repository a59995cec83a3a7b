import { agentReports } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readJson, rowId, text, written } from "../../http/input.ts";
import { findMember, maskEmail } from "../../member/members.ts";
import { fileLayout } from "../../reports/fileLayout.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { parametersQuery } from "./reportFiles.ts";
import { rhythms } from "./reportMails.tables.ts";
import { MOST_MAILS, setReportMail, stopReportMail } from "./reportMails.ts";
import { deleteFilter, filtersOf, renameFilter, saveFilter } from "./savedFilters.ts";

const name = written(30, 1);
const SaveBody = z.object({ report: z.enum(agentReports), name, query: text(500) });
const RenameBody = z.object({ filterId: rowId, name });
const MailBody = z.object({
  filterId: rowId,
  every: z.enum(rhythms).nullable(),
  paused: z.boolean().default(false),
  parameters: parametersQuery.optional(),
  columns: fileLayout.optional(),
});
const StopBody = z.object({ key: z.uuid() });
const DeleteBody = z.object({ filterId: rowId });

/** The caller's saved filters of reports. Every answer has all of them. */
export function savedFilterRoutes(platform: SessionPlatform) {
  const listOf = async (agentId: number) => {
    const rows = await filtersOf(platform.db, agentId);
    const { email } = await findMember(platform.db, agentId);
    return {
      list: rows.map(({ filter: { id, report, name, query }, mail }) => ({
        filterId: String(id),
        report,
        name,
        query,
        mail: mail && {
          every: mail.rhythm,
          nextAt: mail.nextAt.toISOString(),
          sentAt: mail.sentAt?.toISOString() ?? null,
          paused: mail.pausedAt !== null,
        },
      })),
      mails: { to: email && maskEmail(email), most: MOST_MAILS },
    };
  };

  return (
    new Hono<AppEnv>()
      .get("/wps/relay/ACS_savedFilterList", requireAgent, async (c) => ok(c, await listOf(c.var.session.memberId)))
      .post("/wps/relay/ACS_savedFilterSave", requireAgent, async (c) => {
        const { memberId: agentId } = c.var.session;
        await saveFilter(platform, { agentId, ...(await readJson(c, SaveBody)) });
        return ok(c, await listOf(agentId));
      })
      .post("/wps/relay/ACS_savedFilterRename", requireAgent, async (c) => {
        const { memberId: agentId } = c.var.session;
        const body = await readJson(c, RenameBody);
        await renameFilter(platform, agentId, body.filterId, body.name);
        return ok(c, await listOf(agentId));
      })
      .post("/wps/relay/ACS_savedFilterMail", requireAgent, async (c) => {
        const { memberId: agentId } = c.var.session;
        const { every: rhythm, paused, columns: layout, ...body } = await readJson(c, MailBody);
        await setReportMail(platform, { agentId, rhythm, isPaused: paused, language: c.var.language, layout, ...body });
        return ok(c, await listOf(agentId));
      })
      // The link of an e-mail, without a login. It tells nobody whether the key is one.
      .post("/wps/agent/reportMailStop", async (c) => {
        await stopReportMail(platform, (await readJson(c, StopBody)).key);
        return ok(c, true);
      })
      .post("/wps/relay/ACS_savedFilterDelete", requireAgent, async (c) => {
        const { memberId: agentId } = c.var.session;
        await deleteFilter(platform, agentId, (await readJson(c, DeleteBody)).filterId);
        return ok(c, await listOf(agentId));
      })
  );
}
