import { FormattedMessage } from "react-intl";
import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import { betResultOf } from "./betResult.ts";

interface Props {
  readonly status: string;
  readonly stake: Money;
  readonly payout: Money;
}

/** The state of a bet; of one that paid less than its stake, that it is lost, and how much came back. */
export const BetState = (bet: Props) => (
  <FormattedMessage id={`agent_status_${betResultOf(bet)}`} values={{ amount: <Amount {...bet.payout} /> }} />
);
