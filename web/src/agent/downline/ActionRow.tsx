import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ActionRow_action$key } from "../../__generated__/ActionRow_action.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "./AccountName.tsx";
import { ActionChange } from "./ActionChange.tsx";
import styles from "./Downline.module.css";

/** Shows an action of the log, with its account, its agent, its time and its reason. */
export function ActionRow({ action: key }: { action: ActionRow_action$key }) {
  const { kind, at, agent, by, account, changes, reason } = useFragment(
    graphql`
      fragment ActionRow_action on AgentAction {
        kind
        at
        agent
        by
        account
        reason
        changes {
          field
          ...ActionChange_change
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.line}>
      <p>
        <Text as="b" text={`agent_log_${kind}`} />{" "}
        {account && (kind.startsWith("SUB_ACCOUNT") ? account : <AccountName account={account} />)}
      </p>
      {changes.map((change) => (
        <p key={change.field} className={styles.note}>
          <ActionChange change={change} />
        </p>
      ))}
      {reason && <Text as="p" className={styles.note} text="agent_log_reason" values={{ reason }} />}
      <p className={styles.note}>
        <FormattedMessage
          id={by === null ? "agent_log_by" : "agent_log_by_sub_account"}
          values={{ agent, by, time: <Moment at={at} style="plain" /> }}
        />
      </p>
    </li>
  );
}
