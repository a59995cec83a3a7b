import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { recordField } from "../paging/recordField.ts";
import { accountAfterChange } from "./member.resolvers.ts";
import { isMessageNumber, type MessageQuery, messagesUpstream } from "./messages.upstream.ts";

/** The platform's number of a message. */
const numberOf = (id: string) => requireKey("Message", id, isMessageNumber);

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
    id: ({ internalID }) => globalId("Message", internalID),
    content: async ({ internalID, content }, _, { upstream }) =>
      content ?? (await upstream(messagesUpstream).byId(internalID))?.content ?? "",
  },

  MarkMessagesReadPayload: { member: accountAfterChange },

  DeleteMessagesPayload: { member: accountAfterChange },

  Mutation: {
    deleteMessages: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const ids = input.ids?.map(numberOf) ?? null;
          if (ids?.length !== 0) await upstream(messagesUpstream).delete(ids);
          return { deletedMessageIds: input.ids ?? [] };
        },
        { language, fields: { ids: ["ids"] }, refused: () => ({ deletedMessageIds: [] }) },
      ),

    markMessagesRead: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const ids = input.ids?.map(numberOf) ?? null;
          if (ids?.length !== 0) await upstream(messagesUpstream).markRead(ids);
          return {};
        },
        { language, fields: { ids: ["ids"] }, refused: () => ({}) },
      ),

    setMessageFavorites: (_, { input: { ids, isFavorite } }, { upstream, language }) =>
      mutate(
        async () => {
          const numbers = ids.map(numberOf);
          if (numbers.length > 0) await upstream(messagesUpstream).setFavorites(numbers, isFavorite);
          return { messageIds: ids };
        },
        { language, fields: { ids: ["ids"] }, refused: () => ({ messageIds: [] }) },
      ),
  },
};

export const messagesNodes: NodeLookups = {
  Message: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isMessageNumber(key)
      ? upstream(messagesUpstream).byId(key)
      : null,
};
