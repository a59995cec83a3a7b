import { FormattedMessage } from "react-intl";
import styles from "../form/SessionForm.module.css";
import { useIsHumanCheckSlow } from "./useHumanCheck.ts";

/** Says that the check for people is under way, when that takes long enough to wonder. */
export function HumanCheckProgress() {
  const isSlow = useIsHumanCheckSlow();
  return (
    <>
      {/* A provider that wants something ticked shows it here. */}
      <div data-human-check="" className={styles.tick} />
      <p className={styles.progress} role="status">
        {isSlow && <FormattedMessage id="human_check" />}
      </p>
    </>
  );
}
