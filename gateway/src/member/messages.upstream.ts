import { z } from "zod";
import type { Page, PageArgs } from "../paging/connection.ts";
import { pageOf } from "../paging/page.wire.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { flag, idText, instant, maybeText, text } from "../upstream/wire.ts";

const message = z
  .object({
    messageId: idText,
    title: text,
    summary: maybeText,
    content: maybeText,
    read: flag,
    favorite: flag,
    createdAt: instant,
  })
  .transform(({ messageId, title, summary, content, read, favorite, createdAt }) => ({
    internalID: messageId,
    title,
    summary: summary ?? "",
    content,
    isRead: read,
    isFavorite: favorite,
    createdAt,
  }));

export type MessageModel = z.output<typeof message>;

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_messageList", pageOf(message)),
  detail: ownRead("GET /wps/relay/MCSFE_messageDetail", message),
  read: change("POST /wps/relay/MCSFE_messageRead", z.unknown()),
  favorite: change("POST /wps/relay/MCSFE_messageFavorite", z.unknown()),
  delete: change("POST /wps/relay/MCSFE_messageDelete", z.unknown()),
};

const bodyOf = (ids: readonly string[] | null) => (ids === null ? { all: true } : { ids: ids.map(Number) });

/** A filter of messages, as the platform's parameters. */
export interface MessageQuery {
  favorite?: "1" | undefined;
  unread?: "1" | undefined;
}

/** The platform calls for the caller's messages. */
export const messagesUpstream = defineUpstream((scope) => ({
  list: (query: MessageQuery, page: PageArgs): Promise<Page<MessageModel>> =>
    calls.list(scope, { query: { ...query, ...page } }),

  byId: (messageId: string): Promise<MessageModel | null> =>
    calls.detail(scope, { query: { messageId } }).catch(unlessAbsent(null)),

  /** Marks these messages, or all. */
  markRead: (ids: readonly string[] | null) => calls.read(scope, { body: bodyOf(ids) }),

  /** Makes these messages favourites, or ordinary ones. */
  setFavorites: (ids: readonly string[], isFavorite: boolean) =>
    calls.favorite(scope, { body: { ids: ids.map(Number), favorite: isFavorite } }),

  /** Deletes these messages, or all. */
  delete: (ids: readonly string[] | null) => calls.delete(scope, { body: bodyOf(ids) }),
}));
