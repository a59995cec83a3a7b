import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { GameCard_game$key } from "../__generated__/GameCard_game.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { GameCard } from "./GameCard.tsx";
import { GameCardSkeletons } from "./GameCardSkeleton.tsx";
import styles from "./GameGrid.module.css";
import { gamePageSize } from "./gamePageSize.ts";
import { useNearEnd } from "./useNearEnd.ts";

const firstScreen = 6;

type GameRow = GameCard_game$key & { readonly id: string };

/**
 * Games in a grid that grows as its end comes near. The button at the end does the same by hand, and is what
 * remains when the next page could not be loaded.
 */
export function GameGrid({
  games,
  totalCount,
  hasNext,
  isLoadingNext,
  loadNext,
}: {
  games: readonly GameRow[];
  totalCount: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}) {
  const [hasFailed, setFailed] = useState(false);
  const loadMore = () => {
    setFailed(false);
    loadNext(gamePageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  const sentinel = useNearEnd(hasNext && !isLoadingNext && !hasFailed, loadMore);
  const coming = Math.max(0, Math.min(gamePageSize, totalCount - games.length));

  return (
    <div className={styles.container}>
      <ul className={styles.grid} aria-busy={isLoadingNext}>
        {games.map((game, index) => (
          <li key={game.id} className={styles.cell}>
            <GameCard game={game} isEager={index < firstScreen} />
          </li>
        ))}
        {isLoadingNext && <GameCardSkeletons count={coming} className={styles.cell} />}
      </ul>
      <div ref={sentinel} className={styles.end}>
        {hasFailed && (
          <p role="alert">
            <FormattedMessage id="games_more_failed" />
          </p>
        )}
        {hasNext ? (
          <>
            <p role="status" className={styles.progress}>
              <FormattedMessage id="games_shown" values={{ shown: games.length, total: totalCount }} />
            </p>
            <Button variant="secondary" onClick={loadMore} isBusy={isLoadingNext}>
              <FormattedMessage id={hasFailed ? "retry" : "games_more"} />
            </Button>
          </>
        ) : (
          <p className={styles.progress}>
            <FormattedMessage id="games_end" values={{ count: totalCount }} />
          </p>
        )}
      </div>
    </div>
  );
}
