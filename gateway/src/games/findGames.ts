import { unlessAbsent } from "../upstream/absence.ts";
import type { GameModel } from "./games.model.ts";

export interface GameSources {
  /** One game; null when it does not exist, or when the platform has no call for one game. */
  detail(internalID: string): Promise<GameModel | null>;
  /** Those of the games that exist, in one call. It fails with an absence where the platform has no such call. */
  listed(internalIDs: readonly string[]): Promise<readonly GameModel[]>;
  /** The whole catalogue by `GameModel.internalID`, as the gateway keeps it. It costs the caller no call. */
  catalogue(): Promise<ReadonlyMap<string, GameModel>>;
}

/** The longest list of ids in one call. */
export const mostListed = 100;
/** An id of another form is no game of any platform. Commas separate the ids of a list. */
const idForm = /^[^\s,]{1,64}$/;

/**
 * Finds games by id in one call: one game as its page does, several as a list. A platform without lists by ids has them in
 * its catalogue. Games that do not exist are not in the result.
 */
export async function findGames(
  ids: readonly string[],
  { detail, listed, catalogue }: GameSources,
): Promise<ReadonlyMap<string, GameModel>> {
  const wanted = [...new Set(ids)].filter((id) => idForm.test(id)).sort();
  const [first, ...others] = wanted;
  if (first === undefined) return new Map();
  const alone = others.length === 0 ? await detail(first) : null;
  if (alone !== null) return new Map([[first, alone]]);
  const games = await listed(wanted).catch(unlessAbsent(null));
  return games === null ? catalogue() : new Map(games.map((game) => [game.internalID, game]));
}
