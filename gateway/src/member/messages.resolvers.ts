import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, mutate } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { recordField } from "../paging/recordField.ts";
import { type MessageQuery, messagesUpstream } from "./messages.upstream.ts";

/** The platform's number of a message. */
const numberOf = (id: string) => requireKey("Message", id);

export const messagesResolvers: Resolvers = {
  Member: {
    messages: recordField(
      "messages",
      ({ filter }): MessageQuery => ({
        favorite: filter?.favoritesOnly ? "1" : undefined,
        unread: filter?.unreadOnly ? "1" : undefined,
      }),
      ({ upstream }) => upstream(messagesUpstream).list,
    ),
  },

  Message: {
    content: async ({ internalID, content }, _, { upstream }) =>
      content ?? (await upstream(messagesUpstream).byId(internalID))?.content ?? "",
  },

  Mutation: {
    deleteMessages: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: { ids: ["ids"] }, refused: () => ({ deletedMessageIds: [] }) }, async () => {
        const ids = input.ids?.map(numberOf) ?? null;
        if (ids?.length !== 0) await upstream(messagesUpstream).delete(ids);
        return { deletedMessageIds: input.ids ?? [] };
      }),

    markMessagesRead: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields: { ids: ["ids"] } }, async () => {
        const ids = input.ids?.map(numberOf) ?? null;
        if (ids?.length !== 0) await upstream(messagesUpstream).markRead(ids);
      }),

    setMessageFavorites: (_, { input: { ids, isFavorite } }, { upstream, language }) =>
      mutate({ language, fields: { ids: ["ids"] }, refused: () => ({ messageIds: [] }) }, async () => {
        const numbers = ids.map(numberOf);
        if (numbers.length > 0) await upstream(messagesUpstream).setFavorites(numbers, isFavorite);
        return { messageIds: ids };
      }),
  },
};

export const messagesNodes: NodeLookups = {
  Message: (key, { upstream }) => upstream(messagesUpstream).byId(key),
};
