import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawTurnover_member$key } from "../../__generated__/WithdrawTurnover_member.graphql.ts";
import { ForfeitBonus } from "../../bonuses/ForfeitBonus.tsx";
import { compare, sum } from "../../forms/amounts.ts";
import { useRefresh } from "../../relay/useRefresh.ts";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
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

interface Props {
  member: WithdrawTurnover_member$key;
  /** What has to be set before, with or without turnover that is left. */
  first: ReactNode;
  /** What can be done when nothing is left. */
  children: ReactNode;
}

/**
 * The turnover that withdrawals wait for, and the bonuses that ask for it: each can be given up, and then its turnover is
 * asked for no more.
 */
export function WithdrawTurnover({ member: key, first, children }: Props) {
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
  const left = required && done && sum([required.amount, `-${done.amount}`]);
  if (!left || compare(left, "0") <= 0) return first || children;
  const bonuses = (holding?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ holdsWithdrawals, amount }) => holdsWithdrawals && amount.currency === required.currency);
  return (
    <>
      <div className={cashier.sum}>
        <p id={labelId}>
          <FormattedMessage id="withdraw_turnover" values={{ left: <Amount {...required} amount={left} /> }} />
        </p>
        <Progress aria-labelledby={labelId} max={Number(required.amount)} value={Number(done.amount)} />
      </div>
      {bonuses.length > 0 && (
        <ul className={styles.holding}>
          {bonuses.map((bonus) => (
            <li key={bonus.id}>
              <ForfeitBonus bonus={bonus} isForWithdrawal onForfeited={refresh} />
            </li>
          ))}
        </ul>
      )}
      {first || <BrowseLink />}
    </>
  );
}
