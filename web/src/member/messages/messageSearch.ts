import type { MessageFilter } from "../../__generated__/MessagesPaneQuery.graphql.ts";

/** Which messages are shown. */
export const shownMessages = ["ALL", "FAVORITES"] as const;
export type ShownMessages = (typeof shownMessages)[number];

/** The parameters of the address that belong to the pane. */
export const messageParams = { favorites: "favorites" } as const;

/** What the address asks for; all messages for anything else. */
export const shownMessagesIn = (params: URLSearchParams): ShownMessages =>
  params.get(messageParams.favorites) === "1" ? "FAVORITES" : "ALL";

export const messageFilter = (shown: ShownMessages): MessageFilter => ({ favoritesOnly: shown === "FAVORITES" });
