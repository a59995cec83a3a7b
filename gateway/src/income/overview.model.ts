import type { AgentDay, AgentFigures } from "../__generated__/types.ts";
import type { DownlineAccountModel } from "../agent/downline.model.ts";

/** What a downline did in a period, beside the time before. */
export interface AgentOverviewModel {
  memberCount: number;
  onlineCount: number;
  figures: AgentFigures;
  previous: AgentFigures | null;
  byDay: AgentDay[];
  newest: DownlineAccountModel[];
  onlineNow: DownlineAccountModel[];
}
