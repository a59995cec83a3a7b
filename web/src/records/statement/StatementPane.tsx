import { use } from "react";
import { graphql } from "react-relay";
import type { StatementPaneQuery } from "../../__generated__/StatementPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../FilteredRecord.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { mostStatementDays, periodIn, periodInput, statementPresets } from "../period.ts";
import { RecordPane } from "../RecordPane.tsx";
import records from "../Records.module.css";
import { RecordFrame } from "../recordFrame.ts";
import { PrintButton } from "./PrintButton.tsx";
import styles from "./Statement.module.css";
import { StatementPeriods } from "./StatementPeriods.tsx";
import { StatementTotal } from "./StatementTotal.tsx";

/** Where the member's money came from and went in up to a year, to read, to print and to save. */
export const StatementPane = () => (
  <RecordPane title="member_activityStatement">
    <FilteredRecord Filters={Filters} Answer={Answer} />
  </RecordPane>
);

function Filters({ params, onFilter }: RecordFiltersProps) {
  return (
    <>
      <PeriodFilter
        search={periodIn(params, statementPresets)}
        presets={statementPresets}
        most={mostStatementDays}
        onChange={onFilter}
      />
      <DaysNotePart />
    </>
  );
}

function Answer({ params }: RecordAnswerProps) {
  const { isBusy } = use(RecordFrame);
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
      <div id="activity-statement" className={styles.sheet}>
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
