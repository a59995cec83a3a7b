import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { SuggestedGamesQuery } from "../../__generated__/SuggestedGamesQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { GameTile } from "../tile/GameTile.tsx";
import styles from "./GameStage.module.css";

const mostGames = 6;

interface Props {
  /** Only games that have a demo. */
  withDemo?: boolean;
  /** The level of the title below the one of the page. */
  Title: "h2" | "h3";
}

/** The most played games. */
export function SuggestedGames({ withDemo = false, Title }: Props) {
  const { site } = useOwnQuery<SuggestedGamesQuery>(
    graphql`
      query SuggestedGamesQuery @throwOnFieldError {
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
    .filter(({ hasDemo, status }) => (hasDemo || !withDemo) && status === "ACTIVE")
    .slice(0, mostGames);
  if (games.length === 0) return null;
  return (
    <section>
      <Title className={styles.otherGames}>
        <FormattedMessage id={withDemo ? "games_with_demo" : "search_hot"} />
      </Title>
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
