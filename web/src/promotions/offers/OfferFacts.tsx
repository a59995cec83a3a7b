import { FormattedMessage } from "react-intl";
import { Amount } from "../../ui/text/Amount.tsx";
import { FactLine } from "../../ui/text/Facts.tsx";
import type { Money } from "../../ui/text/Money.ts";
import styles from "./Offers.module.css";

/** What a deposit becomes, and what must be played for it; null of free spins. */
export const OfferFacts = ({
  reward,
  turnover,
}: {
  reward: Money | null | undefined;
  turnover: Money | null | undefined;
}) => (
  <dl className={styles.facts}>
    <FactLine name="offers_reward">{reward && <Amount {...reward} />}</FactLine>
    <FactLine name="offers_turnover">
      {turnover ? <Amount {...turnover} /> : <FormattedMessage id="offers_turnover_spins" />}
    </FactLine>
  </dl>
);
