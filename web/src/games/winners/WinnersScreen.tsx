import { Trophy } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { WinnersScreenQuery } from "../../__generated__/WinnersScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { BrowseLink } from "../../ui/state/BrowseLink.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { WinnerRow } from "./WinnerRow.tsx";
import { WinnersHead } from "./WinnersHead.tsx";
import { WinnersPodium } from "./WinnersPodium.tsx";
import styles from "./WinnersScreen.module.css";
import { winnerPeriodOf, winnerPeriods } from "./winnerPeriods.ts";

/** The highest wins of today, of this week or of this month. */
export function WinnersScreen({ queryRef }: ScreenProps<WinnersScreenQuery>) {
  const { site } = usePreloadedQuery<WinnersScreenQuery>(
    graphql`
      query WinnersScreenQuery($period: WinnerPeriod!) @preloadable @throwOnFieldError {
        site {
          winners(period: $period) {
            key
            ...WinnersPodium_win
            ...WinnerRow_win
          }
        }
      }
    `,
    queryRef,
  );
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const others = site.winners.slice(3);
  return (
    <div className={styles.screen}>
      <WinnersHead />
      <Tabs
        label={formatMessage({ id: "winners_periods" })}
        tabs={winnerPeriods.map((value) => ({ value, label: <FormattedMessage id={`winners_${value}`} /> }))}
        selected={winnerPeriodOf(params)}
        onSelect={(period) =>
          setParams(period === "DAY" ? {} : { period: period.toLowerCase() }, { preventScrollReset: true })
        }
      >
        {site.winners.length === 0 ? (
          <EmptyState icon={Trophy} title="winners_empty_title" action={<BrowseLink />} text="winners_empty_text" />
        ) : (
          <div className={styles.board}>
            <ol className={styles.podium} aria-label={formatMessage({ id: "winners_podium" })}>
              {site.winners.slice(0, 3).map((win, index) => (
                <WinnersPodium key={win.key} win={win} place={index + 1} />
              ))}
            </ol>
            {others.length > 0 && (
              <ol className={styles.others} start={4} aria-label={formatMessage({ id: "winners_others" })}>
                {others.map((win, index) => (
                  <WinnerRow key={win.key} win={win} place={index + 4} />
                ))}
              </ol>
            )}
          </div>
        )}
      </Tabs>
    </div>
  );
}
