import { SignedAmount } from "../../records/SignedAmount.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";

/** What accounts held when a period began, what moved in it, and what they held when it ended. */
export interface Balance {
  readonly opening: Money;
  readonly movement: Money;
  readonly closing: Money;
}

/** The cells of a balance; empty ones where the platform does not say it. */
export const BalanceCells = ({ balance }: { balance: Balance | null | undefined }) => (
  <>
    <DataCell heading="agent_balance_opening" isAmount>
      {balance && <Amount {...balance.opening} />}
    </DataCell>
    <DataCell heading="agent_balance_movement" isAmount>
      {balance && <SignedAmount {...balance.movement} />}
    </DataCell>
    <DataCell heading="agent_balance_closing" isAmount>
      {balance && <Amount {...balance.closing} />}
    </DataCell>
  </>
);
