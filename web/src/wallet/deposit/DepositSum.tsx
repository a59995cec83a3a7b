import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DepositSum_channel$key } from "../../__generated__/DepositSum_channel.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { feeOf, isFree } from "../fees.ts";

interface Props {
  channel: DepositSum_channel$key;
  /** Null while the field holds no amount. */
  amount: string | null;
}

/** The fee of an amount and what arrives, while it is typed. Nothing for a channel without fees. */
export function DepositSum({ channel: key, amount }: Props) {
  const { feeRate, feeFixed } = useFragment(
    graphql`
      fragment DepositSum_channel on DepositChannel {
        feeRate
        feeFixed {
          amount
          currency
        }
      }
    `,
    key,
  );
  const { currency } = feeFixed;
  const fees = { feeRate, feeFixed };
  if (amount === null || isFree(fees)) return null;
  const { fee, arriving: credited } = feeOf(amount, fees);
  if (credited.startsWith("-") || compare(credited, "0") === 0) return null;
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
        <dt>
          <FormattedMessage id="deposit_credited" />
        </dt>
        <dd>
          <Amount amount={credited} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
