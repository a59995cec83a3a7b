import { Target } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { MissionListQuery } from "../__generated__/MissionListQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useRefresh } from "../relay/useRefresh.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { MissionCard } from "./MissionCard.tsx";
import styles from "./Missions.module.css";
import { useWatchMissions } from "./useWatchMissions.ts";

const query = graphql`
  query MissionListQuery @throwOnFieldError {
    viewer {
      member {
        missions {
          id
          period
          resetsAt
          ...MissionCard_mission
        }
      }
    }
  }
`;

const PERIODS = ["DAILY", "WEEKLY", "ONCE"] as const;

/** The missions by period. Their progress follows the member's bets and deposits. */
export function MissionList() {
  useWatchMissions();
  const { viewer } = useOwnQuery<MissionListQuery>(query, {}, { fetchPolicy: "store-and-network" });
  const missions = viewer.member?.missions ?? [];
  useRefreshAt({ instants: missions.map(({ resetsAt }) => resetsAt) }, useRefresh<MissionListQuery>(query));
  if (missions.length === 0) {
    return <EmptyState icon={Target} title="missions_none_title" text="missions_none_text" />;
  }
  return (
    <div className={styles.groups}>
      {PERIODS.map((period) => {
        const group = missions.filter((mission) => mission.period === period);
        if (group.length === 0) return null;
        const resetsAt = group[0]?.resetsAt;
        return (
          <section key={period} className={styles.group} aria-labelledby={`missions-${period}`}>
            <header>
              <h3 id={`missions-${period}`} className={styles.subtitle}>
                <FormattedMessage id={`missions_period_${period}`} />
              </h3>
              {resetsAt && (
                <p className={styles.note}>
                  <FormattedMessage id="missions_resets" values={{ at: new Date(resetsAt) }} />
                </p>
              )}
            </header>
            <ul className={styles.cards}>
              {group.map((mission) => (
                <MissionCard key={mission.id} mission={mission} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
