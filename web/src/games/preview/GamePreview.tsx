import { graphql } from "react-relay";
import type { GamePreviewQuery } from "../../__generated__/GamePreviewQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./GamePreview.module.css";

/** The moving picture of a game, over its icon; nothing when the platform has none. */
export function GamePreview({ gameId }: { gameId: string }) {
  const { node } = useOwnQuery<GamePreviewQuery>(
    graphql`
      query GamePreviewQuery($id: ID!) {
        node(id: $id) {
          ... on Game {
            detail @catch(to: NULL) {
              preview {
                ...Picture_image
              }
            }
          }
        }
      }
    `,
    { id: gameId },
  );
  const preview = node?.detail?.preview;
  return preview && <Picture image={preview} alt="" isEager className={styles.preview} />;
}
