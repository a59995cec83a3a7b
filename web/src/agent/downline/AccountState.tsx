import { Circle, CircleDot, Lock, type LucideIcon, Minus } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountState_account$key } from "../../__generated__/AccountState_account.graphql.ts";
import styles from "./Downline.module.css";

const icons: Readonly<Record<string, LucideIcon>> = { LOCKED: Lock, ONLINE: CircleDot, OFFLINE: Circle };

/** Whether an account is locked, closed, limited, online or none of it, in a word with a sign. */
export function AccountState({ account: key }: { account: AccountState_account$key }) {
  const { status, isOnline, canBet, canTransfer, canWithdraw } = useFragment(
    graphql`
      fragment AccountState_account on DownlineAccount {
        status
        isOnline
        canBet
        canTransfer
        canWithdraw
      }
    `,
    key,
  );
  const isLimited = !(canBet && canTransfer && canWithdraw);
  const online = isOnline ? "ONLINE" : "OFFLINE";
  const state = status !== "ACTIVE" ? status : isLimited ? "LIMITED" : online;
  const Icon = icons[state] ?? Minus;
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden="true" />
      <FormattedMessage id={state === "UNKNOWN" ? "agent_status_UNKNOWN" : `agent_state_${state}`} />
    </span>
  );
}
