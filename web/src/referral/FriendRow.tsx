import { Circle, CircleCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { FriendRow_friend$key } from "../__generated__/FriendRow_friend.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Referral.module.css";

/** A friend: the masked name, the steps that are done, and what the friend brought. */
export function FriendRow({ friend: key }: { friend: FriendRow_friend$key }) {
  const { maskedName, registeredAt, isVerified, hasDeposited, hasPlayed, qualifiedAt, reward } = useFragment(
    graphql`
      fragment FriendRow_friend on ReferralFriend {
        maskedName
        registeredAt
        isVerified
        hasDeposited
        hasPlayed
        qualifiedAt
        reward {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  // A friend who counts has done all steps, even when a step no longer holds.
  const counts = qualifiedAt !== null;
  const steps = [
    ["verified", counts || isVerified],
    ["deposited", counts || hasDeposited],
    ["played", counts || hasPlayed],
  ] as const;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{maskedName}</span>
      {counts && !reward ? (
        <Text as="span" className={styles.note} text="referral_late" />
      ) : (
        <b>{reward && <Amount {...reward} signDisplay="exceptZero" />}</b>
      )}
      <span className={styles.note}>
        <FormattedMessage id="referral_joined" values={{ time: <Moment at={registeredAt} style="plain" /> }} />
      </span>
      <span className={styles.steps}>
        {steps.map(([step, isDone]) => (
          <span key={step} className={styles.step} data-done={isDone || undefined}>
            {isDone ? <CircleCheck size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
            <FormattedMessage id={`referral_${step}_${isDone ? "done" : "open"}`} />
          </span>
        ))}
      </span>
    </li>
  );
}
