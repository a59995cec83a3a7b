import DataLoader from "dataloader";
import { UpstreamError } from "../errors/upstreamError.ts";
import { change, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type DetailedGame, detailedGame, kindList, matchList, type Room, roomList } from "./details.wire.ts";
import type { GameModel } from "./games.model.ts";
import { launch } from "./games.wire.ts";

const relay = "/wps/relay";
const calls = {
  detail: sharedRead(`GET ${relay}/GCSGAME_gameDetail`, detailedGame, { maxAge: 30 }),
  kinds: sharedRead(`GET ${relay}/GCSGAME_vassGameType`, kindList, { maxAge: 60 }),
  matches: sharedRead(`GET ${relay}/GCSGAME_matchList`, matchList, { maxAge: 1 }),
  rooms: sharedRead(`GET ${relay}/GLS2_roomList`, roomList, { maxAge: 5 }),
  launchRoom: change(`POST ${relay}/GLS2_launchRoom`, launch, { milliseconds: 15_000 }),
};

const mostMatches = 6;
const noSuchGame = new Set(["NOT_FOUND", "GAME_NOT_FOUND", "VALIDATION_FAILED"]);

/** The platform calls for details and tables of games. */
export const detailsUpstream = defineUpstream((scope) => {
  const { language } = scope.caller;

  // One call per vendor for any number of games. For a single game the call names it. The loader keeps no values: that of a
  // subscription lives as long as the subscription.
  const rooms = new DataLoader<GameModel, Room[]>(
    async (games) => {
      const [first, ...others] = new Set(games.map(({ internalID }) => internalID));
      const onlyOne = others.length === 0 && first !== undefined ? { nodeId: first } : {};
      const vendors = [...new Set(games.map(({ vendor }) => vendor.code))];
      const lists = await Promise.all(
        vendors.map((vassalage) => calls.rooms(scope, { query: { vassalage, language, ...onlyOne } })),
      );
      const all = lists.flat();
      return games.map(({ internalID }) => all.filter(({ gameInternalID }) => gameInternalID === internalID));
    },
    { cache: false },
  );

  return {
    /** One game with its details; null when it does not exist. */
    async game(nodeId: string): Promise<DetailedGame | null> {
      try {
        return await calls.detail(scope, { query: { nodeId, language } });
      } catch (error) {
        if (error instanceof UpstreamError && noSuchGame.has(error.code)) return null;
        throw error;
      }
    },

    rooms: (game: GameModel): Promise<Room[]> => rooms.load(game),

    /** The kinds of a vendor's games, or of all games. */
    kinds: (vassalage?: string) => calls.kinds(scope, { query: { vassalage, language } }),

    /** The next matches of a category's games, at most six, not older than a second: one that has begun takes no bets. */
    matches: async (gameType: string) =>
      (await calls.matches.since(Date.now() - 1000, scope, { query: { gameType, language } })).slice(0, mostMatches),

    launchRoom: (body: Readonly<Record<string, unknown>>) => calls.launchRoom(scope, { body }),
  };
});
