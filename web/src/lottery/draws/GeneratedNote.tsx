import { Text } from "../../ui/text/Text.tsx";
import styles from "./DrawNumbers.module.css";

/** Says that a draw's numbers are only history: nobody could bet on it, so there is nothing to check. */
export const GeneratedNote = () => <Text as="p" className={styles.generated} text="lottery_generated" />;
