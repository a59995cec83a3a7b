import { gamePageSize } from "../grid/gamePageSize.ts";

/**
 * Games for somebody without an account: of each page those with a demo come first. Pages that load later change nothing
 * above them.
 */
export const demosFirst = <Game>(games: readonly Game[], hasDemo: (game: Game) => boolean): readonly Game[] =>
  Array.from({ length: Math.ceil(games.length / gamePageSize) }, (_, page) =>
    games
      .slice(page * gamePageSize, (page + 1) * gamePageSize)
      .toSorted((one, other) => Number(hasDemo(other)) - Number(hasDemo(one))),
  ).flat();
