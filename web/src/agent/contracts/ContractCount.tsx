import { FormattedMessage } from "react-intl";
import styles from "../downline/Downline.module.css";

/** The number of contracts in a list. */
export const ContractCount = ({ count }: { count: number }) => (
  <p role="status" className={styles.note}>
    <FormattedMessage id="contracts_count" values={{ count }} />
  </p>
);
