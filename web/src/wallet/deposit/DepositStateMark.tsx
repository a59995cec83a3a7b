import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, TimerOff } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { DepositState } from "../../__generated__/DepositRow_deposit.graphql.ts";
import styles from "../Cashier.module.css";

const MARKS: Partial<Record<DepositState, { Icon: LucideIcon; tone: string }>> = {
  SUCCESS: { Icon: CircleCheck, tone: "good" },
  FAILED: { Icon: CircleX, tone: "bad" },
  EXPIRED: { Icon: TimerOff, tone: "bad" },
  CANCELLED: { Icon: Ban, tone: "muted" },
};

/** The state of a deposit: an icon and a word, in the state's colour. */
export function DepositStateMark({ state }: { state: DepositState }) {
  const { Icon, tone } = MARKS[state] ?? { Icon: Clock, tone: "open" };
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage id={`deposit_state_${state}`} />
    </span>
  );
}
