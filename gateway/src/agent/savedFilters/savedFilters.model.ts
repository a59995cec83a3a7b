import type { AgentReport } from "../../__generated__/types.ts";

/** Filters of a report that an agent keeps under a name. */
export interface SavedFilterModel {
  internalID: string;
  report: AgentReport | null;
  name: string;
  query: string;
}
