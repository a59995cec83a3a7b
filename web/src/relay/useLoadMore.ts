import { useEffect, useEffectEvent, useState } from "react";

/** The part of `usePaginationFragment`'s result that loads more. */
export interface PagedList {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Loads the next page of a list, and remembers whether that failed. While the screen's own query runs, Relay ignores the
 * call and completes it at once. The call is then repeated when Relay gives a new `loadNext`, at the end of that query.
 */
export function useLoadMore({ loadNext, isLoadingNext }: PagedList, pageSize: number) {
  const [hasFailed, setFailed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const loadMore = () => {
    setFailed(false);
    let isCalling = true;
    loadNext(pageSize, {
      onComplete: (error) => {
        setFailed(error !== null);
        setWaiting(isCalling && error === null);
      },
    });
    isCalling = false;
  };
  const repeat = useEffectEvent((_next: PagedList["loadNext"]) => {
    if (isWaiting) loadMore();
  });
  useEffect(() => repeat(loadNext), [loadNext]);
  return { loadMore, hasFailed, isLoading: isLoadingNext || isWaiting };
}
