import { CalendarCheck, Coins, Crown, Gift, type LucideIcon, Mail, Target, Ticket, Users } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RewardKind, RewardRow_reward$key } from "../__generated__/RewardRow_reward.graphql.ts";
import { FreeSpinsTerms } from "../freeSpinTerms/FreeSpinsTerms.tsx";
import { Moment } from "../time/Moment.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { ClaimRow } from "./ClaimRow.tsx";
import styles from "./Rewards.module.css";
import { useClaimReward } from "./useClaimReward.ts";

const ICONS: Partial<Record<RewardKind, LucideIcon>> = {
  MISSION: Target,
  SIGN_IN: CalendarCheck,
  RED_ENVELOPE: Mail,
  RAFFLE: Ticket,
  VIP: Crown,
  REFERRAL: Users,
  POINTS: Coins,
};

/** A reward: what it is for, its worth, and a button while it can be claimed. */
export function RewardRow({ reward: key, onClaimed }: { reward: RewardRow_reward$key; onClaimed?: () => void }) {
  const { formatMessage } = useIntl();
  const { id, kind, title, amount, turnoverRequired, freeSpins, status, claimBefore, endedAt } = useFragment(
    graphql`
      fragment RewardRow_reward on Reward {
        id
        kind
        title
        amount {
          ...Money_amount @relay(mask: false)
        }
        turnoverRequired {
          ...Money_amount @relay(mask: false)
        }
        freeSpins {
          spins
          ...FreeSpinsTerms_terms
        }
        status
        claimBefore
        endedAt
      }
    `,
    key,
  );
  const { claim, isBusy, failure } = useClaimReward(id, onClaimed);
  const isOpen = status === "AVAILABLE";
  const time = endedAt ?? claimBefore;
  return (
    <ClaimRow
      Icon={ICONS[kind] ?? Gift}
      title={title}
      isOver={!isOpen}
      amount={
        freeSpins ? (
          <FormattedMessage id="free_spins_count" values={{ spins: freeSpins.spins }} />
        ) : (
          <Amount {...amount} />
        )
      }
      action={
        isOpen && (
          <Button
            size="sm"
            isBusy={isBusy}
            aria-label={formatMessage({ id: "rewards_claim_name" }, { title })}
            onClick={claim}
            text="rewards_claim"
          />
        )
      }
      failure={failure}
    >
      <span className={styles.note}>
        <FormattedMessage id={`rewards_kind_${kind}`} />
        {" · "}
        <FormattedMessage id={`rewards_time_${status}`} values={{ time: <Moment at={time} style="plain" /> }} />
      </span>
      {isOpen && (
        <span className={styles.note}>
          {freeSpins ? (
            <FreeSpinsTerms terms={freeSpins} />
          ) : turnoverRequired ? (
            <FormattedMessage id="rewards_turnover" values={{ amount: <Amount {...turnoverRequired} /> }} />
          ) : (
            <FormattedMessage id="rewards_cash" />
          )}
        </span>
      )}
    </ClaimRow>
  );
}
