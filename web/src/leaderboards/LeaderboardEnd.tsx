import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardEnd_leaderboard$key } from "../__generated__/LeaderboardEnd_leaderboard.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { TimeLeft } from "../time/TimeLeft.tsx";

/** The time that is left of a leaderboard, or when it ended. */
export function LeaderboardEnd({ leaderboard }: { leaderboard: LeaderboardEnd_leaderboard$key }) {
  const { state, endsAt } = useFragment(
    graphql`
      fragment LeaderboardEnd_leaderboard on Leaderboard {
        state
        endsAt
      }
    `,
    leaderboard,
  );
  if (state === "ENDED") {
    const at = <Moment at={endsAt} style="plain" />;
    return <FormattedMessage id="leaderboards_ended_at" values={{ at }} />;
  }
  return <FormattedMessage id="leaderboards_ends_in" values={{ time: <TimeLeft until={endsAt} /> }} />;
}
