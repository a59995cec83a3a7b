import { Share2 } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Invitation_referral$key } from "../__generated__/Invitation_referral.graphql.ts";
import { Button } from "../ui/button/Button.tsx";
import { CopyButton } from "../ui/button/CopyButton.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { FactLine } from "../ui/text/Facts.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Referral.module.css";

const LinkQr = lazyPart(async () => (await import("./LinkQr.tsx")).LinkQr);

/** Code, link and QR code of the invitation, with the figures and the tiers. */
export function Invitation({ referral: key }: { referral: Invitation_referral$key }) {
  const { formatMessage, formatNumber } = useIntl();
  const { code, link, invitedCount, qualifiedCount, rewardTotal, qualifyingAmount, tiers } = useFragment(
    graphql`
      fragment Invitation_referral on Referral {
        code
        link
        invitedCount
        qualifiedCount
        rewardTotal {
          ...Money_amount @relay(mask: false)
        }
        qualifyingAmount {
          ...Money_amount @relay(mask: false)
        }
        tiers {
          from
          reward {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    key,
  );
  const details = [
    ["link", link],
    ["code", code],
  ] as const;
  return (
    <>
      <p className={styles.note}>
        {qualifyingAmount ? (
          <FormattedMessage id="referral_rule" values={{ amount: <Amount {...qualifyingAmount} /> }} />
        ) : (
          <FormattedMessage id="referral_lead" />
        )}
      </p>
      <div className={styles.invitation}>
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <FactLine key={name} name={`referral_${name}`}>
              {value} <CopyButton text={value} name={formatMessage({ id: `referral_${name}` })} />
            </FactLine>
          ))}
          {"share" in navigator && <ShareButton url={link} />}
        </dl>
        <Suspense fallback={<div className={styles.qrPlace} />}>
          <LinkQr link={link} />
        </Suspense>
      </div>
      <dl className={styles.figures}>
        <FactLine name="referral_invited">{formatNumber(invitedCount)}</FactLine>
        <FactLine name="referral_qualified">{formatNumber(qualifiedCount)}</FactLine>
        <FactLine name="referral_rewards">
          <Amount {...rewardTotal} />
        </FactLine>
      </dl>
      {qualifiedCount > 0 && <Text as="p" className={styles.note} text="referral_rewards_note" />}
      <section className={styles.section} aria-labelledby="referral-tiers">
        <Text as="h3" id="referral-tiers" className={styles.heading} text="referral_tiers" />
        <ol className={styles.tiers}>
          {tiers.map(({ from, reward }) => (
            <li key={from}>
              <Text as="span" text="referral_tier" values={{ from: formatNumber(from) }} />
              <b>
                <Amount {...reward} />
              </b>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Opens the device's own choice of apps. A person who closes it has changed their mind. */
function ShareButton({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const share = () =>
    navigator.share({ title: document.title, text: formatMessage({ id: "referral_share_text" }), url }).catch(() => {});
  return (
    <div>
      <Button size="sm" onClick={() => void share()}>
        <Share2 size={18} aria-hidden="true" /> <FormattedMessage id="referral_share" />
      </Button>
    </div>
  );
}
