import { graphql, useFragment } from "react-relay";
import type { ProfitByDay_profit$key } from "../../__generated__/ProfitByDay_profit.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Result } from "../Result.tsx";
import { cashFlowCells } from "./cashFlowCells.tsx";
import { DayTable } from "./DayTable.tsx";
import { LazyProfitChart } from "./LazyProfitChart.tsx";
import styles from "./Profit.module.css";

/** The result day by day: a picture, and the same as a table that opens. */
export function ProfitByDay({ profit }: { profit: ProfitByDay_profit$key }) {
  const { byDay } = useFragment(
    graphql`
      fragment ProfitByDay_profit on PersonalProfit {
        byDay {
          day
          ...cashFlow_figures
          stake {
            ...Money_amount @relay(mask: false)
          }
          netProfit {
            amount
            currency
            ...Result_money
          }
        }
      }
    `,
    profit,
  );
  if (byDay.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="profit-by-day">
      <Text as="h3" id="profit-by-day" className={styles.partTitle} text="profit_by_day" />
      <LazyProfitChart days={byDay.map(({ day, netProfit: { amount, currency } }) => ({ day, amount, currency }))} />
      <DayTable
        headings={["profit_deposits", "profit_withdrawals", "agent_stake", "record_result"]}
        days={byDay.map((day) => ({
          day: day.day,
          cells: [
            ...cashFlowCells(day),
            <Amount key="stake" {...day.stake} />,
            <Result key="result" money={day.netProfit} />,
          ],
        }))}
      />
    </section>
  );
}
