import type { AgentDay, AgentFigures } from "../__generated__/types.ts";
import type { DownlineAccountModel } from "../agent/downline.model.ts";

/** The figures of a downline in a period, and in the time before it. */
export interface AgentOverviewModel {
  memberCount: number;
  onlineCount: number;
  figures: AgentFigures;
  previous: AgentFigures | null;
  previousUntil: string | null;
  byDay: AgentDay[];
  newest: DownlineAccountModel[];
  onlineNow: DownlineAccountModel[];
}
