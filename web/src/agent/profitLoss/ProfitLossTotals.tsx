import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossTotals_accounts$key } from "../../__generated__/ProfitLossTotals_accounts.graphql.ts";
import { Result } from "../../records/Result.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { ReportTotals } from "../report/ReportTotals.tsx";
import { balanceSums } from "./balanceSums.tsx";

/** The sums of all accounts that match the filters, with everyone below them. */
export function ProfitLossTotals({ accounts }: { accounts: ProfitLossTotals_accounts$key }) {
  const { totals } = useFragment(
    graphql`
      fragment ProfitLossTotals_accounts on AccountProfitConnection {
        totals {
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
      }
    `,
    accounts,
  );
  return (
    <ReportTotals
      count={<FormattedMessage id="agent_team_count" values={{ count: totals.accountCount }} />}
      sums={[
        { name: "profit_deposits", value: <Amount {...totals.deposit} /> },
        { name: "profit_withdrawals", value: <Amount {...totals.withdrawal} /> },
        { name: "agent_stake", value: <Amount {...totals.stake} /> },
        { name: "agent_valid_stake", value: <Amount {...totals.validStake} /> },
        { name: "agent_payout", value: <Amount {...totals.payout} /> },
        { name: "record_kind_REBATE", value: <Amount {...totals.rebate} /> },
        { name: "profit_bonuses", value: <Amount {...totals.bonus} /> },
        { name: "agent_profit_players", value: <Result money={totals.profit} /> },
        { name: "agent_profit_house", value: <Result money={totals.houseResult} /> },
        ...balanceSums(totals.balance),
      ]}
    />
  );
}
