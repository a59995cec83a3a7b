import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Shares_payout$key } from "../../__generated__/Shares_payout.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import { formatRate } from "../formatRate.ts";
import own from "./Contracts.module.css";
import { rateLess, shareAmount } from "./shareAmount.ts";

/** A decimal string with the other sign. */
const opposite = (amount: string) => (amount.startsWith("-") ? amount.slice(1) : `-${amount}`);

/** The parts of a payout, and their sum. */
export function Shares({ payout: key }: { payout: Shares_payout$key }) {
  const intl = useIntl();
  const { shares, amount, owedBefore } = useFragment(
    graphql`
      fragment Shares_payout on ContractPayout {
        amount {
          ...Money_amount @relay(mask: false)
        }
        owedBefore {
          ...Money_amount @relay(mask: false)
        }
        shares {
          account
          outcome
          rate
          rateBelow
          isHeldBack
          base {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    key,
  );
  const counted = shares.filter(({ account, base }) => account != null || Number(base.amount) !== 0);
  const hasBelow = counted.some(({ account }) => account != null);
  return (
    <>
      {hasBelow && <Text as="p" className={styles.note} text="contracts_explain_below" />}
      <dl className={own.sum}>
        {counted.map(({ account, outcome, base, rate, rateBelow, isHeldBack }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account has two parts when bets pay by their outcome
          <div key={index}>
            <dt>
              {account == null ? (
                <FormattedMessage id="contracts_explain_direct" />
              ) : (
                <FormattedMessage
                  id="contracts_explain_through"
                  values={{ account: <AccountName account={account} /> }}
                />
              )}
              {(outcome === "WON" || outcome === "LOST") && (
                <Text as="small" className={own.outcome} text={`contracts_explain_${outcome}`} />
              )}
              {isHeldBack && <Text as="small" className={own.outcome} text="contracts_explain_held" />}
              <small className={own.formula}>
                <Amount {...base} /> ×{" "}
                <span>
                  {account == null
                    ? formatRate(rate, intl)
                    : `(${formatRate(rate, intl)} − ${formatRate(rateBelow, intl)} = ${formatRate(rateLess(rate, rateBelow), intl)})`}
                </span>
              </small>
            </dt>
            <dd>
              <Amount amount={shareAmount(base.amount, rate, rateBelow)} currency={base.currency} />
            </dd>
          </div>
        ))}
        {owedBefore && Number(owedBefore.amount) !== 0 && (
          <FactLine name="contracts_explain_owed_before">
            <Amount {...owedBefore} amount={opposite(owedBefore.amount)} />
          </FactLine>
        )}
        <div data-total>
          <Text as="dt" text="contracts_explain_sum" />
          <dd>
            <Amount {...amount} />
          </dd>
        </div>
      </dl>
    </>
  );
}
