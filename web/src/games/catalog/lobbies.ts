import type { GameCategory } from "./categories.ts";

/** A lobby of one category, and where it is. */
export interface Lobby {
  readonly path: string;
  readonly category: GameCategory;
}

/** The lobbies that are a category of the catalogue. `/hot`, `/favorite` and `/inhouse` are lists of another kind. */
export const lobbies: readonly Lobby[] = [
  { path: "rng", category: "RNG" },
  { path: "live", category: "LIVE" },
  { path: "fish", category: "FISH" },
  { path: "pvp", category: "PVP" },
  { path: "sports", category: "SPORTS" },
  { path: "esports", category: "ESPORTS" },
  { path: "elott", category: "ELOTT" },
];

/** The word in a lobby's address that opens the games of one vendor in a popup. */
export const vendorListParam = "list";

/** Where the games of a category are shown; home for one that came after this release. */
export const lobbyOf = (category: string) => `/${lobbies.find((lobby) => lobby.category === category)?.path ?? ""}`;

/** Where choosing a category leads: to its lobby, but straight to the draws when it is the lottery. */
export const categoryPath = (category: string) => (category === "ELOTT" ? "/lottery" : lobbyOf(category));

/** Where a vendor's games of a category are shown: the lobby narrowed to them, or over it the popup that the vendor asks for. */
export const vendorPath = (category: string, vendor: { readonly code: string; readonly opensAsList: boolean }) =>
  `${lobbyOf(category)}?${new URLSearchParams({ [vendor.opensAsList ? vendorListParam : "vendor"]: vendor.code })}`;
