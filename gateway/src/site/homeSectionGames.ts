import { badInput } from "../errors/atriumError.ts";
import type { Game, gamesUpstream } from "../games/games.upstream.ts";
import type { HomeSection } from "./site.upstream.ts";

/** The games of a home row; null for rows that are not about games. All rows of hot games share one call. */
export async function homeSectionGames(
  { kind, category, limit }: HomeSection,
  { first }: { first?: number | null | undefined },
  games: ReturnType<typeof gamesUpstream>,
): Promise<Game[] | null> {
  if (first != null && (first < 1 || first > 100)) throw badInput("`first` must be from 1 to 100.");
  const size = first ?? limit;
  if (kind === "HOT_GAMES") return (await games.hot({ category })).slice(0, size);
  if (kind !== "NEW_GAMES") return null;
  const { items } = await games.list({ filter: { category }, sort: "NEW" }, { pageNo: 1, pageSize: size });
  return [...items];
}
