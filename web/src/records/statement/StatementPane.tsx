import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { StatementPaneQuery } from "../../__generated__/StatementPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { mostStatementDays, periodIn, periodInput, statementPresets } from "../period.ts";
import { RecordBoundary } from "../RecordBoundary.tsx";
import records from "../Records.module.css";
import { useRecordAddress } from "../useRecordAddress.ts";
import { PrintButton } from "./PrintButton.tsx";
import styles from "./Statement.module.css";
import { StatementPeriods } from "./StatementPeriods.tsx";
import { StatementTotal } from "./StatementTotal.tsx";

/** Where the member's money came from and went in up to a year, to read, to print and to save. */
export function StatementPane() {
  const { params, shown, isBusy, filter } = useRecordAddress();
  return (
    <section className={records.pane} aria-labelledby="activity-statement">
      <h2 id="activity-statement" className={records.title}>
        <FormattedMessage id="member_activityStatement" />
      </h2>
      <FilterRow>
        <PeriodFilter
          search={periodIn(params, statementPresets)}
          presets={statementPresets}
          most={mostStatementDays}
          onChange={filter}
        />
        <DaysNotePart />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} />
      </RecordBoundary>
    </section>
  );
}

function Answer({ params, isBusy }: { params: URLSearchParams; isBusy: boolean }) {
  const filter = { period: periodInput(periodIn(params, statementPresets)) };
  const { viewer } = useOwnQuery<StatementPaneQuery>(
    graphql`
      query StatementPaneQuery($filter: ActivityStatementFilter) @throwOnFieldError {
        viewer {
          member {
            username
            activityStatement(filter: $filter) {
              total {
                ...StatementTotal_period
              }
              ...StatementPeriods_statement
            }
          }
        }
      }
    `,
    { filter },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { username, activityStatement } = viewer.member;
  return (
    <div className={records.answer} aria-busy={isBusy}>
      <div className={styles.sheet}>
        <StatementTotal period={activityStatement.total} account={username} />
        <StatementPeriods statement={activityStatement} />
      </div>
      <div className={styles.actions}>
        <PrintButton />
        <RecordExport input={{ activityStatement: filter }} name="activity-statement.csv" />
      </div>
    </div>
  );
}
