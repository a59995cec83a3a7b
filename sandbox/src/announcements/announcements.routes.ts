import { pictures } from "@atrium/arcade/pictures";
import { fill } from "@atrium/arcade/texts";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { availabilityOf } from "../games/gameView.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery, text } from "../http/input.ts";
import { shared } from "../http/sharedCache.ts";
import { DAY_MS } from "../time/units.ts";
import { keyOf } from "./announcementControl.routes.ts";
import { announcements } from "./announcements.tables.ts";
import { bannerFacts, type Prizes, type Reader } from "./bannerFacts.ts";
import { BANNERS, type Banner } from "./banners.ts";
import { type Lead, NOWHERE, route } from "./lead.ts";
import { NOTICES, type Notice } from "./notices.ts";

const ListQuery = z.object({
  types: text(40).optional(),
  platform: text(16).optional(),
  /** The types that are listed when `types` is not given. */
  execution: text(8).default("B"),
});

/** The operator's messages and the banners on top of pages: one call for all types. Banners name what others give away. */
export const announcementRoutes = (platform: CorePlatform, { highestJackpot, mall }: Prizes) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_getListAnnouncements", shared(30), async (c) => {
    const { types, execution } = readQuery(c, ListQuery);
    const wanted = new Set((types || execution).split(","));
    const reader = { catalogue: await catalogueOf(platform), language: c.var.language, now: platform.clock.now() };
    const facts = wanted.has("B") ? bannerFacts(reader, await highestJackpot(platform), mall) : {};
    const list = [
      ...(wanted.has("B")
        ? BANNERS.map((banner) => bannerView(banner, reader, facts)).filter(({ title }) => !title.includes("{"))
        : []),
      ...(await platform.db.select().from(announcements))
        .filter(({ type, endAt }) => wanted.has(type) && (endAt === null || endAt > reader.now))
        .map(createdView),
      ...NOTICES.filter(({ type }) => wanted.has(type)).map((notice) => noticeView(notice, reader)),
    ];
    return ok(c, { list });
  });

const bannerView = ({ id, group, titles, lead }: Banner, reader: Reader, facts: Readonly<Record<string, string>>) => ({
  id,
  bannerId: id,
  type: "B",
  groupName: group,
  title: fill(titles[reader.language], facts),
  content: "",
  timestamp: startOfDay(reader.now).toISOString(),
  pinned: false,
  url: pictures.banner(id),
  imageUrl: pictures.banner(id),
  ...leadOf(lead, reader),
  startAt: null,
  endAt: null,
});

function noticeView({ id, type, pinned, daysAgo, titles, contents, lead, picture }: Notice, reader: Reader) {
  const timestamp = new Date(startOfDay(reader.now).getTime() - daysAgo * DAY_MS).toISOString();
  return {
    id,
    type,
    title: titles[reader.language],
    content: contents[reader.language],
    timestamp,
    pinned,
    ...leadOf(lead, reader),
    startAt: timestamp,
    endAt: null,
    imageUrl: picture === undefined ? null : pictures.banner(picture),
  };
}

function createdView({ id, createdAt, endAt, route: path, ...row }: typeof announcements.$inferSelect) {
  const timestamp = createdAt.toISOString();
  const lead = path === null ? NOWHERE : route(path);
  const times = { timestamp, startAt: timestamp, endAt: endAt?.toISOString() ?? null };
  return { ...row, ...lead, ...times, id: keyOf(id), imageUrl: null };
}

/** The target of a click. A category is replaced by its most played game that is open. */
function leadOf({ linkageType, linkage }: Lead, { catalogue, now }: Reader): Lead {
  if (linkageType !== "GAME") return { linkageType, linkage };
  const game = catalogue.hot().find((it) => it.gameType === linkage && availabilityOf(it, now).status === "ACTIVE");
  return game ? { linkageType, linkage: String(game.nodeId) } : { linkageType: "NONE", linkage: null };
}

/** Notices are published at midnight UTC, so that two requests of one day get the same answer. */
const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
