import { graphql, useFragment } from "react-relay";
import type { GameArtwork_game$key } from "../../__generated__/GameArtwork_game.graphql.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./GameArtwork.module.css";

/** A game's picture, 3 by 4; its name on a plain ground when no CDN has the picture. */
export function GameArtwork({ game: key, isEager = false }: { game: GameArtwork_game$key; isEager?: boolean }) {
  const { icon, name } = useFragment(
    graphql`
      fragment GameArtwork_game on Game {
        name
        icon {
          ...Picture_image
        }
      }
    `,
    key,
  );
  return (
    <Picture
      image={icon}
      alt=""
      className={styles.art}
      isEager={isEager}
      fallback={<span className={styles.standIn}>{name}</span>}
    />
  );
}
