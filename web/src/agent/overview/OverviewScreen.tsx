import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { OverviewScreenQuery } from "../../__generated__/OverviewScreenQuery.graphql.ts";
import { formatTimestamp } from "../../i18n/formatTimestamp.ts";
import { periodIn } from "../../records/period.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { NoTeam } from "../report/NoTeam.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { IncomeCard } from "./IncomeCard.tsx";
import { MemberLists } from "./MemberLists.tsx";
import styles from "./Overview.module.css";
import { OverviewDays } from "./OverviewDays.tsx";
import { QuickLinks } from "./QuickLinks.tsx";
import { TeamFigures } from "./TeamFigures.tsx";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const OverviewFilters = lazyPart(async () => (await import("./OverviewFilters.tsx")).OverviewFilters, "agent");

/** What the agent's team did in a period, beside the days before, and what the agent was paid. */
export function OverviewScreen({ queryRef }: ScreenProps<OverviewScreenQuery>) {
  const { viewer } = usePreloadedQuery<OverviewScreenQuery>(
    graphql`
      query OverviewScreenQuery($period: PeriodInput) @preloadable {
        viewer {
          agent {
            overview(period: $period) @catch(to: RESULT) {
              memberCount
              previousUntil
              ...IncomeCard_overview
              ...TeamFigures_overview
              ...OverviewDays_overview
              ...MemberLists_overview
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go } = useReportAddress();
  const period = periodIn(params);
  return (
    <Report
      title="agent_menu_overview"
      result={viewer.agent?.overview}
      isBusy={isBusy}
      filters={(refusals) => <OverviewFilters search={period} refusals={refusals} onSearch={go} />}
    >
      {(overview) => (
        <>
          <div className={styles.figures}>
            <IncomeCard overview={overview} period={period} />
            <TeamFigures overview={overview} />
          </div>
          {overview.memberCount === 0 ? (
            <NoTeam />
          ) : (
            <>
              <p className={styles.note}>
                {overview.previousUntil ? (
                  <FormattedMessage
                    id="overview_compared_until"
                    values={{ time: formatTimestamp(overview.previousUntil) }}
                  />
                ) : (
                  <FormattedMessage id="overview_compared" />
                )}
              </p>
              <div className={styles.details}>
                <OverviewDays overview={overview} />
                <MemberLists overview={overview} />
              </div>
            </>
          )}
          <QuickLinks />
        </>
      )}
    </Report>
  );
}
