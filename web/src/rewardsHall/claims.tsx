import { CalendarCheck, CircleCheck, Gift, Mail, Target, Ticket } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BonusTerms } from "../bonuses/BonusTerms.tsx";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useClaimMission } from "../missions/useClaimMission.ts";
import { ClaimButton } from "../promotions/detail/ClaimButton.tsx";
import { useDrawRafflePrize } from "../raffle/useDrawRafflePrize.ts";
import { useClaimEnvelope } from "../redEnvelopes/useClaimEnvelope.ts";
import { ClaimRow } from "../rewards/ClaimRow.tsx";
import { RewardRow } from "../rewards/RewardRow.tsx";
import { useSignInToday } from "../signIn/useSignInToday.ts";
import { Moment } from "../time/Moment.tsx";
import { TimeLeft } from "../time/TimeLeft.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import type { HallData } from "./hallData.ts";
import styles from "./RewardsHall.module.css";

type Site = HallData["site"];
type Member = NonNullable<HallData["viewer"]["member"]>;
type ListOf<Field extends keyof Member> = NonNullable<Member[Field]>;

/** Whether something can be claimed, or could be since the page was opened: its row stays, and says what became of it. */
function useWasOpen(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return was || isOpen;
}

interface ActionProps {
  title: string;
  isOpen: boolean;
  isBusy: boolean;
  onClaim: () => void;
}

/** The button of a row, or the word that it is claimed. What a guest presses first is the registration. */
function Action({ title, isOpen, isBusy, onClaim }: ActionProps) {
  const { formatMessage } = useIntl();
  const hasAccount = useHasAccount();
  if (!isOpen) return <Claimed />;
  return (
    <Button
      size="sm"
      variant={hasAccount ? "primary" : "secondary"}
      isBusy={isBusy}
      aria-label={formatMessage({ id: "rewards_claim_name" }, { title })}
      onClick={onClaim}
      text="rewards_claim"
    />
  );
}

const Claimed = () => (
  <span className={styles.done} tabIndex={-1}>
    <CircleCheck size={18} aria-hidden="true" /> <FormattedMessage id="missions_claimed" />
  </span>
);

const Note = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>;

/** Today's sign-in. Guests see the first day, and log in at the button. */
export function SignInClaim({
  calendar,
  standing,
}: {
  calendar: NonNullable<Site["dailySignIn"]>;
  standing: Member["dailySignIn"];
}) {
  const { formatMessage } = useIntl();
  const { day, isSigned } = standing ?? { day: 1, isSigned: false };
  const { signIn, isBusy, failure } = useSignInToday(calendar.resetsAt);
  if (!useWasOpen(!isSigned)) return null;
  const title = formatMessage({ id: "hall_day" }, { day });
  const amount = calendar.rewards.find((reward) => reward.day === day)?.amount;
  return (
    <ClaimRow
      Icon={CalendarCheck}
      title={title}
      isOver={isSigned}
      amount={amount && <Amount {...amount} />}
      action={<Action title={title} isOpen={!isSigned} isBusy={isBusy} onClaim={signIn} />}
      failure={failure}
    >
      <Note>
        <BonusTerms terms={calendar.bonusTerms} />
      </Note>
    </ClaimRow>
  );
}

/** An open red envelope. What is in it is known when it is claimed. */
export function EnvelopeClaim({
  envelope: { id, closesAt },
  claim: found,
}: {
  envelope: NonNullable<Site["redEnvelopes"]>["envelopes"][number];
  claim: ListOf<"redEnvelopeClaims">[number] | undefined;
}) {
  const { formatMessage } = useIntl();
  const { claim, isBusy, failure } = useClaimEnvelope();
  if (!useWasOpen(!found)) return null;
  const title = formatMessage({ id: "rewards_kind_RED_ENVELOPE" });
  return (
    <ClaimRow
      Icon={Mail}
      title={title}
      isOver={found !== undefined}
      amount={found && <Amount {...found.amount} />}
      action={<Action title={title} isOpen={!found} isBusy={isBusy} onClaim={() => claim(id)} />}
      failure={failure}
    >
      {!found && (
        <Note>
          <FormattedMessage id="envelopes_closes" values={{ time: <TimeLeft until={closesAt} /> }} />
        </Note>
      )}
    </ClaimRow>
  );
}

/** The tickets of the raffle: each claim draws with one of them. */
export function RaffleClaim({
  raffle: { id, title },
  tickets: { totalCount, edges },
}: {
  raffle: NonNullable<Site["raffle"]>;
  tickets: ListOf<"unused">;
}) {
  const [prize, setPrize] = useState<{ title: string; kind: string } | null>(null);
  const { draw, isBusy, isUnanswered, failure } = useDrawRafflePrize(id, edges[0]?.node.id ?? null, setPrize);
  // A draw without an answer may have used the last ticket: the next press asks for its prize.
  const isOpen = totalCount > 0 || isUnanswered;
  if (!useWasOpen(isOpen)) return null;
  return (
    <ClaimRow
      Icon={Ticket}
      title={title}
      isOver={!isOpen}
      amount={<FormattedMessage id="raffle_tickets" values={{ count: totalCount }} />}
      action={<Action title={title} isOpen={isOpen} isBusy={isBusy} onClaim={draw} />}
      failure={failure}
    >
      <span className={styles.note} role="status">
        {!prize && <FormattedMessage id="raffle_lead" />}
        {prize?.kind === "NONE" && <FormattedMessage id="raffle_lost" />}
        {prize && prize.kind !== "NONE" && <FormattedMessage id="raffle_won" values={{ prize: prize.title }} />}
      </span>
    </ClaimRow>
  );
}

/** A mission whose goal is reached. */
export function MissionClaim({ mission }: { mission: ListOf<"missions">[number] }) {
  const { id, title, reward, state, resetsAt } = mission;
  const { claim, isBusy, failure } = useClaimMission(id, resetsAt ?? null);
  const isOpen = state === "CLAIMABLE";
  if (!useWasOpen(isOpen)) return null;
  return (
    <ClaimRow
      Icon={Target}
      title={title}
      isOver={!isOpen}
      amount={<Amount {...reward} />}
      action={<Action title={title} isOpen={isOpen} isBusy={isBusy} onClaim={claim} />}
      failure={failure}
    >
      <Note>
        <FormattedMessage id="rewards_kind_MISSION" />
      </Note>
      {isOpen && (
        <Note>
          <FormattedMessage id="rewards_cash" />
        </Note>
      )}
    </ClaimRow>
  );
}

/** A promotion that gives something now. One that excludes other claims asks first. */
export function PromotionClaim({
  promotion,
  standing,
}: {
  promotion: NonNullable<Site["promotions"]>["edges"][number]["node"];
  standing: ListOf<"promotionStandings">[number];
}) {
  const { title, status, reward, turnover, resetsAt } = standing;
  const isOpen = status === "CLAIM";
  if (!useWasOpen(isOpen)) return null;
  const spins = promotion.freeSpins?.spins ?? null;
  return (
    <ClaimRow
      Icon={Gift}
      title={title}
      isOver={!isOpen}
      amount={spins === null && reward && <Amount {...reward} />}
      action={
        isOpen ? (
          <ClaimButton promotionId={promotion.id} spins={spins} standing={standing} title={title} />
        ) : (
          <Claimed />
        )
      }
    >
      <Note>
        <FormattedMessage id="rewards_kind_PROMOTION" />
        {isOpen && resetsAt && (
          <>
            {" · "}
            <FormattedMessage id="rewards_time_AVAILABLE" values={{ time: <Moment at={resetsAt} style="plain" /> }} />
          </>
        )}
      </Note>
      {isOpen && turnover && (
        <Note>
          <FormattedMessage id="rewards_turnover" values={{ amount: <Amount {...turnover} /> }} />
        </Note>
      )}
    </ClaimRow>
  );
}

/** A reward of the reward centre. */
export function RewardClaim({ reward }: { reward: ListOf<"rewards">["edges"][number]["node"] }) {
  return useWasOpen(reward.status === "AVAILABLE") && <RewardRow reward={reward} />;
}
