import { FormattedMessage } from "react-intl";
import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import { betResultOf } from "./betResult.ts";

interface Props {
  readonly status: string;
  readonly stake: Money;
  readonly payout: Money;
  /** Whether it leaves out how much came back. */
  readonly isShort?: boolean;
}

/** The state of a bet; of one that paid less than its stake, that it is lost, and how much came back. */
export function BetState({ isShort = false, ...bet }: Props) {
  const result = betResultOf(bet);
  return (
    <FormattedMessage
      id={`agent_status_${isShort && result === "RETURNED" ? "LOST" : result}`}
      values={{ amount: <Amount {...bet.payout} /> }}
    />
  );
}
