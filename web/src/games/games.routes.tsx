import type { RouteObject } from "react-router-dom";
import type { FavoriteScreenQuery } from "../__generated__/FavoriteScreenQuery.graphql.ts";
import favoriteQuery from "../__generated__/FavoriteScreenQuery$parameters.ts";
import type { GameStageQuery } from "../__generated__/GameStageQuery.graphql.ts";
import gameStageQuery from "../__generated__/GameStageQuery$parameters.ts";
import type { HotScreenQuery } from "../__generated__/HotScreenQuery.graphql.ts";
import hotQuery from "../__generated__/HotScreenQuery$parameters.ts";
import type { LobbyScreenQuery } from "../__generated__/LobbyScreenQuery.graphql.ts";
import lobbyQuery from "../__generated__/LobbyScreenQuery$parameters.ts";
import type { WinnersScreenQuery } from "../__generated__/WinnersScreenQuery.graphql.ts";
import winnersQuery from "../__generated__/WinnersScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { GameOpening } from "./GameOpening.tsx";
import { LobbySkeleton } from "./LobbySkeleton.tsx";
import { lobbies } from "./lobbies.ts";
import { hotVariables, inHouseVariables, lobbyVariables } from "./lobbyVariables.ts";
import { WinnersSkeleton } from "./WinnersSkeleton.tsx";
import { winnerPeriodOf } from "./winnerPeriods.ts";

const lobbyScreen = async () => (await import("./LobbyScreen.tsx")).LobbyScreen;
const gamePage = async () => (await import("./GamePage.tsx")).GamePage;

/** Lists of games, and the games themselves. */
export const gamesRoutes: RouteObject[] = [
  ...lobbies.map((lobby) =>
    queryRoute<LobbyScreenQuery>({
      path: lobby.path,
      query: lobbyQuery,
      isFirst: true,
      variables: (_, search) => lobbyVariables(lobby.category, search),
      fetchPolicy: "store-or-network",
      screen: lobbyScreen,
      skeleton: <LobbySkeleton />,
    }),
  ),
  queryRoute<LobbyScreenQuery>({
    path: "inhouse",
    query: lobbyQuery,
    variables: (_, search) => inHouseVariables(search),
    fetchPolicy: "store-or-network",
    screen: lobbyScreen,
    skeleton: <LobbySkeleton />,
  }),
  queryRoute<HotScreenQuery>({
    path: "hot",
    query: hotQuery,
    variables: (_, search) => hotVariables(search),
    fetchPolicy: "store-or-network",
    screen: async () => (await import("./HotScreen.tsx")).HotScreen,
    skeleton: <LobbySkeleton hasBanner={false} />,
  }),
  queryRoute<FavoriteScreenQuery>({
    path: "favorite",
    query: favoriteQuery,
    screen: async () => (await import("./FavoriteScreen.tsx")).FavoriteScreen,
    skeleton: <LobbySkeleton hasBanner={false} hasTools={false} />,
  }),
  queryRoute<WinnersScreenQuery>({
    path: "winners",
    query: winnersQuery,
    variables: (_, search) => ({ period: winnerPeriodOf(search) }),
    screen: async () => (await import("./WinnersScreen.tsx")).WinnersScreen,
    skeleton: <WinnersSkeleton />,
  }),
  ...["game", "seamless"].map((path) =>
    queryRoute<GameStageQuery>({
      path,
      query: gameStageQuery,
      variables: (_, search) => ({ id: search.get("id") ?? "" }),
      screen: gamePage,
      skeleton: <GameOpening name="" />,
    }),
  ),
];
