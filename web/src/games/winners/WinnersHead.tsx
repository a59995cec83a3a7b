import { FormattedMessage } from "react-intl";
import styles from "./WinnersScreen.module.css";

/** The title of the winners, which the skeleton has too. */
export const WinnersHead = () => (
  <header>
    <h1 className={styles.title}>
      <FormattedMessage id="winners" />
    </h1>
    <p className={styles.intro}>
      <FormattedMessage id="winners_intro" />
    </p>
  </header>
);
