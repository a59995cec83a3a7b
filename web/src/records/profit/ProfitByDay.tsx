import { Suspense } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitByDay_profit$key } from "../../__generated__/ProfitByDay_profit.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Result } from "../Result.tsx";
import styles from "./Profit.module.css";

const ProfitChart = lazyPart(async () => (await import("./ProfitChart.tsx")).ProfitChart);

/** The result day by day: a picture, and the same as a table that opens. */
export function ProfitByDay({ profit }: { profit: ProfitByDay_profit$key }) {
  const { byDay } = useFragment(
    graphql`
      fragment ProfitByDay_profit on PersonalProfit {
        byDay {
          day
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
      <h3 id="profit-by-day" className={styles.partTitle}>
        <FormattedMessage id="profit_by_day" />
      </h3>
      <QuietPart>
        <Suspense fallback={<Skeleton className={styles.chartSkeleton} />}>
          <ProfitChart days={byDay.map(({ day, netProfit: { amount, currency } }) => ({ day, amount, currency }))} />
        </Suspense>
      </QuietPart>
      <details className={styles.table}>
        <summary>
          <FormattedMessage id="profit_table" />
        </summary>
        <div className={styles.scroller}>
          <table>
            <thead>
              <tr>
                {["profit_day", "profit_deposits", "profit_withdrawals", "agent_stake", "record_result"].map((id) => (
                  <th key={id} scope="col">
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {byDay.toReversed().map(({ day, deposit, withdrawal, stake, netProfit }) => (
                <tr key={day}>
                  <th scope="row">
                    <FormattedDate value={day} dateStyle="medium" timeZone="UTC" />
                  </th>
                  <td>
                    <Amount {...deposit} />
                  </td>
                  <td>
                    <Amount {...withdrawal} />
                  </td>
                  <td>
                    <Amount {...stake} />
                  </td>
                  <td>
                    <Result money={netProfit} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
