import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ReportMail_filter$key } from "../../__generated__/ReportMail_filter.graphql.ts";
import type { MailedRecordInput, ReportMailMutation } from "../../__generated__/ReportMailMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./SavedFilters.module.css";

export type { MailedRecordInput };

interface Props {
  filter: ReportMail_filter$key;
  /** The report that can be sent from now on: that of the filters on the screen. Undefined for others. */
  record: MailedRecordInput | undefined;
}

/** Whether the report of saved filters is sent by e-mail: to begin, to pause and to stop. */
export function ReportMail({ filter: key, record }: Props) {
  const { id, mail } = useFragment(
    graphql`
      fragment ReportMail_filter on SavedFilter {
        id
        mail {
          rhythm
          nextAt
          isPaused
        }
      }
    `,
    key,
  );
  const { change, isBusy, failure } = useChange<ReportMailMutation>(graphql`
    mutation ReportMailMutation($input: MailReportInput!) {
      mailReport(input: $input) {
        agent {
          ...SavedFilterList_agent
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const set = (more: Omit<ReportMailMutation["variables"]["input"], "savedFilterId">) =>
    change({ input: { savedFilterId: id, ...more } });
  const buttons = mail
    ? [
        {
          text: mail.isPaused ? "agent_mail_resume" : "agent_mail_pause",
          press: () => set({ rhythm: mail.rhythm, isPaused: !mail.isPaused }),
        },
        { text: "agent_mail_stop", press: () => set({ rhythm: null }) },
      ]
    : record
      ? (["DAY", "WEEK", "MONTH"] as const).map((rhythm) => ({
          text: `agent_mail_${rhythm}`,
          press: () => set({ rhythm, record }),
        }))
      : [];
  if (buttons.length === 0) return null;
  return (
    <div className={styles.mail}>
      <p className={styles.note}>
        {" "}
        {!mail && <FormattedMessage id="agent_mail" />}
        {mail && <FormattedMessage id={mail.isPaused ? "agent_mail_paused" : `agent_mail_${mail.rhythm}`} />}
        {mail && !mail.isPaused && (
          <>
            {" · "}
            <FormattedMessage id="agent_mail_next" values={{ time: <Moment at={mail.nextAt} style="plain" /> }} />
          </>
        )}
      </p>
      {buttons.map(({ text, press }) => (
        <Button key={text} size="sm" variant="ghost" disabled={isBusy} onClick={press} text={text} />
      ))}
      <FailureNote failure={failure} />
    </div>
  );
}
