import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import styles from "./Jackpots.module.css";

/** An amount that changes by itself: each new value lights up for a moment, unless the visitor wants no motion. */
export const LiveAmount = ({ amount, currency }: Money) => (
  <span key={amount} className={styles.live}>
    <Amount amount={amount} currency={currency} />
  </span>
);
