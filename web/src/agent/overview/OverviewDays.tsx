import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OverviewDays_overview$key } from "../../__generated__/OverviewDays_overview.graphql.ts";
import { DayTable } from "../../records/profit/DayTable.tsx";
import { LazyProfitChart } from "../../records/profit/LazyProfitChart.tsx";
import profit from "../../records/profit/Profit.module.css";
import { Chips } from "../../ui/control/Chips.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./Overview.module.css";

/** The figures that the picture can show, with the ids of their names. */
const series = {
  houseResult: "agent_result_house",
  stake: "agent_stake",
  deposit: "profit_deposits",
  income: "agent_menu_income",
} as const;
type Series = keyof typeof series;
const names = ["houseResult", "stake", "deposit", "income"] as const;

/** The figures day by day: a picture of one of them, and all as a table that opens. */
export function OverviewDays({ overview }: { overview: OverviewDays_overview$key }) {
  const { formatMessage, formatNumber } = useIntl();
  const [shown, setShown] = useState<Series>("houseResult");
  const { byDay } = useFragment(
    graphql`
      fragment OverviewDays_overview on AgentOverview {
        byDay {
          day
          activeMemberCount
          houseResult {
            amount
            currency
          }
          stake {
            amount
            currency
          }
          deposit {
            amount
            currency
          }
          income {
            amount
            currency
          }
        }
      }
    `,
    overview,
  );
  const results = byDay.flatMap(({ day, [shown]: money }) => (money ? [{ day, ...money }] : []));
  if (byDay.length === 0) return null;
  const name = formatMessage({ id: series[shown] });
  return (
    <section className={profit.part} aria-labelledby="overview-by-day">
      <div className={styles.head}>
        <h3 id="overview-by-day" className={profit.partTitle}>
          <FormattedMessage id="overview_by_day" />
        </h3>
        <Chips
          label={formatMessage({ id: "overview_shown" })}
          options={names.map((value) => ({ value, label: formatMessage({ id: series[value] }) }))}
          selected={shown}
          onSelect={setShown}
          size="sm"
        />
      </div>
      <LazyProfitChart days={results} label={formatMessage({ id: "overview_chart" }, { days: results.length, name })} />
      <DayTable
        headings={["overview_active", ...names.map((value) => series[value])]}
        days={byDay.map((row) => ({
          day: row.day,
          cells: [
            formatNumber(row.activeMemberCount),
            ...names.map((value) =>
              row[value] ? (
                <Amount key={value} {...row[value]} signDisplay={value === "houseResult" ? "exceptZero" : "auto"} />
              ) : (
                "–"
              ),
            ),
          ],
        }))}
      />
    </section>
  );
}
