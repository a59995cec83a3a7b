import { Text } from "../../ui/text/Text.tsx";
import styles from "./WinnersScreen.module.css";

/** The title of the winners, which the skeleton has too. */
export const WinnersHead = () => (
  <header>
    <Text as="h1" className={styles.title} text="winners" />
    <Text as="p" className={styles.intro} text="winners_intro" />
  </header>
);
