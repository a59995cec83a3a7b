import { AtriumError } from "../errors/atriumError.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import type { GameModel } from "./games.model.ts";

export interface GameSources {
  /** One game; null when it does not exist. */
  detail(internalID: string): Promise<GameModel | null>;
  /** One page of the whole catalogue. */
  catalogue(page: PageArgs): Promise<Page<GameModel>>;
  /** The ids of all games. It costs the caller no call. */
  allIds(): Promise<ReadonlySet<string>>;
}

const fewEnough = 4;
const mostDetails = 25;
const pageSize = 100;
const mostPages = 10;
/** A platform that has no call for one game has all of them in its catalogue only. */
const mostPagesWithoutDetails = 30;

/**
 * Finds games by id in as few calls as possible: a few one by one, many in the first pages of the catalogue, which are
 * cached. Games that exist and were not found there are read one by one, up to a limit; each game beyond it gets an
 * error. Games that exist and can't be read one by one are looked for in the whole catalogue. Games that do not exist are
 * not in the result.
 */
export async function findGames(
  ids: readonly string[],
  { detail, catalogue, allIds }: GameSources,
): Promise<Map<string, GameModel | Error>> {
  const found = new Map<string, GameModel | Error>();
  const wanted = new Set(ids);
  const lookThrough = async (most: number): Promise<"all" | "part"> => {
    for (let pageNo = 1; pageNo <= most && wanted.size > 0; pageNo++) {
      const { items, total } = await catalogue({ pageNo, pageSize });
      for (const game of items) if (wanted.delete(game.internalID)) found.set(game.internalID, game);
      if (pageNo * pageSize >= total) return "all";
    }
    return "part";
  };
  if (wanted.size > fewEnough && (await lookThrough(mostPages)) === "all") return found;
  if (wanted.size > fewEnough) {
    const existing = await allIds().catch(() => wanted);
    for (const id of wanted) if (!existing.has(id)) wanted.delete(id);
  }
  const rest = [...wanted];
  for (const id of rest.slice(mostDetails)) found.set(id, new AtriumError("QUERY_TOO_COMPLEX"));
  await Promise.all(
    rest.slice(0, mostDetails).map(async (id) => {
      const game = await detail(id).catch((error: unknown) => (error instanceof Error ? error : new Error("unknown")));
      if (game !== null) found.set(id, game);
    }),
  );
  for (const id of found.keys()) wanted.delete(id);
  if (wanted.size > 0) {
    // Without that list, a game that the platform does not find does not exist.
    const existing = await allIds().catch(() => new Set<string>());
    for (const id of wanted) if (!existing.has(id)) wanted.delete(id);
    await lookThrough(mostPagesWithoutDetails);
  }
  return found;
}
