import { ReceiptText } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RecordExport } from "../../export/RecordExport.tsx";
import { LoadMore } from "../../relay/LoadMore.tsx";
import type { PagedList } from "../../relay/useLoadMore.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import own from "./PaymentList.module.css";
import { type PaymentSearch, paymentPeriods, paymentStates } from "./paymentSearch.ts";

/** Rows of a list that are loaded at a time. */
const PAGE = 10;

interface Props {
  title: ReactNode;
  search: PaymentSearch;
  /** The text of a group of states. */
  stateText: (state: PaymentSearch["state"]) => string;
  onSearch: (search: PaymentSearch) => void;
  /** Whether the list for `search` is on its way. */
  isBusy: boolean;
  list: PagedList;
  rows: readonly ReactNode[];
  /** Replace an empty list. */
  noneTitle: ReactNode;
  noneText: ReactNode;
  file: ComponentProps<typeof RecordExport>;
}

/** Deposits or withdrawals of a period, with their filters and a file of all of them. */
export function PaymentList({
  title,
  search,
  stateText,
  onSearch,
  isBusy,
  list,
  rows,
  noneTitle,
  noneText,
  file,
}: Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <FilterRow>
        <FilterSelect
          label={<FormattedMessage id="agent_period" />}
          value={search.period}
          options={paymentPeriods.map((value) => ({ value, label: formatMessage({ id: `agent_period_${value}` }) }))}
          onChange={(period) => onSearch({ ...search, period })}
        />
        <FilterSelect
          label={<FormattedMessage id="deposit_state" />}
          value={search.state}
          options={paymentStates.map((value) => ({ value, label: stateText(value) }))}
          onChange={(state) => onSearch({ ...search, state })}
        />
      </FilterRow>
      {rows.length === 0 ? (
        <EmptyState icon={<ReceiptText size={30} />} title={noneTitle}>
          {noneText}
        </EmptyState>
      ) : (
        <>
          <ul className={own.rows} aria-busy={isBusy}>
            {rows}
          </ul>
          <LoadMore list={list} pageSize={PAGE}>
            <FormattedMessage id="games_more" />
          </LoadMore>
          <RecordExport {...file} />
        </>
      )}
    </section>
  );
}
