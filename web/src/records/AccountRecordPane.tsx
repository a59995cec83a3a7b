import { startTransition, useDeferredValue } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AccountRecordPaneQuery } from "../__generated__/AccountRecordPaneQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import { AccountMovements } from "./AccountMovements.tsx";
import styles from "./AccountRecord.module.css";
import {
  type AccountRecordSearch,
  accountRecordFilter,
  accountRecordParams,
  accountRecordSearchIn,
  recordKinds,
  recordPeriods,
} from "./accountRecordSearch.ts";

/** The movements of the member's main wallet, filtered by the address. */
export function AccountRecordPane() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const search = accountRecordSearchIn(params);
  const address = params.toString();
  const shown = useDeferredValue(address);
  const go = (change: (next: URLSearchParams) => void) =>
    startTransition(() =>
      setParams(
        (before) => {
          change(before);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
  const choose = (changed: Partial<AccountRecordSearch>) =>
    go((next) => {
      for (const [name, value] of Object.entries(changed)) next.set(name, value);
      next.delete(accountRecordParams.after);
    });
  return (
    <section className={styles.pane} aria-labelledby="account-record">
      <h2 id="account-record" className={styles.title}>
        <FormattedMessage id="member_transactionHistory" />
      </h2>
      <div className={styles.filters}>
        <FilterSelect
          label={<FormattedMessage id="agent_period" />}
          value={search.period}
          options={recordPeriods.map((value) => ({ value, label: formatMessage({ id: `agent_period_${value}` }) }))}
          onChange={(period) => choose({ period })}
        />
        <FilterSelect
          label={<FormattedMessage id="record_kind" />}
          value={search.kind}
          options={(["ALL", ...recordKinds] as const).map((value) => ({
            value,
            label: formatMessage({ id: `record_kind_${value}` }),
          }))}
          onChange={(kind) => choose({ kind })}
        />
      </div>
      <ScreenBoundary>
        <Answer
          address={shown}
          isBusy={shown !== address}
          onPage={(after) =>
            go((next) => {
              if (after === null) next.delete(accountRecordParams.after);
              else next.set(accountRecordParams.after, after);
            })
          }
        />
      </ScreenBoundary>
    </section>
  );
}

interface AnswerProps {
  address: string;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

function Answer({ address, isBusy, onPage }: AnswerProps) {
  const params = new URLSearchParams(address);
  const { viewer } = useOwnQuery<AccountRecordPaneQuery>(
    graphql`
      query AccountRecordPaneQuery($filter: AccountRecordFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            accountRecord(filter: $filter, first: 20, after: $after) {
              ...AccountMovements_record
            }
          }
        }
      }
    `,
    { filter: accountRecordFilter(accountRecordSearchIn(params)), after: params.get(accountRecordParams.after) },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  return <AccountMovements record={viewer.member.accountRecord} isBusy={isBusy} onPage={onPage} />;
}
