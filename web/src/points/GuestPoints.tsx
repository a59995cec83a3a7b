import { Coins } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { Button } from "../ui/button/Button.tsx";
import styles from "./OwnPoints.module.css";

/** Says to guests and trial accounts what points are, and asks them to log in. */
export function GuestPoints() {
  const logIn = useProtectedAction(() => {});
  return (
    <section className={styles.account} aria-labelledby="guest-points">
      <Coins className={styles.icon} size={36} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id="guest-points" className={styles.guest}>
          <FormattedMessage id="points_guest_title" />
        </h2>
        <p className={styles.note}>
          <FormattedMessage id="points_guest_text" />
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={logIn} text="points_guest_action" />
      </div>
    </section>
  );
}
