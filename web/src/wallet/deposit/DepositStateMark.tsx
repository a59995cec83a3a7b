import { Ban, CircleCheck, CircleX, TimerOff, Undo2 } from "lucide-react";
import type { DepositState } from "../../__generated__/DepositRow_deposit.graphql.ts";
import { type Marks, StateMark } from "../payments/StateMark.tsx";

const MARKS: Marks<DepositState | "RETURNED"> = {
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

/** The state of a deposit. */
export function DepositStateMark({ state: ended, returnedAt }: Props) {
  const state = returnedAt ? "RETURNED" : ended;
  return <StateMark state={state} marks={MARKS} text={`deposit_state_${state}`} />;
}
