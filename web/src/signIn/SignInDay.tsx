import { CircleCheck, Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SignInDay_reward$key } from "../__generated__/SignInDay_reward.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SignIn.module.css";

/** A present with a bow; the last one of a week is golden. Without gradients, as seven of them stand side by side. */
const GiftPicture = ({ isGolden }: { isGolden: boolean }) => (
  <svg viewBox="0 0 48 48" className={styles.gift} data-golden={isGolden || undefined} aria-hidden="true">
    <ellipse cx="24" cy="44" rx="17" ry="2.5" fill="#0003" />
    <g className={styles.outline}>
      <path d="M8 21h32v19a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" className={styles.box} />
      <path d="M20 21h8v22h-8z" className={styles.ribbon} />
      <rect x="5" y="14" width="38" height="9" rx="2.5" className={styles.lid} />
      <path d="M20 14h8v9h-8z" className={styles.ribbon} />
      <path d="M24 14C14 14 11 9 14 6s8 0 10 8c2-8 7-11 10-8s0 8-10 8z" className={styles.ribbon} />
      <circle cx="24" cy="13" r="3.2" className={styles.ribbon} />
    </g>
    <path d="M11 26v12M8.5 17.5h8" className={styles.gleam} />
  </svg>
);

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
          ...Money_amount @relay(mask: false)
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
      <Text as="p" className={styles.number} text="sign_in_day" values={{ day }} />
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
      <Text as="p" className={styles.state} text={`sign_in_state_${state}`} />
    </li>
  );
}
