import { agentReports } from "@atrium/schema/values";
import { z } from "zod";
import type { AgentReport, ReportRhythm } from "../../__generated__/types.ts";
import { change, ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { count, flag, idText, instant, known, maybeInstant, maybeText, text } from "../../upstream/wire.ts";

/** A column of a file that the platform writes: its name there, its heading, and how its cells are written. */
export interface FileColumn {
  column: string;
  heading: string;
  form?: "time" | "opposite";
  /** Texts for values. */
  values?: Readonly<Record<string, string>>;
}

const mail = z
  .object({ every: z.enum(["DAY", "WEEK", "MONTH"]), nextAt: instant, sentAt: maybeInstant, paused: flag })
  .transform(({ every, paused, ...data }) => ({ ...data, rhythm: every, isPaused: paused }));

const row = z
  .object({
    filterId: idText,
    report: known(agentReports, null),
    name: text,
    query: text.catch(""),
    mail: mail.nullish().catch(null),
  })
  .transform(({ filterId, mail: sent, ...data }) => ({ ...data, internalID: filterId, mail: sent ?? null }));

export type SavedFilterModel = z.output<typeof row>;

/** The filters; rows that can't be read are left out. */
const filters = z
  .object({
    list: z.array(row.nullable().catch(null)),
    mails: z.object({ to: maybeText, most: count }).nullish().catch(null),
  })
  .transform(({ list, mails }) => ({
    list: list.filter((filter) => filter !== null),
    mails: mails ? { maskedEmail: mails.to, most: mails.most } : null,
  }));

const calls = {
  list: ownRead("GET /wps/relay/ACS_savedFilterList", filters),
  save: change("POST /wps/relay/ACS_savedFilterSave", filters),
  rename: change("POST /wps/relay/ACS_savedFilterRename", filters),
  mail: change("POST /wps/relay/ACS_savedFilterMail", filters),
  remove: change("POST /wps/relay/ACS_savedFilterDelete", filters),
  stop: change("POST /wps/agent/reportMailStop", z.unknown(), { as: "guest" }),
};

/** The platform calls for an agent's saved filters. */
export const savedFiltersUpstream = defineUpstream((scope) => ({
  list: async () => (await calls.list(scope)).list,
  mails: async () => (await calls.list(scope)).mails,
  save: (body: { report: AgentReport; name: string; query: string }) => calls.save(scope, { body }),
  rename: (filterId: string, name: string) => calls.rename(scope, { body: { filterId, name } }),
  /** `parameters` are those of the report's call, `columns` how its file is written; without them the earlier ones stay. */
  mail: (body: {
    filterId: string;
    every: ReportRhythm | null;
    paused: boolean;
    parameters?: Readonly<Record<string, string>>;
    columns?: readonly FileColumn[];
  }) => calls.mail(scope, { body }),
  /** Stops the report of an e-mail by the key in its link, without a login. */
  stop: (key: string) => calls.stop(scope, { body: { key } }),
  remove: (filterId: string) => calls.remove(scope, { body: { filterId } }),
}));
