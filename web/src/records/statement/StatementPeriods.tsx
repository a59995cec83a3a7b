import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { StatementPeriods_statement$key } from "../../__generated__/StatementPeriods_statement.graphql.ts";
import { HeadRow } from "../../ui/table/HeadRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./Statement.module.css";
import { statementPeriodOf } from "./statementPeriod.ts";

const headings = [
  "profit_deposits",
  "profit_withdrawals",
  "agent_stake",
  "agent_payout",
  "profit_bonuses",
  "record_kind_REBATE",
  "statement_other",
  "agent_balance_closing",
] as const;

/** The months or days of a statement, the latest first. On phones each of them is a card. */
export function StatementPeriods({ statement }: { statement: StatementPeriods_statement$key }) {
  const { formatMessage } = useIntl();
  const { periods } = useFragment(
    graphql`
      fragment StatementPeriods_statement on ActivityStatement {
        periods {
          firstDay
          lastDay
          ...statementPeriod_period
        }
      }
    `,
    statement,
  );
  if (periods.length === 0) return null;
  const isByDay = periods.every(({ firstDay, lastDay }) => firstDay === lastDay);
  return (
    <section className={styles.periods} aria-labelledby="statement-periods">
      <h3 id="statement-periods" className={styles.partTitle}>
        <FormattedMessage id={isByDay ? "overview_by_day" : "statement_by_month"} />
      </h3>
      <div className={styles.frame}>
        <table className={styles.table}>
          <HeadRow headings={["agent_period", ...headings]} />
          <tbody>
            {periods
              .toReversed()
              .map((period) => ({ firstDay: period.firstDay, ...statementPeriodOf(period) }))
              .map(({ firstDay, deposit, withdrawal, stake, payout, bonus, rebate, other, closing }) => (
                <tr key={firstDay}>
                  <th scope="row">
                    <FormattedDate
                      value={firstDay}
                      timeZone="UTC"
                      {...(isByDay ? { dateStyle: "medium" } : { month: "short", year: "numeric" })}
                    />
                  </th>
                  {[deposit, withdrawal, stake, payout, bonus, rebate, other, closing].map((money, index) => (
                    <td key={headings[index]} data-heading={formatMessage({ id: headings[index] })}>
                      <Amount {...money} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
