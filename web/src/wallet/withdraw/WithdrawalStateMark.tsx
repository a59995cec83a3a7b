import { Ban, CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";
import type { WithdrawalState } from "../../__generated__/WithdrawalRow_withdrawal.graphql.ts";
import { type Marks, StateMark } from "../payments/StateMark.tsx";

const MARKS: Marks<WithdrawalState> = {
  AWAITING_CONFIRM: { Icon: CircleHelp, tone: "open" },
  DISPUTED: { Icon: TriangleAlert, tone: "bad" },
  RECEIVED: { Icon: CircleCheck, tone: "good" },
  FORCED_RECEIVED: { Icon: CircleCheck, tone: "good" },
  FULLY_PAID: { Icon: CircleCheck, tone: "good" },
  REJECTED: { Icon: CircleX, tone: "bad" },
  CANCELLED: { Icon: Ban, tone: "muted" },
};

/** The state of a withdrawal or a payment. */
export const WithdrawalStateMark = ({ state }: { state: WithdrawalState }) => (
  <StateMark state={state} marks={MARKS} text={`withdraw_state_${state}`} />
);
