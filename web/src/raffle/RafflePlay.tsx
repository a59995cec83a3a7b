import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RafflePlay_member$key } from "../__generated__/RafflePlay_member.graphql.ts";
import type { RafflePlay_raffle$key } from "../__generated__/RafflePlay_raffle.graphql.ts";
import { BonusTerms } from "../bonuses/BonusTerms.tsx";
import { FailureNote } from "../change/FailureNote.tsx";
import { useMemberLink } from "../member/useMemberLink.ts";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import { Button } from "../ui/button/Button.tsx";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { TextLink } from "../ui/text/TextLink.tsx";
import styles from "./Raffle.module.css";
import { RaffleWheel } from "./RaffleWheel.tsx";
import { useDrawRafflePrize } from "./useDrawRafflePrize.ts";
import { useWheel } from "./useWheel.ts";

interface Props {
  raffle: RafflePlay_raffle$key;
  member: RafflePlay_member$key | null | undefined;
  /** Called when the wheel has stopped. */
  onDrawn: () => void;
}

/** The wheel and its button. It stops at the prize that the platform has drawn. */
export function RafflePlay({ raffle: raffleKey, member: memberKey, onDrawn }: Props) {
  const raffle = useFragment(
    graphql`
      fragment RafflePlay_raffle on Raffle {
        id
        title
        prizes {
          internalID
        }
        depositForTicket {
          ...Money_amount @relay(mask: false)
        }
        mostTicketsOfDeposit
        bonusTerms {
          ...BonusTerms_terms
        }
        ...RaffleWheel_raffle
      }
    `,
    raffleKey,
  );
  const member = useFragment(
    graphql`
      fragment RafflePlay_member on Member @throwOnFieldError {
        unused: raffleTickets(isUsed: false, first: 1) {
          totalCount
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    memberKey,
  );
  const { turn, stopped, isTurning, turnTo } = useWheel(
    raffle.prizes.map(({ internalID }) => internalID),
    onDrawn,
  );
  const ticketId = member ? (member.unused.edges[0]?.node.id ?? null) : undefined;
  const { draw, isBusy: isDrawing, isUnanswered, failure } = useDrawRafflePrize(raffle.id, ticketId, turnTo);
  const isBusy = isDrawing || isTurning;
  const side = useRef<HTMLDivElement>(null);
  useFocusReplacement(side, isBusy);
  const linkTo = useMemberLink();
  const { depositForTicket, mostTicketsOfDeposit } = raffle;
  const left = member?.unused.totalCount ?? 0;
  const hasNone = Boolean(member) && left === 0 && !isUnanswered;
  return (
    <section className={styles.play} aria-labelledby="raffle-title">
      <RaffleWheel raffle={raffle} turn={turn} isTurning={isTurning} winner={stopped?.internalID} />
      <div ref={side} className={styles.side}>
        <h2 id="raffle-title" className={styles.title}>
          {raffle.title}
        </h2>
        <p role="status" className={styles.result} data-kind={stopped?.kind}>
          {isTurning && <FormattedMessage id="raffle_turning" />}
          {!isTurning && stopped?.kind === "NONE" && <FormattedMessage id="raffle_lost" />}
          {!isTurning && stopped && stopped.kind !== "NONE" && (
            <FormattedMessage id="raffle_won" values={{ prize: stopped.title }} />
          )}
          {!isTurning && !stopped && <FormattedMessage id="raffle_lead" />}
        </p>
        {member && <Text as="p" className={styles.tickets} text="raffle_tickets" values={{ count: left }} />}
        {hasNone && !isTurning ? (
          <TextLink to={linkTo("depositv2")} className={styles.deposit} text="deposit" />
        ) : (
          <Button isBusy={isBusy} onClick={draw} text="raffle_turn" />
        )}
        <FailureNote failure={failure} />
        {depositForTicket && mostTicketsOfDeposit && (
          <p className={styles.note}>
            <FormattedMessage
              id="raffle_how"
              values={{ amount: <Amount {...depositForTicket} />, most: mostTicketsOfDeposit }}
            />
          </p>
        )}
        <p className={styles.note}>
          <BonusTerms terms={raffle.bonusTerms} />
        </p>
        <CurrencyNote currency={depositForTicket?.currency} kind="paid" />
      </div>
    </section>
  );
}
