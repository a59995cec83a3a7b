import { Trophy } from "lucide-react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { RunningQuery } from "../__generated__/RunningQuery.graphql.ts";
import { BonusCard } from "../bonuses/BonusCard.tsx";
import { FreeSpinsCard } from "../freeSpins/FreeSpinsCard.tsx";
import { LeaderboardEnd } from "../leaderboards/LeaderboardEnd.tsx";
import { MemberPlace } from "../leaderboards/MemberPlace.tsx";
import { useMemberLink } from "../member/useMemberLink.ts";
import { MissionCard } from "../missions/MissionCard.tsx";
import { useWatchMissions } from "../missions/useWatchMissions.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatchRewards } from "../rewards/useWatchRewards.ts";
import { Text } from "../ui/text/Text.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import { MyLevel } from "../vip/MyLevel.tsx";
import styles from "./RewardsHall.module.css";

const MOST_MISSIONS = 3;
/** Each asks for the member's own place. */
const MOST_RACES = 8;

const query = graphql`
  query RunningQuery {
    site {
      brand {
        timeZone
      }
      leaderboards(first: 24) @catch(to: NULL) {
        edges {
          node {
            id
            internalID
            title
            state
            rule
            minimumStake {
              currency
            }
            ...LeaderboardEnd_leaderboard
          }
        }
      }
    }
    viewer {
      member {
        bonuses(filter: { status: ACTIVE }, first: 5) @catch(to: NULL) {
          edges {
            node {
              id
              ...BonusCard_bonus
            }
          }
        }
        freeSpins(filter: { status: ACTIVE }, first: 5) @catch(to: NULL) {
          edges {
            node {
              id
              ...FreeSpinsCard_freeSpins
            }
          }
        }
        missions @catch(to: NULL) {
          id
          state
          goal
          progress
          ...MissionCard_mission
        }
        vipProgress @catch(to: NULL) {
          ...MyLevel_progress
        }
      }
    }
  }
`;

/** What the member takes part in: bonuses and free spins, the missions that are nearest to their goals, races, the VIP club. */
export function Running() {
  useWatchMissions();
  useWatchRewards(useRefresh<RunningQuery>(query));
  const { site, viewer } = useFreshQuery<RunningQuery>(query);
  const linkTo = useMemberLink();
  const { member } = viewer;
  if (!member) return null;
  const share = ({ goal, progress }: { goal: string; progress: string }) => Number(progress) / Number(goal);
  const missions = (member.missions ?? [])
    .filter(({ state }) => state === "OPEN")
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, MOST_MISSIONS);
  const races = (site.leaderboards?.edges ?? []).filter(({ node }) => node.state === "ACTIVE").slice(0, MOST_RACES);
  const { bonuses, freeSpins, vipProgress } = member;
  const isEmpty = !vipProgress && !bonuses?.edges.length && !freeSpins?.edges.length && missions.length === 0;
  return (
    <>
      {isEmpty && <Text as="p" className={styles.note} text="hall_running_none" />}
      {vipProgress && <MyLevel progress={vipProgress} timeZone={site.brand?.timeZone ?? undefined} />}
      <ul className={styles.rows}>
        {bonuses?.edges.map(({ node }) => (
          <BonusCard key={node.id} bonus={node} />
        ))}
        {freeSpins?.edges.map(({ node }) => (
          <FreeSpinsCard key={node.id} freeSpins={node} />
        ))}
        {races.map(({ node }) => (
          <QuietPart key={node.id}>
            <MemberPlace
              leaderboardId={node.id}
              rule={node.rule}
              currency={node.minimumStake.currency}
              invitation={null}
              frame={(place) => (
                <li className={styles.item}>
                  <Trophy size={22} aria-hidden="true" />
                  <Link to={`/leaderboards/${node.internalID}`} className={styles.name}>
                    {node.title}
                  </Link>
                  <div>{place}</div>
                  <span className={styles.note}>
                    <LeaderboardEnd leaderboard={node} />
                  </span>
                </li>
              )}
            />
          </QuietPart>
        ))}
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </ul>
      {missions.length > 0 && (
        <TextLink to={linkTo("missionLeaderboard")} className={styles.link} text="missions_view_missions" />
      )}
    </>
  );
}
