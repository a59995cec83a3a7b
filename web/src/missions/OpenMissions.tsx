import { FormattedMessage } from "react-intl";
import styles from "./OpenMissions.module.css";

/** The number of open missions beside the name of a menu entry; nothing when there are none. */
export function OpenMissions({ count }: { count: number | null | undefined }) {
  if (!count) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">
        <FormattedMessage id="member_missions_open" values={{ count }} />
      </span>
    </>
  );
}
