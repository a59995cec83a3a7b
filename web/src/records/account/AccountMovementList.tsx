import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { AccountMovementList_member$key } from "../../__generated__/AccountMovementList_member.graphql.ts";
import type { AccountMovementListPaginationQuery } from "../../__generated__/AccountMovementListPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { RecordEmpty } from "../RecordEmpty.tsx";
import styles from "../Records.module.css";
import { AccountMovementRow } from "./AccountMovementRow.tsx";
import { AccountSums } from "./AccountSums.tsx";

const PAGE = 20;

interface Props {
  member: AccountMovementList_member$key;
  isBusy: boolean;
  /** Saves the rows as a file. */
  file: ReactNode;
}

/** The sums of the filter and its movements as one list that grows, for phones. */
export function AccountMovementList({ member, isBusy, file }: Props) {
  const { data, ...list } = usePaginationFragment<AccountMovementListPaginationQuery, AccountMovementList_member$key>(
    graphql`
      fragment AccountMovementList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "AccountRecordFilter" }
      )
      @refetchable(queryName: "AccountMovementListPaginationQuery") {
        accountRecord(filter: $filter, first: $count, after: $cursor) @connection(key: "AccountMovementList_accountRecord") {
          ...AccountSums_record
          edges {
            node {
              id
              ...AccountMovementRow_movement
            }
          }
        }
      }
    `,
    member,
  );
  const { accountRecord } = data;
  if (accountRecord.edges.length === 0) return <RecordEmpty title="record_none_title" text="record_none_text" />;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <AccountSums record={accountRecord} />
      <ul className={styles.list}>
        {accountRecord.edges.map(({ node }) => (
          <AccountMovementRow key={node.id} movement={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
