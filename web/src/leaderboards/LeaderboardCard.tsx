import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardCard_leaderboard$key } from "../__generated__/LeaderboardCard_leaderboard.graphql.ts";
import { CoverCard } from "../ui/card/CoverCard.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { LeaderboardEnd } from "./LeaderboardEnd.tsx";
import styles from "./Leaderboards.module.css";

interface Props {
  leaderboard: LeaderboardCard_leaderboard$key;
  isEager: boolean;
}

/** A leaderboard in the list; the whole card is a link to it. */
export function LeaderboardCard({ leaderboard: key, isEager }: Props) {
  const leaderboard = useFragment(
    graphql`
      fragment LeaderboardCard_leaderboard on Leaderboard {
        internalID
        kind
        title
        summary
        playerCount
        image {
          ...Picture_image
        }
        prizes {
          amount {
            ...Money_amount @relay(mask: false)
          }
        }
        ...LeaderboardEnd_leaderboard
      }
    `,
    key,
  );
  const { internalID, kind, title, summary, playerCount, image, prizes } = leaderboard;
  return (
    <CoverCard
      to={`/leaderboards/${internalID}`}
      picture={<Picture image={image} alt="" className={styles.picture} isEager={isEager} />}
      note={<Text as="p" className={styles.kind} text={`leaderboards_${kind}`} />}
      title={title}
      summary={summary}
    >
      {prizes[0] && (
        <p className={styles.first}>
          <FormattedMessage id="leaderboards_first_prize" values={{ amount: <Amount {...prizes[0].amount} /> }} />
        </p>
      )}
      <p className={styles.foot}>
        <span>
          <LeaderboardEnd leaderboard={leaderboard} />
        </span>
        <FormattedMessage id="leaderboards_players" values={{ count: playerCount }} />
      </p>
    </CoverCard>
  );
}
