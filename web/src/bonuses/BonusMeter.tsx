import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BonusMeterQuery } from "../__generated__/BonusMeterQuery.graphql.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { formatAmount } from "../ui/text/Amount.tsx";
import styles from "./Bonuses.module.css";
import { useWatchBonus } from "./useWatchBonus.ts";

/** How far the bonus is that bets count for now, the oldest, as a line, and in words or per cent where they have room. It follows each bet. */
export function BonusMeter() {
  const { formatMessage, formatNumber, locale } = useIntl();
  const { viewer } = useFreshQuery<BonusMeterQuery>(graphql`
    query BonusMeterQuery {
      viewer {
        member {
          bonuses(filter: { status: ACTIVE }, first: 5) @catch(to: NULL) {
            edges {
              # passed on to Running, which reads the same list
              node {
                id
                ...BonusProgress_bonus @relay(mask: false)
                ...BonusCard_bonus
              }
            }
          }
        }
      }
    }
  `);
  const bonus = viewer.member?.bonuses?.edges.at(-1)?.node;
  useWatchBonus(bonus?.id);
  if (!bonus) return null;
  const { turnoverDone, turnoverRequired } = bonus;
  const share = Math.min(Number(turnoverDone.amount) / (Number(turnoverRequired.amount) || 1), 1);
  const percent = formatNumber(Math.floor(share * 100) / 100, { style: "percent" });
  const values = { done: formatAmount(turnoverDone, locale), required: formatAmount(turnoverRequired, locale) };
  const words = formatMessage({ id: "bonuses_progress" }, values);
  return (
    <>
      <span className={styles.words} aria-hidden="true">
        <span>{formatMessage({ id: "bonuses_share" }, { share: percent })}</span>
        <span>{words}</span>
      </span>
      <progress className={styles.meter} value={share} aria-label={words} title={words} />
    </>
  );
}
