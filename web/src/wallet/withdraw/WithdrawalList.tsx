import { ReceiptText } from "lucide-react";
import { startTransition, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { WithdrawalList_member$key } from "../../__generated__/WithdrawalList_member.graphql.ts";
import type { WithdrawalListPaginationQuery } from "../../__generated__/WithdrawalListPaginationQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { depositPeriods } from "../deposit/depositSearch.ts";
import { WithdrawalRow } from "./WithdrawalRow.tsx";
import { type WithdrawSearch, withdrawalFilter, withdrawalStatesShown } from "./withdrawSearch.ts";

const PAGE = 10;

interface Props {
  member: WithdrawalList_member$key;
  search: WithdrawSearch;
  onSearch: (search: WithdrawSearch) => void;
  onOpen: (id: string) => void;
}

/** The member's withdrawals of a period, the latest first. */
export function WithdrawalList({ member, search, onSearch, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { data, ...list } = usePaginationFragment<WithdrawalListPaginationQuery, WithdrawalList_member$key>(
    graphql`
      fragment WithdrawalList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        filter: { type: "WithdrawalFilter" }
      )
      @refetchable(queryName: "WithdrawalListPaginationQuery") {
        withdrawals(filter: $filter, first: $count, after: $cursor) @connection(key: "WithdrawalList_withdrawals") {
          edges {
            node {
              id
              ...WithdrawalRow_withdrawal
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.withdrawals;
  const choose = (changed: Partial<WithdrawSearch>) => {
    const next = { ...search, ...changed };
    onSearch(next);
    startTransition(() => {
      list.refetch({ filter: withdrawalFilter(next) }, { fetchPolicy: "store-and-network" });
    });
  };
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="withdraw_list" />
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
          options={withdrawalStatesShown.map((value) => ({
            value,
            label: formatMessage({ id: `withdraw_show_${value}` }),
          }))}
          onChange={(state) => choose({ state })}
        />
      </div>
      {edges.length === 0 ? (
        <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="withdraw_none_title" />}>
          <FormattedMessage id="withdraw_none_text" />
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {edges.map(({ node }) => (
            <WithdrawalRow key={node.id} withdrawal={node} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      <RecordExport input={{ withdrawals: withdrawalFilter(search) }} name="withdrawals.csv" />
    </section>
  );
}
