import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawTurnover_member$key } from "../../__generated__/WithdrawTurnover_member.graphql.ts";
import { ForfeitBonus } from "../../bonuses/ForfeitBonus.tsx";
import { compare } from "../../forms/amounts.ts";
import { useRefresh } from "../../relay/useRefresh.ts";
import { Progress } from "../../ui/state/Progress.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import cashier from "../Cashier.module.css";
import styles from "./Withdraw.module.css";

const termsQuery = graphql`
  query WithdrawTurnoverQuery {
    viewer {
      member {
        ...WithdrawTurnover_member
      }
    }
  }
`;

/**
 * The turnover that withdrawals wait for, and the bonuses that ask for it: each can be given up, and then its turnover is
 * asked for no more.
 */
export function WithdrawTurnover({ member: key }: { member: WithdrawTurnover_member$key }) {
  const { holding, wallet } = useFragment(
    graphql`
      fragment WithdrawTurnover_member on Member {
        holding: bonuses(filter: { status: ACTIVE }, first: 20) @catch(to: NULL) {
          edges {
            node {
              id
              holdsWithdrawals
              amount {
                currency
              }
              ...ForfeitBonus_bonus
            }
          }
        }
        wallet {
          total @catch(to: NULL) {
            currency
          }
          withdrawalTerms @catch(to: NULL) {
            turnoverRequired {
              ...Money_amount @relay(mask: false)
            }
            turnoverDone {
              ...Money_amount @relay(mask: false)
            }
          }
        }
      }
    `,
    key,
  );
  const refresh = useRefresh(termsQuery);
  const labelId = useId();
  const { turnoverRequired: required, turnoverDone: done } = wallet.withdrawalTerms ?? {};
  const currency = wallet.total?.currency;
  const bonuses = (holding?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ holdsWithdrawals, amount }) => holdsWithdrawals && amount.currency === currency);
  return (
    <>
      {required && done && compare(required.amount, "0") !== 0 && (
        <div className={cashier.sum}>
          <p id={labelId}>
            <FormattedMessage
              id="withdraw_turnover"
              values={{ done: <Amount {...done} />, required: <Amount {...required} /> }}
            />
          </p>
          <Progress aria-labelledby={labelId} max={Number(required.amount)} value={Number(done.amount)} />
        </div>
      )}
      {bonuses.length > 0 && (
        <ul className={styles.holding}>
          {bonuses.map((bonus) => (
            <li key={bonus.id}>
              <ForfeitBonus bonus={bonus} isForWithdrawal onForfeited={refresh} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
