import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, readQuery, rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { orderOf } from "../reports/rowOrder.ts";
import { messages } from "./member.tables.ts";
import { MEMBER_TEXTS } from "./member.texts.ts";
import { countUnread, MESSAGES_KEPT_MS } from "./members.ts";

/** Code points of a text that a list shows. */
const SUMMARY = 120;

const ListQuery = recordQuery().extend({
  unread: z.enum(["0", "1"]).default("0"),
  favorite: z.enum(["0", "1"]).default("0"),
});
const DetailQuery = z.object({ messageId: rowId });
/** Which messages a call changes. */
const Which = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ ids: z.array(rowId).min(1).max(100) }),
]);
const FavoriteBody = z.strictObject({ ids: z.array(rowId).min(1).max(100), favorite: z.boolean() });

/** The platform's messages to the caller, kept for 90 days. */
export const messageRoutes = (platform: CorePlatform) => {
  const { db, clock, events } = platform;
  const ownOf = (memberId: number) =>
    and(eq(messages.memberId, memberId), gt(messages.createdAt, new Date(clock.now().getTime() - MESSAGES_KEPT_MS)));
  return new Hono<AppEnv>()
    .get(
      "/wps/relay/MCSFE_messageList",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list({ unread, favorite }, { session: { memberId }, language }) {
          const where = and(
            ownOf(memberId),
            unread === "1" ? isNull(messages.readAt) : undefined,
            favorite === "1" ? messages.isFavorite : undefined,
          );
          return {
            where,
            order: orderOf(messages, "desc", "createdAt", "id"),
            select: (tx, part) => partOf(tx.select().from(messages).$dynamic(), part),
            whole: countOf(messages, where),
            views: (rows) => rows.map((row) => summaryOf(textOf(row, language))),
          };
        },
      }),
    )
    .get("/wps/relay/MCSFE_messageDetail", requireRealAccount, async (c) => {
      const { messageId: id } = readQuery(c, DetailQuery);
      const [row] = await db
        .select()
        .from(messages)
        .where(and(ownOf(c.var.session.memberId), eq(messages.id, id)));
      if (!row) throw new PlatformError("NOT_FOUND");
      const message = textOf(row, c.var.language);
      return ok(c, { ...summaryOf(message), content: message.content });
    })
    .post("/wps/relay/MCSFE_messageRead", requireRealAccount, async (c) => {
      const body = await readJson(c, Which);
      const { memberId } = c.var.session;
      await events.transaction(async (tx) => {
        const read = await tx
          .update(messages)
          .set({ readAt: clock.now() })
          .where(and(eq(messages.memberId, memberId), namedBy(body), isNull(messages.readAt)))
          .returning({ id: messages.id });
        if (read.length > 0) await events.record(tx, { topic: "message", customerId: String(memberId) });
      });
      return ok(c, { count: await countUnread(db, memberId, clock.now()) });
    })
    .post("/wps/relay/MCSFE_messageFavorite", requireRealAccount, async (c) => {
      const { ids, favorite } = await readJson(c, FavoriteBody);
      await db
        .update(messages)
        .set({ isFavorite: favorite })
        .where(and(eq(messages.memberId, c.var.session.memberId), inArray(messages.id, ids)));
      return ok(c, true);
    })
    .post("/wps/relay/MCSFE_messageDelete", requireRealAccount, async (c) => {
      const body = await readJson(c, Which);
      const { memberId } = c.var.session;
      await events.transaction(async (tx) => {
        const deleted = await tx
          .delete(messages)
          .where(and(eq(messages.memberId, memberId), namedBy(body)))
          .returning({ id: messages.id });
        if (deleted.length > 0) await events.record(tx, { topic: "message", customerId: String(memberId) });
      });
      return ok(c, { count: await countUnread(db, memberId, clock.now()) });
    });
};

const namedBy = (which: z.infer<typeof Which>) => ("ids" in which ? inArray(messages.id, which.ids) : undefined);

type Message = typeof messages.$inferSelect;

/** A message in the reader's language, when the platform has it in every language. */
const textOf = (message: Message, language: Language): Message =>
  message.name === null ? message : { ...message, ...MEMBER_TEXTS[language].messages[message.name] };

const summaryOf = ({ id, title, content, createdAt, readAt, isFavorite }: Message) => {
  const points = [...content];
  return {
    messageId: String(id),
    title,
    summary: points.length > SUMMARY ? `${points.slice(0, SUMMARY).join("").trimEnd()}…` : content,
    read: readAt !== null,
    favorite: isFavorite,
    createdAt: createdAt.toISOString(),
  };
};
