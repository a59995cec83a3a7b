import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  WithdrawalState,
  WithdrawalTimeline_withdrawal$key,
} from "../../__generated__/WithdrawalTimeline_withdrawal.graphql.ts";
import cards from "../../forms/ChoiceCards.module.css";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./Withdraw.module.css";

/** The way of a withdrawal without a problem. */
const USUAL: readonly WithdrawalState[] = ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRM", "RECEIVED"];

/** The states that a withdrawal came to, and those that usually follow. */
export function WithdrawalTimeline({ withdrawal: key }: { withdrawal: WithdrawalTimeline_withdrawal$key }) {
  const titleId = useId();
  const { state, endedAt, timeline } = useFragment(
    graphql`
      fragment WithdrawalTimeline_withdrawal on Withdrawal {
        state
        endedAt
        timeline {
          state
          at
        }
      }
    `,
    key,
  );
  const next = endedAt === null ? USUAL.slice(USUAL.indexOf(state) + 1) : [];
  const following = USUAL.includes(state) ? next : [];
  return (
    <div className={styles.timelinePart}>
      <Text as="h3" id={titleId} className={cards.legend} text="withdraw_timeline" />
      <ol className={styles.timeline} aria-labelledby={titleId}>
        {timeline.map((step, place) => (
          // The same state can come twice.
          <li key={`${step.state} ${step.at}`} aria-current={place === timeline.length - 1 ? "step" : undefined}>
            <Text as="span" text={`withdraw_state_${step.state}`} />
            <Moment at={step.at} />
          </li>
        ))}
        {following.map((later) => (
          <li key={later} data-later>
            <Text as="span" text={`withdraw_state_${later}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}
