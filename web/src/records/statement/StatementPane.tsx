import { graphql } from "react-relay";
import type { StatementPaneQuery } from "../../__generated__/StatementPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { FilteredRecord } from "../FilteredRecord.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { mostStatementDays, type PeriodSearch, periodInput, statementPresets } from "../period.ts";
import { RecordPane } from "../RecordPane.tsx";
import records from "../Records.module.css";
import { declareSearch } from "../search.ts";
import { useSearch } from "../useSearch.ts";
import { PrintButton } from "./PrintButton.tsx";
import styles from "./Statement.module.css";
import { StatementPeriods } from "./StatementPeriods.tsx";
import { StatementTotal } from "./StatementTotal.tsx";

const statementSearch = declareSearch((read) => read.period(statementPresets));

/** Where the member's money came from and went in up to a year, to read, to print and to save. */
export function StatementPane() {
  const { chosen, shown, isBusy, set } = useSearch(statementSearch);
  return (
    <RecordPane title="member_activityStatement">
      <FilteredRecord
        filters={<PeriodFilter value={chosen} presets={statementPresets} most={mostStatementDays} onChange={set} />}
      >
        <Answer period={shown} isBusy={isBusy} />
      </FilteredRecord>
    </RecordPane>
  );
}

function Answer({ period, isBusy }: { period: PeriodSearch; isBusy: boolean }) {
  const filter = { period: periodInput(period) };
  const { viewer } = useFreshQuery<StatementPaneQuery>(
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
