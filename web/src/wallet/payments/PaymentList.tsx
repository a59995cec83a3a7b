import { type ReactNode, useId } from "react";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import type { SearchState } from "../../records/useSearch.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Cashier.module.css";
import { type PaymentValues, paymentPeriods, paymentStates } from "./payments.ts";

/** A list of deposits or withdrawals under the title with this id. */
export function PaymentList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <Text as="h2" id={titleId} className={styles.title} text={title} />
      {children}
    </section>
  );
}

interface FilterProps {
  state: SearchState<PaymentValues>;
  /** The id of the text of a group of states. */
  textOf: (state: PaymentValues["state"]) => string;
}

/** The period and the states of payments. */
export const PaymentFilters = ({ state: { chosen, set }, textOf }: FilterProps) => (
  <>
    <ChoiceFilter
      label="agent_period"
      value={chosen.period}
      options={paymentPeriods}
      textOf={(period) => `agent_period_${period}`}
      onChange={(period) => set({ period })}
    />
    <ChoiceFilter
      label="deposit_state"
      value={chosen.state}
      options={paymentStates}
      textOf={textOf}
      onChange={(state) => set({ state })}
    />
  </>
);
