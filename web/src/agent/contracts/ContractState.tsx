import { CircleCheck, CircleSlash, Clock, Hourglass, type LucideIcon, Minus, Scissors, X } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "./Contracts.module.css";

const icons: Readonly<Record<string, LucideIcon>> = {
  PENDING_NEW: Hourglass,
  ACTIVE: CircleCheck,
  PENDING_TERMINATION: Hourglass,
  REJECTED: X,
  EXPIRED: Clock,
  TERMINATED: CircleSlash,
  AUTO_TERMINATED: Scissors,
};

/** The state of a contract, in words with a sign. */
export function ContractState({ state }: { state: string }) {
  const Icon = icons[state] ?? Minus;
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden="true" />
      <FormattedMessage id={state in icons ? `contracts_state_${state}` : "agent_status_UNKNOWN"} />
    </span>
  );
}
