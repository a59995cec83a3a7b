import { Crown, Target, Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { JoinButtons } from "../caller/JoinButtons.tsx";
import { phaseOf } from "../redEnvelopes/envelopePhase.ts";
import { ClaimRow } from "../rewards/ClaimRow.tsx";
import { hasPart } from "../site/hasPart.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { EnvelopeClaim, SignInClaim } from "./claims.tsx";
import type { HallData } from "./hallData.ts";
import styles from "./RewardsHall.module.css";

interface Props {
  site: HallData["site"];
  /** The platform's time in milliseconds, by `useNowAmong`. */
  now: number;
  isTrial: boolean;
}

/** What a person without a real account could get, and the way to one. A guest claims after the login. */
export function Offer({ site, now, isTrial }: Props) {
  const { dailySignIn, redEnvelopes, raffle, features } = site;
  const open = redEnvelopes?.envelopes.find((envelope) => phaseOf(envelope, now) === "open");
  return (
    <section className={styles.section} aria-labelledby="hall-to-claim">
      <Text as="h2" id="hall-to-claim" className={styles.title} text="hall_could" />
      <div className={styles.offer}>
        <Text as="p" text={isTrial ? "hall_trial" : "hall_guest"} />
        <p className={styles.buttons}>
          <JoinButtons />
        </p>
      </div>
      {!isTrial && (
        <ul className={styles.rows}>
          {open && <EnvelopeClaim envelope={open} claim={undefined} />}
          {dailySignIn && <SignInClaim calendar={dailySignIn} standing={null} />}
          {raffle?.depositForTicket && raffle.mostTicketsOfDeposit && (
            <ClaimRow Icon={Ticket} title={raffle.title}>
              <span className={styles.note}>
                <FormattedMessage
                  id="raffle_how"
                  values={{ amount: <Amount {...raffle.depositForTicket} />, most: raffle.mostTicketsOfDeposit }}
                />
              </span>
            </ClaimRow>
          )}
          {hasPart(features, "MISSIONS") && (
            <ClaimRow Icon={Target} title={<FormattedMessage id="member_missionLeaderboard" />}>
              <Text as="span" className={styles.note} text="hall_missions" />
            </ClaimRow>
          )}
          {hasPart(features, "VIP") && (
            <ClaimRow Icon={Crown} title={<FormattedMessage id="vip" />}>
              <Text as="span" className={styles.note} text="vip_intro" />
            </ClaimRow>
          )}
        </ul>
      )}
    </section>
  );
}
