import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawSum_terms$key } from "../../__generated__/WithdrawSum_terms.graphql.ts";
import { feeOf } from "../fees.ts";
import { FeeSum } from "../payments/FeeSum.tsx";

interface Props {
  terms: WithdrawSum_terms$key;
  /** Null while the field holds no amount that can be withdrawn. */
  amount: string | null;
}

/** The fee of an amount and what arrives, while it is typed. */
export function WithdrawSum({ terms: key, amount }: Props) {
  const { feeRate, least } = useFragment(
    graphql`
      fragment WithdrawSum_terms on WithdrawalTerms {
        feeRate
        least {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  if (amount === null) return null;
  const { currency } = least;
  const none = least.amount.replace(/\d/g, "0");
  const { fee, arriving } = feeOf(amount, { feeRate, feeFixed: { amount: none } });
  return (
    <FeeSum fee={fee} arriving={arriving} currency={currency} label={<FormattedMessage id="withdraw_arriving" />} />
  );
}
