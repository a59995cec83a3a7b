import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../../lib/paths.ts";

const texts = {
  lobby: `query FleetLobby($first: Int!) {
    site { games(filter: { category: RNG }, first: $first) { totalCount edges { node { id name icon { url } } } } }
  }`,
  home: `query FleetHome {
    site { brand { name } hotGames(first: 12) { edges { node { id name } } } }
    viewer { member { id nickname wallet { id total { amount currency } } favoriteGameIds } }
  }`,
  balance: "query FleetBalance { viewer { member { wallet { id total { amount } } } } }",
  logIn: `mutation FleetLogIn($input: LogInInput!) {
    logIn(input: $input) { bearerToken userErrors { message } }
  }`,
  logOut: "mutation FleetLogOut { logOut(input: {}) { userErrors { message } } }",
  search: "query FleetSearch($text: String!) { site { search(text: $text, first: 8) { gameCount } } }",
  addFavorite: `mutation FleetAddFavorite($gameId: ID!) {
    addFavoriteGame(input: { gameId: $gameId }) { userErrors { message } }
  }`,
  removeFavorite: `mutation FleetRemoveFavorite($gameId: ID!) {
    removeFavoriteGame(input: { gameId: $gameId }) { userErrors { message } }
  }`,
  balanceChanged: "subscription FleetBalanceChanged { balanceChanged { id total { amount } } }",
  announcementPublished: "subscription FleetAnnouncementPublished { announcementPublished { id } }",
} as const;

export type FleetDocument = keyof typeof texts;

const idOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

/** The id of one of the fleet's own documents, for `documentId`. */
export const documentIdOf = (name: FleetDocument) => idOf(texts[name]);

/** Writes a manifest of the web client's documents and the fleet's own; returns its file. */
export function writeManifest(folder: string): string {
  const file = path.join(folder, "documents.json");
  const ofWeb: Record<string, string> = JSON.parse(readFileSync(inRoot("web/persisted.json"), "utf8"));
  const own = Object.fromEntries(Object.values(texts).map((text) => [idOf(text), text]));
  writeFileSync(file, JSON.stringify({ ...ofWeb, ...own }));
  return file;
}
