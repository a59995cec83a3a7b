import { type ReactNode, use } from "react";
import { graphql, useFragment } from "react-relay";
import type { Pagination_cursors$key } from "../__generated__/Pagination_cursors.graphql.ts";
import type { RecordPage_pageInfo$key } from "../__generated__/RecordPage_pageInfo.graphql.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { NextPage } from "./NextPage.tsx";
import styles from "./Records.module.css";
import { RecordFrame } from "./recordFrame.ts";

interface Props {
  cursors: Pagination_cursors$key;
  pageInfo: RecordPage_pageInfo$key;
  /** The sums of the filter, above the rows. */
  sums?: ReactNode;
  /** Saves all rows of the filter as a file. */
  file: ReactNode;
  /** Whether each row is a card of its own, not a line of one box. */
  isCards?: boolean;
  /** The rows, as items of a list. */
  children: ReactNode;
}

/** A page of a record: sums, rows, and below them the links to other pages, or on phones the next page. */
export function RecordPage({ cursors, pageInfo: key, sums, file, isCards = false, children }: Props) {
  const { isBusy, onPage, renderNext, isNext } = use(RecordFrame);
  const pageInfo = useFragment(
    graphql`
      fragment RecordPage_pageInfo on PageInfo {
        ...Pagination_pageInfo
        ...NextPage_pageInfo
      }
    `,
    key,
  );
  const rows = <ul className={isCards ? styles.cards : styles.list}>{children}</ul>;
  const next = renderNext && <NextPage pageInfo={pageInfo} render={renderNext} />;
  if (isNext) {
    return (
      <>
        {rows}
        {next}
      </>
    );
  }
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      {sums}
      {rows}
      {next ?? <Pagination cursors={cursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />}
      {file}
    </div>
  );
}
