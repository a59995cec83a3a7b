import { FormattedMessage } from "react-intl";
import styles from "./DrawNumbers.module.css";

/** Says that a draw's numbers are only history: nobody could bet on it, so there is nothing to check. */
export const GeneratedNote = () => (
  <p className={styles.generated}>
    <FormattedMessage id="lottery_generated" />
  </p>
);
