import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OverviewDays_overview$key } from "../../__generated__/OverviewDays_overview.graphql.ts";
import { DayTable } from "../../records/profit/DayTable.tsx";
import { LazyProfitChart } from "../../records/profit/LazyProfitChart.tsx";
import profit from "../../records/profit/Profit.module.css";
import { useSearch } from "../../records/useSearch.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./Overview.module.css";
import { series, seriesNames, shownSeries } from "./overview.ts";

/** The figures day by day: a picture of one of them, and all as a table that opens. */
export function OverviewDays({ overview }: { overview: OverviewDays_overview$key }) {
  const { formatMessage, formatNumber } = useIntl();
  const { chosen: shown, set } = useSearch(shownSeries);
  const { byDay } = useFragment(
    graphql`
      fragment OverviewDays_overview on AgentOverview {
        byDay {
          day
          activeMemberCount
          houseResult {
            ...Money_amount @relay(mask: false)
          }
          stake {
            ...Money_amount @relay(mask: false)
          }
          deposit {
            ...Money_amount @relay(mask: false)
          }
          income {
            ...Money_amount @relay(mask: false)
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
        <Text as="h3" id="overview-by-day" className={profit.partTitle} text="overview_by_day" />
        <Chips
          label={formatMessage({ id: "overview_shown" })}
          options={seriesNames.map((value) => ({ value, label: formatMessage({ id: series[value] }) }))}
          selected={shown}
          onSelect={(figure) => set({ figure })}
          size="sm"
        />
      </div>
      <LazyProfitChart days={results} label={formatMessage({ id: "overview_chart" }, { days: results.length, name })} />
      <DayTable
        headings={["overview_active", ...seriesNames.map((value) => series[value])]}
        days={byDay.map((row) => ({
          day: row.day,
          cells: [
            formatNumber(row.activeMemberCount),
            ...seriesNames.map((value) =>
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
