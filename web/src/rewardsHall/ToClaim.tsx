import { FormattedMessage } from "react-intl";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import { phaseOf } from "../redEnvelopes/envelopePhase.ts";
import { hasPart, type SitePart } from "../site/hasPart.ts";
import { Button } from "../ui/button/Button.tsx";
import { Count } from "../ui/notice/Count.tsx";
import { Text } from "../ui/text/Text.tsx";
import { ComingName, ComingTime } from "./Coming.tsx";
import { EnvelopeClaim, MissionClaim, PromotionClaim, RaffleClaim, RewardClaim, SignInClaim } from "./claims.tsx";
import type { ComingItem } from "./comingOf.ts";
import type { HallData } from "./hallData.ts";
import styles from "./RewardsHall.module.css";

interface Props {
  site: HallData["site"];
  member: HallData["viewer"]["member"];
  /** The platform's time in milliseconds, by `useNowAmong`. */
  now: number;
  /** What comes next. */
  next: ComingItem | undefined;
  onRetry: () => void;
}

/** All that the member can claim now, of every kind, each with its button. */
export function ToClaim({ site, member, now, next, onRetry }: Props) {
  const { dailySignIn: calendar, redEnvelopes, raffle, promotions } = site;
  const standing = member?.dailySignIn;
  const claims = new Map(member?.redEnvelopeClaims?.map((claim) => [claim.envelope.id, claim]));
  const open = redEnvelopes?.envelopes.filter((envelope) => phaseOf(envelope, now) === "open") ?? [];
  const tickets = member?.unused;
  const missions = member?.missions ?? [];
  const rewards = member?.rewards?.edges.map(({ node }) => node) ?? [];
  const byNumber = new Map(promotions?.edges.map(({ node }) => [node.internalID, node]));
  const standings = (member?.promotionStandings ?? []).flatMap((own) => {
    const promotion = byNumber.get(own.internalID);
    return promotion ? [{ promotion, own }] : [];
  });
  const count =
    Number(standing?.isSigned === false) +
    (member?.redEnvelopeClaims ? open.filter(({ id }) => !claims.has(id)).length : 0) +
    (tickets?.totalCount ?? 0) +
    missions.filter(({ state }) => state === "CLAIMABLE").length +
    rewards.filter(({ status }) => status === "AVAILABLE").length +
    standings.filter(({ own }) => own.status === "CLAIM").length;
  // What the platform lacks can't be loaded, and is not missed.
  const isLost = (part: SitePart, kind: unknown) => kind == null && hasPart(site.features, part);
  const isPartly =
    !member ||
    isLost("MISSIONS", member.missions) ||
    isLost("SIGN_IN", standing) ||
    isLost("RED_ENVELOPES", member.redEnvelopeClaims) ||
    isLost("RAFFLE", tickets) ||
    isLost("REWARDS", member.rewards) ||
    isLost("PROMOTIONS", member.promotionStandings && promotions);
  return (
    <section className={styles.section} aria-labelledby="hall-to-claim">
      <h2 id="hall-to-claim" className={styles.title}>
        <FormattedMessage id="hall_to_claim" /> {count > 0 && <Count className={styles.count}>{count}</Count>}
      </h2>
      {count === 0 && (
        <p className={styles.empty} role="status">
          <Text as="b" text="hall_nothing" />
          {next && (
            <span className={styles.note}>
              <FormattedMessage
                id="hall_next"
                values={{ name: <ComingName item={next} />, time: <ComingTime at={next.at} isWithin /> }}
              />
            </span>
          )}
        </p>
      )}
      <ul className={styles.rows}>
        {member?.redEnvelopeClaims &&
          open.map((envelope) => (
            <EnvelopeClaim key={envelope.id} envelope={envelope} claim={claims.get(envelope.id)} />
          ))}
        {calendar && standing && <SignInClaim key={calendar.resetsAt} calendar={calendar} standing={standing} />}
        {rewards.map((reward) => (
          <RewardClaim key={reward.id} reward={reward} />
        ))}
        {missions.map((mission) => (
          <MissionClaim key={mission.id} mission={mission} />
        ))}
        {standings.map(({ promotion, own }) => (
          <PromotionClaim key={own.internalID} promotion={promotion} standing={own} />
        ))}
        {raffle && tickets && <RaffleClaim raffle={raffle} tickets={tickets} />}
      </ul>
      {count > 0 && (
        <div className={styles.note}>
          <CurrencyNote currency={calendar?.rewards[0]?.amount.currency} kind="paid" />
        </div>
      )}
      {isPartly && (
        <p className={styles.note} role="status">
          <FormattedMessage id="hall_partly" /> <Button size="sm" variant="ghost" onClick={onRetry} text="retry" />
        </p>
      )}
    </section>
  );
}
