import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BonusPage_bonuses$key } from "../__generated__/BonusPage_bonuses.graphql.ts";
import { RecordEmpty } from "../records/RecordEmpty.tsx";
import { Pagination } from "../ui/control/Pagination.tsx";
import { BonusCard } from "./BonusCard.tsx";
import styles from "./Bonuses.module.css";
import { BonusSums } from "./BonusSums.tsx";

interface Props {
  bonuses: BonusPage_bonuses$key;
  isBusy: boolean;
  /** Saves the bonuses as a file. */
  file: ReactNode;
  onPage: (after: string | null) => void;
}

/** The sums of the filter, a page of bonuses, and the links to the other pages. */
export function BonusPage({ bonuses: key, isBusy, file, onPage }: Props) {
  const bonuses = useFragment(
    graphql`
      fragment BonusPage_bonuses on BonusConnection {
        totalCount
        edges {
          node {
            id
            ...BonusCard_bonus
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
        ...BonusSums_bonuses
      }
    `,
    key,
  );
  const { totalCount, edges, pageInfo, pageCursors } = bonuses;
  if (totalCount === 0) return <RecordEmpty title="bonuses_none_title" text="bonuses_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <BonusSums bonuses={bonuses} />
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <BonusCard key={node.id} bonus={node} />
        ))}
      </ul>
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {file}
    </div>
  );
}
