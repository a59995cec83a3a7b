import { Target } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { MissionListQuery } from "../__generated__/MissionListQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useRefresh } from "../relay/useRefresh.ts";
import { Moment } from "../time/Moment.tsx";
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
          state
          ...MissionCard_mission
        }
      }
    }
  }
`;

const GROUPS = ["CLAIMABLE", "DAILY", "WEEKLY", "ONCE"] as const;

/**
 * The missions by period, those that waited to be claimed when the list opened before all others. Their progress follows the
 * member's bets and deposits.
 */
export function MissionList() {
  useWatchMissions();
  const { viewer } = useOwnQuery<MissionListQuery>(query, {}, { fetchPolicy: "store-and-network" });
  const missions = viewer.member?.missions ?? [];
  const [waiting] = useState(() => new Set(missions.filter(({ state }) => state === "CLAIMABLE").map(({ id }) => id)));
  useRefreshAt({ instants: missions.map(({ resetsAt }) => resetsAt) }, useRefresh<MissionListQuery>(query));
  if (missions.length === 0) return <EmptyState icon={Target} title="missions_none_title" text="missions_none_text" />;
  return (
    <div className={styles.groups}>
      {GROUPS.map((name) => {
        const group = missions.filter(({ id, period }) => (waiting.has(id) ? "CLAIMABLE" : period) === name);
        if (group.length === 0) return null;
        const resetsAt = name === "CLAIMABLE" ? null : group[0]?.resetsAt;
        return (
          <section key={name} className={styles.group} aria-labelledby={`missions-${name}`}>
            <header>
              <h3 id={`missions-${name}`} className={styles.subtitle}>
                <FormattedMessage id={name === "CLAIMABLE" ? "hall_to_claim" : `missions_period_${name}`} />
              </h3>
              {resetsAt && (
                <p className={styles.note}>
                  <FormattedMessage id="missions_resets" values={{ at: <Moment at={resetsAt} style="plain" /> }} />
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
