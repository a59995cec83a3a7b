import { CircleCheck } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MissionCard_mission$key } from "../__generated__/MissionCard_mission.graphql.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { Button } from "../ui/button/Button.tsx";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import { Progress } from "../ui/state/Progress.tsx";
import { Amount, formatAmount } from "../ui/text/Amount.tsx";
import styles from "./Missions.module.css";
import { useClaimMission } from "./useClaimMission.ts";

/** A mission: how far it is, and its reward. */
export function MissionCard({ mission: key }: { mission: MissionCard_mission$key }) {
  const { locale, formatNumber } = useIntl();
  const titleId = useId();
  const { id, title, goal, progress, currency, reward, score, state, resetsAt } = useFragment(
    graphql`
      fragment MissionCard_mission on Mission {
        id
        title
        goal
        progress
        currency
        reward {
          ...Money_amount @relay(mask: false)
        }
        score
        state
        resetsAt
      }
    `,
    key,
  );
  const { claim, isBusy, failure } = useClaimMission(id, resetsAt ?? null);
  const [hasClaimed, setClaimed] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useFocusReplacement(outcome, hasClaimed && state === "CLAIMED");
  const handleClaim = () => {
    setClaimed(true);
    claim();
  };
  const shown = (amount: string) => (currency ? formatAmount({ amount, currency }, locale) : formatNumber(+amount));
  const reached = <FormattedMessage id="missions_progress" values={{ done: shown(progress), goal: shown(goal) }} />;
  return (
    <li className={styles.card} data-state={state} aria-labelledby={titleId}>
      <p id={titleId} className={styles.cardTitle}>
        {title}
      </p>
      <p className={styles.amount}>
        <Amount {...reward} />
      </p>
      <Progress
        tone={state === "CLAIMED" ? "good" : undefined}
        aria-labelledby={titleId}
        max={Number(goal)}
        value={Number(progress)}
      />
      <p className={styles.facts}>
        <span>{reached}</span>
        <FormattedMessage id="missions_score_worth" values={{ count: score }} />
      </p>
      <div ref={outcome} className={styles.action} aria-live="polite">
        {state === "CLAIMABLE" && (
          <Button size="sm" isBusy={isBusy} onClick={handleClaim} aria-describedby={titleId} text="missions_claim" />
        )}
        {state === "CLAIMED" && (
          <span className={styles.done} tabIndex={-1}>
            <CircleCheck size={18} aria-hidden="true" /> <FormattedMessage id="missions_claimed" />
          </span>
        )}
      </div>
      <FailureNote failure={failure} />
    </li>
  );
}
