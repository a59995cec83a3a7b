import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SavedFilterList_agent$key } from "../../__generated__/SavedFilterList_agent.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { Text } from "../../ui/text/Text.tsx";
import { type MailedRecordInput, ReportMail } from "./ReportMail.tsx";
import { SavedFilterRow } from "./SavedFilterRow.tsx";
import styles from "./SavedFilters.module.css";
import { SaveFilterForm } from "./SaveFilterForm.tsx";
import { type AgentReport, mostFilters } from "./savedFilter.ts";

interface Props {
  agent: SavedFilterList_agent$key;
  report: AgentReport;
  query: string;
  /** The report with the present filters, where it can be sent. */
  record: MailedRecordInput | undefined;
  onChoose: (query: string) => void;
}

/** The saved filters of a report, and a form that saves the present ones. */
export function SavedFilterList({ agent, report, query, record, onChoose }: Props) {
  const { savedFilters, reportMails } = useFragment(
    graphql`
      fragment SavedFilterList_agent on Agent @throwOnFieldError @no_inline {
        savedFilters {
          id
          report
          query
          ...SavedFilterRow_filter
          ...ReportMail_filter
        }
        reportMails @catch(to: NULL) {
          maskedEmail
        }
      }
    `,
    agent,
  );
  // What is sent goes to the agent's own address.
  const mails = useCaller() === "subAccount" ? null : reportMails;
  const own = savedFilters.filter((filter) => filter.report === report);
  return (
    <div className={styles.screen}>
      {own.length === 0 ? (
        <Text as="p" className={styles.note} text="agent_filters_none" />
      ) : (
        <ul className={styles.list}>
          {own.map((filter) => (
            <SavedFilterRow key={filter.id} filter={filter} onChoose={() => onChoose(filter.query)}>
              {mails && (
                <ReportMail
                  filter={filter}
                  record={filter.query === query && mails.maskedEmail !== null ? record : undefined}
                />
              )}
            </SavedFilterRow>
          ))}
        </ul>
      )}
      {record && mails && (
        <p className={styles.note}>
          {mails.maskedEmail ? (
            <FormattedMessage id="agent_mail_to" values={{ email: mails.maskedEmail }} />
          ) : (
            <FormattedMessage id="agent_mail_no_address" />
          )}
        </p>
      )}
      {own.length < mostFilters ? (
        <SaveFilterForm report={report} query={query} />
      ) : (
        <Text as="p" className={styles.note} text="agent_filters_full" />
      )}
    </div>
  );
}
