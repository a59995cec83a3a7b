import { FormattedMessage } from "react-intl";
import styles from "./ShellSkeleton.module.css";
import { startFailureId } from "./startFailure.ts";

/** Part of the gateway's page: `entry.ts` shows it when the client can't be started. The button loads the page again. */
export const StartFailure = () => (
  <p id={startFailureId} role="alert" className={styles.failure} hidden>
    <FormattedMessage id="error_chunk" />{" "}
    <button type="button">
      <FormattedMessage id="reload" />
    </button>
  </p>
);
