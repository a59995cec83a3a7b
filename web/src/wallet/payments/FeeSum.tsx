import { compare } from "../../forms/amounts.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import styles from "../Cashier.module.css";
import { type Fees, feeOf } from "../fees.ts";

interface Props {
  /** Null while the field holds no amount that can be paid. */
  amount: string | null;
  fees: Fees;
  currency: string;
  /** The id of the name of what arrives. */
  label: string;
}

/** The fee of an amount and what arrives, while it is typed. Nothing when nothing would arrive. */
export function FeeSum({ amount, fees, currency, label }: Props) {
  if (amount === null) return null;
  const { fee, arriving } = feeOf(amount, fees);
  if (compare(arriving, "0") <= 0) return null;
  return (
    <dl className={styles.sum}>
      <FactLine name="deposit_fee">
        <Amount amount={fee} currency={currency} />
      </FactLine>
      <FactLine name={label}>
        <Amount amount={arriving} currency={currency} />
      </FactLine>
    </dl>
  );
}
