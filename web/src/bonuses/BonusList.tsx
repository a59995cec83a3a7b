import { Coins } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BonusList_bonuses$key } from "../__generated__/BonusList_bonuses.graphql.ts";
import { Pagination } from "../ui/control/Pagination.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { BonusCard } from "./BonusCard.tsx";
import styles from "./Bonuses.module.css";

interface Props {
  bonuses: BonusList_bonuses$key;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

/** The sums of the filter, a page of bonuses, and the links to the other pages. */
export function BonusList({ bonuses: key, isBusy, onPage }: Props) {
  const { totalCount, totals, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment BonusList_bonuses on BonusConnection {
        totalCount
        totals {
          amount {
            amount
            currency
          }
          turnoverDone {
            amount
            currency
          }
        }
        edges {
          node {
            id
            ...BonusCard_bonus
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    key,
  );
  if (totalCount === 0) {
    return (
      <EmptyState icon={<Coins size={30} />} title={<FormattedMessage id="bonuses_none_title" />}>
        <FormattedMessage id="bonuses_none_text" />
      </EmptyState>
    );
  }
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      {totals && (
        <dl className={styles.totals}>
          <div>
            <dt>
              <FormattedMessage id="wallet_bonus" />
            </dt>
            <dd>
              <Amount {...totals.amount} />
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="bonuses_total_done" />
            </dt>
            <dd>
              <Amount {...totals.turnoverDone} />
            </dd>
          </div>
        </dl>
      )}
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <BonusCard key={node.id} bonus={node} />
        ))}
      </ul>
      <Pagination
        cursors={pageCursors}
        nextCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
        isBusy={isBusy}
        onSelect={onPage}
      />
    </div>
  );
}
