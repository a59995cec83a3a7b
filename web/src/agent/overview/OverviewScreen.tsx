import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { OverviewScreenQuery } from "../../__generated__/OverviewScreenQuery.graphql.ts";
import { KnownPage } from "../../records/KnownPage.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import records from "../../records/Records.module.css";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Moment } from "../../time/Moment.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { NoTeam } from "../report/NoTeam.tsx";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { IncomeCard } from "./IncomeCard.tsx";
import { MemberLists } from "./MemberLists.tsx";
import styles from "./Overview.module.css";
import { OverviewDays } from "./OverviewDays.tsx";
import { overview as search } from "./overview.ts";
import { QuickLinks } from "./QuickLinks.tsx";
import { TeamFigures } from "./TeamFigures.tsx";

const Digest = lazyPart(async () => (await import("./Digest.tsx")).Digest, "agent");

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
  const state = useSearch(search);
  return (
    <Report
      title="agent_menu_overview"
      filters={
        <ReportFilters report="OVERVIEW" state={state}>
          <PeriodFilter value={state.chosen} onChange={state.set} />
        </ReportFilters>
      }
    >
      <KnownPage page={viewer.agent?.overview}>
        {(overview) => (
          <div className={records.answer} aria-busy={state.isBusy}>
            <div className={styles.figures}>
              <IncomeCard overview={overview} search={state.own} />
              <TeamFigures overview={overview} />
            </div>
            {overview.memberCount === 0 ? (
              <NoTeam />
            ) : (
              <>
                <Suspense>
                  <Digest />
                </Suspense>
                <p className={styles.note}>
                  {overview.previousUntil ? (
                    <FormattedMessage
                      id="overview_compared_until"
                      values={{ time: <Moment at={overview.previousUntil} style="plain" /> }}
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
          </div>
        )}
      </KnownPage>
    </Report>
  );
}
