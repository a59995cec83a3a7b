import type { Page, PageArgs } from "../paging/connection.ts";
import type { GameModel } from "./games.model.ts";

export interface GameSources {
  /** One game; null when it does not exist. */
  detail(internalID: string): Promise<GameModel | null>;
  /** One page of the whole catalogue. */
  catalogue(page: PageArgs): Promise<Page<GameModel>>;
}

const fewEnough = 4;
const pageSize = 100;
const mostPages = 10;

/** Finds games by id in as few calls as possible: a few one by one, many in the catalogue, which is cached. */
export async function findGames(keys: readonly string[], { detail, catalogue }: GameSources): Promise<GameModel[]> {
  if (keys.length <= fewEnough) return details(keys, detail);
  const wanted = new Set(keys);
  const found: GameModel[] = [];
  for (let pageNo = 1; pageNo <= mostPages && wanted.size > 0; pageNo++) {
    const { items, total } = await catalogue({ pageNo, pageSize });
    found.push(...items.filter(({ internalID }) => wanted.delete(internalID)));
    if (pageNo * pageSize >= total) return found;
  }
  return [...found, ...(await details([...wanted], detail))];
}

async function details(keys: readonly string[], detail: GameSources["detail"]): Promise<GameModel[]> {
  return (await Promise.all(keys.map(detail))).filter((game) => game !== null);
}
