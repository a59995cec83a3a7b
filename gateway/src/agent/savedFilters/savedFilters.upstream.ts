import { agentReports } from "@atrium/schema/values";
import { z } from "zod";
import type { AgentReport } from "../../__generated__/types.ts";
import { change, ownRead } from "../../upstream/calls.ts";
import { defineUpstream } from "../../upstream/scope.ts";
import { idText, known, text } from "../../upstream/wire.ts";

const row = z
  .object({ filterId: idText, report: known(agentReports, null), name: text, query: text.catch("") })
  .transform(({ filterId, ...data }) => ({ ...data, internalID: filterId }));

export type SavedFilterModel = z.output<typeof row>;

/** The filters; rows that can't be read are left out. */
const filters = z
  .object({ list: z.array(row.nullable().catch(null)) })
  .transform(({ list }) => list.filter((filter) => filter !== null));

const calls = {
  list: ownRead("GET /wps/relay/ACS_savedFilterList", filters),
  save: change("POST /wps/relay/ACS_savedFilterSave", filters),
  rename: change("POST /wps/relay/ACS_savedFilterRename", filters),
  remove: change("POST /wps/relay/ACS_savedFilterDelete", filters),
};

/** The platform calls for an agent's saved filters. */
export const savedFiltersUpstream = defineUpstream((scope) => ({
  list: () => calls.list(scope),
  save: (body: { report: AgentReport; name: string; query: string }) => calls.save(scope, { body }),
  rename: (filterId: string, name: string) => calls.rename(scope, { body: { filterId, name } }),
  remove: (filterId: string) => calls.remove(scope, { body: { filterId } }),
}));
