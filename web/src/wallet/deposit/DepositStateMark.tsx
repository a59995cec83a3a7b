import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, TimerOff, Undo2 } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { DepositState } from "../../__generated__/DepositRow_deposit.graphql.ts";
import styles from "../Cashier.module.css";

const MARKS: Partial<Record<DepositState | "RETURNED", { Icon: LucideIcon; tone: string }>> = {
  SUCCESS: { Icon: CircleCheck, tone: "good" },
  FAILED: { Icon: CircleX, tone: "bad" },
  EXPIRED: { Icon: TimerOff, tone: "bad" },
  CANCELLED: { Icon: Ban, tone: "muted" },
  RETURNED: { Icon: Undo2, tone: "bad" },
};

interface Props {
  state: DepositState;
  /** When money that came late went back. */
  returnedAt: string | null | undefined;
}

/** The state of a deposit: an icon and a word, in the state's colour. */
export function DepositStateMark({ state: ended, returnedAt }: Props) {
  const state = returnedAt ? "RETURNED" : ended;
  const { Icon, tone } = MARKS[state] ?? { Icon: Clock, tone: "open" };
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage id={`deposit_state_${state}`} />
    </span>
  );
}
