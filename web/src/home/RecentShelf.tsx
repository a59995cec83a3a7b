import { graphql, useFragment } from "react-relay";
import type { RecentShelf_member$key } from "../__generated__/RecentShelf_member.graphql.ts";
import { GameTile } from "../games/tile/GameTile.tsx";
import styles from "../ui/carousel/Shelf.module.css";
import { Shelf } from "../ui/carousel/Shelf.tsx";

/** The games that the member has played last. Empty for trial accounts, which have no such list. */
export function RecentShelf({ title, member: key }: { title: string; member: RecentShelf_member$key }) {
  const { recentGames } = useFragment(
    graphql`
      fragment RecentShelf_member on Member {
        recentGames(first: 10) @catch(to: NULL) {
          edges {
            node {
              id
              ...GameTile_game
            }
          }
        }
      }
    `,
    key,
  );
  if (!recentGames || recentGames.edges.length === 0) return null;
  return (
    <Shelf title={title}>
      {recentGames.edges.map(({ node }) => (
        <li key={node.id} className={styles.cell}>
          <GameTile game={node} />
        </li>
      ))}
    </Shelf>
  );
}
