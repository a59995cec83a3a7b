import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./LoadMore.module.css";
import { type PagedList, useLoadMore } from "./useLoadMore.ts";

interface Props {
  list: PagedList;
  pageSize: number;
  /** The id of the button's text. */
  text?: string;
}

/** A button below a list that loads its next page; says when that failed. */
export function LoadMore({ list, pageSize, text = "games_more" }: Props) {
  const { loadMore, hasFailed, isLoading } = useLoadMore(list, pageSize);
  if (!list.hasNext) return null;
  return (
    <div className={styles.more}>
      {hasFailed && <Text as="p" role="alert" className={styles.failed} text="error_network" />}
      <Button variant="secondary" isBusy={isLoading} onClick={loadMore} text={text} />
    </div>
  );
}
