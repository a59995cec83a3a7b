import { graphql, useFragment } from "react-relay";
import type { GameShelf_section$key } from "../__generated__/GameShelf_section.graphql.ts";
import { lobbyOf } from "../games/catalog/lobbies.ts";
import { GameTile } from "../games/tile/GameTile.tsx";
import styles from "./Shelf.module.css";
import { Shelf } from "./Shelf.tsx";

/** A shelf of games that the operator has configured: hot or new ones, of one category or of all. */
export function GameShelf({ section: key }: { section: GameShelf_section$key }) {
  const { title, kind, category, games } = useFragment(
    graphql`
      fragment GameShelf_section on HomeSection {
        title
        kind
        category
        games {
          id
          ...GameTile_game
        }
      }
    `,
    key,
  );
  if (!games || games.length === 0) return null;
  const more = category ? `${lobbyOf(category)}${kind === "NEW_GAMES" ? "?sort=new" : ""}` : "/hot";
  return (
    <Shelf title={title} to={category || kind === "HOT_GAMES" ? more : undefined}>
      {games.map((game) => (
        <li key={game.id} className={styles.cell}>
          <GameTile game={game} />
        </li>
      ))}
    </Shelf>
  );
}
