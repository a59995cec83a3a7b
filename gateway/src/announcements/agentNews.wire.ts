import { z } from "zod";
import type { Page } from "../paging/connection.ts";
import { rowsIn } from "../paging/rowsIn.ts";
import { count } from "../upstream/wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcement, ofKind } from "./announcements.wire.ts";

/** Keeps keys of agents' news apart from others: the platform may use the same numbers in both lists. */
const prefix = "agents:";

/** Whether a key of an announcement is one of the agents' news. */
export const isAgentNews = (key: string) => key.startsWith(prefix);

/** A page; rows that can't be read are left out. */
export const agentNewsPage = z
  .object({ list: z.array(announcement.nullable().catch(null)), totalCount: count })
  .transform(({ list, totalCount }): Page<AnnouncementModel> => {
    const { items, gaps } = rowsIn(list);
    return {
      items: items.map((row) => ({ ...ofKind(row, "PLAYER"), internalID: `${prefix}${row.internalID}` })),
      gaps,
      total: totalCount,
    };
  });
