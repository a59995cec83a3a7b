import clsx from "clsx";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossByDay_accounts$key } from "../../__generated__/ProfitLossByDay_accounts.graphql.ts";
import { cashFlowCells } from "../../records/profit/cashFlowCells.tsx";
import { DayTable } from "../../records/profit/DayTable.tsx";
import { LazyProfitChart } from "../../records/profit/LazyProfitChart.tsx";
import profitStyles from "../../records/profit/Profit.module.css";
import { Result } from "../../records/Result.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./ProfitLoss.module.css";

/** The house's result day by day: a picture, and the same as a table that opens. */
export function ProfitLossByDay({ accounts }: { accounts: ProfitLossByDay_accounts$key }) {
  const { byDay } = useFragment(
    graphql`
      fragment ProfitLossByDay_accounts on AccountProfitConnection {
        byDay {
          day
          ...cashFlow_figures
          stake {
            ...Money_amount @relay(mask: false)
          }
          profit {
            ...Result_money
          }
          houseResult {
            amount
            currency
            ...Result_money
          }
        }
      }
    `,
    accounts,
  );
  if (byDay.length === 0) return null;
  return (
    <section className={clsx(profitStyles.part, styles.byDay)} aria-labelledby="profit-loss-by-day">
      <Text as="h3" id="profit-loss-by-day" className={profitStyles.partTitle} text="agent_profit_by_day" />
      <LazyProfitChart days={byDay.map(({ day, houseResult: { amount, currency } }) => ({ day, amount, currency }))} />
      <DayTable
        headings={[
          "profit_deposits",
          "profit_withdrawals",
          "agent_stake",
          "agent_profit_players",
          "agent_profit_house",
        ]}
        days={byDay.map((day) => ({
          day: day.day,
          cells: [
            ...cashFlowCells(day),
            <Amount key="stake" {...day.stake} />,
            <Result key="players" money={day.profit} />,
            <Result key="house" money={day.houseResult} />,
          ],
        }))}
      />
    </section>
  );
}
