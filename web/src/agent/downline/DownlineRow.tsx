import { StickyNote } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DownlineRow_account$key } from "../../__generated__/DownlineRow_account.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { sideText } from "../side/side.ts";
import { AccountName } from "./AccountName.tsx";
import { AccountState } from "./AccountState.tsx";
import { accountOf } from "./account.ts";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";
import { Rebate } from "./Rebate.tsx";

/** Says that the agent has notes about an account; nothing without one. */
function NoteMark({ count }: { count: number | null | undefined }) {
  const label = useIntl().formatMessage({ id: "agent_notes_count" }, { count: count ?? 0 });
  if (!count) return null;
  return (
    <span role="img" aria-label={label} title={label}>
      <StickyNote size={14} className={styles.noted} aria-hidden="true" />
    </span>
  );
}

/** An account of the team. Its name leads to its page, the number of accounts below it to their level. */
export function DownlineRow({ account: key }: { account: DownlineRow_account$key }) {
  const { formatNumber, formatMessage } = useIntl();
  const data = useFragment(
    graphql`
      fragment DownlineRow_account on DownlineAccount {
        ...account_figures
        ...AccountState_account
        noteCount
      }
    `,
    key,
  );
  const { account, kind, level, childCount, balance, rebate, registeredAt, lastLoginAt } = accountOf(data);
  return (
    <DataRow name={account} side={sideText(account)}>
      <DataCell heading="agent_account" place="lead">
        <AccountName account={account} />
        <NoteMark count={data.noteCount} />
        <Text as="small" text={kind === "PLAYER" ? "agent_kind_PLAYER" : "agent_kind_AGENT"} />
      </DataCell>
      <DataCell heading="agent_status" place="mark">
        <AccountState account={data} />
      </DataCell>
      <DataCell heading="agent_team_level">{formatNumber(level)}</DataCell>
      <DataCell heading="agent_team_below" place="note">
        {childCount > 0 ? (
          <Link
            to={levelAddress(account)}
            className={styles.below}
            aria-label={formatMessage({ id: "agent_team_below_of" }, { account, count: childCount })}
            preventScrollReset
          >
            <FormattedMessage id="agent_team_count" values={{ count: childCount }} />
          </Link>
        ) : (
          <span className={styles.nobody}>–</span>
        )}
      </DataCell>
      <DataCell heading="balance" place="value" isAmount>
        <Amount {...balance} />
      </DataCell>
      <DataCell heading="record_kind_REBATE" place="aside" isAmount>
        <Rebate rebate={rebate} />
      </DataCell>
      <DataCell heading="agent_team_registered">
        {registeredAt ? <Moment at={registeredAt} className={styles.time} /> : "–"}
      </DataCell>
      <DataCell heading="agent_team_last_login">
        {lastLoginAt ? <Moment at={lastLoginAt} className={styles.time} /> : "–"}
      </DataCell>
    </DataRow>
  );
}
