import type { ReactNode } from "react";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./WalletPane.module.css";

interface Props {
  name: ReactNode;
  hint: ReactNode;
  amount: string;
  currency: string;
}

/** A part of the member's money, in a list of terms. */
export const WalletPart = ({ name, hint, amount, currency }: Props) => (
  <div className={styles.part}>
    <dt className={styles.label}>{name}</dt>
    <dd className={styles.amount}>
      <Amount amount={amount} currency={currency} />
      <small className={styles.hint}>{hint}</small>
    </dd>
  </div>
);
