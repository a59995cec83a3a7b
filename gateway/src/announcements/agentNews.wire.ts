import { z } from "zod";
import type { Page } from "../paging/connection.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcement, ofKind } from "./announcements.wire.ts";

/** Keeps keys of agents' news apart from others: the platform may use the same numbers in both lists. */
const prefix = "agents:";

/** Whether a key of an announcement is one of the agents' news. */
export const isAgentNews = (key: string) => key.startsWith(prefix);

/** A page; rows that can't be read are left out. */
export const agentNewsPage = z
  .object(
    pageShape(
      announcement.transform(
        (row): AnnouncementModel | null =>
          row && { ...ofKind(row, "PLAYER"), internalID: `${prefix}${row.internalID}` },
      ),
    ),
  )
  .transform((page): Page<AnnouncementModel> => toPage(page));
