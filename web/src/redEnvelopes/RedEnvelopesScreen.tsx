import { FormattedMessage } from "react-intl";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { RedEnvelopesScreen_member$key } from "../__generated__/RedEnvelopesScreen_member.graphql.ts";
import type { RedEnvelopesScreenQuery } from "../__generated__/RedEnvelopesScreenQuery.graphql.ts";
import { BonusTerms } from "../bonuses/BonusTerms.tsx";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { DailyLinks } from "../promotions/DailyLinks.tsx";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useNowAmong } from "../time/serverSecond.ts";
import { useRecordServerTime } from "../time/useRecordServerTime.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { Text } from "../ui/text/Text.tsx";
import { EnvelopeRow } from "./EnvelopeRow.tsx";
import { phaseOf } from "./envelopePhase.ts";
import { PresentEnvelope } from "./PresentEnvelope.tsx";
import styles from "./RedEnvelopes.module.css";
import { useWatchEnvelopes } from "./useWatchEnvelopes.ts";

const query = graphql`
  query RedEnvelopesScreenQuery @preloadable @throwOnFieldError {
    site {
      brand @catch(to: NULL) {
        timeZone
      }
      redEnvelopes {
        envelopes {
          id
          # passed on to phaseOf
          opensAt
          # passed on to phaseOf
          closesAt
          ...PresentEnvelope_envelope
          ...EnvelopeRow_envelope
        }
        currency
        bonusTerms {
          ...BonusTerms_terms
        }
        serverTime
      }
    }
    viewer {
      # Null until the caller's own answer is there: after a login the store knows the member sooner.
      member @catch(to: NULL) {
        # passed on to RedEnvelopesScreen
        redEnvelopeClaims {
          # passed on to RedEnvelopesScreen
          expiresAt
        }
        ...RedEnvelopesScreen_member
      }
    }
  }
`;

/** The envelope that is open, or the next one, and the times of all. */
export function RedEnvelopesScreen({ queryRef }: ScreenProps<RedEnvelopesScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<RedEnvelopesScreenQuery>(query, queryRef);
  const { envelopes, currency, bonusTerms, serverTime } = site.redEnvelopes;
  const hasAccount = useHasAccount();
  const ownKey: RedEnvelopesScreen_member$key | null | undefined = hasAccount ? viewer.member : null;
  const member = useFragment(
    graphql`
      fragment RedEnvelopesScreen_member on Member @throwOnFieldError {
        redEnvelopeClaims {
          envelope {
            id
          }
          ...PresentEnvelope_claim
          ...EnvelopeRow_claim
        }
      }
    `,
    ownKey,
  );
  useRecordServerTime(serverTime);
  // The calendar has the envelopes of two days with their times, so it is read again only at the merchant's midnight.
  useRefreshAt({ timeZone: site.brand?.timeZone }, useRefresh<RedEnvelopesScreenQuery>(query));
  useWatchEnvelopes();
  const now = useNowAmong(envelopes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]));
  const claims = new Map(member?.redEnvelopeClaims.map((claim) => [claim.envelope.id, claim]));
  const isNotOver = (envelope: (typeof envelopes)[number]) => phaseOf(envelope, now) !== "closed";
  const present = envelopes.find((envelope) => isNotOver(envelope) && !claims.has(envelope.id));
  const latest = envelopes.findLast(({ id }) => claims.has(id));
  return (
    <PageFrame
      title={<FormattedMessage id="envelopes" />}
      tools={<DailyLinks />}
      lead={<FormattedMessage id="envelopes_lead" />}
    >
      <div className={styles.screen}>
        <PresentEnvelope envelope={present} found={latest && claims.get(latest.id)} now={now} />
        <p className={styles.note}>
          <BonusTerms terms={bonusTerms} />
        </p>
        <CurrencyNote currency={currency} kind="paid" />
        <section className={styles.part} aria-labelledby="envelopes-times">
          <Text as="h2" id="envelopes-times" className={styles.subtitle} text="envelopes_times" />
          <ul className={styles.times}>
            {envelopes.map((envelope) => (
              <EnvelopeRow key={envelope.id} envelope={envelope} claim={claims.get(envelope.id)} now={now} />
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}
