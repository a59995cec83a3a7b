import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { SERVICE_RANK } from "../member/club.ts";
import { findMember } from "../member/members.ts";
import { BRAND_COLOUR } from "../site/brand.ts";
import { publicUrl } from "../site/publicUrl.ts";
import { type Desk, servicePaths } from "../site/servicePaths.ts";
import { memberRoom, unreadLines } from "./chat.ts";
import { issueTicket } from "./chatSeats.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const ServiceQuery = z.object({ vip: z.enum(["0", "1"]).default("0") });
const ChatQuery = z.object({
  b2c: text(10).optional(),
  title: text(60, 1),
  language: text(10).optional(),
  headerColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .default(BRAND_COLOUR),
});

const CHATS_A_MINUTE = 12;

/** The addresses of customer service, and the member's chat room. */
export function supportRoutes(platform: SupportPlatform) {
  const { site, limiter } = platform;
  const requireChat = () => {
    if (!site.isEnabled("CHAT")) throw new PlatformError("FEATURE_DISABLED");
  };
  return new Hono<AppEnv>()
    .get("/wps/system/customerService", async (c) => {
      const { vip } = readQuery(c, ServiceQuery);
      const { session } = c.var;
      const rank = vip === "1" && session ? (await findMember(platform.db, session.memberId)).rank : 0;
      const desks: readonly Desk[] = rank >= SERVICE_RANK ? ["live", "vip"] : ["live"];
      return ok(c, { version: { pathList: await servicePaths(platform, desks, c.var.language) } });
    })
    .get("/wps/relay/CSP_chatUrl", requireRealAccount, async (c) => {
      requireChat();
      const { session } = c.var;
      await limiter.take(`chat:${session.memberId}`, CHATS_A_MINUTE, 60_000);
      const { title, headerColor, ...query } = readQuery(c, ChatQuery);
      const language = query.language ? toLanguage(query.language) : c.var.language;
      const room = await memberRoom(platform, session.memberId, language);
      const ticket = { memberSessionId: session.id, language, title, headerColor };
      const { token, expiresAt } = await issueTicket(platform, room.id, ticket);
      return ok(c, { url: `${publicUrl(platform)}/support/chat/${token}`, expiresAt: expiresAt.toISOString() });
    })
    .get("/wps/relay/CSP_chatUnreadCount", requireRealAccount, async (c) => {
      requireChat();
      return ok(c, { count: await unreadLines(platform, c.var.session.memberId) });
    });
}
