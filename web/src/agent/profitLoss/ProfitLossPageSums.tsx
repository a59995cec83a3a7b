import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossPageSums_accounts$key } from "../../__generated__/ProfitLossPageSums_accounts.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { sumOf } from "../report/sumOf.ts";
import { type Balance, BalanceCells } from "./BalanceCells.tsx";

/** The sum of balances; null of none. */
const balanceOf = (balances: readonly Balance[]): Balance | null =>
  balances.length > 0
    ? {
        opening: sumOf(balances.map(({ opening }) => opening)),
        movement: sumOf(balances.map(({ movement }) => movement)),
        closing: sumOf(balances.map(({ closing }) => closing)),
      }
    : null;

/** The sums of the accounts that are shown. */
export function ProfitLossPageSums({ accounts: key }: { accounts: ProfitLossPageSums_accounts$key }) {
  const { formatMessage } = useIntl();
  const accounts = useFragment(
    graphql`
      fragment ProfitLossPageSums_accounts on AccountProfit @relay(plural: true) {
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
          amount
          currency
        }
        houseResult {
          amount
          currency
        }
      }
    `,
    key,
  );
  const count = accounts.reduce((sum, { accountCount }) => sum + accountCount, 0);
  return (
    <DataRow name={formatMessage({ id: "agent_totals_page" })}>
      <DataCell heading="agent_account" place="lead">
        <FormattedMessage id="agent_totals_page" />
        <small>
          <FormattedMessage id="agent_team_count" values={{ count }} />
        </small>
      </DataCell>
      <DataCell heading="profit_deposits" isAmount>
        <Amount {...sumOf(accounts.map(({ deposit }) => deposit))} />
      </DataCell>
      <DataCell heading="profit_withdrawals" isAmount>
        <Amount {...sumOf(accounts.map(({ withdrawal }) => withdrawal))} />
      </DataCell>
      <DataCell heading="agent_stake" place="value" isAmount>
        <Amount {...sumOf(accounts.map(({ stake }) => stake))} />
      </DataCell>
      <DataCell heading="agent_valid_stake" isAmount>
        <Amount {...sumOf(accounts.map(({ validStake }) => validStake))} />
      </DataCell>
      <DataCell heading="agent_payout" isAmount>
        <Amount {...sumOf(accounts.map(({ payout }) => payout))} />
      </DataCell>
      <DataCell heading="record_kind_REBATE" isAmount>
        <Amount {...sumOf(accounts.map(({ rebate }) => rebate))} />
      </DataCell>
      <DataCell heading="profit_bonuses" isAmount>
        <Amount {...sumOf(accounts.map(({ bonus }) => bonus))} />
      </DataCell>
      <DataCell heading="agent_profit_players" isAmount>
        <SignedAmount {...sumOf(accounts.map(({ profit }) => profit))} />
      </DataCell>
      <DataCell heading="agent_profit_house" place="aside" isAmount>
        <SignedAmount {...sumOf(accounts.map(({ houseResult }) => houseResult))} />
      </DataCell>
      <BalanceCells balance={balanceOf(accounts.flatMap(({ balance }) => balance ?? []))} />
    </DataRow>
  );
}
