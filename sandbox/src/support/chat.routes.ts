import { networkOf } from "@atrium/schema/networkOf";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, readQuery, text } from "../http/input.ts";
import { browserLanguage, type Language, toLanguage } from "../http/languages.ts";
import { BRAND_COLOUR } from "../site/brand.ts";
import { type ChatRoom, type Desk, guestRoom, linesOf, markRead, say } from "./chat.ts";
import { chatEvents } from "./chatEvents.ts";
import { chatPage, closedChatPage } from "./chatPage.ts";
import { findSeat, redeemTicket, takeSeat } from "./chatSeats.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";
import { supportAssets } from "./supportAssets.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const secretForm = z.string().regex(/^[\w-]{40,64}$/);
const lineId = z.coerce.number().int().min(0).max(2_147_483_647);
const PageQuery = z.object({ language: text(10).optional() });
const RoomBody = z.object({ desk: z.enum(["LIVE", "VIP"]) });
const LineBody = z.object({
  content: text(1_000)
    .transform((it) => it.trim())
    .pipe(z.string().min(1)),
  key: z.uuid(),
});
const LinesQuery = z.object({ after: lineId.default(0) });
const ReadBody = z.object({ upTo: z.int().min(0).max(2_147_483_647) });

/** Many people can share a network. */
const ROOMS_AN_HOUR = 300;
const LINES_A_MINUTE = 20;

interface SeatEnv {
  Variables: AppEnv["Variables"] & { room: ChatRoom; secret: string };
}

/**
 * Pages of customer service and their calls: the chat on the site, and the pages for everybody and for the VIP club.
 */
export function chatRoutes(platform: SupportPlatform) {
  const { limiter } = platform;
  const embedders = () => platform.config.playEmbedders;

  const requireSeat = createMiddleware<SeatEnv>(async (c, next) => {
    const secret = secretForm.safeParse(c.req.header("X-Chat-Secret"));
    if (!secret.success) throw new PlatformError("UNAUTHENTICATED");
    c.set("room", (await findSeat(platform, secret.data)).room);
    c.set("secret", secret.data);
    await next();
  });

  /** A page without a ticket: its first call starts a conversation. */
  const standAlone = (c: Context<AppEnv>, desk: Exclude<Desk, "CHAT">) => {
    const asked = readQuery(c, PageQuery).language;
    const language: Language = asked ? toLanguage(asked) : browserLanguage(c.req.header("Accept-Language"));
    const title = SUPPORT_TEXTS[language].desks[desk];
    return chatPage({ desk, language, title, headerColor: BRAND_COLOUR, secret: null, embedders: [] });
  };

  const pages = new Hono<AppEnv>()
    .get("/support/assets/:version/:name", (c) => {
      const { version, name } = c.req.param();
      const asset = supportAssets.response(version, name, c.req.header("Accept-Encoding") ?? "");
      if (!asset) throw new PlatformError("NOT_FOUND");
      // The app sets `no-store` on every answer, but a file with its version in the path never changes.
      c.header("Cache-Control", asset.headers.get("Cache-Control") ?? "");
      return asset;
    })
    .get("/support/live", (c) => standAlone(c, "LIVE"))
    .get("/support/vip", (c) => standAlone(c, "VIP"))
    .get("/support/chat/:token", async (c) => {
      // HEAD does not use the ticket: link previews send it.
      if (c.req.method === "HEAD" || c.req.header("Sec-Purpose")?.includes("prefetch")) return c.body(null, 204);
      const token = secretForm.safeParse(c.req.param("token"));
      const ticket = token.success ? await redeemTicket(platform, token.data) : undefined;
      if (!ticket) return closedChatPage(browserLanguage(c.req.header("Accept-Language")), embedders());
      const language = toLanguage(ticket.language);
      const secret = await takeSeat(platform, { ...ticket, language });
      const { title, headerColor } = ticket;
      return chatPage({ desk: "CHAT", language, title, headerColor, secret, embedders: embedders() });
    });

  const calls = new Hono<SeatEnv>()
    // A frame without `allow-same-origin` has an opaque origin. Only the secret authorizes a call, never the origin.
    .use(
      "/support/api/*",
      cors({ origin: "*", allowHeaders: ["Content-Type", "Language", "X-Chat-Secret"], maxAge: 600 }),
    )
    .post("/support/api/rooms", async (c) => {
      await limiter.take(`chat-rooms:${networkOf(c.var.clientIp)}`, ROOMS_AN_HOUR, 3_600_000);
      const { desk } = await readJson(c, RoomBody);
      const { language } = c.var;
      const room = await guestRoom(platform, desk, language);
      return ok(c, { secret: await takeSeat(platform, { roomId: room.id, memberSessionId: null, language }) });
    })
    .get("/support/api/lines", requireSeat, async (c) => {
      const { after } = readQuery(c, LinesQuery);
      return ok(c, await linesOf(platform, c.var.room.id, after));
    })
    .post("/support/api/lines", requireSeat, async (c) => {
      await limiter.take(`chat-lines:${c.var.room.id}`, LINES_A_MINUTE, 60_000);
      const { content, key } = await readJson(c, LineBody);
      return ok(c, await say(platform, c.var.room, content, key));
    })
    .post("/support/api/read", requireSeat, async (c) => {
      await markRead(platform, c.var.room, (await readJson(c, ReadBody)).upTo);
      return ok(c, true);
    })
    .get("/support/api/events", requireSeat, (c) => {
      const { room, secret } = c.var;
      const network = networkOf(c.var.clientIp);
      const stream = chatEvents(platform, {
        roomId: room.id,
        isGuest: room.memberId === null,
        network,
        check: () => findSeat(platform, secret),
      });
      return c.body(stream, 200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
    });

  return new Hono<AppEnv>().route("/", pages).route("/", calls);
}
