import { type FocusEvent, type Ref, useState } from "react";
import type { GameTile_game$key } from "../../__generated__/GameTile_game.graphql.ts";
import { GameTile } from "../tile/GameTile.tsx";
import { GameTileSkeleton } from "../tile/GameTileSkeleton.tsx";
import styles from "./GameGrid.module.css";

const firstScreen = 6;

export type GameRow = GameTile_game$key & { readonly id: string };

/** The tiles of some rows, each in its place in the whole grid; skeletons after the last loaded game. */
export function GameCells({
  games,
  rows,
  columns,
  reserved,
  totalCount,
  isBusy,
  ref,
}: {
  games: readonly GameRow[];
  /** The rows that are drawn. */
  rows: readonly number[];
  columns: number;
  /** Number of all places: loaded games, and skeletons. */
  reserved: number;
  totalCount: number;
  isBusy: boolean;
  ref: Ref<HTMLUListElement>;
}) {
  // The tile with the keyboard's focus stays in the document, at any scroll position.
  const [kept, setKept] = useState(-1);
  const keep = (event: FocusEvent) => {
    const cell = event.target.closest<HTMLElement>("[data-place]");
    setKept(Number(cell?.dataset.place ?? -1));
  };
  const shown = rows.flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column));
  const places = [...new Set(kept < 0 ? shown : [...shown, kept])]
    .filter((place) => place < reserved)
    .sort((a, b) => a - b);

  return (
    <ul ref={ref} aria-busy={isBusy} onFocus={keep}>
      {places.map((place) => {
        const game = games[place];
        const position = { "--row": Math.floor(place / columns), "--column": place % columns };
        return game ? (
          <li
            key={game.id}
            className={styles.placed}
            style={position}
            data-place={place}
            aria-setsize={totalCount}
            aria-posinset={place + 1}
          >
            <GameTile game={game} isEager={place < firstScreen} />
          </li>
        ) : (
          <li key={`skeleton-${place}`} className={styles.placed} style={position} aria-hidden="true">
            <GameTileSkeleton />
          </li>
        );
      })}
    </ul>
  );
}
