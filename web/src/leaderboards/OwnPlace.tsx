import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OwnPlace_leaderboard$key } from "../__generated__/OwnPlace_leaderboard.graphql.ts";
import type { OwnPlaceMutation } from "../__generated__/OwnPlaceMutation.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { useChange } from "../change/useChange.ts";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { Button } from "../ui/button/Button.tsx";
import styles from "./Leaderboards.module.css";
import { MemberPlace } from "./MemberPlace.tsx";

interface Props extends Pick<ComponentProps<typeof MemberPlace>, "onPlace"> {
  leaderboard: OwnPlace_leaderboard$key;
}

/** The member's place, or the way to get one; guests log in first. */
export function OwnPlace({ leaderboard, onPlace }: Props) {
  const { id, kind, rule, state, minimumStake } = useFragment(
    graphql`
      fragment OwnPlace_leaderboard on Leaderboard {
        id
        kind
        rule
        state
        minimumStake {
          currency
        }
      }
    `,
    leaderboard,
  );
  const hasAccount = useHasAccount();
  const { change, isBusy, failure } = useChange<OwnPlaceMutation>(
    graphql`
      mutation OwnPlaceMutation($input: JoinTournamentInput!, $leaderboardId: ID!) {
        joinTournament(input: $input) {
          member {
            ...MemberPlace_member @arguments(leaderboardId: $leaderboardId)
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const join = useProtectedAction(() => change({ leaderboardId: id, input: { leaderboardId: id } }));
  const canJoin = kind === "TOURNAMENT" && state === "ACTIVE";
  const noPlace = hasAccount ? "leaderboards_no_place_member" : "leaderboards_no_place";
  const invitation = (
    <>
      <FormattedMessage
        id={canJoin ? "leaderboards_join_hint" : state === "ACTIVE" ? noPlace : "leaderboards_was_none"}
      />
      {canJoin && <Button isBusy={isBusy} onClick={() => join()} text="leaderboards_join" />}
      <FailureNote failure={failure} />
    </>
  );
  return (
    <section className={styles.own}>
      <CurrencyNote currency={minimumStake.currency} kind="bets" />
      {hasAccount ? (
        <ScreenPart skeleton={<span className={styles.ownSkeleton} />}>
          <MemberPlace
            leaderboardId={id}
            rule={rule}
            currency={minimumStake.currency}
            invitation={invitation}
            onPlace={onPlace}
          />
        </ScreenPart>
      ) : (
        invitation
      )}
    </section>
  );
}
