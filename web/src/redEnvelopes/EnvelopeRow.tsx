import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { EnvelopeRow_claim$key } from "../__generated__/EnvelopeRow_claim.graphql.ts";
import type { EnvelopeRow_envelope$key } from "../__generated__/EnvelopeRow_envelope.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { phaseOf } from "./envelopePhase.ts";
import styles from "./RedEnvelopes.module.css";

interface Props {
  envelope: EnvelopeRow_envelope$key;
  claim: EnvelopeRow_claim$key | undefined;
  /** The platform's time in milliseconds, by `useNowAmong`. */
  now: number;
}

/** The time of an envelope, and whether it is open, or what the member found in it. */
export function EnvelopeRow({ envelope: envelopeKey, claim: claimKey, now }: Props) {
  const envelope = useFragment(
    graphql`
      fragment EnvelopeRow_envelope on RedEnvelope {
        # passed on to phaseOf
        opensAt
        # passed on to phaseOf
        closesAt
      }
    `,
    envelopeKey,
  );
  const claim = useFragment(
    graphql`
      fragment EnvelopeRow_claim on RedEnvelopeClaim {
        amount {
          ...Money_amount @relay(mask: false)
        }
        expiresAt
      }
    `,
    claimKey,
  );
  const phase = claim ? "claimed" : phaseOf(envelope, now);
  const { opensAt, closesAt } = envelope;
  return (
    <li className={styles.time} data-phase={phase}>
      <span className={styles.when}>
        <Moment at={opensAt} />
        {" – "}
        <time dateTime={closesAt}>
          <FormattedDate value={closesAt} hour="2-digit" minute="2-digit" />
        </time>
      </span>
      <span className={styles.what}>
        {claim ? (
          <FormattedMessage id="envelopes_found" values={{ amount: <Amount {...claim.amount} /> }} />
        ) : (
          <FormattedMessage id={`envelopes_phase_${phase}`} />
        )}
        {claim?.expiresAt && (
          <span className={styles.note}>
            <FormattedMessage id="envelopes_expires" values={{ time: <Moment at={claim.expiresAt} style="plain" /> }} />
          </span>
        )}
      </span>
    </li>
  );
}
