import { FormattedMessage } from "react-intl";
import styles from "../form/SessionForm.module.css";
import { useIsHumanCheckSlow } from "./useHumanCheck.ts";

/** Says that the human check is running, when it takes long. */
export function HumanCheckProgress() {
  const isSlow = useIsHumanCheckSlow();
  return (
    <>
      {/* A provider's checkbox appears here. */}
      <div data-human-check="" className={styles.tick} />
      <p className={styles.progress} role="status">
        {isSlow && <FormattedMessage id="human_check" />}
      </p>
    </>
  );
}
