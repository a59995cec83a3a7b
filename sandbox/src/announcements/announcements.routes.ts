import { Hono } from "hono";
import { z } from "zod";
import { pictures } from "../artwork/pictures.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery, text } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import type { Platform } from "../platform.ts";
import { shared } from "../site/shared.ts";
import { BANNERS, type Banner } from "./banners.ts";
import { ANNOUNCEMENTS, type Announcement } from "./texts.ts";

const DAY_MS = 86_400_000;

const ListQuery = z.object({
  types: text(40).optional(),
  platform: text(16).optional(),
  /** What is listed when no types are given. */
  execution: text(8).default("B"),
});

/** What the operator has to say, and the pictures on top of pages: one call for all types. */
export const announcementRoutes = ({ clock }: Platform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_getListAnnouncements", shared(30), (c) => {
    const { types, execution } = readQuery(c, ListQuery);
    const wanted = new Set((types || execution).split(","));
    const { language } = c.var;
    const now = clock.now();
    return ok(c, [
      ...(wanted.has("B") ? BANNERS.map((banner) => bannerView(banner, language, now)) : []),
      ...ANNOUNCEMENTS.map((announcement, index) => announcementView(announcement, index, language, now)).filter(
        ({ type }) => wanted.has(type),
      ),
    ]);
  });

const bannerView = ({ id, group, linkageType, linkage, titles }: Banner, language: Language, now: Date) => ({
  id,
  bannerId: id,
  type: "B",
  groupName: group,
  title: titles[language],
  content: "",
  timestamp: startOfDay(now),
  pinned: false,
  url: pictures.banner(id),
  imageUrl: pictures.banner(id),
  linkageType,
  linkage,
});

const announcementView = (
  { type, pinned, daysAgo, titles, contents }: Announcement,
  index: number,
  language: Language,
  now: Date,
) => ({
  id: String(index + 1),
  type,
  title: titles[language],
  content: contents[language],
  timestamp: new Date(Date.parse(startOfDay(now)) - daysAgo * DAY_MS).toISOString(),
  pinned,
  linkageType: "NONE",
  linkage: null,
});

/** Announcements go up at midnight UTC, so that asking twice a day answers the same. */
const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS).toISOString();
