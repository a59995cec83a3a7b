import { Trophy } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { MissionBoardPeriod, MissionBoardQuery } from "../__generated__/MissionBoardQuery.graphql.ts";
import board from "../leaderboards/Leaderboards.module.css";
import { OwnMark } from "../leaderboards/OwnMark.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Missions.module.css";

/** The members with the highest scores of a period, and the member's own place. */
export function MissionBoard({ period }: { period: MissionBoardPeriod }) {
  const { site, viewer } = useOwnQuery<MissionBoardQuery>(
    graphql`
      query MissionBoardQuery($period: MissionBoardPeriod!) @throwOnFieldError {
        site {
          missionLeaderboard(period: $period) {
            rank
            account
            score
          }
        }
        viewer {
          member {
            missionPlace(period: $period) {
              rank
              score
            }
          }
        }
      }
    `,
    { period },
    { fetchPolicy: "store-and-network" },
  );
  const places = site.missionLeaderboard;
  const own = viewer.member?.missionPlace;
  return (
    <section className={styles.board} aria-labelledby="missions-board">
      <Text as="h3" id="missions-board" className={styles.subtitle} text={`missions_view_${period}`} />
      <Text as="p" className={styles.note} text="missions_board_about" />
      <p className={board.own}>
        {own ? (
          <FormattedMessage
            id="leaderboards_own_place"
            values={{ rank: own.rank, score: <FormattedMessage id="missions_score" values={{ count: own.score }} /> }}
          />
        ) : (
          <FormattedMessage id="missions_no_place" />
        )}
      </p>
      {places.length === 0 ? (
        <EmptyState icon={Trophy} title="missions_board_none_title" text="missions_board_none_text" />
      ) : (
        <ol className={styles.places}>
          {places.map(({ rank, account, score }) => (
            <li key={rank} className={styles.place} aria-current={rank === own?.rank || undefined}>
              <span className={board.rank}>{rank}</span>
              <span>
                {account}
                {rank === own?.rank && <OwnMark />}
              </span>
              <Text as="span" className={board.score} text="missions_score" values={{ count: score }} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
