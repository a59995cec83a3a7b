import { newRows } from "../push/newRows.ts";
import type { Context } from "../request/context.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcementsUpstream } from "./announcements.upstream.ts";

/** Yields new announcements, the earliest first. */
export async function* published(context: Context): AsyncGenerator<AnnouncementModel, void, void> {
  const { services, upstream } = context;
  const keyOf = ({ internalID }: AnnouncementModel) => internalID;
  const read = (moment: number) => upstream(announcementsUpstream).listSince(moment);
  const probe = async (moment: number) => JSON.stringify((await read(moment)).map(keyOf));
  const rows = newRows({
    subscribe: () => services.push.follow("announcement", context, probe),
    first: () => upstream(announcementsUpstream).list(),
    read: async (moment) => ({ rows: await read(moment), hasMore: false }),
    mostPages: 1,
    keyOf,
    timeOf: ({ publishedAt }) => Date.parse(publishedAt),
    missedMs: context.missedMs,
  });
  for await (const { over, row } of rows) {
    if (over !== null) throw over;
    yield row;
  }
}
