import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ProfitLossRow_account$key } from "../../__generated__/ProfitLossRow_account.graphql.ts";
import { Result } from "../../records/Result.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import styles from "../downline/Downline.module.css";
import { BalanceCells } from "./BalanceCells.tsx";

interface Props {
  account: ProfitLossRow_account$key;
  /** The address of the level below an account. */
  addressOf: (account: string) => string;
}

/** An account with everyone below it. Its name leads to its page, and their number to their level. */
export function ProfitLossRow({ account: key, addressOf }: Props) {
  const data = useFragment(
    graphql`
      fragment ProfitLossRow_account on AccountProfit {
        account
        accountCount
        balance {
          opening {
            amount
            currency
          }
          movement {
            amount
            currency
          }
          closing {
            amount
            currency
          }
        }
        deposit {
          amount
          currency
        }
        withdrawal {
          amount
          currency
        }
        stake {
          amount
          currency
        }
        validStake {
          amount
          currency
        }
        payout {
          amount
          currency
        }
        rebate {
          amount
          currency
        }
        bonus {
          amount
          currency
        }
        profit {
          ...Result_money
        }
        houseResult {
          ...Result_money
        }
      }
    `,
    key,
  );
  const { account, accountCount } = data;
  return (
    <DataRow name={account}>
      <DataCell heading="agent_account" place="lead">
        <AccountName account={account} />
        <small>
          {accountCount > 1 ? (
            <Link to={addressOf(account)} className={styles.below} preventScrollReset>
              <FormattedMessage id="agent_team_count" values={{ count: accountCount }} />
            </Link>
          ) : (
            <FormattedMessage id="agent_team_count" values={{ count: accountCount }} />
          )}
        </small>
      </DataCell>
      <DataCell heading="profit_deposits" isAmount>
        <Amount {...data.deposit} />
      </DataCell>
      <DataCell heading="profit_withdrawals" isAmount>
        <Amount {...data.withdrawal} />
      </DataCell>
      <DataCell heading="agent_stake" place="value" isAmount>
        <Amount {...data.stake} />
      </DataCell>
      <DataCell heading="agent_valid_stake" isAmount>
        <Amount {...data.validStake} />
      </DataCell>
      <DataCell heading="agent_payout" isAmount>
        <Amount {...data.payout} />
      </DataCell>
      <DataCell heading="record_kind_REBATE" isAmount>
        <Amount {...data.rebate} />
      </DataCell>
      <DataCell heading="profit_bonuses" isAmount>
        <Amount {...data.bonus} />
      </DataCell>
      <DataCell heading="agent_profit_players" isAmount>
        <Result money={data.profit} />
      </DataCell>
      <DataCell heading="agent_profit_house" place="aside" isAmount>
        <Result money={data.houseResult} />
      </DataCell>
      <BalanceCells balance={data.balance} />
    </DataRow>
  );
}
