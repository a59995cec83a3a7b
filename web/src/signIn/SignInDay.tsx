import { CircleCheck, Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SignInDay_reward$key } from "../__generated__/SignInDay_reward.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { GiftPicture } from "./GiftPicture.tsx";
import styles from "./SignIn.module.css";

interface Props {
  reward: SignInDay_reward$key;
  state: "received" | "today" | "later";
  isLast: boolean;
}

/** A day of the seven with its reward. */
export function SignInDay({ reward: key, state, isLast }: Props) {
  const { day, amount, tickets } = useFragment(
    graphql`
      fragment SignInDay_reward on SignInReward {
        day
        amount {
          amount
          currency
        }
        tickets
      }
    `,
    key,
  );
  return (
    <li
      className={styles.day}
      data-state={state}
      data-last={isLast || undefined}
      aria-current={state === "today" ? "date" : undefined}
    >
      <p className={styles.number}>
        <FormattedMessage id="sign_in_day" values={{ day }} />
      </p>
      {state === "received" ? (
        <CircleCheck size={44} className={styles.icon} aria-hidden="true" />
      ) : (
        <GiftPicture isGolden={isLast} />
      )}
      <p className={styles.amount}>
        <Amount {...amount} />
      </p>
      {tickets > 0 && (
        <p className={styles.tickets}>
          <Ticket size={14} aria-hidden="true" /> <FormattedMessage id="raffle_tickets" values={{ count: tickets }} />
        </p>
      )}
      <p className={styles.state}>
        <FormattedMessage id={`sign_in_state_${state}`} />
      </p>
    </li>
  );
}
