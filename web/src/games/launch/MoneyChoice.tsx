import { FormattedMessage, useIntl } from "react-intl";
import styles from "./MoneyChoice.module.css";

/** The choice of an open demo: to go on with it, or to play for money. */
export function MoneyChoice({ onChoose }: { onChoose: (money: "demo" | "real") => void }) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.choice} aria-label={formatMessage({ id: "games_money_choice" })}>
      <button type="button" className={styles.option} aria-pressed="true" onClick={() => onChoose("demo")}>
        <FormattedMessage id="games_demo" />
      </button>
      <button type="button" className={styles.option} aria-pressed="false" onClick={() => onChoose("real")}>
        <FormattedMessage id="games_for_money" />
      </button>
    </fieldset>
  );
}
