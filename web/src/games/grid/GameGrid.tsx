import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { type PagedList, useLoadMore } from "../../relay/useLoadMore.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GameCells, type GameRow } from "./GameCells.tsx";
import styles from "./GameGrid.module.css";
import { gamePageSize } from "./gamePageSize.ts";
import { useGridShape } from "./useGridShape.ts";
import { useNearEnd } from "./useNearEnd.ts";
import { useReserved } from "./useReserved.ts";
import { RowsInScroller, RowsOnPage } from "./VisibleRows.tsx";

interface Props {
  edges: readonly { readonly node: GameRow }[];
  totalCount: number;
  list: PagedList;
  /** The grid scrolls inside a dialog, not with the page. */
  isInWindow?: boolean | undefined;
}

/**
 * A grid of games that loads the next page near its end. Only tiles near the screen are in the document. The button at
 * the end loads the next page too; it also retries when a page has failed. The footer below stays where it is while it is seen.
 */
export function GameGrid({ edges, totalCount, list, isInWindow = false }: Props) {
  const games = edges.map(({ node }) => node);
  const { hasNext } = list;
  const { loadMore, hasFailed, isLoading } = useLoadMore(list, gamePageSize);
  const ruler = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLUListElement>(null);
  const { columns, pitch } = useGridShape(ruler);
  const isGrowing = hasNext && !hasFailed;
  const growth = isGrowing ? Math.max(0, Math.min(gamePageSize, totalCount - games.length)) : 0;
  const { reserved, below } = useReserved(games.length + growth, games.length);
  const sentinel = useNearEnd(isGrowing && !isLoading && reserved > games.length, loadMore);
  const rowCount = columns === 0 ? 0 : Math.ceil(reserved / columns);
  const Rows = isInWindow ? RowsInScroller : RowsOnPage;
  const heights = { "--rows": rowCount, "--loaded": Math.floor(games.length / (columns || 1)) };

  return (
    <div className={styles.container}>
      <div className={styles.hall} style={heights}>
        <div ref={ruler} className={styles.ruler} aria-hidden="true" />
        <Rows count={rowCount} pitch={pitch} list={cells}>
          {(rows) => (
            <GameCells
              ref={cells}
              games={games}
              rows={rows}
              columns={columns}
              reserved={reserved}
              totalCount={totalCount}
              isBusy={isLoading}
            />
          )}
        </Rows>
        <div ref={sentinel} className={styles.sentinel} />
      </div>
      <div className={styles.end}>
        {hasFailed && <Text as="p" role="alert" text="games_more_failed" />}
        {hasNext ? (
          <>
            <p role="status" className={styles.progress}>
              <FormattedMessage id="games_shown" values={{ shown: games.length, total: totalCount }} />
            </p>
            <Button
              variant="secondary"
              onClick={loadMore}
              isBusy={isLoading}
              text={hasFailed ? "retry" : "games_more"}
            />
          </>
        ) : (
          <Text as="p" className={styles.progress} text="games_end" values={{ count: totalCount }} />
        )}
        {!isInWindow && <div ref={below} />}
      </div>
    </div>
  );
}
