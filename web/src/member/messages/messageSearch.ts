import type { MessageFilter } from "../../__generated__/MessagesPaneQuery.graphql.ts";
import { declareSearch } from "../../records/search.ts";

/** Which messages are shown. */
export const shownMessages = ["ALL", "UNREAD", "FAVORITES"] as const;
export type ShownMessages = (typeof shownMessages)[number];

export const messages = declareSearch((read): ShownMessages => {
  const isUnread = read.choice("unread", ["1"], "") !== "";
  const isFavorite = read.choice("favorites", ["1"], "") !== "";
  return isUnread ? "UNREAD" : isFavorite ? "FAVORITES" : "ALL";
});

/** The parameters of an address for a choice. */
export const messageChanges = (shown: ShownMessages) => ({
  unread: shown === "UNREAD" ? "1" : "",
  favorites: shown === "FAVORITES" ? "1" : "",
});

export const messageFilter = (shown: ShownMessages): MessageFilter => ({
  favoritesOnly: shown === "FAVORITES",
  unreadOnly: shown === "UNREAD",
});
