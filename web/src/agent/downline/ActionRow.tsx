import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ActionRow_action$key } from "../../__generated__/ActionRow_action.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { formatRate } from "../formatRate.ts";
import { AccountName } from "./AccountName.tsx";
import styles from "./Downline.module.css";

/** Shows an action of the log, with its account, its agent, its time and its reason. */
export function ActionRow({ action: key }: { action: ActionRow_action$key }) {
  const intl = useIntl();
  const { kind, at, agent, account, changes, reason } = useFragment(
    graphql`
      fragment ActionRow_action on AgentAction {
        kind
        at
        agent
        account
        reason
        changes {
          field
          before
          after
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.action}>
      <p>
        <b>
          <FormattedMessage id={`agent_log_${kind}`} />
        </b>{" "}
        {account && <AccountName account={account} />}
      </p>
      {changes.map(({ field, before, after }) => (
        <p key={field} className={styles.note}>
          {field === "REBATE" && (
            <FormattedMessage id="agent_change_REBATE" values={{ rebate: formatRate(after ?? "0", intl) }} />
          )}
          {field === "LINK" && (after ?? before)}
          {field === "UNKNOWN" && <FormattedMessage id="agent_change_other" />}
          {field !== "REBATE" && field !== "LINK" && field !== "UNKNOWN" && (
            <FormattedMessage id={`agent_change_${field}_${after}`} />
          )}
        </p>
      ))}
      {reason && (
        <p className={styles.note}>
          <FormattedMessage id="agent_log_reason" values={{ reason }} />
        </p>
      )}
      <p className={styles.note}>
        <FormattedMessage id="agent_log_by" values={{ agent, time: <Moment at={at} style="plain" /> }} />
      </p>
    </li>
  );
}
