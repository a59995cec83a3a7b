import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { pageOf, pageQuery, toPage } from "../http/paging.ts";
import { startOfDayBefore } from "../reports/reportRange.ts";
import { AGENT_NEWS } from "./agentNews.ts";

const PAGE_SIZE = 9;

/** The operator's messages to agents. */
export const agentNewsRoutes = ({ clock }: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_announcementList", requireAgent, (c) => {
    const page = readQuery(c, pageQuery(PAGE_SIZE));
    const now = clock.now();
    const news = AGENT_NEWS.map(({ pinned, daysAgo, titles, contents }, index) => ({
      id: `agent-${index + 1}`,
      type: "PL",
      title: titles[c.var.language],
      content: contents[c.var.language],
      timestamp: startOfDayBefore(now, daysAgo).toISOString(),
      pinned,
      linkageType: "NONE",
      linkage: null,
    }));
    return ok(c, toPage(pageOf(news, page), news.length, page));
  });
