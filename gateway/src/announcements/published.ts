import type { Context } from "../request/context.ts";
import type { Announcement } from "./announcements.upstream.ts";

const keysOf = (rows: readonly Announcement[]) => new Set(rows.map(({ key }) => key));

/** Announcements as they are put up, the earliest first; those that were there before are nobody's news. */
export async function* published(context: Context): AsyncGenerator<Announcement, void, void> {
  const { services, upstream } = context;
  const probe = async () => JSON.stringify([...keysOf(await upstream.announcements.listSince(Date.now()))]);
  let known = await upstream.announcements.list().then(keysOf, () => undefined);
  for await (const moment of services.push.follow("announcement", context, probe)) {
    const rows = await upstream.announcements.listSince(moment);
    const before = known ?? keysOf(rows);
    known = keysOf(rows);
    const added = rows.filter(({ key }) => !before.has(key));
    yield* added.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  }
}
