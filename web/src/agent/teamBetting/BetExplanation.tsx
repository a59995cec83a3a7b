import { FormattedMessage } from "react-intl";
import { usePhone } from "../../ui/layout/usePhone.ts";
import shared from "../downline/Downline.module.css";
import { useWide } from "../side/side.ts";

/** Says how the result of a bet and its valid stake came about. */
export const BetExplanation = ({ isOpen }: { isOpen: boolean }) => (
  <FormattedMessage id={isOpen ? "agent_bet_explain_open" : "agent_bet_explain"} />
);

/** The same for all rows of a table, where neither the opened row nor a panel says it. */
export function BetsExplanation() {
  const isPhone = usePhone();
  const isWide = useWide();
  if (isPhone || isWide) return null;
  return (
    <p className={shared.note}>
      <BetExplanation isOpen={false} />
    </p>
  );
}
