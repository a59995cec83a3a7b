import type { AgentRevenueSums } from "../__generated__/types.ts";

/** What a downline brought, and what its agent was paid. */
export interface AgentRevenueModel {
  rows: { from: string; to: string; sums: AgentRevenueSums }[];
  totals: AgentRevenueSums;
}
