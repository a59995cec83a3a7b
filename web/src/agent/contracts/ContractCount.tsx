import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";

/** The number of contracts in a list. */
export const ContractCount = ({ count }: { count: number }) => (
  <Text as="p" role="status" className={styles.note} text="contracts_count" values={{ count }} />
);
