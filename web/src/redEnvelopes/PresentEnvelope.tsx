import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PresentEnvelope_claim$key } from "../__generated__/PresentEnvelope_claim.graphql.ts";
import type { PresentEnvelope_envelope$key } from "../__generated__/PresentEnvelope_envelope.graphql.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { TimeLeft } from "../time/TimeLeft.tsx";
import { Button } from "../ui/button/Button.tsx";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { EnvelopePicture } from "./EnvelopePicture.tsx";
import { phaseOf } from "./envelopePhase.ts";
import styles from "./RedEnvelopes.module.css";
import { useClaimEnvelope } from "./useClaimEnvelope.ts";

interface Props {
  /** The open envelope or the next one; none when all are over. */
  envelope: PresentEnvelope_envelope$key | undefined;
  /** What the member found last. */
  found: PresentEnvelope_claim$key | undefined;
  /** The platform's time in milliseconds, by `useNowAmong`. */
  now: number;
}

/** The open envelope with its button, or the time until the next one; and what the member found last. */
export function PresentEnvelope({ envelope: envelopeKey, found: foundKey, now }: Props) {
  const envelope = useFragment(
    graphql`
      fragment PresentEnvelope_envelope on RedEnvelope {
        id
        # passed on to phaseOf
        opensAt
        # passed on to phaseOf
        closesAt
      }
    `,
    envelopeKey,
  );
  const found = useFragment(
    graphql`
      fragment PresentEnvelope_claim on RedEnvelopeClaim {
        amount {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    foundKey,
  );
  const { claim, isBusy, failure } = useClaimEnvelope();
  /** The envelope that the member opened last, also in vain. */
  const [triedId, setTriedId] = useState<string | null>(null);
  const side = useRef<HTMLDivElement>(null);
  useFocusReplacement(side, triedId !== null && triedId !== envelope?.id);
  const handleClaim = (id: string) => {
    setTriedId(id);
    claim(id);
  };
  const isOpen = envelope != null && phaseOf(envelope, now) === "open";
  return (
    <section className={styles.present} data-open={isOpen || undefined} aria-labelledby="envelopes-present">
      <EnvelopePicture isOpen={isOpen} />
      <div ref={side} className={styles.side}>
        <h2 id="envelopes-present" className={styles.title} aria-live="polite">
          <FormattedMessage id={isOpen ? "envelopes_open_now" : "envelopes_waiting"} />
        </h2>
        {envelope && (
          <p className={styles.countdown}>
            <FormattedMessage
              id={isOpen ? "envelopes_closes" : "envelopes_next"}
              values={{ time: <TimeLeft until={isOpen ? envelope.closesAt : envelope.opensAt} /> }}
            />
          </p>
        )}
        {isOpen && <Button isBusy={isBusy} onClick={() => handleClaim(envelope.id)} text="envelopes_claim" />}
        <p role="status" className={styles.found} tabIndex={-1}>
          {found && <FormattedMessage id="envelopes_found" values={{ amount: <Amount {...found.amount} /> }} />}
        </p>
        {triedId === envelope?.id && <FailureNote failure={failure} />}
      </div>
    </section>
  );
}
