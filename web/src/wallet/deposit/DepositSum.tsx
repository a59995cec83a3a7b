import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DepositSum_channel$key } from "../../__generated__/DepositSum_channel.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { feeOf, isFree } from "../fees.ts";
import { FeeSum } from "../payments/FeeSum.tsx";

interface Props {
  channel: DepositSum_channel$key;
  /** Null while the field holds no amount that the channel takes. */
  amount: string | null;
}

/** The fee of an amount and what arrives, while it is typed. Nothing for a channel without fees. */
export function DepositSum({ channel: key, amount }: Props) {
  const { feeRate, feeFixed } = useFragment(
    graphql`
      fragment DepositSum_channel on DepositChannel {
        feeRate
        feeFixed {
          ...Money_amount @relay(mask: false)
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
    <FeeSum fee={fee} arriving={credited} currency={currency} label={<FormattedMessage id="deposit_credited" />} />
  );
}
