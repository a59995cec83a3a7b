import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import styles from "./Result.module.css";

/** An amount that was won or lost, with its sign. */
export const SignedAmount = ({ amount, currency }: Money) => (
  <span className={styles.result} data-loss={amount.startsWith("-") || undefined}>
    <Amount amount={amount} currency={currency} signDisplay="exceptZero" />
  </span>
);
