import { ReceiptText } from "lucide-react";
import { startTransition, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { DepositList_member$key } from "../../__generated__/DepositList_member.graphql.ts";
import type { DepositListPaginationQuery } from "../../__generated__/DepositListPaginationQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { DepositRow } from "./DepositRow.tsx";
import { type DepositSearch, depositFilter, depositPeriods, depositStatesShown } from "./depositSearch.ts";

const PAGE = 10;

interface Props {
  member: DepositList_member$key;
  search: DepositSearch;
  onSearch: (search: DepositSearch) => void;
  onOpen: (id: string) => void;
}

/** The member's deposits of a period, the latest first. */
export function DepositList({ member, search, onSearch, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { data, ...list } = usePaginationFragment<DepositListPaginationQuery, DepositList_member$key>(
    graphql`
      fragment DepositList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        filter: { type: "DepositFilter" }
      )
      @refetchable(queryName: "DepositListPaginationQuery") {
        deposits(filter: $filter, first: $count, after: $cursor) @connection(key: "DepositList_deposits") {
          edges {
            node {
              id
              ...DepositRow_deposit
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.deposits;
  const choose = (changed: Partial<DepositSearch>) => {
    const next = { ...search, ...changed };
    onSearch(next);
    startTransition(() => {
      list.refetch({ filter: depositFilter(next) }, { fetchPolicy: "store-and-network" });
    });
  };
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="deposit_list" />
      </h2>
      <div className={styles.filters}>
        <FilterSelect
          label={<FormattedMessage id="agent_period" />}
          value={search.period}
          options={depositPeriods.map((value) => ({ value, label: formatMessage({ id: `agent_period_${value}` }) }))}
          onChange={(period) => choose({ period })}
        />
        <FilterSelect
          label={<FormattedMessage id="deposit_state" />}
          value={search.state}
          options={depositStatesShown.map((value) => ({
            value,
            label: formatMessage({ id: `deposit_show_${value}` }),
          }))}
          onChange={(state) => choose({ state })}
        />
      </div>
      {edges.length === 0 ? (
        <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="deposit_none_title" />}>
          <FormattedMessage id="deposit_none_text" />
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {edges.map(({ node }) => (
            <DepositRow key={node.id} deposit={node} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      <RecordExport input={{ deposits: depositFilter(search) }} name="deposits.csv" />
    </section>
  );
}
