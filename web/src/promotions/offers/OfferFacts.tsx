import { FormattedMessage } from "react-intl";
import { Amount } from "../../ui/text/Amount.tsx";
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
    <div>
      <dt>
        <FormattedMessage id="offers_reward" />
      </dt>
      <dd>{reward && <Amount {...reward} />}</dd>
    </div>
    <div>
      <dt>
        <FormattedMessage id="offers_turnover" />
      </dt>
      <dd>{turnover ? <Amount {...turnover} /> : <FormattedMessage id="offers_turnover_spins" />}</dd>
    </div>
  </dl>
);
