import { graphql } from "react-relay";
import type { LoginGameQuery } from "../../__generated__/LoginGameQuery.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { GameArtwork } from "../tile/GameArtwork.tsx";
import styles from "./LoginGame.module.css";

/** The game that a login is for: its picture, when there is one, and its name. */
export const LoginGame = ({ gameId, name }: { gameId: string; name: string }) => (
  <p className={styles.game}>
    <span className={styles.art}>
      <QuietPart>
        <Art gameId={gameId} />
      </QuietPart>
    </span>
    <b>{name}</b>
  </p>
);

function Art({ gameId }: { gameId: string }) {
  const { node } = useOwnQuery<LoginGameQuery>(
    graphql`
      query LoginGameQuery($id: ID!) {
        node(id: $id) {
          ... on Game @alias(as: "game") {
            ...GameArtwork_game
          }
        }
      }
    `,
    { id: gameId },
  );
  return node?.game && <GameArtwork game={node.game} isEager />;
}
