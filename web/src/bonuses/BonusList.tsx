import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { BonusList_member$key } from "../__generated__/BonusList_member.graphql.ts";
import type { BonusListPaginationQuery } from "../__generated__/BonusListPaginationQuery.graphql.ts";
import { RecordEmpty } from "../records/RecordEmpty.tsx";
import { LoadMore } from "../relay/LoadMore.tsx";
import { BonusCard } from "./BonusCard.tsx";
import styles from "./Bonuses.module.css";
import { BonusSums } from "./BonusSums.tsx";

const PAGE = 20;

interface Props {
  member: BonusList_member$key;
  isBusy: boolean;
  /** Saves the bonuses as a file. */
  file: ReactNode;
}

/** The sums of the filter and its bonuses as one list that grows, for phones. */
export function BonusList({ member, isBusy, file }: Props) {
  const { data, ...list } = usePaginationFragment<BonusListPaginationQuery, BonusList_member$key>(
    graphql`
      fragment BonusList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "BonusFilter" }
      )
      @refetchable(queryName: "BonusListPaginationQuery") {
        bonuses(filter: $filter, first: $count, after: $cursor) @connection(key: "BonusList_bonuses") {
          ...BonusSums_bonuses
          edges {
            node {
              id
              ...BonusCard_bonus
            }
          }
        }
      }
    `,
    member,
  );
  const { bonuses } = data;
  if (bonuses.edges.length === 0) return <RecordEmpty title="bonuses_none_title" text="bonuses_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <BonusSums bonuses={bonuses} />
      <ul className={styles.list}>
        {bonuses.edges.map(({ node }) => (
          <BonusCard key={node.id} bonus={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
