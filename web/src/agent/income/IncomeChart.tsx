import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IncomeChart_revenue$key } from "../../__generated__/IncomeChart_revenue.graphql.ts";
import { LazyProfitChart } from "../../records/profit/LazyProfitChart.tsx";
import styles from "./Income.module.css";
import { formatDays } from "./income.ts";

/** What the agent was paid over time, as a picture. The table above says the same. */
export function IncomeChart({ revenue }: { revenue: IncomeChart_revenue$key }) {
  const intl = useIntl();
  const { rows } = useFragment(
    graphql`
      fragment IncomeChart_revenue on AgentRevenue {
        rows {
          from
          to
          sums {
            total {
              ...Money_amount @relay(mask: false)
            }
          }
        }
      }
    `,
    revenue,
  );
  // Without payments, or with one row only, there is nothing to compare.
  if (rows.length < 2 || rows.every(({ sums: { total } }) => Number(total.amount) === 0)) return null;
  const name = intl.formatMessage({ id: "income_total" });
  return (
    <div className={styles.chart}>
      <p className={styles.note}>{name}</p>
      <LazyProfitChart
        days={rows
          .toReversed()
          .map(({ from, to, sums: { total } }) => ({ day: from, name: formatDays(from, to, intl), ...total }))}
        label={intl.formatMessage({ id: "income_chart" }, { rows: rows.length, name })}
      />
    </div>
  );
}
