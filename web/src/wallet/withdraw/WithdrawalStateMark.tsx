import { Ban, CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { WithdrawalState } from "../../__generated__/WithdrawalRow_withdrawal.graphql.ts";
import styles from "../Cashier.module.css";

const MARKS: Partial<Record<WithdrawalState, { Icon: LucideIcon; tone: string }>> = {
  AWAITING_CONFIRM: { Icon: CircleHelp, tone: "open" },
  DISPUTED: { Icon: TriangleAlert, tone: "bad" },
  RECEIVED: { Icon: CircleCheck, tone: "good" },
  FORCED_RECEIVED: { Icon: CircleCheck, tone: "good" },
  FULLY_PAID: { Icon: CircleCheck, tone: "good" },
  REJECTED: { Icon: CircleX, tone: "bad" },
  CANCELLED: { Icon: Ban, tone: "muted" },
};

/** The state of a withdrawal or a payment: an icon and a word, in the state's colour. */
export function WithdrawalStateMark({ state }: { state: WithdrawalState }) {
  const { Icon, tone } = MARKS[state] ?? { Icon: Clock, tone: "open" };
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage id={`withdraw_state_${state}`} />
    </span>
  );
}
