import { FormattedMessage } from "react-intl";

/** Says how the result of a bet and its valid stake came about. */
export const BetExplanation = ({ isOpen }: { isOpen: boolean }) => (
  <FormattedMessage id={isOpen ? "agent_bet_explain_open" : "agent_bet_explain"} />
);
