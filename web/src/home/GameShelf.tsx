import { graphql, useFragment } from "react-relay";
import type { GameShelf_section$key } from "../__generated__/GameShelf_section.graphql.ts";
import { useCaller } from "../caller/caller.ts";
import { lobbyOf } from "../games/catalog/lobbies.ts";
import { GameTile } from "../games/tile/GameTile.tsx";
import { SaidByList } from "../games/tile/saidByList.ts";
import styles from "../ui/carousel/Shelf.module.css";
import { Shelf } from "../ui/carousel/Shelf.tsx";

/** The number of tiles that the widest screen shows without scrolling, and the width of the narrowest with its gap. */
const MOST_IN_SIGHT = 8;
const NARROWEST = 124;

const inSight = () => Math.min(MOST_IN_SIGHT, Math.ceil(window.screen.width / NARROWEST));

/** A shelf of games that the operator has configured: hot or new ones, of one category or of all; for guests those with a demo first. */
export function GameShelf({
  section: key,
  isFirst,
}: {
  section: GameShelf_section$key;
  /** On the first screen: its pictures load at once. */
  isFirst: boolean;
}) {
  const { title, kind, category, games } = useFragment(
    graphql`
      fragment GameShelf_section on HomeSection {
        title
        kind
        category
        games {
          id
          hasDemo
          ...GameTile_game
        }
      }
    `,
    key,
  );
  const isGuest = useCaller() === "guest";
  if (!games || games.length === 0) return null;
  const shown = isGuest ? games.toSorted((one, other) => +other.hasDemo - +one.hasDemo) : games;
  const more = category ? `${lobbyOf(category)}${kind === "NEW_GAMES" ? "?sort=new" : ""}` : "/hot";
  return (
    <Shelf title={title} to={category || kind === "HOT_GAMES" ? more : undefined}>
      <SaidByList value={kind === "NEW_GAMES" ? "NEW" : "HOT"}>
        {shown.map((game, at) => (
          <li key={game.id} className={styles.cell}>
            <GameTile game={game} isEager={isFirst && at < inSight()} />
          </li>
        ))}
      </SaidByList>
    </Shelf>
  );
}
