import { SignedAmount } from "../../records/SignedAmount.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Balance } from "./BalanceCells.tsx";

/** A balance as sums for `ReportTotals`; none where the platform does not say it. */
export const balanceSums = (balance: Balance | null | undefined) =>
  balance
    ? [
        { name: "agent_balance_opening", value: <Amount {...balance.opening} /> },
        { name: "agent_balance_movement", value: <SignedAmount {...balance.movement} /> },
        { name: "agent_balance_closing", value: <Amount {...balance.closing} /> },
      ]
    : [];
