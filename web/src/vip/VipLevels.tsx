import { Check } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { VipLevels_levels$key } from "../__generated__/VipLevels_levels.graphql.ts";
import { formatAmount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { ClubCrown } from "./ClubCrown.tsx";
import styles from "./Vip.module.css";

interface Props {
  levels: VipLevels_levels$key;
  /** The rank of the member who looks at them. */
  own: number | undefined;
}

/** All levels: what they need and what they give. */
export function VipLevels({ levels: key, own }: Props) {
  const { locale } = useIntl();
  const levels = useFragment(
    graphql`
      fragment VipLevels_levels on VipLevel @relay(plural: true) {
        club {
          ...MyLevel_club @relay(mask: false)
        }
        turnover {
          ...Money_amount @relay(mask: false)
        }
        keepTurnover {
          ...Money_amount @relay(mask: false)
        }
        benefits
      }
    `,
    key,
  );
  return (
    <section className={styles.ladder} aria-labelledby="vip-levels">
      <Text as="h2" id="vip-levels" className={styles.subtitle} text="vip_levels" />
      <ol className={styles.ladder}>
        {levels.map(({ club, turnover, keepTurnover, benefits }) => (
          <li key={club.rank} className={styles.level} aria-current={club.rank === own ? "step" : undefined}>
            <div className={styles.name}>
              <ClubCrown {...club} />
              <div>
                <h3 className={styles.levelName}>{club.label}</h3>
                <Text as="p" className={styles.note} text="vip_level" values={{ rank: club.rank }} />
              </div>
              {club.rank === own && <Text as="span" className={styles.here} text="vip_yours" />}
              {own !== undefined && club.rank < own && (
                <span className={styles.reached}>
                  <Check size={16} aria-hidden="true" /> <FormattedMessage id="vip_reached" />
                </span>
              )}
            </div>
            <div>
              <p>
                {Number(turnover.amount) === 0 ? (
                  <FormattedMessage id="vip_begin" />
                ) : (
                  <FormattedMessage id="vip_reach" values={{ amount: <b>{formatAmount(turnover, locale)}</b> }} />
                )}
              </p>
              {Number(keepTurnover.amount) > 0 && (
                <p className={styles.note}>
                  <FormattedMessage id="vip_keep_month" values={{ amount: formatAmount(keepTurnover, locale) }} />
                </p>
              )}
            </div>
            {benefits.length > 0 && (
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
