import type { RouteObject } from "react-router-dom";
import favoriteQuery from "../__generated__/FavoriteScreenQuery$parameters.ts";
import gameStageQuery from "../__generated__/GameStageQuery$parameters.ts";
import hotQuery from "../__generated__/HotScreenQuery$parameters.ts";
import lobbyQuery from "../__generated__/LobbyScreenQuery$parameters.ts";
import winnersQuery from "../__generated__/WinnersScreenQuery$parameters.ts";
import { bannerPath, type PageNeeds, tilePaths } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";
import { hasMatches, lobbies, vendorListParam } from "./catalog/lobbies.ts";
import { GameOpening } from "./launch/GameOpening.tsx";
import { LobbySkeleton } from "./lobby/LobbySkeleton.tsx";
import { hotVariables, inHouseVariables, lobbyVariables } from "./lobby/lobbyVariables.ts";
import { winnerPeriodOf } from "./winners/winnerPeriods.ts";

const WinnersSkeleton = lazySkeleton(async () => (await import("./winners/WinnersSkeleton.tsx")).WinnersSkeleton);

const lobbyScreen = async () => (await import("./lobby/LobbyScreen.tsx")).LobbyScreen;
const gamePage = async () => (await import("./launch/GamePage.tsx")).GamePage;

const lobbyPage: PageNeeds | undefined = import.meta.env.SSR
  ? { fills: { picture: bannerPath }, ignores: ["game", "notice", vendorListParam] }
  : undefined;

/** Routes of the lists of games, and of the game page. */
export const gamesRoutes: RouteObject[] = [
  ...lobbies.map((lobby) =>
    queryRoute({
      path: lobby.path,
      query: lobbyQuery,
      isFirst: true,
      variables: (_, search) => lobbyVariables(lobby.category, search),
      fetchPolicy: "store-or-network",
      screen: lobbyScreen,
      skeleton: <LobbySkeleton title={`games_category_${lobby.category}`} hasMatches={hasMatches(lobby.category)} />,
      first: lobbyPage,
    }),
  ),
  queryRoute({
    path: "inhouse",
    query: lobbyQuery,
    variables: (_, search) => inHouseVariables(search),
    fetchPolicy: "store-or-network",
    screen: lobbyScreen,
    skeleton: <LobbySkeleton title="games_inhouse" />,
    first: lobbyPage,
  }),
  queryRoute({
    path: "hot",
    query: hotQuery,
    variables: (_, search) => hotVariables(search),
    fetchPolicy: "store-or-network",
    screen: async () => (await import("./lobby/HotScreen.tsx")).HotScreen,
    skeleton: <LobbySkeleton title="hot_games" hasBanner={false} />,
    first: import.meta.env.SSR
      ? { fills: tilePaths(9, (index) => ["site", "hotGames", "edges", index, "node", "icon", "url"]) }
      : undefined,
  }),
  queryRoute({
    path: "favorite",
    query: favoriteQuery,
    screen: async () => (await import("./favoriteScreen/FavoriteScreen.tsx")).FavoriteScreen,
    isKept: true,
    skeleton: <LobbySkeleton title="favorites" hasBanner={false} hasTools={false} />,
  }),
  queryRoute({
    path: "winners",
    query: winnersQuery,
    variables: (_, search) => ({ period: winnerPeriodOf(search) }),
    screen: async () => (await import("./winners/WinnersScreen.tsx")).WinnersScreen,
    skeleton: <WinnersSkeleton />,
    first: import.meta.env.SSR
      ? { fills: tilePaths(3, (index) => ["site", "winners", index, "game", "icon", "url"]) }
      : undefined,
  }),
  ...["game", "seamless"].map((path) =>
    queryRoute({
      path,
      query: gameStageQuery,
      variables: (_, search) => ({ id: search.get("id") ?? "" }),
      search: ["id"],
      screen: gamePage,
      skeleton: <GameOpening name="" />,
      // The id may be that of something else, which has no name.
      ...(import.meta.env.SSR && { first: { ignores: ["demo", "room"], subject: ["node", "name"] } }),
    }),
  ),
];
