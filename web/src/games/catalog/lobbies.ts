import type { GameCategory } from "./categories.ts";

/** A lobby of one category, and its path. */
export interface Lobby {
  readonly path: string;
  readonly category: GameCategory;
}

/** The lobbies of one category each. `/hot`, `/favorite` and `/inhouse` are other kinds of lists. */
export const lobbies: readonly Lobby[] = [
  { path: "rng", category: "RNG" },
  { path: "live", category: "LIVE" },
  { path: "fish", category: "FISH" },
  { path: "pvp", category: "PVP" },
  { path: "sports", category: "SPORTS" },
  { path: "esports", category: "ESPORTS" },
  { path: "elott", category: "ELOTT" },
];

/** Whether the games of a category take bets on matches. */
export const hasMatches = (category: GameCategory) => category === "SPORTS" || category === "ESPORTS";

/** The parameter of a lobby's address that opens the games of one vendor in a popup. */
export const vendorListParam = "list";

/** Path of the lobby of a category; the home screen for a category that this release does not know. */
export const lobbyOf = (category: string) => `/${lobbies.find((lobby) => lobby.category === category)?.path ?? ""}`;

/** Path that a category's link leads to: its lobby, or the lottery screen for the category of lotteries. */
export const categoryPath = (category: string) => (category === "ELOTT" ? "/lottery" : lobbyOf(category));

/**
 * Path of a vendor's games of a category: the lobby filtered by the vendor, or the popup over it that the vendor asks
 * for.
 */
export const vendorPath = (category: string, vendor: { readonly code: string; readonly opensAsList: boolean }) =>
  `${lobbyOf(category)}?${new URLSearchParams({ [vendor.opensAsList ? vendorListParam : "vendor"]: vendor.code })}`;
