import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BetPage_bets$key } from "../../__generated__/BetPage_bets.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import styles from "../../records/Records.module.css";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { BetRow } from "./BetRow.tsx";
import { BetSums } from "./BetSums.tsx";

interface Props {
  bets: BetPage_bets$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
}

/** The sums of the filter, a page of bets, and the links to the other pages. */
export function BetPage({ bets: key, isBusy, file, onPage }: Props) {
  const bets = useFragment(
    graphql`
      fragment BetPage_bets on BetConnection {
        totalCount
        edges {
          node {
            id
            ...BetRow_bet
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
        ...BetSums_bets
      }
    `,
    key,
  );
  const { totalCount, edges, pageInfo, pageCursors } = bets;
  if (totalCount === 0) return <RecordEmpty title="agent_bets_none_title" text="agent_bets_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <BetSums bets={bets} />
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <BetRow key={node.id} bet={node} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {file}
    </div>
  );
}
