import { type ReactNode, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardRule } from "../__generated__/LeaderboardPlaces_leaderboard.graphql.ts";
import type { MemberPlace_member$key } from "../__generated__/MemberPlace_member.graphql.ts";
import type { MemberPlaceQuery } from "../__generated__/MemberPlaceQuery.graphql.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Leaderboards.module.css";
import { Score } from "./Score.tsx";

interface Props {
  leaderboardId: string;
  rule: LeaderboardRule;
  currency: string;
  /** Shown to a member without a place. */
  invitation: ReactNode;
  /** Shows the place of a member who has one within something else. */
  frame?: (place: ReactNode) => ReactNode;
  /** Hears of the place, so that a list can mark it. */
  onPlace?: ((place: OwnRank | null | undefined) => void) | undefined;
}

/** Where a member stands: no rank before the first score. */
export interface OwnRank {
  readonly rank: number | null;
  readonly score: string;
}

const nothing = () => {};

/** The member's own place on a leaderboard, with what it wins. */
export function MemberPlace({
  leaderboardId,
  rule,
  currency,
  invitation,
  frame = (place) => place,
  onPlace = nothing,
}: Props) {
  const { viewer } = useFreshQuery<MemberPlaceQuery>(
    graphql`
      query MemberPlaceQuery($leaderboardId: ID!) @throwOnFieldError {
        viewer {
          member {
            ...MemberPlace_member @arguments(leaderboardId: $leaderboardId)
          }
        }
      }
    `,
    { leaderboardId },
  );
  const member = useFragment<MemberPlace_member$key>(
    graphql`
      fragment MemberPlace_member on Member @argumentDefinitions(leaderboardId: { type: "ID!" }) {
        leaderboardPlace(leaderboardId: $leaderboardId) {
          rank
          score
          isPaid
          prize {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    viewer.member,
  );
  const own = member?.leaderboardPlace;
  useEffect(() => onPlace(own), [own, onPlace]);
  if (!own) return invitation;
  if (own.rank === null) return frame(<FormattedMessage id="leaderboards_joined" />);
  return frame(
    <>
      <p className={styles.ownRank} role="status">
        <FormattedMessage
          id="leaderboards_own_place"
          values={{ rank: own.rank, score: <Score rule={rule} score={own.score} currency={currency} /> }}
        />
      </p>
      {own.prize && (
        <p>
          <FormattedMessage
            id={own.isPaid ? "leaderboards_paid" : "leaderboards_would_win"}
            values={{ amount: <Amount {...own.prize} /> }}
          />
        </p>
      )}
    </>,
  );
}
