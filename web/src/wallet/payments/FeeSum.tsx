import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";

interface Props {
  fee: string;
  arriving: string;
  currency: string;
  /** The name of what arrives. */
  label: ReactNode;
}

/** The fee of an amount, and what arrives. */
export function FeeSum({ fee, arriving, currency, label }: Props) {
  return (
    <dl className={styles.sum}>
      <div>
        <dt>
          <FormattedMessage id="deposit_fee" />
        </dt>
        <dd>
          <Amount amount={fee} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>
          <Amount amount={arriving} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
