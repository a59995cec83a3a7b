import type { Context } from "../request/context.ts";
import type { AnnouncementModel } from "./announcements.model.ts";
import { announcementsUpstream } from "./announcements.upstream.ts";

const keysOf = (rows: readonly AnnouncementModel[]) => new Set(rows.map(({ internalID }) => internalID));

/**
 * Yields new announcements, the earliest first. Announcements that exist when the subscription starts are left out.
 */
export async function* published(context: Context): AsyncGenerator<AnnouncementModel, void, void> {
  const { services, upstream } = context;
  const probe = async () => JSON.stringify([...keysOf(await upstream(announcementsUpstream).listSince(Date.now()))]);
  let known = await upstream(announcementsUpstream)
    .list()
    .then(keysOf, () => undefined);
  for await (const moment of services.push.follow("announcement", context, probe)) {
    const rows = await upstream(announcementsUpstream).listSince(moment);
    const before = known ?? keysOf(rows);
    known = keysOf(rows);
    const added = rows.filter(({ internalID }) => !before.has(internalID));
    yield* added.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  }
}
