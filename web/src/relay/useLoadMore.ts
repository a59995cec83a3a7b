import { useState } from "react";

/** The part of `usePaginationFragment`'s result that loads more. */
export interface PagedList {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

/** Loads the next page of a list, and remembers whether that failed. */
export function useLoadMore({ loadNext }: PagedList, pageSize: number) {
  const [hasFailed, setFailed] = useState(false);
  const loadMore = () => {
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  return { loadMore, hasFailed };
}
