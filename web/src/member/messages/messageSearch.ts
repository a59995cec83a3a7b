import type { MessageFilter } from "../../__generated__/MessagesPaneQuery.graphql.ts";

/** Which messages are shown. */
export const shownMessages = ["ALL", "UNREAD", "FAVORITES"] as const;
export type ShownMessages = (typeof shownMessages)[number];

/** The parameters of the address that belong to the pane. */
export const messageParams = { unread: "unread", favorites: "favorites" } as const;

/** What the address asks for; all messages for anything else. */
export function shownMessagesIn(params: URLSearchParams): ShownMessages {
  if (params.get(messageParams.unread) === "1") return "UNREAD";
  return params.get(messageParams.favorites) === "1" ? "FAVORITES" : "ALL";
}

/** The values of an address for a choice; empty ones are left out of it. */
export const messageEntries = (shown: ShownMessages) => ({
  [messageParams.unread]: shown === "UNREAD" ? "1" : "",
  [messageParams.favorites]: shown === "FAVORITES" ? "1" : "",
});

export const messageFilter = (shown: ShownMessages): MessageFilter => ({
  favoritesOnly: shown === "FAVORITES",
  unreadOnly: shown === "UNREAD",
});
