import type { AgentReport as Known } from "../../__generated__/SaveFilterFormMutation.graphql.ts";

/** A report of the agent centre that keeps filters. */
export type AgentReport = Known;

/** Number of filters that an agent can save for each report. */
export const mostFilters = 10;
