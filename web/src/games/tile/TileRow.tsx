import type { GameTile_game$key } from "../../__generated__/GameTile_game.graphql.ts";
import { GameTile } from "./GameTile.tsx";
import styles from "./TileRow.module.css";

type Tile = GameTile_game$key & { readonly id: string };

/** A few games, side by side as far as there is space. */
export const TileRow = ({ games }: { games: readonly Tile[] }) => (
  <ul className={styles.row}>
    {games.map((game) => (
      <li key={game.id}>
        <GameTile game={game} />
      </li>
    ))}
  </ul>
);
