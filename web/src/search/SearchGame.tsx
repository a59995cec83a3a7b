import { Play } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SearchGame_game$data, SearchGame_game$key } from "../__generated__/SearchGame_game.graphql.ts";
import { usePlay } from "../games/play/usePlay.ts";
import { GameArtwork } from "../games/tile/GameArtwork.tsx";
import { lotteryScreen } from "../lottery/menu/lotteryPath.ts";
import styles from "./SearchOption.module.css";
import { SearchOption } from "./SearchOption.tsx";

interface Props {
  game: SearchGame_game$key;
  /** The label that the heading above names already. */
  known?: SearchGame_game$data["labels"][number];
}

/** A game in the results; opens in the same way as its tile. */
export function SearchGame({ game: key, known }: Props) {
  const game = useFragment(
    graphql`
      fragment SearchGame_game on Game {
        id
        name
        lottery {
          code
          accountTypeName
        }
        labels
        tags
        status
        vendor {
          name
        }
        ...GameArtwork_game
      }
    `,
    key,
  );
  const play = usePlay();
  const { id, name, labels, tags, status, vendor } = game;
  const label = labels.find((one) => one !== known);
  return (
    <SearchOption
      id={`search-${id}`}
      onOpen={() => play({ gameId: id, name, isDemo: false, screen: lotteryScreen(game.lottery) })}
    >
      <span className={styles.art}>
        <GameArtwork game={game} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{[vendor.name, tags[0]].filter(Boolean).join(" · ")}</span>
      </span>
      {(status !== "ACTIVE" || label) && (
        <span className={styles.mark} data-mark={status === "ACTIVE" ? label : "CLOSED"}>
          <FormattedMessage id={status === "ACTIVE" ? `games_label_${label}` : "games_maintenance"} />
        </span>
      )}
      <Play size={16} className={styles.go} fill="currentColor" aria-hidden="true" />
    </SearchOption>
  );
}
