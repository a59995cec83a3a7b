import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { DemoGamesQuery } from "../../__generated__/DemoGamesQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { GameTile } from "../tile/GameTile.tsx";
import styles from "./GameStage.module.css";

const mostGames = 6;

/** The most played games that have a demo. */
export function DemoGames() {
  const { site } = useOwnQuery<DemoGamesQuery>(
    graphql`
      query DemoGamesQuery @throwOnFieldError {
        site {
          hotGames(first: 28) {
            edges {
              node {
                id
                hasDemo
                status
                ...GameTile_game
              }
            }
          }
        }
      }
    `,
    {},
  );
  const games = site.hotGames.edges
    .map(({ node }) => node)
    .filter(({ hasDemo, status }) => hasDemo && status === "ACTIVE")
    .slice(0, mostGames);
  if (games.length === 0) return null;
  return (
    <section>
      <h3 className={styles.otherGames}>
        <FormattedMessage id="games_with_demo" />
      </h3>
      <ul className={styles.suggestions}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
