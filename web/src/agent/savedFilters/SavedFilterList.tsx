import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SavedFilterList_agent$key } from "../../__generated__/SavedFilterList_agent.graphql.ts";
import { SavedFilterRow } from "./SavedFilterRow.tsx";
import styles from "./SavedFilters.module.css";
import { SaveFilterForm } from "./SaveFilterForm.tsx";
import { type AgentReport, mostFilters } from "./savedFilter.ts";

interface Props {
  agent: SavedFilterList_agent$key;
  report: AgentReport;
  query: string;
  onChoose: (query: string) => void;
}

/** The saved filters of a report, and a form that saves the present ones. */
export function SavedFilterList({ agent, report, query, onChoose }: Props) {
  const { savedFilters } = useFragment(
    graphql`
      fragment SavedFilterList_agent on Agent @throwOnFieldError {
        savedFilters {
          id
          report
          query
          ...SavedFilterRow_filter
        }
      }
    `,
    agent,
  );
  const own = savedFilters.filter((filter) => filter.report === report);
  return (
    <div className={styles.screen}>
      {own.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="agent_filters_none" />
        </p>
      ) : (
        <ul className={styles.list}>
          {own.map((filter) => (
            <SavedFilterRow key={filter.id} filter={filter} onChoose={() => onChoose(filter.query)} />
          ))}
        </ul>
      )}
      {own.length < mostFilters ? (
        <SaveFilterForm report={report} query={query} />
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="agent_filters_full" />
        </p>
      )}
    </div>
  );
}
